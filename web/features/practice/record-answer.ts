import { ANSWER_SECONDS, SILENCE_SECONDS } from '#contract/shared/limits.ts';
import { formatReadings } from '#contract/interview/readings.ts';
import type { Microphone } from '#web/features/interviews/answers/microphone.ts';
import { recordVideo } from '#web/features/interviews/recording/video-recorder.ts';
import { wavOf } from '#web/features/interviews/answers/wav.ts';

export interface RecordedAnswer {
  /** The video of the answer, for playing it back. It stays in the browser. */
  video: Blob;
  /** The audio sent for recognition and grading. */
  sound: Blob;
  /** When a voice read the question, in the form that is sent. */
  readings: string;
}

/** The progress of an answer, in milliseconds. */
export interface Going {
  leftMs: number;
  /** Milliseconds of silence left before the answer ends. */
  silenceMs: number;
  heard: boolean;
}

export interface Answering {
  /** The question was read, or there is no voice: the time to answer begins. */
  beginTime(wasRead: boolean): void;
  going(): Going;
  finish(): Promise<RecordedAnswer>;
}

/**
 * Records one answer, with the interview's own limits. The sound starts immediately. The caller says when the time
 * begins, and watches time and silence.
 */
export async function recordAnswer(stream: MediaStream, microphone: Microphone): Promise<Answering> {
  const chunks: Blob[] = [];
  const sound: Int16Array<ArrayBuffer>[] = [];
  const recorder = await recordVideo(stream, (chunk) => chunks.push(chunk));
  let begunAt = performance.now();
  let quietMs = 0;
  let readSeconds = 0;
  let heard = false;
  microphone.onChunk = (samples, voice) => {
    sound.push(samples);
    heard ||= voice;
    quietMs = voice ? 0 : quietMs + (samples.length / microphone.sampleRate) * 1000;
  };
  return {
    beginTime: (wasRead) => {
      begunAt = performance.now();
      quietMs = 0;
      const samples = sound.reduce((sum, chunk) => sum + chunk.length, 0);
      readSeconds = wasRead ? samples / microphone.sampleRate : 0;
    },
    going: () => ({
      leftMs: ANSWER_SECONDS * 1000 - (performance.now() - begunAt),
      silenceMs: SILENCE_SECONDS * 1000 - quietMs,
      heard,
    }),
    finish: async () => {
      microphone.onChunk = null;
      await recorder.stop();
      return {
        video: new Blob(chunks, { type: recorder.mimeType }),
        sound: new Blob([wavOf(sound, microphone.sampleRate)], { type: 'audio/wav' }),
        readings: readSeconds > 0 ? formatReadings([{ from: 0, to: readSeconds }]) : '',
      };
    },
  };
}
