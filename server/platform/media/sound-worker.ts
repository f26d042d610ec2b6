import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  AudioSampleSink,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP3,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { AudioCodec, AudioSample, EncodedPacket, InputAudioTrack } from 'mediabunny';
import { resample } from '#server/platform/speech/resample.ts';
import { doJobs, type Program } from '#server/platform/threads/job-thread.ts';
import type { SoundPiece, Unheard } from './sound.ts';

export interface Film {
  path: string;
  /** Only the sound between these times is decoded. */
  fromSeconds: number;
  maxSeconds: number;
  /** The requested sample rate. */
  rate: number;
}
/** For each of these messages, the thread sends one piece, or its result. */
export type NextPiece = 'next';
/** How the work ended. */
export type Ended = 'end' | { unheard: Unheard } | { failure: string };

const PIECE_SECONDS = 60;
/** A piece ends at the quietest moment of its last seconds, so that no word is cut. */
const SEARCHED_SECONDS = 10;
const QUIET_SECONDS = 0.2;
/** A paused recorder leaves a gap. The sound after it starts at its own time. */
const GAP_SECONDS = 0.25;
/** A decoder also needs the packets before the ones that it decodes. */
const RUN_UP_PACKETS = 6;
const RUN_UP_SECONDS = 0.5;
const DECODED: readonly AudioCodec[] = ['aac', 'opus', 'vorbis', 'mp3', 'flac'];

interface Packets {
  /** How many of the packets only lead up to the others. */
  runUp: number;
  packets: EncodedPacket[];
}

/** The packets in groups of a minute, or shorter before a gap. */
async function* groupsOf(track: InputAudioTrack, { fromSeconds, maxSeconds }: Film): AsyncGenerator<Packets> {
  let packets: EncodedPacket[] = [];
  let runUp = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp >= maxSeconds) break;
    if (packet.timestamp < fromSeconds - RUN_UP_SECONDS) continue;
    const last = packets.at(-1);
    if (last && packet.timestamp - (last.timestamp + last.duration) > GAP_SECONDS) {
      yield { packets, runUp };
      packets = [];
      runUp = 0;
    } else if (packet.timestamp - (packets[runUp]?.timestamp ?? packet.timestamp) >= PIECE_SECONDS) {
      yield { packets, runUp };
      packets = packets.slice(-RUN_UP_PACKETS);
      runUp = packets.length;
    }
    packets.push(packet);
  }
  if (packets.length > runUp) yield { packets, runUp };
}

type DecodeFile = (file: ArrayBuffer) => Promise<{ samples: Float32Array; sampleRate: number }>;

/** Loaded once for all videos of this thread. */
let decoder: Promise<DecodeFile> | null = null;

async function loadDecoder(): Promise<DecodeFile> {
  const require = createRequire(import.meta.url);
  // The package is made for browsers and CommonJS. It needs these globals, and with `fetch` it would treat its file's
  // path as an address.
  Object.assign(globalThis, { require, __dirname: '/' });
  Reflect.deleteProperty(globalThis, 'fetch');
  // The package adds a listener to the process for each piece.
  process.setMaxListeners(0);
  const { getAudioDecoder } = await import('@humansignal/audio-file-decoder');
  const wasm = fileURLToPath(
    new URL('../decode-audio.wasm', import.meta.resolve('@humansignal/audio-file-decoder')),
  );
  return async (file) => {
    const opened = await getAudioDecoder(wasm, file);
    try {
      return { samples: opened.decodeAudioData(0, -1, {}), sampleRate: opened.sampleRate };
    } finally {
      opened.dispose();
    }
  };
}

/** Only the packets, in an mp4, which can hold all of these encodings. */
async function fileOf(
  packets: readonly EncodedPacket[],
  codec: AudioCodec,
  decoderConfig: AudioDecoderConfig,
): Promise<ArrayBuffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const begin = packets[0]!.timestamp;
  for (const packet of packets)
    await source.add(packet.clone({ timestamp: packet.timestamp - begin }), { decoderConfig });
  await output.finalize();
  return target.buffer!;
}

async function* decoded(track: InputAudioTrack, film: Film): AsyncGenerator<SoundPiece> {
  const codec = await track.getCodec();
  const config = await track.getDecoderConfig();
  if (codec === null || config === null) return;
  if (codec.startsWith('pcm-')) return yield* uncompressed(track, film);
  if (!DECODED.includes(codec)) return;
  decoder ??= loadDecoder();
  const decodeFile = await decoder;
  for await (const { packets, runUp } of groupsOf(track, film)) {
    const startSeconds = packets[runUp]!.timestamp;
    const file = await fileOf(packets, codec, config);
    const sound = await decodeFile(file).catch(() => null);
    if (!sound) continue;
    const before = Math.round((startSeconds - packets[0]!.timestamp) * sound.sampleRate);
    const samples = sound.samples.subarray(before);
    yield {
      startSeconds: Math.max(0, startSeconds),
      samples: resample({ samples, sampleRate: sound.sampleRate }, film.rate),
    };
  }
}

/** Uncompressed sound needs no decoder, and comes in pieces of a minute. */
async function* uncompressed(track: InputAudioTrack, film: Film): AsyncGenerator<SoundPiece> {
  let parts: Float32Array[] = [];
  let begin = 0;
  let seconds = 0;
  let sampleRate = 0;
  const piece = (): SoundPiece => {
    const samples = joined(...parts);
    parts = [];
    return { startSeconds: Math.max(0, begin), samples: resample({ samples, sampleRate }, film.rate) };
  };
  for await (const sample of new AudioSampleSink(track).samples(film.fromSeconds, film.maxSeconds)) {
    const { timestamp, duration } = sample;
    const isAfterGap = Math.abs(timestamp - (begin + seconds)) > GAP_SECONDS;
    if (parts.length > 0 && (isAfterGap || seconds >= PIECE_SECONDS)) yield piece();
    if (parts.length === 0) [begin, seconds, sampleRate] = [timestamp, 0, sample.sampleRate];
    parts.push(oneChannel(sample));
    seconds += duration;
    sample.close();
  }
  if (parts.length > 0) yield piece();
}

function oneChannel(sample: AudioSample): Float32Array {
  const mean = new Float32Array(sample.numberOfFrames);
  const channel = new Float32Array(sample.numberOfFrames);
  for (let planeIndex = 0; planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' });
    for (const [index, level] of channel.entries()) mean[index]! += level / sample.numberOfChannels;
  }
  return mean;
}

/** The same sound, cut so that no word is split between two pieces. */
async function* cutWhereQuiet(pieces: AsyncGenerator<SoundPiece>, rate: number): AsyncGenerator<SoundPiece> {
  let held: SoundPiece | null = null;
  for await (const piece of pieces) {
    const end: number = held ? held.startSeconds + held.samples.length / rate : 0;
    if (held && Math.abs(piece.startSeconds - end) > GAP_SECONDS) {
      yield held;
      held = null;
    }
    const { startSeconds }: SoundPiece = held ?? piece;
    const samples: Float32Array = held ? joined(held.samples, piece.samples) : piece.samples;
    const at = quietestIn(samples, rate);
    if (at > 0) yield { startSeconds, samples: samples.slice(0, at) };
    held = { startSeconds: startSeconds + at / rate, samples: samples.slice(at) };
  }
  if (held && held.samples.length > 0) yield held;
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The middle of the quietest moment in the last seconds. 0 if the piece is shorter than that. */
function quietestIn(samples: Float32Array, rate: number): number {
  const step = QUIET_SECONDS * rate;
  const first = samples.length - SEARCHED_SECONDS * rate;
  if (first <= 0) return 0;
  let best = { at: 0, energy: Infinity };
  for (let at = first; at + step <= samples.length; at += step) {
    let energy = 0;
    for (let i = at; i < at + step; i += 1) energy += samples[i]! ** 2;
    if (energy < best.energy) best = { at: at + step / 2, energy };
  }
  return best.at;
}

async function decode(film: Film, program: Program<NextPiece, SoundPiece>): Promise<Ended> {
  const input = new Input({
    source: new FilePathSource(film.path),
    formats: [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE],
  });
  const ending = async (): Promise<Ended> => {
    const track = await input.getPrimaryAudioTrack();
    if (!track) return { unheard: 'noSound' };
    let isHeard = false;
    for await (const piece of cutWhereQuiet(decoded(track, film), film.rate)) {
      isHeard = true;
      await program.next();
      program.send(piece, [piece.samples.buffer as ArrayBuffer]);
    }
    return isHeard ? 'end' : { unheard: 'unreadable' };
  };
  try {
    return await ending();
  } catch (error) {
    // A disk error is not the video's fault. Every other error is.
    return error instanceof Error && 'syscall' in error
      ? { failure: error.message }
      : { unheard: 'unreadable' };
  } finally {
    input.dispose();
  }
}

doJobs(decode);
