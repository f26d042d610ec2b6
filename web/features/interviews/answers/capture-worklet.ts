/// Runs on the audio thread: hands on what the microphone hears, and whether a voice is in it.
import { createVoiceDetector } from '../voice/voice-activity.ts';

/** What the worklet posts a few times a second. */
export interface Captured {
  samples: Float32Array<ArrayBuffer>;
  voice: boolean;
  decibels: number;
}

/** The audio thread's globals, which TypeScript's DOM library leaves out. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const CHUNK_SECONDS = 0.1;

class Capture extends AudioWorkletProcessor {
  private readonly detector = createVoiceDetector(sampleRate);
  private chunk = new Float32Array(Math.round(CHUNK_SECONDS * sampleRate));
  private filled = 0;

  process(inputs: Float32Array[][]): boolean {
    const channel = inputs[0]?.[0];
    if (!channel) return true;
    for (const sample of channel) {
      this.chunk[this.filled] = sample;
      this.filled += 1;
      if (this.filled < this.chunk.length) continue;
      const captured: Captured = { samples: this.chunk, ...this.detector.push(this.chunk) };
      this.port.postMessage(captured, [captured.samples.buffer]);
      this.chunk = new Float32Array(Math.round(CHUNK_SECONDS * sampleRate));
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('capture', Capture);

export default Capture;
