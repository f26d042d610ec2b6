import { chooseOption, startQuestion, recordProctoringEvent } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { untilAnswered } from '../connection/retry-policy.ts';
import type { ProctoringKind } from '../interview/machine.ts';
import type { RunnerContext } from './context.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

export interface ServerCalls {
  startQuestion(questionId: string): void;
  chooseOption(questionId: string, option: string): void;
  note(kind: ProctoringKind, seconds: number | undefined): void;
  /** Resolves once all of them have been answered. */
  settled(): Promise<unknown>;
}

/** Tells the server what happens in the interview. The submission shows what the server refuses. */
export function createServerCalls({ attempt, dispatch, retryPolicy }: RunnerContext): ServerCalls {
  const notes: Promise<unknown>[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (call: () => Promise<unknown>) => {
    last = last.then(() => untilAnswered(call, retryPolicy)).catch(() => {});
  };
  return {
    startQuestion: (questionId) =>
      inOrder(async () => {
        const { data } = await send(startQuestion, { ...attempt, questionId }, KEEP_PAGE);
        const leftMs = Date.parse(data.deadline) - Date.parse(data.serverTime);
        dispatch({ type: 'deadline', questionId, leftMs });
      }),
    chooseOption: (questionId, option) =>
      inOrder(() => send(chooseOption, { ...attempt, questionId, option }, KEEP_PAGE)),
    note: (kind, seconds) => {
      const note = { ...attempt, kind, ...(seconds === undefined ? {} : { seconds }) };
      const noted = untilAnswered(() => send(recordProctoringEvent, note, KEEP_PAGE), retryPolicy);
      notes.push(noted.catch(() => {}));
    },
    settled: () => Promise.allSettled([last, ...notes]),
  };
}
