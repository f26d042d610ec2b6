import { InferenceSession, Tensor } from 'onnxruntime-node';
import {
  ATTRIBUTE,
  DATA_TYPES,
  GRAPH,
  MODEL,
  type Message,
  NODE,
  TENSOR,
  change,
  integersOf,
  message,
  modelOf,
  nodeOf,
  operatorOf,
  partsOf,
  textsOf,
  valueOf,
  without,
} from './onnx-edit.ts';

/**
 * Processors multiply unsigned bytes with signed ones in one step (VNNI), but not with unsigned ones, as the export has
 * its weights. Here each weight, and the zero that is subtracted from it, becomes 128 less. Their difference is the
 * same, so the model computes the same numbers, in a sixth less time.
 */

/** The operator whose second input are weights and whose fourth is their zero. */
const PRODUCT = 'MatMulInteger';

/**
 * Whether this processor multiplies unsigned bytes with signed ones without a fault. An older one adds two products in
 * 16 bits, where large ones do not fit. The option of the runtime for it (`session.x64quantprecision`) turns the weights
 * back on every processor, so the largest products are tried instead.
 */
export async function multipliesSigned(): Promise<boolean> {
  const [length, columns, unsigned, signedByte] = [64, 32, 255, 127];
  const session = await InferenceSession.create(productModel(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const left = (rows: number) =>
    new Tensor('uint8', new Uint8Array(rows * length).fill(unsigned), [rows, length]);
  const right = new Tensor('int8', new Int8Array(length * columns).fill(signedByte), [length, columns]);
  try {
    // One row is multiplied by another function of the runtime than several.
    for (const rows of [1, 8]) {
      const { product } = await session.run({ left: left(rows), right });
      const values = product?.data;
      if (!(values instanceof Int32Array) || values.some((value) => value !== length * unsigned * signedByte))
        return false;
    }
    return true;
  } finally {
    await session.release();
  }
}

function productModel(): Uint8Array {
  const graph = message([
    [GRAPH.node, nodeOf(PRODUCT, ['left', 'right'], ['product'])],
    [GRAPH.input, valueOf('left', DATA_TYPES.uint8, 2)],
    [GRAPH.input, valueOf('right', DATA_TYPES.int8, 2)],
    [GRAPH.output, valueOf('product', DATA_TYPES.int32, 2)],
  ]);
  return modelOf(graph, 13);
}

/** The model with signed weights. The same model where it has none that can be changed. */
export function signedWeights(model: Uint8Array): Uint8Array {
  const [graph] = partsOf(model, MODEL.graph);
  if (!graph) return model;
  const weights = new Set<string>();
  const others = new Set<string>();
  noteInputs(graph, weights, others);
  const tensors = new Map(
    partsOf(graph, GRAPH.initializer).map((tensor) => [textsOf(tensor, TENSOR.name)[0], tensor]),
  );
  const canChange = (name: string): boolean => {
    const tensor = tensors.get(name);
    if (others.has(name) || tensor === undefined) return false;
    return integersOf(tensor, TENSOR.dataType)[0] === DATA_TYPES.uint8;
  };
  // All or none: a weight and its zero must change together.
  if (weights.size === 0 || ![...weights].every(canChange)) return model;
  return Buffer.concat(
    change(model, MODEL.graph, (whole) => [
      change(whole, GRAPH.initializer, (tensor) => [
        weights.has(textsOf(tensor, TENSOR.name)[0]!) ? signed(tensor) : [tensor],
      ]),
    ]),
  );
}

/** Notes the weights of products with their zeros, and every other input of the graph and of the branches in it. */
function noteInputs(graph: Uint8Array, weights: Set<string>, others: Set<string>): void {
  for (const node of partsOf(graph, GRAPH.node)) {
    const inputs = textsOf(node, NODE.input);
    const isProduct = operatorOf(node) === PRODUCT && inputs.length === 4;
    for (const [place, name] of inputs.entries())
      (isProduct && (place === 1 || place === 3) ? weights : others).add(name);
    for (const attribute of partsOf(node, NODE.attribute))
      for (const branch of partsOf(attribute, ATTRIBUTE.graph)) noteInputs(branch, weights, others);
  }
}

/** Each value of it 128 less. */
function signed(tensor: Uint8Array): Message {
  const [bytes] = partsOf(tensor, TENSOR.bytes);
  const values = bytes ? new Uint8Array(bytes) : Uint8Array.from(integersOf(tensor, TENSOR.integers));
  for (let at = 0; at < values.length; at += 1) values[at]! -= 128;
  const changed = message([
    [TENSOR.dataType, DATA_TYPES.int8],
    [TENSOR.bytes, values],
  ]);
  return [...without(tensor, [TENSOR.dataType, TENSOR.bytes, TENSOR.integers]), changed];
}
