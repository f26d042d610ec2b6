import captureUrl from './capture-worklet.ts?worker&url';
import type { Captured } from './capture-worklet.ts';
import type { Heard } from '../voice/voice-activity.ts';
import { toInt16 } from './wav.ts';

const WANTED_RATE = 16_000;
const LEVELS_SHOWN = 40;

export interface Microphone {
  sampleRate: number;
  /** Called with each chunk while an answer is being recorded. */
  onChunk: ((samples: Int16Array<ArrayBuffer>) => void) | null;
  /** Called whenever a voice is heard. */
  onVoice: (() => void) | null;
  /** Called with each loudness, ten times a second, and whether a voice is in it. */
  onLoudness: ((heard: Heard) => void) | null;
  /** The last loudnesses, 0 to 1, newest last; ten a second. */
  levels(): readonly number[];
  /** The loudest so far, in decibels of full scale. */
  loudest(): number;
  heardVoice(): boolean;
  /** Listens to another stream, when the first one's microphone is gone. */
  listenTo(stream: MediaStream): void;
  close(): void;
}

/** Listens to a stream's microphone at 16 kHz; where a browser refuses that rate, at the device's own. */
export async function openMicrophone(stream: MediaStream): Promise<Microphone> {
  const { context, source: first } = connect(stream);
  await context.audioWorklet.addModule(captureUrl);
  if (context.state === 'suspended') await context.resume();
  const capture = new AudioWorkletNode(context, 'capture', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  let source = first;
  source.connect(capture);

  const levels = Array.from({ length: LEVELS_SHOWN }, () => 0);
  let loudest = -100;
  let heardVoice = false;
  const microphone: Microphone = {
    sampleRate: context.sampleRate,
    onChunk: null,
    onVoice: null,
    onLoudness: null,
    levels: () => levels,
    loudest: () => loudest,
    heardVoice: () => heardVoice,
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
  capture.port.onmessage = ({ data }: MessageEvent<Captured>) => {
    levels.push(levelOf(data.decibels));
    levels.shift();
    loudest = Math.max(loudest, data.decibels);
    heardVoice ||= data.voice;
    microphone.onChunk?.(toInt16(data.samples));
    if (data.voice) microphone.onVoice?.();
    microphone.onLoudness?.(data);
  };
  return microphone;
}

/** Firefox connects a stream only to a context of the device's own rate; the server resamples then. */
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

/** -60 dB and below is 0, -10 dB and above is 1. */
function levelOf(decibels: number): number {
  return Math.max(0, Math.min(1, (decibels + 60) / 50));
}
