import { Tensor } from 'onnxruntime-node';

/** What a model is fed with, by the names of its inputs. */
export type Feeds = Record<string, Tensor>;

/** Tensors of the shape [1, heads, length, width] as one of [tensors, heads, longest length, width], filled up with zeros. */
export function stacked(tensors: readonly Tensor[]): Tensor {
  const { heads, longest, width, result } = roomFor(tensors);
  for (const [row, tensor] of tensors.entries()) {
    const values = floatsOf(tensor);
    const size = lengthOf(tensor) * width;
    for (let head = 0; head < heads; head++)
      result.set(values.subarray(head * size, (head + 1) * size), (row * heads + head) * longest * width);
  }
  return new Tensor('float32', result, [tensors.length, heads, longest, width]);
}

/** The same with the last two dimensions exchanged: [tensors, heads, width, longest length]. */
export function stackedTransposed(tensors: readonly Tensor[]): Tensor {
  const { heads, longest, width, result } = roomFor(tensors);
  for (const [row, tensor] of tensors.entries()) {
    const values = floatsOf(tensor);
    const length = lengthOf(tensor);
    for (let head = 0; head < heads; head++) {
      for (let column = 0; column < width; column++) {
        const to = ((row * heads + head) * width + column) * longest;
        const from = head * length * width + column;
        for (let at = 0; at < length; at++) result[to + at] = values[from + at * width]!;
      }
    }
  }
  return new Tensor('float32', result, [tensors.length, heads, width, longest]);
}

/** Zeros for all of these tensors, each as long as the longest. */
function roomFor(tensors: readonly Tensor[]) {
  const heads = tensors[0]!.dims[1]!;
  const width = tensors[0]!.dims[3]!;
  const longest = Math.max(...tensors.map(lengthOf));
  return { heads, longest, width, result: new Float32Array(tensors.length * heads * longest * width) };
}

const lengthOf = (tensor: Tensor): number => tensor.dims[2]!;

export function zeros(dims: readonly number[]): Tensor {
  return new Tensor('float32', new Float32Array(dims.reduce((product, size) => product * size, 1)), dims);
}

/** These rows of it alone: the parts along its first dimension. */
export function rowsOf(tensor: Tensor, rows: readonly number[]): Tensor {
  const values = floatsOf(tensor);
  const size = values.length / tensor.dims[0]!;
  const result = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries())
    result.set(values.subarray(row * size, (row + 1) * size), at * size);
  return new Tensor('float32', result, [rows.length, ...tensor.dims.slice(1)]);
}

/** For each row 0 at its first places, as many as its length, and `otherwise` after them; shape [rows, 1, 1, longest]. */
export function maskOf(lengths: readonly number[], otherwise: number): Tensor {
  const longest = Math.max(...lengths);
  const result = new Float32Array(lengths.length * longest);
  for (const [row, length] of lengths.entries())
    result.fill(otherwise, row * longest + length, (row + 1) * longest);
  return new Tensor('float32', result, [lengths.length, 1, 1, longest]);
}

/** One number for each row; shape [rows, 1]. */
export function column(numbers: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(numbers, BigInt), [numbers.length, 1]);
}

/** Throws if it holds figures of another kind. */
export function floatsOf(tensor: Tensor): Float32Array {
  if (!(tensor.data instanceof Float32Array))
    throw new Error('The speech model gives figures of another kind.');
  return tensor.data;
}

/**
 * Gives back the memory of tensors that nobody reads any more. The garbage collector counts it, and goes through all that
 * the thread holds for every few tens of megabytes, several times during an answer.
 */
export function release(tensors: readonly Tensor[]): void {
  for (const tensor of tensors) {
    const { buffer } = floatsOf(tensor);
    if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
