import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder with a model whose results a test can calculate by hand: three numbers for each pair, which are the sums of
 * its words' numbers. It has the form of a real inference model: ONNX, a WordPiece tokenizer, and a config with
 * labels.
 */

const LABELS = ['entailment', 'neutral', 'contradiction'] as const;
type Figures = readonly [entailment: number, neutral: number, contradiction: number];

/** `words` gives numbers to words of either text; all other words have none. "neutral" is the usual answer. */
export function writeTinyModel(folder: string, words: Record<string, Figures>): void {
  mkdirSync(folder, { recursive: true });
  const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...Object.keys(words)];
  const rows = vocabulary.map((word): Figures => words[word] ?? (word === '[CLS]' ? [0, 1, 0] : [0, 0, 0]));
  writeFileSync(join(folder, 'model.onnx'), modelOf(rows));
  const id2label = Object.fromEntries(LABELS.map((label, index) => [index, label]));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ model_type: 'bert', id2label }));
  writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify(tokenizerOf(vocabulary)));
  writeFileSync(join(folder, 'tokenizer_config.json'), JSON.stringify({ tokenizer_class: 'BertTokenizer' }));
}

function tokenizerOf(vocabulary: readonly string[]) {
  const special = (id: string) => ({ id, ids: [vocabulary.indexOf(id)], tokens: [id] });
  const [cls, sep] = ['[CLS]', '[SEP]'].map((id) => ({ SpecialToken: { id, type_id: 0 } }));
  const [first, second] = ['A', 'B'].map((id, type_id) => ({ Sequence: { id, type_id } }));
  return {
    version: '1.0',
    added_tokens: vocabulary.slice(0, 4).map((content, id) => ({
      id,
      content,
      special: true,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [cls, first, sep],
      pair: [cls, first, sep, second, { SpecialToken: { id: '[SEP]', type_id: 1 } }],
      special_tokens: { '[CLS]': special('[CLS]'), '[SEP]': special('[SEP]') },
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  };
}

/** Fields of a Protocol Buffers message. Texts and bytes have a length; numbers are varints. */
const field = (number: number, value: number | string | Uint8Array): Buffer => {
  if (typeof value === 'number') return Buffer.concat([varint(number * 8), varint(value)]);
  const bytes = Buffer.from(typeof value === 'string' ? new TextEncoder().encode(value) : value);
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
};

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

const FLOAT = 1;
const INT64 = 7;

/**
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto: a table of numbers that are looked up for each id and
 * summed.
 */
function modelOf(rows: readonly Figures[]): Buffer {
  const table = tensor(
    'table',
    FLOAT,
    [rows.length, LABELS.length],
    Buffer.from(Float32Array.from(rows.flat()).buffer),
  );
  const axes = tensor('axes', INT64, [1], Buffer.from(BigInt64Array.of(1n).buffer));
  const gather = node('Gather', ['table', 'input_ids'], 'found');
  const keepdims = field(5, Buffer.concat([field(1, 'keepdims'), field(3, 0), field(20, 2)]));
  const sum = node('ReduceSum', ['found', 'axes'], 'logits', keepdims);
  const inputs = ['input_ids', 'attention_mask', 'token_type_ids'];
  const graph = Buffer.concat([
    field(1, gather),
    field(1, sum),
    field(2, 'tiny'),
    field(5, table),
    field(5, axes),
    ...inputs.map((name) => field(11, value(name, INT64, ['one', 'tokens']))),
    field(12, value('logits', FLOAT, ['one', 'labels'])),
  ]);
  return Buffer.concat([field(1, 8), field(7, graph), field(8, Buffer.concat([field(1, ''), field(2, 13)]))]);
}

function node(
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: Uint8Array = new Uint8Array(),
): Buffer {
  const wires = [...inputs.map((name) => field(1, name)), field(2, output)];
  return Buffer.concat([...wires, field(3, output), field(4, type), attributes]);
}

function tensor(name: string, type: number, dims: readonly number[], raw: Uint8Array): Buffer {
  return Buffer.concat([...dims.map((dim) => field(1, dim)), field(2, type), field(8, name), field(9, raw)]);
}

function value(name: string, type: number, dims: readonly string[]): Buffer {
  const shape = Buffer.concat(dims.map((dim) => field(1, field(2, dim))));
  return Buffer.concat([
    field(1, name),
    field(2, field(1, Buffer.concat([field(1, type), field(2, shape)]))),
  ]);
}
