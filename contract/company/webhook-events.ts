import * as said from '../messages/en/webhooks.ts';

/** The events that a webhook can report. The names are fixed, because receivers act on them. */
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

/** The event that testWebhook sends. It cannot be chosen, and is sent to any webhook, whatever its events. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The reasons why an attempt failed. Null if the receiver accepted the event. */
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
/** An attempt fails if the receiver has not responded within this time. */
export const WEBHOOK_ANSWER_SECONDS = 10;
/** How much of each response is stored. */
export const WEBHOOK_ANSWER_BYTES = 1_024;
/** For how many hours a failed delivery is retried. */
export const WEBHOOK_TRIED_HOURS = 24;
/** For how many hours after a rotation events are also signed with the earlier secret. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
/** A webhook is switched off after this many days in which nothing could be delivered. */
export const WEBHOOK_FAILING_DAYS = 5;
/** For how many days deliveries stay in the log. */
export const WEBHOOK_LOG_DAYS = 30;
