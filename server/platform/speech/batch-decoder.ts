import {
  ATTRIBUTE,
  DATA_TYPES,
  GRAPH,
  MODEL,
  type Message,
  NODE,
  VALUE,
  change,
  message,
  nodeOf,
  operatorOf,
  partsOf,
  textsOf,
  valueOf,
} from './onnx-edit.ts';

/**
 * The decoder's export transposes the keys of the whole sound in each layer at every token, which takes a third of its
 * time. It has no mask, so that it can decode several sounds together only if they have the same length. Here the model
 * is changed before it is loaded. From the second token on it takes keys that are transposed already, and a mask. Sounds
 * of different lengths are then rows of one batch. That is faster, because a step for one row is mostly the reading of weights.
 */

/** An input of the changed model: 0 where a row has sound, and `NO_SOUND` after its end. Shape [rows, 1, 1, frames]. */
export const SOUND_MASK = 'sound_mask';
/** e to the power of this is 0 in 32-bit floats. */
export const NO_SOUND = -1e9;
/** The input of the changed model for the keys of one layer, by the name of the input that has them as they were made. Shape [rows, heads, width, frames]. */
export const transposedKeys = (name: string) => `transposed.${name}`;

/** The branch of the decoder that is used from the second token on. */
const LATER_STEPS = 'then_branch';
const SOUND_KEYS = /^past_key_values\.\d+\.encoder\.key$/;

/** The changed model. Null if it has another structure than the known one. */
export function batchDecoder(model: Uint8Array): Uint8Array | null {
  const changed: string[] = [];
  let layers = 0;
  const changeBranch = (attribute: Uint8Array): Message[] => {
    if (textsOf(attribute, ATTRIBUTE.name)[0] !== LATER_STEPS) return [[attribute]];
    const byNode = nodeChanger(changed);
    return [change(attribute, ATTRIBUTE.graph, (branch) => [change(branch, GRAPH.node, byNode)])];
  };
  const result = change(model, MODEL.graph, (graph) => {
    layers = partsOf(graph, GRAPH.input).filter((input) =>
      SOUND_KEYS.test(textsOf(input, VALUE.name)[0]!),
    ).length;
    const nodes = change(graph, GRAPH.node, (node) => [change(node, NODE.attribute, changeBranch)]);
    return [[...nodes, ...[SOUND_MASK, ...changed.map(transposedKeys)].map(floatInput)]];
  });
  return layers > 0 && changed.length === layers ? Buffer.concat(result) : null;
}

/** Changes the attention to the sound, node by node. Notes the inputs whose keys it took from elsewhere. */
function nodeChanger(changed: string[]): (node: Uint8Array) => Message[] {
  const madeBy = new Map<string, Uint8Array>();
  const scores = new Set<string>();
  return (node) => {
    const [output] = textsOf(node, NODE.output);
    madeBy.set(output!, node);
    const keys = keysOf(node, madeBy);
    if (keys) {
      changed.push(keys.name);
      scores.add(output!);
      return scoresOf(node, keys);
    }
    const isOfScores = operatorOf(node) === 'Softmax' && scores.has(textsOf(node, NODE.input)[0]!);
    return isOfScores ? maskedSoftmax(node) : [[node]];
  };
}

interface Keys {
  /** The input that holds them. */
  name: string;
  /** The value that they are multiplied with. */
  scale: string;
}

/** Null if the node is no product of queries and the sound's keys, which are transposed and multiplied with a scale before. */
function keysOf(node: Uint8Array, madeBy: ReadonlyMap<string, Uint8Array>): Keys | null {
  if (operatorOf(node) !== 'MatMul') return null;
  const scaled = madeBy.get(textsOf(node, NODE.input)[1] ?? '');
  if (!scaled || operatorOf(scaled) !== 'Mul') return null;
  const [transposed, scale] = textsOf(scaled, NODE.input);
  const transpose = madeBy.get(transposed ?? '');
  if (!transpose || operatorOf(transpose) !== 'Transpose') return null;
  const [name] = textsOf(transpose, NODE.input);
  return name !== undefined && scale !== undefined && SOUND_KEYS.test(name) ? { name, scale } : null;
}

/** The scale moves from the keys to the queries, which are few. */
function scoresOf(product: Uint8Array, { name, scale }: Keys): Message[] {
  const [queries] = textsOf(product, NODE.input);
  const scaled = `${queries}_scaled`;
  const inputs = [scaled, transposedKeys(name)];
  return [
    [nodeOf('Mul', [queries!, scale], [scaled])],
    change(product, NODE.input, () => [[Buffer.from(inputs.shift()!)]]),
  ];
}

function maskedSoftmax(softmax: Uint8Array): Message[] {
  const [scores] = textsOf(softmax, NODE.input);
  const masked = `${scores}_masked`;
  return [
    [nodeOf('Add', [scores!, SOUND_MASK], [masked])],
    change(softmax, NODE.input, () => [[Buffer.from(masked)]]),
  ];
}

/** One more input of a graph, with four dimensions of any size. */
const floatInput = (name: string): Uint8Array => message([[GRAPH.input, valueOf(name, DATA_TYPES.float, 4)]]);
