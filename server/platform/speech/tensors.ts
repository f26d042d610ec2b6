import { Tensor } from 'onnxruntime-node';

/** The inputs of a model, by name. */
export type Feeds = Record<string, Tensor>;

/**
 * Combines tensors of shape [1, heads, length, width] into one of [tensors, heads, longest length, width]. The model
 * takes a weighted mean over each length, so a shorter tensor gives the same result when it is stretched to the
 * longest.
 */
export function stacked(tensors: readonly Tensor[]): Tensor {
  const [, heads, , width] = tensors[0]!.dims as [number, number, number, number];
  const longest = Math.max(...tensors.map(lengthOf));
  const size = heads * longest * width;
  const result = new Float32Array(tensors.length * size);
  for (const [row, tensor] of tensors.entries()) {
    const values = floatsOf(tensor);
    const length = lengthOf(tensor);
    if (length === longest) {
      result.set(values, row * size);
      continue;
    }
    for (let head = 0; head < heads; head++)
      for (let at = 0; at < longest; at++) {
        const place = (at * (length - 1)) / (longest - 1);
        const before = (head * length + Math.floor(place)) * width;
        const after = (head * length + Math.ceil(place)) * width;
        const share = place % 1;
        const to = row * size + (head * longest + at) * width;
        for (let i = 0; i < width; i++)
          result[to + i] = values[before + i]! * (1 - share) + values[after + i]! * share;
      }
  }
  return new Tensor('float32', result, [tensors.length, heads, longest, width]);
}

const lengthOf = (tensor: Tensor): number => tensor.dims[2]!;

export function zeros(dims: readonly number[]): Tensor {
  return new Tensor('float32', new Float32Array(dims.reduce((product, size) => product * size, 1)), dims);
}

/** Only these rows of the tensor: its parts along the first dimension. */
export function rowsOf(tensor: Tensor, rows: readonly number[]): Tensor {
  const values = floatsOf(tensor);
  const size = values.length / tensor.dims[0]!;
  const result = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries())
    result.set(values.subarray(row * size, (row + 1) * size), at * size);
  return new Tensor('float32', result, [rows.length, ...tensor.dims.slice(1)]);
}

/** One number for each row; shape [rows, 1]. */
export function column(numbers: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(numbers, BigInt), [numbers.length, 1]);
}

/** Throws if the tensor contains another type of number. */
export function floatsOf(tensor: Tensor): Float32Array {
  if (!(tensor.data instanceof Float32Array))
    throw new Error('The speech model gives figures of another kind.');
  return tensor.data;
}

/**
 * Frees the memory of tensors that are no longer read. Otherwise the garbage collector counts it, and scans everything
 * in the thread for every few tens of megabytes, several times during an answer.
 */
export function release(tensors: readonly Tensor[]): void {
  for (const tensor of tensors) {
    const { buffer } = floatsOf(tensor);
    if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
