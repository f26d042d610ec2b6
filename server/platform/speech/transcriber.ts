import type { InferenceSession } from 'onnxruntime-node';
import { normaliseLevel } from './level.ts';
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

/** A recording, of which every `parts`-th batch of chunks from the `part`-th on is to be heard: several workers share a long one. */
export interface TranscriptionRequest {
  wav: Uint8Array;
  part: number;
  parts: number;
  /** Where its voice is, if another worker found that out before. */
  voice?: Float32Array;
}

/** What one of them heard, and in how many tokens, which weigh its confidence. */
export interface HeardPart {
  transcript: Transcript;
  tokens: number;
}

export interface Transcriber {
  /** The probability of speech in each frame of the recording. */
  findVoice(wav: Uint8Array): Promise<Float32Array>;
  transcribe(request: TranscriptionRequest): Promise<HeardPart>;
}

/** A chunk that ran away, or gave nothing, is cut in two, and those again, at most so deep. */
const MAX_HALVINGS = 2;
/**
 * The frames of a chunk of speech average 0.65 and more, those of music under 0.55. Words of a chunk below this are
 * taken for noise when the model was also unsure of them.
 */
const CLEARLY_SPEECH = 0.6;
/** More voice than this without a word is heard a second time, clear or not: an accent can look like noise. */
const LONG_VOICE = 1 * SAMPLE_RATE;
const DOUBTFUL_CONFIDENCE = -0.9;
const HOPELESS_CONFIDENCE = -1.6;

const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  executionMode: 'sequential',
  // One thread for each worker: a second one on the same audio buys nothing.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // The arena keeps the most memory that it ever had, here 100 MB, and saves no time.
  enableCpuMemArena: false,
  // Unpacks the quantised weights once and not at every token: a fifth less processor time for 80 MB.
  extra: { session: { disable_quant_qdq: '1' } },
};

interface Heard {
  segments: Segment[];
  tokens: Token[];
}

interface Recording {
  samples: Float32Array;
  /** Of speech, for each frame. */
  probabilities: Float32Array;
}

/** Loads the models into this thread. Calls must not overlap: each blocks the thread while it computes. */
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
    // Now and then the model hears nothing at all in speech, or something else, but does better with less padding.
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

  /** What was heard in each chunk. */
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

  const samplesOf = (audio: ReturnType<typeof readWav>) => normaliseLevel(resample(audio, SAMPLE_RATE));

  async function findVoice(wav: Uint8Array): Promise<Float32Array> {
    return voiceActivity.frames(samplesOf(readWav(wav)));
  }

  async function transcribe({ wav, part, parts, voice: known }: TranscriptionRequest): Promise<HeardPart> {
    const audio = readWav(wav);
    const samples = samplesOf(audio);
    const probabilities = known ?? (await voiceActivity.frames(samples));
    const segments: Segment[] = [];
    const tokens: Token[] = [];
    let speech = 0;
    let voice = 0;
    const chunks = cutChunks(findStretches(probabilities, samples.length), samples);
    // A batch is heard by one worker, so that the same is heard however many there are.
    const batches = batchesOf(chunks.map((chunk) => chunk.end - chunk.start + 2 * PADDING));
    for (const batch of batches.filter((_, index) => index % parts === part)) {
      const own = batch.map((place) => chunks[place]!);
      for (const [at, heard] of (await hear(own, { samples, probabilities })).entries()) {
        segments.push(...heard.segments);
        tokens.push(...heard.tokens);
        voice += voiceOf(own[at]!);
        if (heard.segments.length > 0) speech += voiceOf(own[at]!);
      }
    }
    segments.sort((a, b) => a.startSeconds - b.startSeconds);
    const transcript = {
      text: segments.map((segment) => segment.text).join(' '),
      segments,
      durationSeconds: audio.samples.length / audio.sampleRate,
      speechSeconds: speech / SAMPLE_RATE,
      voiceSeconds: voice / SAMPLE_RATE,
      confidence: tokens.length > 0 ? confidenceOf(tokens) : null,
      model: files.name,
    };
    return { transcript, tokens: tokens.length };
  }

  return { findVoice, transcribe };
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

/** The chunk with the pauses around it, filled up with silence where they are shorter than the padding. */
function padded(chunk: Chunk, samples: Float32Array, padding: number): Float32Array {
  const start = Math.max(chunk.reach.start, chunk.start - padding);
  const end = Math.min(chunk.reach.end, chunk.end + padding);
  const result = new Float32Array(chunk.end - chunk.start + 2 * padding);
  result.set(samples.subarray(start, end), padding - (chunk.start - start));
  return result;
}

/** The samples of it that are a voice. */
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
