import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

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

// The numbers of the fields, from https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const MODEL = { graph: 7 };
const GRAPH = { node: 1, input: 11 };
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, graph: 6 };
const VALUE = { name: 1, type: 2 };
const TYPE = { tensor: 1 };
const TENSOR = { element: 1, shape: 2 };
const SHAPE = { dimension: 1 };
const FLOAT = 1;

/** The branch of the decoder that is used from the second token on. */
const LATER_STEPS = 'then_branch';
const SOUND_KEYS = /^past_key_values\.\d+\.encoder\.key$/;

/** Its bytes in several pieces: the model is large, and is copied only once. */
type Message = Uint8Array[];

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
    [nodeOf('Mul', [queries!, scale], scaled)],
    change(product, NODE.input, () => [[Buffer.from(inputs.shift()!)]]),
  ];
}

function maskedSoftmax(softmax: Uint8Array): Message[] {
  const [scores] = textsOf(softmax, NODE.input);
  const masked = `${scores}_masked`;
  return [
    [nodeOf('Add', [scores!, SOUND_MASK], masked)],
    change(softmax, NODE.input, () => [[Buffer.from(masked)]]),
  ];
}

function nodeOf(operator: string, inputs: readonly string[], output: string): Uint8Array {
  return message([
    ...inputs.map((name): [number, string] => [NODE.input, name]),
    [NODE.output, output],
    [NODE.operator, operator],
  ]);
}

/** One more input of a graph, with four dimensions of any size. */
function floatInput(name: string): Uint8Array {
  const anySize = new Uint8Array();
  const shape = message(Array.from({ length: 4 }, () => [SHAPE.dimension, anySize]));
  const tensor = message([
    [TENSOR.element, FLOAT],
    [TENSOR.shape, shape],
  ]);
  const value = message([
    [VALUE.name, name],
    [VALUE.type, message([[TYPE.tensor, tensor]])],
  ]);
  return message([[GRAPH.input, value]]);
}

function message(fields: [number: number, value: string | number | Uint8Array][]): Uint8Array {
  const writer = new BinaryWriter();
  for (const [number, value] of fields) {
    if (typeof value === 'number') writer.tag(number, WireType.Varint).int64(value);
    else if (typeof value === 'string') writer.tag(number, WireType.LengthDelimited).string(value);
    else writer.tag(number, WireType.LengthDelimited).bytes(value);
  }
  return writer.finish();
}

/** The message, with each part of this number replaced by what `by` makes of it. All else keeps its bytes. */
function change(whole: Uint8Array, number: number, by: (part: Uint8Array) => Message[]): Message {
  const reader = new BinaryReader(whole);
  const result: Message = [];
  while (reader.pos < reader.len) {
    const start = reader.pos;
    const [field, type] = reader.tag();
    if (field === number && type === WireType.LengthDelimited) {
      for (const part of by(reader.bytes())) {
        const length = part.reduce((sum, { byteLength }) => sum + byteLength, 0);
        result.push(new BinaryWriter().tag(field, type).uint32(length).finish(), ...part);
      }
    } else {
      reader.skip(type, field);
      result.push(whole.subarray(start, reader.pos));
    }
  }
  return result;
}

function partsOf(whole: Uint8Array, number: number): Uint8Array[] {
  const reader = new BinaryReader(whole);
  const parts: Uint8Array[] = [];
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag();
    if (field === number && type === WireType.LengthDelimited) parts.push(reader.bytes());
    else reader.skip(type, field);
  }
  return parts;
}

function textsOf(whole: Uint8Array, number: number): string[] {
  return partsOf(whole, number).map((part) => Buffer.from(part).toString());
}

function operatorOf(node: Uint8Array): string | undefined {
  return textsOf(node, NODE.operator)[0];
}
