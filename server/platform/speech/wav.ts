import { UnreadableAudio } from './unreadable-audio.ts';

export interface Audio {
  /** Mono, nominally -1 to 1. */
  samples: Float32Array;
  sampleRate: number;
}

export interface WavLimits {
  maxBytes: number;
  maxSeconds: number;
}

/** An answer lasts at most two minutes. The rest is headroom for other clients and rare formats. */
export const WAV_LIMITS: WavLimits = { maxBytes: 128 * 1024 * 1024, maxSeconds: 900 };

const PCM = 1;
const IEEE_FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const RATES = { lowest: 4000, highest: 384_000 };
const MAX_CHANNELS = 32;

interface Format {
  encoding: number;
  channels: number;
  sampleRate: number;
  bits: number;
}

interface Chunk {
  id: string;
  start: number;
  end: number;
  /** The size in the header, which may be larger than the data. */
  claimed: number;
}

/**
 * Reads a WAV file (PCM of 8, 16, 24 or 32 bits, or float of 32 or 64; any rate; channels are averaged). Sizes
 * declared in the header are never trusted: nothing is allocated for samples that do not exist. Throws
 * UnreadableAudio.
 */
export function readWav(bytes: Uint8Array, limits: WavLimits = WAV_LIMITS): Audio {
  if (bytes.byteLength > limits.maxBytes) {
    throw new UnreadableAudio(
      `The recording is too large: at most ${Math.floor(limits.maxBytes / 2 ** 20)} MB can be read.`,
    );
  }
  if (bytes.byteLength === 0) throw new UnreadableAudio('The recording is empty.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const container = tagAt(view, 0);
  if ((container !== 'RIFF' && container !== 'RF64') || tagAt(view, 8) !== 'WAVE') {
    throw new UnreadableAudio('The recording is not a WAV file.');
  }
  let format: Format | null = null;
  let data: Chunk | null = null;
  for (const chunk of chunks(view)) {
    if (chunk.id === 'fmt ' && !format) format = readFormat(view, chunk);
    if (chunk.id === 'data' && !data) data = chunk;
  }
  if (!format) throw new UnreadableAudio('The WAV file is cut off before it says how its sound is stored.');
  if (!data) throw new UnreadableAudio('The WAV file holds no sound: it is cut off after its header.');
  const frameBytes = (format.bits / 8) * format.channels;
  const frames = Math.floor((data.end - data.start) / frameBytes);
  if (frames === 0 && data.claimed > 0) {
    throw new UnreadableAudio('The WAV file holds no sound: it is cut off after its header.');
  }
  if (frames / format.sampleRate > limits.maxSeconds) {
    throw new UnreadableAudio(`The recording is too long: at most ${limits.maxSeconds} seconds can be read.`);
  }
  return { samples: mixDown(view, data.start, frames, format), sampleRate: format.sampleRate };
}

/**
 * The length of a WAV file in seconds, from its first bytes and its size. Null if it cannot be determined. As in
 * readWav, a size in the header counts only as far as there are bytes.
 */
export function wavSeconds(head: Uint8Array, totalBytes: number): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (tagAt(view, 8) !== 'WAVE') return null;
  try {
    let format: Format | null = null;
    for (const chunk of chunks(view)) {
      if (chunk.id === 'fmt ') format ??= readFormat(view, chunk);
      if (chunk.id !== 'data') continue;
      if (!format) return null;
      const left = totalBytes - chunk.start;
      // The size is 0 if the recorder was stopped. Then everything that follows is sound.
      const isUnfinished = chunk.claimed === 0 && chunk.end > chunk.start;
      const bytes = isUnfinished ? left : Math.min(chunk.claimed, left);
      return bytes / ((format.bits / 8) * format.channels * format.sampleRate);
    }
    return null;
  } catch (error) {
    if (error instanceof UnreadableAudio) return null;
    throw error;
  }
}

function tagAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  let tag = '';
  for (let i = 0; i < 4; i++) tag += String.fromCharCode(view.getUint8(at + i));
  return tag;
}

function* chunks(view: DataView): Generator<Chunk> {
  let at = 12;
  while (at + 8 <= view.byteLength) {
    const id = tagAt(view, at);
    const claimed = view.getUint32(at + 4, true);
    const start = at + 8;
    let end = Math.min(start + claimed, view.byteLength);
    // A recorder that is stopped before it can finish its header leaves the size at 0.
    if (id === 'data' && claimed === 0 && !startsChunk(view, start)) end = view.byteLength;
    yield { id, start, end, claimed };
    at = end + ((end - start) % 2);
  }
}

function startsChunk(view: DataView, at: number): boolean {
  if (at + 8 > view.byteLength) return false;
  return /^[\x20-\x7e]{4}$/.test(tagAt(view, at)) && at + 8 + view.getUint32(at + 4, true) <= view.byteLength;
}

function readFormat(view: DataView, chunk: Chunk): Format {
  if (chunk.end - chunk.start < 16) {
    throw new UnreadableAudio('The WAV file is cut off before it says how its sound is stored.');
  }
  let encoding = view.getUint16(chunk.start, true);
  const channels = view.getUint16(chunk.start + 2, true);
  const sampleRate = view.getUint32(chunk.start + 4, true);
  const bits = view.getUint16(chunk.start + 14, true);
  // WAVE_FORMAT_EXTENSIBLE stores the encoding in the first two bytes of its sub-format GUID (mmreg.h).
  if (encoding === EXTENSIBLE && chunk.end - chunk.start >= 26) {
    encoding = view.getUint16(chunk.start + 24, true);
  }
  const known =
    (encoding === PCM && [8, 16, 24, 32].includes(bits)) ||
    (encoding === IEEE_FLOAT && [32, 64].includes(bits));
  if (!known) {
    throw new UnreadableAudio(
      `The WAV file stores its sound in a form that is not supported (encoding ${encoding}, ${bits} bits). PCM with 16 bits always works.`,
    );
  }
  if (channels < 1 || channels > MAX_CHANNELS) {
    throw new UnreadableAudio(`The WAV file claims to have ${channels} channels, which cannot be read.`);
  }
  if (sampleRate < RATES.lowest || sampleRate > RATES.highest) {
    throw new UnreadableAudio(`The WAV file claims ${sampleRate} samples a second, which cannot be read.`);
  }
  return { encoding, channels, sampleRate, bits };
}

function mixDown(view: DataView, start: number, frames: number, format: Format): Float32Array {
  const read = sampleReader(view, format);
  const step = format.bits / 8;
  const mono = new Float32Array(frames);
  let at = start;
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < format.channels; channel++) {
      sum += read(at);
      at += step;
    }
    const value = sum / format.channels;
    mono[frame] = Number.isFinite(value) ? value : 0;
  }
  return mono;
}

function sampleReader(view: DataView, { encoding, bits }: Format): (at: number) => number {
  if (encoding === IEEE_FLOAT) {
    return bits === 32 ? (at) => view.getFloat32(at, true) : (at) => view.getFloat64(at, true);
  }
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 2 ** 7;
  if (bits === 16) return (at) => view.getInt16(at, true) / 2 ** 15;
  if (bits === 24) return (at) => (view.getUint8(at) + view.getInt16(at + 1, true) * 256) / 2 ** 23;
  return (at) => view.getInt32(at, true) / 2 ** 31;
}
