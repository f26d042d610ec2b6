import { formatReadings } from '#contract/interview/readings.ts';
import { candidateAnswerAudio } from '#web/api/calls.ts';
import { sendFile } from '#web/api/client.ts';
import type { Attempt } from '../interview/attempt.ts';
import { wavOf } from './wav.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';

/** A spoken answer as recorded, and its delivery status. */
export interface SpokenAnswer {
  ordinal: number;
  /** Which recording of the answer this is: 0 for the first. */
  take: number;
  sampleRate: number;
  chunks: Int16Array[];
  /** The segment being recorded, and the second in it at which the answer begins. */
  recordingId: string | null;
  videoOffsetSeconds: number;
  /** When a voice read the question. `to` is null while it is reading. */
  readings: { from: number; to: number | null }[];
  /** The server's name for it. Null until the server has it. */
  path: string | null;
}

/** Identifies a spoken answer and which recording of it. */
export type WhichAnswer = Pick<SpokenAnswer, 'ordinal' | 'take'>;

export const isSameAnswer = (one: WhichAnswer, other: WhichAnswer | null): boolean =>
  one.ordinal === other?.ordinal && one.take === other.take;

/** Shorter recordings are padded with silence, because recognisers need some sound to read. */
const SHORTEST_SECONDS = 0.5;

export function answerSeconds({ chunks, sampleRate }: SpokenAnswer): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0) / sampleRate;
}

/** Sends an answer as `<applicationId>answer<n>` and returns the path that names it in the submission. */
export async function sendAnswer(
  { applicationId, attempt, holderId }: Attempt,
  answer: SpokenAnswer,
  retryPolicy: RetryPolicy,
  { isCutOff = false }: { isCutOff?: boolean } = {},
): Promise<string> {
  if (answer.path !== null) return answer.path;
  const missing = Math.ceil((SHORTEST_SECONDS - answerSeconds(answer)) * answer.sampleRate);
  const chunks = missing > 0 ? [...answer.chunks, new Int16Array(missing)] : answer.chunks;
  const file = new Blob([wavOf(chunks, answer.sampleRate)], { type: 'audio/wav' });
  const audioName = `${applicationId}answer${answer.ordinal}`;
  const videoOffsetSeconds = Math.round(answer.videoOffsetSeconds * 1000) / 1000;
  const until = answerSeconds(answer);
  const readings = formatReadings(answer.readings.map(({ from, to }) => ({ from, to: to ?? until })));
  const recording = {
    ...(answer.recordingId === null ? {} : { recordingId: answer.recordingId }),
    ...(answer.take === 0 ? {} : { take: answer.take }),
  };
  const { data } = await untilAnswered(
    () =>
      sendFile(
        candidateAnswerAudio,
        {
          audioName,
          videoOffsetSeconds,
          attempt,
          readings,
          holderId,
          ...(isCutOff ? { isCutOff } : {}),
          ...recording,
        },
        file,
        {
          filename: `${audioName}.wav`,
          whenSignedOut: 'keep-page',
          signal: retryPolicy.signal,
        },
      ),
    retryPolicy,
  );
  return data;
}
