import captureUrl from './capture-worklet.ts?worker&url';
import type { Captured } from './capture-worklet.ts';
import { DeviceTrouble } from '../device-test/devices.ts';
import { createVoiceDetector, type Heard } from '../voice/voice-activity.ts';
import { toInt16 } from './wav.ts';

const WANTED_RATE = 16_000;
const LEVELS_SHOWN = 40;
const CHUNK_SECONDS = 0.1;
/** A context starts within a fraction of a second or never. A busy device needs longer. */
const CONTEXT_STARTS_MS = 5_000;

export interface Microphone {
  sampleRate: number;
  /** Called ten times a second with each chunk, and whether it contains a voice. */
  onChunk: ((samples: Int16Array<ArrayBuffer>, voice: boolean) => void) | null;
  /** Called ten times a second with the loudness, and whether a voice is heard. */
  onLoudness: ((heard: Heard) => void) | null;
  /** The most recent loudness values, 0 to 1, newest last, ten per second. */
  levels(): readonly number[];
  /** The loudest value until now, in decibels of full scale. */
  loudest(): number;
  /** Listens to another stream if the first one's microphone is gone. */
  listenTo(stream: MediaStream): void;
  close(): void;
}

/**
 * Listens to a stream's microphone at 16 kHz, or at the device's own rate if the browser refuses that. Firefox starts
 * no audio context without a loudspeaker or headphones, so there the sound is recorded and decoded instead. Throws a
 * DeviceTrouble if the browser can do neither.
 */
export async function openMicrophone(stream: MediaStream): Promise<Microphone> {
  const { microphone, hear } = createMicrophone();
  let listening = await listenInContext(stream, hear);
  listening ??= await listenToRecorder(stream, hear).catch(() => {
    throw new DeviceTrouble('no-sound');
  });
  const opened = listening;
  return Object.assign(microphone, {
    sampleRate: opened.sampleRate,
    listenTo: opened.listenTo,
    close: opened.close,
  });
}

interface Listening {
  sampleRate: number;
  listenTo(stream: MediaStream): void;
  close(): void;
}

type Hear = (captured: Captured) => void;

function createMicrophone() {
  const levels = Array.from({ length: LEVELS_SHOWN }, () => 0);
  let loudest = -100;
  const microphone: Omit<Microphone, keyof Listening> = {
    onChunk: null,
    onLoudness: null,
    levels: () => levels,
    loudest: () => loudest,
  };
  const hear: Hear = (captured) => {
    levels.push(levelOf(captured.decibels));
    levels.shift();
    loudest = Math.max(loudest, captured.decibels);
    microphone.onChunk?.(toInt16(captured.samples), captured.voice);
    microphone.onLoudness?.(captured);
  };
  return { microphone, hear };
}

/** Null if the context does not start. */
async function listenInContext(stream: MediaStream, hear: Hear): Promise<Listening | null> {
  const { context, source: first } = connect(stream);
  if (!(await starts(context))) {
    void context.close();
    return null;
  }
  await context.audioWorklet.addModule(captureUrl);
  const capture = new AudioWorkletNode(context, 'capture', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  let source = first;
  source.connect(capture);
  capture.port.onmessage = ({ data }: MessageEvent<Captured>) => hear(data);
  return {
    sampleRate: context.sampleRate,
    listenTo: (other) => {
      source.disconnect();
      source = context.createMediaStreamSource(other);
      source.connect(capture);
    },
    close: () => {
      capture.port.onmessage = null;
      source.disconnect();
      if (context.state !== 'closed') void context.close();
    },
  };
}

async function starts(context: AudioContext): Promise<boolean> {
  if (context.state === 'running') return true;
  const started = context.resume().then(
    () => true,
    () => false,
  );
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), CONTEXT_STARTS_MS));
  return Promise.race([started, tooLate]);
}

async function listenToRecorder(stream: MediaStream, hear: Hear): Promise<Listening> {
  const { soundOfRecorder } = await import('./sound-of-recorder.ts');
  let isClosed = false;
  let sound = await soundOfRecorder(stream);
  const detector = createVoiceDetector(sound.sampleRate);
  const onSamples = (samples: Float32Array<ArrayBuffer>) => hear({ samples, ...detector.push(samples) });
  const chunks = inChunks(Math.round(sound.sampleRate * CHUNK_SECONDS), onSamples);
  sound.onSamples = chunks;
  return {
    sampleRate: sound.sampleRate,
    listenTo: (other) => {
      sound.close();
      void soundOfRecorder(other).then((opened) => {
        sound = opened;
        if (isClosed) opened.close();
        else opened.onSamples = chunks;
      });
    },
    close: () => {
      isClosed = true;
      sound.onSamples = null;
      sound.close();
    },
  };
}

/** Firefox connects a stream only to a context with the device's own rate. The server then resamples. */
function connect(stream: MediaStream): { context: AudioContext; source: MediaStreamAudioSourceNode } {
  const wanted = new AudioContext({ sampleRate: WANTED_RATE });
  try {
    return { context: wanted, source: wanted.createMediaStreamSource(stream) };
  } catch {
    void wanted.close();
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}

/** About -60 dB and below is 0, -10 dB and above is 1. */
function levelOf(decibels: number): number {
  return Math.max(0, Math.min(1, (decibels + 60) / 50));
}

/** Takes any number of samples and passes them on in chunks of equal length. */
function inChunks(
  length: number,
  take: (chunk: Float32Array<ArrayBuffer>) => void,
): (samples: Float32Array) => void {
  let chunk = new Float32Array(length);
  let filled = 0;
  return (samples) => {
    for (let at = 0; at < samples.length;) {
      const part = samples.subarray(at, at + length - filled);
      chunk.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < length) continue;
      take(chunk);
      chunk = new Float32Array(length);
      filled = 0;
    }
  };
}
