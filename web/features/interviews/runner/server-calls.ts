import { formatReadings, LONGEST_READING_SECONDS } from '#contract/interview/readings.ts';
import {
  beginAnswer,
  chooseOption,
  skipFollowUp,
  startQuestion,
  recordProctoringEvent,
  writeAnswer,
} from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { untilAnswered } from '../connection/retry-policy.ts';
import type { AnswerPlace } from '../answers/answer-recorder.ts';
import type { ProctoringKind } from '../interview/types.ts';
import type { RunnerContext } from './view.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

/** Typed text is sent at most this often. */
const WRITE_EVERY_MS = 700;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type ServerCalls = ReturnType<typeof createServerCalls>;

/** Reports the events of the interview to the server. The submission shows anything the server refuses. */
export function createServerCalls({ attempt, dispatch, retryPolicy }: RunnerContext) {
  const notes: Promise<unknown>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (call: () => Promise<unknown>) => {
    last = last.then(() => untilAnswered(call, retryPolicy)).catch(() => {});
  };
  /** The newest text of each question that has not been sent yet. */
  const texts = new Map<string, string>();
  let writing: Promise<unknown> = Promise.resolve();
  const sendText = (questionId: string) => {
    const text = texts.get(questionId) ?? '';
    texts.delete(questionId);
    return untilAnswered(() => send(writeAnswer, { ...attempt, questionId, text }, KEEP_PAGE), retryPolicy);
  };
  return {
    startQuestion: (questionId: string, take?: number) =>
      inOrder(async () => {
        const { data } = await send(
          startQuestion,
          { ...attempt, questionId, ...(take === undefined ? {} : { take }) },
          KEEP_PAGE,
        );
        const leftMs = Date.parse(data.deadline) - Date.parse(data.serverTime);
        dispatch({ type: 'deadline', questionId, leftMs });
      }),
    /** Reports where an answer is in the video, in case this page dies before it sends the answer. */
    beginAnswer: (questionId: string, take: number, { recordingId, seconds, readings }: AnswerPlace) => {
      // The end of a reading in progress is not known yet. This is reported again when it ends.
      const until = readings.map(({ from, to }) => ({ from, to: to ?? from + LONGEST_READING_SECONDS }));
      const answer = { questionId, take, recordingId, videoOffsetSeconds: seconds };
      const call = { ...attempt, ...answer, readings: formatReadings(until) };
      inOrder(() => send(beginAnswer, call, KEEP_PAGE));
    },
    /** Sends the text typed until now. While a call is running, only the newest text waits. */
    write: (questionId: string, text: string) => {
      const isWaiting = texts.has(questionId);
      texts.set(questionId, text);
      if (isWaiting) return;
      writing = writing
        .then(() => pause(WRITE_EVERY_MS))
        .then(() => sendText(questionId))
        .catch(() => {});
    },
    chooseOption: (questionId: string, option: string) =>
      inOrder(() => send(chooseOption, { ...attempt, questionId, option }, KEEP_PAGE)),
    /** Notes that a follow-up is skipped. */
    skip: (questionId: string) => inOrder(() => send(skipFollowUp, { ...attempt, questionId }, KEEP_PAGE)),
    note: (kind: ProctoringKind, seconds: number | undefined) => {
      const note = { ...attempt, kind, ...(seconds === undefined ? {} : { seconds }) };
      const noted = untilAnswered(() => send(recordProctoringEvent, note, KEEP_PAGE), retryPolicy);
      notes.push(noted.catch(() => {}));
    },
    /** Resolves once all calls have been answered. */
    settled: () => Promise.allSettled([last, writing, ...notes]),
  };
}
