import * as said from '../messages/en/webhooks.ts';

/** What a webhook can tell of. The names are fixed: receivers act on them. */
export const WEBHOOK_EVENTS = {
  'application.received': said.applicationReceived,
  'application.scheduled': said.applicationScheduled,
  'application.declined': said.applicationDeclined,
  'application.withdrawn': said.applicationWithdrawn,
  'stage.changed': said.stageChanged,
  'interview.submitted': said.interviewSubmitted,
  'interview.trouble': said.interviewTrouble,
  'round.booked': said.roundBooked,
  'round.moved': said.roundMoved,
  'round.cancelled': said.roundCancelled,
  'offer.made': said.offerMade,
  'offer.accepted': said.offerAccepted,
  'offer.declined': said.offerDeclined,
  'report.ready': said.reportReady,
  'card.sent': said.cardSent,
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** What testWebhook sends. Nobody chooses it, and it is sent to a webhook whatever its events are. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt did not reach its end. Null: the receiver accepted the event. */
export const DELIVERY_PROBLEMS = [
  'answered-no',
  'redirected',
  'no-answer',
  'no-connection',
  'not-allowed',
  'no-secret',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

export const WEBHOOKS_MAX = 10;
export const WEBHOOK_ADDRESS_MAX = 2_000;
/** A receiver that has not answered by then counts as failed. */
export const WEBHOOK_ANSWER_SECONDS = 10;
/** So much of each answer is stored. */
export const WEBHOOK_ANSWER_BYTES = 1_024;
/** An event is tried again for so many hours. */
export const WEBHOOK_TRIED_HOURS = 24;
/** After a rotation, events are signed with the earlier secret too for so many hours. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
/** A webhook is switched off after so many days in which nothing could be delivered. */
export const WEBHOOK_FAILING_DAYS = 5;
/** Deliveries stay in the log for so many days. */
export const WEBHOOK_LOG_DAYS = 30;
