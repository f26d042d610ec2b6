import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** Reads and changes models in the format ONNX, whose parts are messages of protobuf. What is not changed keeps its bytes. */

// The numbers of the fields, from https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
export const MODEL = { version: 1, graph: 7, operators: 8 };
const OPERATORS = { version: 2 };
export const GRAPH = { node: 1, initializer: 5, input: 11, output: 12 };
export const NODE = { input: 1, output: 2, operator: 4, attribute: 5 };
export const ATTRIBUTE = { name: 1, integer: 3, tensor: 5, graph: 6, type: 20 };
/** The type of an attribute. */
const INTEGER = 2;
export const VALUE = { name: 1, type: 2 };
const TYPE = { tensor: 1 };
const TENSOR_TYPE = { element: 1, shape: 2 };
const SHAPE = { dimension: 1 };
/** The values of a tensor: `bytes` has them as they lie in memory; small integers may be in `integers` instead. */
export const TENSOR = { dimension: 1, dataType: 2, integers: 5, name: 8, bytes: 9 };
export const DATA_TYPES = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 };
/** Of the format, as the models of the project have it. */
const FORMAT_VERSION = 8;

/** Its bytes in several pieces: a model is large, and is copied only once. */
export type Message = Uint8Array[];

/** A message with these fields, in this order. */
export function message(fields: [number: number, value: string | number | Uint8Array][]): Uint8Array {
  const writer = new BinaryWriter();
  for (const [number, value] of fields) {
    if (typeof value === 'number') writer.tag(number, WireType.Varint).int64(value);
    else if (typeof value === 'string') writer.tag(number, WireType.LengthDelimited).string(value);
    else writer.tag(number, WireType.LengthDelimited).bytes(value);
  }
  return writer.finish();
}

/** A field of a message. */
interface Field {
  number: number;
  /** All of it, with its tag. */
  bytes: Uint8Array;
  /** A message, a text or bytes, and what else has a length. */
  part?: Uint8Array;
  integer?: number;
}

function* fieldsOf(whole: Uint8Array): Generator<Field> {
  const reader = new BinaryReader(whole);
  while (reader.pos < reader.len) {
    const start = reader.pos;
    const [number, type] = reader.tag();
    const value: Pick<Field, 'part' | 'integer'> = {};
    if (type === WireType.LengthDelimited) value.part = reader.bytes();
    else if (type === WireType.Varint) value.integer = Number(reader.int64());
    else reader.skip(type, number);
    yield { number, bytes: whole.subarray(start, reader.pos), ...value };
  }
}

/** A model with this graph. `operatorsVersion` is that of the standard operators. */
export function modelOf(graph: Uint8Array, operatorsVersion: number): Uint8Array {
  return message([
    [MODEL.version, FORMAT_VERSION],
    [MODEL.graph, graph],
    [MODEL.operators, message([[OPERATORS.version, operatorsVersion]])],
  ]);
}

export function nodeOf(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Uint8Array[] = [],
): Uint8Array {
  return message([
    ...inputs.map((name): [number, string] => [NODE.input, name]),
    ...outputs.map((name): [number, string] => [NODE.output, name]),
    [NODE.operator, operator],
    ...attributes.map((attribute): [number, Uint8Array] => [NODE.attribute, attribute]),
  ]);
}

/** An input or output: a tensor with so many dimensions of any size. */
export function valueOf(name: string, dataType: number, dimensions: number): Uint8Array {
  const anySize = new Uint8Array();
  const shape = message(Array.from({ length: dimensions }, () => [SHAPE.dimension, anySize]));
  const tensor = message([
    [TENSOR_TYPE.element, dataType],
    [TENSOR_TYPE.shape, shape],
  ]);
  return message([
    [VALUE.name, name],
    [VALUE.type, message([[TYPE.tensor, tensor]])],
  ]);
}

export function integerAttribute(name: string, value: number): Uint8Array {
  return message([
    [ATTRIBUTE.name, name],
    [ATTRIBUTE.integer, value],
    [ATTRIBUTE.type, INTEGER],
  ]);
}

/** A constant of the graph. */
export function tensorOf(
  name: string,
  dimensions: readonly number[],
  values: Float32Array | BigInt64Array,
): Uint8Array {
  const dataType = values instanceof Float32Array ? DATA_TYPES.float : DATA_TYPES.int64;
  return message([
    ...dimensions.map((size): [number, number] => [TENSOR.dimension, size]),
    [TENSOR.dataType, dataType],
    [TENSOR.name, name],
    [TENSOR.bytes, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)],
  ]);
}

/** The message, with each part of this number replaced by what `by` makes of it. All else keeps its bytes. */
export function change(whole: Uint8Array, number: number, by: (part: Uint8Array) => Message[]): Message {
  const result: Message = [];
  for (const field of fieldsOf(whole)) {
    if (field.number !== number || !field.part) {
      result.push(field.bytes);
      continue;
    }
    for (const part of by(field.part)) {
      const length = part.reduce((sum, { byteLength }) => sum + byteLength, 0);
      const tag = new BinaryWriter().tag(number, WireType.LengthDelimited).uint32(length);
      result.push(tag.finish(), ...part);
    }
  }
  return result;
}

/** The message without the fields of these numbers. */
export function without(whole: Uint8Array, numbers: readonly number[]): Message {
  return [...fieldsOf(whole)].filter(({ number }) => !numbers.includes(number)).map(({ bytes }) => bytes);
}

/** The parts of this number: messages, texts or bytes. */
export function partsOf(whole: Uint8Array, number: number): Uint8Array[] {
  return [...fieldsOf(whole)].flatMap((field) => (field.number === number && field.part ? [field.part] : []));
}

export function textsOf(whole: Uint8Array, number: number): string[] {
  return partsOf(whole, number).map((part) => Buffer.from(part).toString());
}

/** The integers of this number, which may lie one by one or together in one part. */
export function integersOf(whole: Uint8Array, number: number): number[] {
  return [...fieldsOf(whole)].flatMap((field) => {
    if (field.number !== number) return [];
    if (!field.part) return [field.integer!];
    const reader = new BinaryReader(field.part);
    const integers: number[] = [];
    while (reader.pos < reader.len) integers.push(Number(reader.int64()));
    return integers;
  });
}

export function operatorOf(node: Uint8Array): string | undefined {
  return textsOf(node, NODE.operator)[0];
}
