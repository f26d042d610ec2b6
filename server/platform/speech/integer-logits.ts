import {
  ATTRIBUTE,
  DATA_TYPES,
  GRAPH,
  MODEL,
  type Message,
  NODE,
  change,
  integerAttribute,
  nodeOf,
  operatorOf,
  partsOf,
  textsOf,
} from './onnx-edit.ts';

/**
 * The last product of the decoder gives each of the 32,768 tokens its number. Its weights are bytes in the file, but the
 * export makes floats of them first: 54 MB, which are read for every token. Here the product is computed with the bytes,
 * as all others of the model are: its other side becomes bytes, too, and the result is multiplied with both scales.
 */

const PRODUCT = 'MatMul';
const TO_FLOATS = 'DequantizeLinear';

/** The changed model. The same model where it has no such product. */
export function integerLogits(model: Uint8Array): Uint8Array {
  return Buffer.concat(change(model, MODEL.graph, (graph) => [changeGraph(graph)]));
}

/** Changes the graph and the branches in it. */
function changeGraph(graph: Uint8Array): Message {
  const floats = floatWeights(graph);
  return change(graph, GRAPH.node, (node) => {
    const inputs = textsOf(node, NODE.input);
    const [output] = textsOf(node, NODE.output);
    if (operatorOf(node) === TO_FLOATS && floats.has(output!)) return [];
    const weights = operatorOf(node) === PRODUCT ? floats.get(inputs[1]!) : undefined;
    if (weights) return productOf(inputs[0]!, weights, output!).map((made) => [made]);
    return [
      change(node, NODE.attribute, (attribute) => [
        change(attribute, ATTRIBUTE.graph, (branch) => [changeGraph(branch)]),
      ]),
    ];
  });
}

/** Bytes with the number that one of them stands for, and the byte that stands for 0: names of values. */
interface Weights {
  bytes: string;
  scale: string;
  zero: string;
}

/** The transposed weights that this graph makes floats for a product alone, by the names of the floats. */
function floatWeights(graph: Uint8Array): Map<string, Weights> {
  const nodes = partsOf(graph, GRAPH.node);
  const transposed = new Set(
    nodes.flatMap((node) => (operatorOf(node) === 'Transpose' ? textsOf(node, NODE.output) : [])),
  );
  const found = new Map<string, Weights>();
  for (const node of nodes) {
    const [bytes, scale, zero] = textsOf(node, NODE.input);
    if (operatorOf(node) === TO_FLOATS && transposed.has(bytes!) && zero !== undefined)
      found.set(textsOf(node, NODE.output)[0]!, { bytes: bytes!, scale: scale!, zero });
  }
  for (const node of nodes)
    for (const [place, name] of textsOf(node, NODE.input).entries())
      if (operatorOf(node) !== PRODUCT || place !== 1) found.delete(name);
  return found;
}

function productOf(values: string, { bytes, scale, zero }: Weights, output: string): Uint8Array[] {
  const own = (part: string) => `${output}.${part}`;
  const quantised = ['bytes', 'scale', 'zero'].map(own);
  return [
    nodeOf('DynamicQuantizeLinear', [values], quantised),
    nodeOf('MatMulInteger', [quantised[0]!, bytes, quantised[2]!, zero], [own('product')]),
    nodeOf('Cast', [own('product')], [own('floats')], [integerAttribute('to', DATA_TYPES.float)]),
    nodeOf('Mul', [quantised[1]!, scale], [own('scales')]),
    nodeOf('Mul', [own('floats'), own('scales')], [output]),
  ];
}
