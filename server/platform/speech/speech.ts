import { createHash } from 'node:crypto';
import { availableParallelism, totalmem } from 'node:os';
import type { Logger } from 'pino';
import { LANGUAGES, type Language } from '#contract/messages/languages.ts';
import { type ModelFiles, findModelFiles } from './model-files.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { WAV_LIMITS } from './wav.ts';
import { createWorkerPool } from './worker-pool.ts';

export { UnreadableAudio };

export interface Word {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** The probability that the model gave the word, 0 to 1. */
  confidence: number;
}

export interface Segment {
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** Mean log-probability of its tokens, at most 0. Below about -0.2 the text is unreliable. */
  confidence: number;
  words: Word[];
}

export interface Transcript {
  text: string;
  segments: Segment[];
  durationSeconds: number;
  /** Seconds of speech that produced words. */
  speechSeconds: number;
  /** Seconds in which a voice was heard, with words or without. */
  voiceSeconds: number;
  /** Mean log-probability of all tokens. Null if there are no words. */
  confidence: number | null;
  /** Such as `moonshine-base@0.1.16`. */
  model: string;
  /** The language of the model. English if it is missing. */
  language?: Language | undefined;
}

export interface Speech {
  /** Whether there is a model for this language. */
  hears(language: Language): boolean;
  /** Rejects with UnreadableAudio if the bytes are not a readable WAV recording. The default language is English. */
  transcribe(wav: Uint8Array, language?: Language): Promise<Transcript>;
  close(): Promise<void>;
}

export type SpeechModels = Partial<Record<Language, string>>;

export interface SpeechOptions {
  /**
   * Moonshine models by language: directories with `encoder_model.onnx` and `decoder_model_merged.onnx`. English
   * defaults to the one that ships with the package.
   */
  models?: SpeechModels;
  /**
   * The maximum number of worker threads. Each loads a language's model, about 400 MB, when it first recognises that
   * language.
   */
  threads?: number;
  /** A thread that is idle for this long ends and frees its memory. */
  idleMs?: number;
  /** The transcripts of recordings that ship with the program. */
  known?: readonly KnownRecording[];
  log: Logger;
}

/** A recording, identified by its content, and its transcript by the model named there. */
export interface KnownRecording {
  bytes: number;
  sha256: string;
  transcript: Transcript;
}

/** A request to a worker. */
export interface Request {
  wav: Uint8Array;
  language: Language;
}
/** The model files for each supported language. */
export type Models = Partial<Record<Language, ModelFiles>>;
/** A worker's answer to a recording. */
export type Reply = { transcript: Transcript } | { unreadable: string };

const IDLE_MS = 60_000;
const BYTES_PER_THREAD = 1.5 * 2 ** 30;

/** The recogniser, in worker threads that start with the first recording. Throws if the model files are missing. */
export function createSpeech(options: SpeechOptions): Speech {
  const size = options.threads ?? defaultThreads();
  const models: Models = {};
  for (const language of LANGUAGES) {
    const directory = options.models?.[language];
    if (directory !== undefined || language === 'en') models[language] = findModelFiles(directory);
  }
  const pool = createWorkerPool<Request, Reply>({
    script: new URL('./transcriber.worker.ts', import.meta.url),
    workerData: models,
    size,
    idleMs: options.idleMs ?? IDLE_MS,
    log: options.log,
  });

  async function transcribe(wav: Uint8Array, language: Language = 'en'): Promise<Transcript> {
    const model = models[language];
    if (model === undefined) throw new Error(`There is no speech model of the language ${language}.`);
    if (wav.byteLength > WAV_LIMITS.maxBytes) {
      throw new UnreadableAudio(
        `The recording is too large: at most ${WAV_LIMITS.maxBytes / 2 ** 20} MB can be read.`,
      );
    }
    // For a view into a larger buffer, the whole buffer would be sent.
    const own = wav.byteLength === wav.buffer.byteLength ? wav : wav.slice();
    const known = transcriptOf(own, model.name, options.known ?? []);
    if (known) return known;
    const reply = await pool.run({ wav: own, language });
    if ('unreadable' in reply) throw new UnreadableAudio(reply.unreadable);
    return language === 'en' ? reply.transcript : { ...reply.transcript, language };
  }

  return { hears: (language) => models[language] !== undefined, transcribe, close: pool.close };
}

function transcriptOf(wav: Uint8Array, model: string, known: readonly KnownRecording[]): Transcript | null {
  const candidates = known.filter(
    ({ bytes, transcript }) => bytes === wav.byteLength && transcript.model === model,
  );
  if (candidates.length === 0) return null;
  const sha256 = createHash('sha256').update(wav).digest('hex');
  return candidates.find((candidate) => candidate.sha256 === sha256)?.transcript ?? null;
}

/** One for each core, if there is enough memory. */
function defaultThreads(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / BYTES_PER_THREAD)));
}
