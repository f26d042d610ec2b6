import type { InferenceSession } from 'onnxruntime-node';
import { confidenceOf, isDoubtful, likeliest, OTHER_PADDINGS, PADDING } from './likelier.ts';
import type { ModelFiles } from './model-files.ts';
import { cutChunks, findStretches, halve } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import { batchesOf, loadRecogniser } from './recogniser.ts';
import type { Recognition, Token } from './recogniser.ts';
import { resample } from './resample.ts';
import type { Segment, Transcript } from './speech.ts';
import { FRAME_SAMPLES, loadVoiceActivity, SAMPLE_RATE } from './voice-activity.ts';
import { readWav } from './wav.ts';
import { timedWords } from './words.ts';

export interface Transcriber {
  transcribe(wav: Uint8Array): Promise<Transcript>;
}

/** A chunk that ran away or produced nothing is cut in two, and so are its halves, at most this many times. */
const MAX_HALVINGS = 2;
/**
 * The frames of a speech chunk average 0.65 or more, those of music below 0.55. Words in a chunk below this value are
 * treated as noise if the model was also unsure of them.
 */
const CLEARLY_SPEECH = 0.6;
/**
 * If there is more voice than this without a word, it is recognised a second time, clear or not: an accent can look
 * like noise.
 */
const LONG_VOICE = 1 * SAMPLE_RATE;
const DOUBTFUL_CONFIDENCE = -0.9;
const HOPELESS_CONFIDENCE = -1.6;

/** The level to which the loud parts of speech are raised: a root mean square of -20 dB of full scale. */
const TARGET_RMS = 0.1;
/** A very quiet recording is amplified by at most 36 dB. Beyond that there is only noise. */
const MAX_GAIN = 64;
const LEVEL_FRAME = 480;
/** The share of frames that are quieter than the measured level, which is above pauses and below clicks. */
const LOUD_SHARE = 0.9;

const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  executionMode: 'sequential',
  // One thread per worker: a second one on the same audio gains nothing.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // The arena keeps the largest amount of memory that it ever used, here 100 MB, and saves no time.
  enableCpuMemArena: false,
  // Unpacks the quantised weights once instead of at every token: a fifth less processor time for 80 MB.
  extra: { session: { disable_quant_qdq: '1' } },
};

interface Heard {
  segments: Segment[];
  tokens: Token[];
}

interface Recording {
  samples: Float32Array;
  /** The probability of speech in each frame. */
  probabilities: Float32Array;
}

/** Loads the models into this thread. Calls must not overlap: each one blocks the thread while it computes. */
export async function loadTranscriber(files: ModelFiles): Promise<Transcriber> {
  const voiceActivity = await loadVoiceActivity(files.voiceActivity, SESSION_OPTIONS);
  const recogniser = await loadRecogniser(files, SESSION_OPTIONS);

  const isClear = (chunk: Chunk, { probabilities }: Recording) =>
    speechProbability(chunk, probabilities) >= CLEARLY_SPEECH;

  async function recognise(chunks: readonly Chunk[], recording: Recording): Promise<Recognition[]> {
    const hearWith = (some: readonly Chunk[], padding: number) =>
      recogniser.recognise(some.map((chunk) => padded(chunk, recording.samples, padding)));
    const results = await hearWith(chunks, PADDING);
    const doubtful = [...chunks.keys()].filter(
      (at) =>
        isDoubtful(results[at]!) && (isClear(chunks[at]!, recording) || voiceOf(chunks[at]!) > LONG_VOICE),
    );
    // Occasionally the model recognises nothing in speech, or something wrong, but does better with less padding.
    const others: Recognition[][] = [];
    for (const padding of OTHER_PADDINGS)
      others.push(
        await hearWith(
          doubtful.map((at) => chunks[at]!),
          padding,
        ),
      );
    for (const [place, at] of doubtful.entries()) {
      const best = likeliest(
        results[at]!,
        others.map((heard) => heard[place]!),
      );
      results[at] = best.tokens.length > 0 ? best : { tokens: [], runaway: true };
    }
    return results;
  }

  /** What was recognised in each chunk. */
  async function hear(chunks: readonly Chunk[], recording: Recording, depth = 0): Promise<Heard[]> {
    if (chunks.length === 0) return [];
    const recognitions = await recognise(chunks, recording);
    const halves = chunks.map((chunk, at) =>
      recognitions[at]!.runaway && depth < MAX_HALVINGS ? halve(chunk, recording.samples) : null,
    );
    const heardInHalves = await hear(
      halves.flatMap((parts) => parts ?? []),
      recording,
      depth + 1,
    );
    return chunks.map((chunk, at) => {
      const parts = halves[at];
      if (!parts) return saidIn(chunk, recognitions[at]!.tokens, isClear(chunk, recording));
      const heard = heardInHalves.splice(0, parts.length);
      return { segments: heard.flatMap((h) => h.segments), tokens: heard.flatMap((h) => h.tokens) };
    });
  }

  async function transcribe(wav: Uint8Array): Promise<Transcript> {
    const audio = readWav(wav);
    const samples = normaliseLevel(resample(audio, SAMPLE_RATE));
    const probabilities = await voiceActivity.frames(samples);
    const segments: Segment[] = [];
    const tokens: Token[] = [];
    let speech = 0;
    let voice = 0;
    const chunks = cutChunks(findStretches(probabilities, samples.length), samples);
    for (const batch of batchesOf(chunks.map((chunk) => chunk.end - chunk.start + 2 * PADDING))) {
      const own = batch.map((place) => chunks[place]!);
      for (const [at, heard] of (await hear(own, { samples, probabilities })).entries()) {
        segments.push(...heard.segments);
        tokens.push(...heard.tokens);
        voice += voiceOf(own[at]!);
        if (heard.segments.length > 0) speech += voiceOf(own[at]!);
      }
    }
    segments.sort((a, b) => a.startSeconds - b.startSeconds);
    return {
      text: segments.map((segment) => segment.text).join(' '),
      segments,
      durationSeconds: audio.samples.length / audio.sampleRate,
      speechSeconds: speech / SAMPLE_RATE,
      voiceSeconds: voice / SAMPLE_RATE,
      confidence: tokens.length > 0 ? confidenceOf(tokens) : null,
      model: files.name,
    };
  }

  return { transcribe };
}

/** The words of the tokens; none if they are probably noise. */
function saidIn(chunk: Chunk, tokens: Token[], clear: boolean): Heard {
  const words = timedWords(tokens, chunk);
  const confidence = confidenceOf(tokens);
  if (words.length === 0 || confidence < (clear ? HOPELESS_CONFIDENCE : DOUBTFUL_CONFIDENCE)) {
    return { segments: [], tokens: [] };
  }
  const segment: Segment = {
    text: words.map((word) => word.text).join(' '),
    startSeconds: words[0]!.startSeconds,
    endSeconds: words.at(-1)!.endSeconds,
    confidence,
    words,
  };
  return { segments: [segment], tokens };
}

/** The chunk with the pauses around it, padded with silence if they are shorter than the padding. */
function padded(chunk: Chunk, samples: Float32Array, padding: number): Float32Array {
  const start = Math.max(chunk.reach.start, chunk.start - padding);
  const end = Math.min(chunk.reach.end, chunk.end + padding);
  const result = new Float32Array(chunk.end - chunk.start + 2 * padding);
  result.set(samples.subarray(start, end), padding - (chunk.start - start));
  return result;
}

/** The number of its samples that are a voice. */
function voiceOf(chunk: Chunk): number {
  return chunk.stretches.reduce((sum, { start, end }) => sum + end - start, 0);
}

function speechProbability(chunk: Chunk, probabilities: Float32Array): number {
  const inside: number[] = [];
  for (const stretch of chunk.stretches) {
    const first = Math.floor(stretch.start / FRAME_SAMPLES);
    inside.push(...probabilities.subarray(first, Math.ceil(stretch.end / FRAME_SAMPLES)));
  }
  return mean(inside);
}

function mean(values: number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** The same sound, centred on zero and at a common level. Digital silence stays unchanged. Samples are at most 1. */
function normaliseLevel(samples: Float32Array): Float32Array {
  let sum = 0;
  for (const sample of samples) sum += sample;
  const offset = samples.length > 0 ? sum / samples.length : 0;
  const levels: number[] = [];
  for (let start = 0; start + LEVEL_FRAME <= samples.length; start += LEVEL_FRAME) {
    let energy = 0;
    for (let i = start; i < start + LEVEL_FRAME; i++) energy += (samples[i]! - offset) ** 2;
    levels.push(Math.sqrt(energy / LEVEL_FRAME));
  }
  levels.sort((a, b) => a - b);
  const loud = levels[Math.floor(levels.length * LOUD_SHARE)] ?? 0;
  const gain = loud > 0 ? Math.min(MAX_GAIN, TARGET_RMS / loud) : 1;
  return samples.map((sample) => Math.max(-1, Math.min(1, (sample - offset) * gain)));
}
