import * as said from '#contract/messages/en/webhooks.ts';
import {
  type DeliveryProblem,
  WEBHOOK_ANSWER_SECONDS,
  type WebhookEvent,
  WEBHOOK_EVENTS,
} from '#contract/company/webhook-events.ts';
import type { getDelivery } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';

export type DeliveryTry = OutputOf<typeof getDelivery>['attemptList'][number];

/** One attempt: when it was made, its result, how long it took, and the start of the response. */
export function TryFacts({ attempt }: { attempt: DeliveryTry }) {
  const seconds = (attempt.milliseconds / 1000).toFixed(2);
  return (
    <div className={layout.words}>
      <strong>{attemptInWords(attempt)}</strong>
      <span>{around(said.triedAt, { when: <DateText value={attempt.at} withTime />, seconds })}</span>
      {attempt.answer === '' ? null : (
        <code className={layout.code} aria-label={said.answerBeginning()}>
          {attempt.answer}
        </code>
      )}
    </div>
  );
}

const PROBLEMS: Record<DeliveryProblem, () => string> = {
  'answered-no': said.answeredNo,
  redirected: said.redirected,
  'no-answer': () => said.noAnswer({ seconds: WEBHOOK_ANSWER_SECONDS }),
  'no-connection': said.noConnection,
  'not-allowed': said.addressNotAllowed,
  'no-secret': said.noSecret,
};

/** The result of one attempt, in a sentence. */
export function attemptInWords(attempt: { status: number | null; problem: DeliveryProblem | null }): string {
  const { status, problem } = attempt;
  const words = problem === null ? said.accepted() : PROBLEMS[problem]();
  return status === null ? words : said.withStatus({ words, status: String(status) });
}

const isKnown = (event: string): event is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, event);

/** What an event means. The test event is not in the list of events. */
export const eventInWords = (event: string): string =>
  isKnown(event) ? WEBHOOK_EVENTS[event]() : said.testEvent();
