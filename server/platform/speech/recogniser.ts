import { InferenceSession, Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE } from './voice-activity.ts';

export interface Token {
  id: number;
  /** Natural logarithm of the probability that the model gave the token; at most 0. */
  logProbability: number;
}

export interface Recognition {
  tokens: Token[];
  /** The model repeated itself or did not end. The tokens are those before the repetition. */
  runaway: boolean;
}

export interface Recogniser {
  /** Recognises up to some 20 s of 16 kHz mono speech. Under 0.1 s there is nothing to recognise. */
  recognise(samples: Float32Array): Promise<Recognition>;
}

const BEGIN_TOKEN = 1;
const END_TOKEN = 2;
/** The encoder throws on shorter sound. */
const SHORTEST_SAMPLES = 0.1 * SAMPLE_RATE;
const TOKENS_PER_SECOND = 6.5;
const FEWEST_TOKENS_ALLOWED = 8;
/**
 * A phrase that is repeated this often in a row is a loop, if all repetitions together have at least so many
 * tokens.
 */
const LOOP_REPEATS = 3;
const LOOP_TOKENS = 12;
const LONGEST_LOOP_PHRASE = 24;

interface CacheShape {
  name: string;
  present: string;
  heads: number;
  width: number;
}

/** Moonshine (Jeffries et al. 2024, arXiv:2410.15608) as its ONNX export: an encoder, and a decoder whose cache branch is merged in. */
export async function loadRecogniser(
  files: { encoder: string; decoder: string },
  options: InferenceSession.SessionOptions,
): Promise<Recogniser> {
  const encoder = await InferenceSession.create(files.encoder, options);
  const decoder = await InferenceSession.create(files.decoder, options);
  const caches = cacheShapes(decoder);
  const audioInput = encoder.inputNames[0]!;
  const hiddenOutput = encoder.outputNames[0]!;
  const firstOutputs = ['logits', ...caches.map((cache) => cache.present)];
  // The part of the decoder state that depends on the sound does not change after the first step. It is fetched
  // only once.
  const growing = caches.filter((cache) => cache.name.includes('.decoder.'));
  const laterOutputs = ['logits', ...growing.map((cache) => cache.present)];

  async function recognise(samples: Float32Array): Promise<Recognition> {
    if (samples.length < SHORTEST_SAMPLES) return { tokens: [], runaway: false };
    const encoded = await encoder.run({ [audioInput]: new Tensor('float32', samples, [1, samples.length]) });
    const feeds: Record<string, Tensor> = { encoder_hidden_states: encoded[hiddenOutput]! };
    for (const { name, heads, width } of caches) {
      feeds[name] = new Tensor('float32', new Float32Array(0), [0, heads, 1, width]);
    }
    const limit = Math.max(
      FEWEST_TOKENS_ALLOWED,
      Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND),
    );
    const tokens: Token[] = [];
    let last = BEGIN_TOKEN;
    while (tokens.length < limit) {
      const first = tokens.length === 0;
      feeds['input_ids'] = new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]);
      feeds['use_cache_branch'] = new Tensor('bool', [!first], [1]);
      const result = await decoder.run(feeds, first ? firstOutputs : laterOutputs);
      const token = likeliest(result['logits']!);
      if (token.id === END_TOKEN) return { tokens, runaway: false };
      tokens.push(token);
      const loop = loopLength(tokens);
      if (loop > 0) return { tokens: tokens.slice(0, tokens.length - loop), runaway: true };
      for (const cache of first ? caches : growing) feeds[cache.name] = result[cache.present]!;
      last = token.id;
    }
    return { tokens, runaway: true };
  }

  return { recognise };
}

/**
 * Models differ in the number of layers and heads and in their width. These are read from the inputs of the
 * decoder.
 */
function cacheShapes(decoder: InferenceSession): CacheShape[] {
  return decoder.inputMetadata.flatMap((input) => {
    if (!input.isTensor || !input.name.startsWith('past_key_values.')) return [];
    const [, heads, , width] = input.shape;
    return [
      {
        name: input.name,
        present: input.name.replace('past_key_values', 'present'),
        heads: Number(heads),
        width: Number(width),
      },
    ];
  });
}

/** The likeliest token of the last position, with its log-softmax. */
function likeliest(logits: Tensor): Token {
  const size = logits.dims.at(-1)!;
  const values = logits.data;
  if (!(values instanceof Float32Array)) throw new Error('The speech model gives figures of another kind.');
  const row = values.subarray(values.length - size);
  let id = 0;
  for (let i = 1; i < size; i++) if (row[i]! > row[id]!) id = i;
  const highest = row[id]!;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.exp(row[i]! - highest);
  return { id, logProbability: -Math.log(sum) };
}

/** How many tokens at the end repeat the phrase before them; 0 if they are no loop. */
function loopLength(tokens: Token[]): number {
  for (let phrase = 1; phrase <= LONGEST_LOOP_PHRASE; phrase++) {
    let same = 0;
    while (
      same + phrase < tokens.length &&
      tokens[tokens.length - 1 - same]!.id === tokens[tokens.length - 1 - same - phrase]!.id
    ) {
      same++;
    }
    // The phrase was said once before the `same` tokens that repeat it.
    if (same + phrase >= Math.max(LOOP_REPEATS * phrase, LOOP_TOKENS)) return same;
  }
  return 0;
}
