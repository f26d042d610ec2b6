import {
  type DeliveryProblem,
  WEBHOOK_ANSWER_SECONDS,
  type WebhookEvent,
  WEBHOOK_EVENTS,
} from '#contract/company/webhook-events.ts';
import { counted } from '#contract/shared/words.ts';
import type { getDelivery } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';

export type DeliveryTry = OutputOf<typeof getDelivery>['attemptList'][number];

/** One attempt: when, what came of it, how long it took, and the beginning of the answer. */
export function TryFacts({ attempt }: { attempt: DeliveryTry }) {
  const seconds = (attempt.milliseconds / 1000).toFixed(2);
  return (
    <div className={layout.words}>
      <strong>{attemptInWords(attempt)}</strong>
      <span>
        <DateText value={attempt.at} withTime />, {seconds} s
      </span>
      {attempt.answer === '' ? null : (
        <code className={layout.code} aria-label="Beginning of the answer">
          {attempt.answer}
        </code>
      )}
    </div>
  );
}

const PROBLEMS: Record<DeliveryProblem, string> = {
  'answered-no': 'The receiver answered with an error.',
  redirected: 'The receiver sent it elsewhere. Redirects are not followed.',
  'no-answer': `No answer within ${counted(WEBHOOK_ANSWER_SECONDS, 'second')}.`,
  'no-connection': 'No connection: the name is unknown, nobody listens, or the certificate is not valid.',
  'not-allowed': 'Nothing may be sent to this address, because it is not a public one.',
  'no-secret': 'The secret cannot be read any more. Make a new one.',
};

/** What one attempt came to, in a sentence. */
export function attemptInWords(attempt: { status: number | null; problem: DeliveryProblem | null }): string {
  const { status, problem } = attempt;
  const words = problem === null ? 'Accepted.' : PROBLEMS[problem];
  return status === null ? words : `${words} Status ${status}.`;
}

const isKnown = (event: string): event is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, event);

/** What an event means. The test event has no entry in the list of events. */
export const eventInWords = (event: string): string =>
  isKnown(event) ? WEBHOOK_EVENTS[event] : 'A test of the webhook.';
