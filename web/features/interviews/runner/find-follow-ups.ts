import { FOLLOW_UP_WAIT_SECONDS } from '#contract/shared/limits.ts';
import { findFollowUps as endpoint } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { untilAnswered } from '../connection/retry-policy.ts';
import type { Question } from '../interview/types.ts';
import type { RunnerContext } from './view.ts';
import type { Parts } from './parts.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;
const ASK_EVERY_MS = 1_000;
/** How long to wait for texts still being sent before the first call. */
const LAST_TEXT_MS = 3_000;
/** If the server doesn't answer, for example without a network, the interview continues after this time. */
const GIVE_UP_MS = (FOLLOW_UP_WAIT_SECONDS + 10) * 1_000;

const pause = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Finds out which follow-ups to ask. Whatever fails, the interview continues without them. */
export async function findFollowUps(
  { attempt, retryPolicy, dispatch }: RunnerContext,
  { calls }: Parts,
  goesOn: boolean,
): Promise<void> {
  const ask = async () => {
    const call = { ...attempt, goesOn };
    return (await untilAnswered(() => send(endpoint, call, KEEP_PAGE), retryPolicy)).data;
  };
  if (goesOn) {
    await ask().catch(() => null);
    return;
  }
  const givesUp = pause(GIVE_UP_MS);
  const found = async (): Promise<Question[]> => {
    await Promise.race([calls.settled(), pause(LAST_TEXT_MS)]);
    const end = performance.now() + GIVE_UP_MS;
    while (performance.now() < end) {
      const { isSettled, followUps } = await ask();
      if (isSettled)
        return followUps.map(({ questionId, ordinal, question, followUpOf }) => ({
          id: questionId,
          kind: 'skill',
          text: question,
          options: [],
          ordinal,
          followUpOf,
        }));
      await pause(ASK_EVERY_MS);
    }
    return [];
  };
  const questions = await Promise.race([found().catch(() => []), givesUp]);
  dispatch({ type: 'follow-ups', questions: questions ?? [] });
}
