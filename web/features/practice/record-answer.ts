import { ANSWER_SECONDS, SILENCE_SECONDS } from '#contract/limits.ts';
import type { Microphone } from '#web/features/interviews/answers/microphone.ts';
import { recordVideo } from '#web/features/interviews/recording/video-recorder.ts';
import { wavOf } from '#web/features/interviews/answers/wav.ts';

export interface RecordedAnswer {
  /** The video of the answer, to be played afterwards. It stays in the browser. */
  video: Blob;
  /** The audio that is sent for recognition and grading. */
  sound: Blob;
}

/** The progress of an answer, in milliseconds. */
export interface Going {
  leftMs: number;
  /** Milliseconds of silence left before the answer ends. */
  silenceMs: number;
  heard: boolean;
}

export interface Answering {
  going(): Going;
  finish(): Promise<RecordedAnswer>;
}

/** Records one answer, with the interview's own limits. The caller must watch time and silence. */
export async function recordAnswer(stream: MediaStream, microphone: Microphone): Promise<Answering> {
  const chunks: Blob[] = [];
  const sound: Int16Array<ArrayBuffer>[] = [];
  const recorder = await recordVideo(stream, (chunk) => chunks.push(chunk));
  const begunAt = performance.now();
  let voiceAt = begunAt;
  let heard = false;
  microphone.onChunk = (samples) => sound.push(samples);
  microphone.onVoice = () => {
    heard = true;
    voiceAt = performance.now();
  };
  return {
    going: () => {
      const now = performance.now();
      return {
        leftMs: ANSWER_SECONDS * 1000 - (now - begunAt),
        silenceMs: SILENCE_SECONDS * 1000 - (now - voiceAt),
        heard,
      };
    },
    finish: async () => {
      microphone.onChunk = null;
      microphone.onVoice = null;
      await recorder.stop();
      return {
        video: new Blob(chunks, { type: recorder.mimeType }),
        sound: new Blob([wavOf(sound, microphone.sampleRate)], { type: 'audio/wav' }),
      };
    },
  };
}
