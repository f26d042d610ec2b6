import { InferenceSession, Tensor } from 'onnxruntime-node';
import { column, floatsOf, release, rowsOf, stacked, zeros } from './tensors.ts';
import type { Feeds } from './tensors.ts';
import { SAMPLE_RATE } from './voice-activity.ts';

export interface Token {
  id: number;
  /** Natural logarithm of the probability that the model gave the token; at most 0. */
  logProbability: number;
}

export interface Recognition {
  tokens: Token[];
  /** The model repeated itself or did not stop. The tokens are those before the repetition. */
  runaway: boolean;
}

export interface Recogniser {
  /**
   * Recognises sounds of up to about 20 s of 16 kHz mono speech, each independently. Several at once take less time
   * than one after another. Nothing under 0.1 s can be recognised.
   */
  recognise(sounds: readonly Float32Array[]): Promise<Recognition[]>;
}

const BEGIN_TOKEN = 1;
const END_TOKEN = 2;
/**
 * At most this many sounds are decoded together, and at most this many samples including padding. Both limit the
 * memory.
 */
const MOST_ROWS = 6;
const MOST_SAMPLES = 80 * SAMPLE_RATE;
/** The encoder throws for shorter sounds. */
const SHORTEST_SAMPLES = 0.1 * SAMPLE_RATE;
const TOKENS_PER_SECOND = 6.5;
const FEWEST_TOKENS_ALLOWED = 8;
/**
 * A phrase that is repeated this often in a row is a loop if all repetitions together have at least this many tokens.
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

/** A sound that is being decoded: a row of a batch. */
interface Row {
  /** Its position among the sounds. */
  index: number;
  /** More tokens than this cannot be speech. */
  limit: number;
  ids: number[];
  /**
   * Kept next to the ids, and not in one object with each: V8 (Node 24.21) occasionally gives objects created in a hot
   * loop the number of a later one.
   */
  logProbabilities: number[];
}

/**
 * Moonshine (Jeffries et al. 2024, arXiv:2410.15608) in its ONNX export: an encoder, and a decoder with its cache
 * branch merged in.
 */
export async function loadRecogniser(
  files: { encoder: string; decoder: string },
  options: InferenceSession.SessionOptions,
): Promise<Recogniser> {
  const encoder = await InferenceSession.create(files.encoder, options);
  const decoder = await InferenceSession.create(files.decoder, options);
  const caches = cacheShapes(decoder);
  const audioInput = encoder.inputNames[0]!;
  const hiddenOutput = encoder.outputNames[0]!;
  const nothing: Feeds = {};
  for (const { name, heads, width } of caches) nothing[name] = zeros([0, heads, 1, width]);
  // The part of the decoder's state that depends on the sound does not change after the first step, so it is fetched
  // only once.
  const growing = caches.filter((cache) => cache.name.includes('.decoder.'));
  const firstOutputs = ['logits', ...caches.map((cache) => cache.present)];
  const laterOutputs = ['logits', ...growing.map((cache) => cache.present)];

  /** The model's output for the first token of one sound, and the decoder's state after it. */
  async function begin(samples: Float32Array): Promise<{ logits: Tensor; state: Feeds }> {
    const encoded = await encoder.run({ [audioInput]: new Tensor('float32', samples, [1, samples.length]) });
    const hidden = encoded[hiddenOutput]!;
    const feeds: Feeds = {
      ...nothing,
      encoder_hidden_states: hidden,
      input_ids: column([BEGIN_TOKEN]),
      use_cache_branch: new Tensor('bool', [false], [1]),
    };
    const result = await decoder.run(feeds, firstOutputs);
    const state: Feeds = { encoder_hidden_states: hidden };
    for (const { name, present } of caches) state[name] = result[present]!;
    return { logits: result['logits']!, state };
  }

  /** Combines the states of several sounds into one, with the inputs of the next step. Releases the states. */
  function together(states: Feeds[]): Feeds {
    const [hidden, ...otherHidden] = states.map((state) => state['encoder_hidden_states']!);
    release(otherHidden);
    const feeds: Feeds = {
      // Later steps do not read it: their state already has what was calculated from it.
      encoder_hidden_states: hidden!,
      use_cache_branch: new Tensor('bool', [true], [1]),
    };
    for (const { name } of caches) {
      const all = states.map((state) => state[name]!);
      feeds[name] = stacked(all);
      release(all);
    }
    return feeds;
  }

  /** Yields each sound's recognition as soon as it is finished. */
  async function* decode(sounds: readonly Float32Array[], batch: readonly number[]) {
    let rows: Row[] = [];
    const states: Feeds[] = [];
    for (const index of batch) {
      const row: Row = { index, limit: mostTokens(sounds[index]!.length), ids: [], logProbabilities: [] };
      const { logits, state } = await begin(sounds[index]!);
      const ended = take(row, logits, 0);
      release([logits]);
      if (ended) {
        release(Object.values(state));
        yield { index, ended };
      } else {
        rows.push(row);
        states.push(state);
      }
    }
    if (rows.length === 0) return;
    const feeds = together(states);
    while (rows.length > 0) {
      feeds['input_ids'] = column(rows.map(({ ids }) => ids.at(-1)!));
      const result = await decoder.run(feeds, laterOutputs);
      for (const { name, present } of growing) replace(feeds, name, result[present]!);
      const going: number[] = [];
      for (const [at, row] of rows.entries()) {
        const ended = take(row, result['logits']!, at);
        if (ended) yield { index: row.index, ended };
        else going.push(at);
      }
      release([result['logits']!]);
      if (going.length === rows.length) continue;
      rows = going.map((at) => rows[at]!);
      for (const { name } of caches) replace(feeds, name, rowsOf(feeds[name]!, going));
    }
    release([...caches.map(({ name }) => feeds[name]!), feeds['encoder_hidden_states']!]);
  }

  async function recognise(sounds: readonly Float32Array[]): Promise<Recognition[]> {
    const results: Recognition[] = sounds.map(() => ({ tokens: [], runaway: false }));
    const heard = [...sounds.keys()].filter((index) => sounds[index]!.length >= SHORTEST_SAMPLES);
    const lengths = heard.map((index) => sounds[index]!.length);
    for (const batch of batchesOf(lengths).map((places) => places.map((place) => heard[place]!)))
      for await (const { index, ended } of decode(sounds, batch)) results[index] = ended;
    return results;
  }

  return { recognise };
}

function replace(feeds: Feeds, name: string, tensor: Tensor): void {
  release([feeds[name]!]);
  feeds[name] = tensor;
}

/**
 * Groups sounds of these lengths, in samples, into batches that are decoded together; returns their positions. Sounds
 * of similar length share a batch. The model rounds its intermediate values with one scale for the whole batch, so a
 * sound's probabilities depend slightly on the other sounds. To be recognised in the same way each time, a sound must
 * be in the same batch each time.
 */
export function batchesOf(lengths: readonly number[]): number[][] {
  const result: number[][] = [];
  const order = [...lengths.keys()].toSorted((a, b) => lengths[b]! - lengths[a]!);
  let batch: number[] = [];
  for (const place of order) {
    const longest = lengths[batch[0] ?? place]!;
    if (batch.length === MOST_ROWS || (batch.length + 1) * longest > MOST_SAMPLES) batch = [];
    if (batch.length === 0) result.push(batch);
    batch.push(place);
  }
  return result;
}

/**
 * Takes the next token of a row from the model's output. Returns the recognition if the row ends with this token,
 * otherwise null.
 */
function take(row: Row, logits: Tensor, at: number): Recognition | null {
  const size = logits.dims.at(-1)!;
  const values = floatsOf(logits).subarray(at * size, (at + 1) * size);
  const id = placeOfHighest(values);
  if (id === END_TOKEN) return recognitionOf(row, row.ids.length, false);
  row.ids.push(id);
  row.logProbabilities.push(logSoftmax(values, id));
  const loop = loopLength(row.ids);
  if (loop > 0) return recognitionOf(row, row.ids.length - loop, true);
  return row.ids.length >= row.limit ? recognitionOf(row, row.ids.length, true) : null;
}

function recognitionOf({ ids, logProbabilities }: Row, count: number, runaway: boolean): Recognition {
  const tokens = ids.slice(0, count).map((id, at) => ({ id, logProbability: logProbabilities[at]! }));
  return { tokens, runaway };
}

function mostTokens(samples: number): number {
  return Math.max(FEWEST_TOKENS_ALLOWED, Math.ceil((samples / SAMPLE_RATE) * TOKENS_PER_SECOND));
}

/** Models differ in their width and their number of layers and heads. These are read from the decoder's inputs. */
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

function placeOfHighest(values: Float32Array): number {
  let highest = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[highest]!) highest = i;
  return highest;
}

/** Of the highest value, which is at position `at`. */
function logSoftmax(values: Float32Array, at: number): number {
  const highest = values[at]!;
  let sum = 0;
  // A fifth faster than iterating over the values themselves, with 32,768 of them for each token.
  for (let i = 0; i < values.length; i++) sum += Math.exp(values[i]! - highest);
  return -Math.log(sum);
}

/** How many tokens at the end repeat the phrase before them; 0 if there is no loop. */
function loopLength(ids: readonly number[]): number {
  for (let phrase = 1; phrase <= LONGEST_LOOP_PHRASE; phrase++) {
    let same = 0;
    while (same + phrase < ids.length && ids[ids.length - 1 - same] === ids[ids.length - 1 - same - phrase]) {
      same++;
    }
    // The phrase comes once before the `same` tokens that repeat it.
    if (same + phrase >= Math.max(LOOP_REPEATS * phrase, LOOP_TOKENS)) return same;
  }
  return 0;
}
