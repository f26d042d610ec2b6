import { z } from 'zod';
import * as said from '../messages/en/webhooks.ts';
import { EMPLOYER, OWNER_ALONE, endpoint, nextPage, noInput, nothing, paging } from '../shared/endpoint.ts';
import { isoTimestamp, knownId, text } from '../shared/rules.ts';
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  WEBHOOKS_MAX,
  WEBHOOK_ADDRESS_MAX,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_OLD_SECRET_HOURS,
  WEBHOOK_TRIED_HOURS,
} from './webhook-events.ts';
import { counted, hoursInWords } from '../shared/words.ts';

/** The calls for webhooks: addresses of a company's own programs that events are sent to. */

const webhookId = knownId(said.webhookMissing);
const asOwner = { audience: EMPLOYER, memberRoles: OWNER_ALONE } as const;
const deliveryId = knownId(said.deliveryMissing);
const ofWebhook = { field: 'webhookId', of: 'webhook' } as const;
const ofDelivery = { field: 'deliveryId', of: 'delivery' } as const;

/** No spaces and nothing invisible. The server decides which hosts are allowed. */
const webhookAddress = text(
  WEBHOOK_ADDRESS_MAX,
  () => said.addressTooLong({ max: WEBHOOK_ADDRESS_MAX }),
  said.addressMissing,
)
  .min(1, { error: said.addressMissing, abort: true })
  .regex(/^https?:\/\/[^\s\p{C}]+$/iu, { error: said.addressRule, abort: true })
  .refine(isPlainAddress, { error: said.addressRule });

function isPlainAddress(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '' && !address.includes('#');
  } catch {
    return false;
  }
}

const events = z
  .array(z.enum(WEBHOOK_EVENT_NAMES, { error: said.unknownEvent }), { error: said.chooseEvents })
  .min(1, { error: said.chooseEvents })
  .max(WEBHOOK_EVENT_NAMES.length, { error: said.eventsOnce })
  .refine((names) => new Set(names).size === names.length, { error: said.eventsOnce });

export const webhook = z.object({
  _id: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  isOn: z.boolean(),
  /** Set if the webhook was switched off because nothing could be delivered for days. */
  switchedOff: isoTimestamp.nullable(),
  /** The time since which every attempt has failed. Null if the last one succeeded. */
  failingSince: isoTimestamp.nullable(),
  /** Until then, events are also signed with the secret from before the last rotation. */
  oldSecretUntil: isoTimestamp.nullable(),
  created: isoTimestamp,
});

export const getWebhooks = endpoint({
  method: 'GET',
  path: 'company/getWebhooks',
  summary: "List the company's webhooks, oldest first. Secrets are never returned.",
  ...asOwner,
  input: noInput,
  output: z.object({ webhooks: z.array(webhook) }),
});

export const webhookForm = z.object({ address: webhookAddress, events });

export const saveWebhook = endpoint({
  method: 'POST',
  path: 'company/saveWebhook',
  summary: `Add a webhook, or update the one given by webhookId. A company can have at most ${counted(WEBHOOKS_MAX, 'webhook')}. Only this response contains the secret of a new webhook. Saving turns on a webhook that was switched off, unless isOn is false.`,
  ...asOwner,
  refusals: ['webhook.too-many', 'webhook.address-refused'],
  input: webhookForm.extend({
    webhookId: webhookId.optional(),
    isOn: z.boolean({ error: said.isOnRule }).optional(),
  }),
  output: z.object({ _id: z.string(), secret: z.string().nullable() }),
  owns: ofWebhook,
  callsPerMinute: 60,
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: 'company/rotateWebhookSecret',
  summary: `Give a webhook a new secret. Only this response contains it. For ${hoursInWords(WEBHOOK_OLD_SECRET_HOURS)} each event has two signatures, one with each secret.`,
  ...asOwner,
  input: z.object({ webhookId }),
  output: z.object({ secret: z.string(), oldSecretUntil: isoTimestamp }),
  owns: ofWebhook,
});

export const deleteWebhook = endpoint({
  method: 'POST',
  path: 'company/deleteWebhook',
  summary: 'Delete a webhook and its log. Pending deliveries are not sent.',
  ...asOwner,
  input: z.object({ webhookId }),
  output: nothing,
  owns: ofWebhook,
});

const attempt = z.object({
  at: isoTimestamp,
  /** The HTTP status of the response, if there was one. */
  status: z.number().nullable(),
  /** Null if the receiver accepted the event. */
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  milliseconds: z.number(),
  /** The first kilobyte of the response. */
  answer: z.string(),
});

const delivery = z.object({
  /** The header webhook-id, which is the same in each attempt. */
  _id: z.string(),
  /** The name of an event, or webhook.test. */
  event: z.string(),
  created: isoTimestamp,
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** The time of the next attempt. Null unless one is pending. */
  next: isoTimestamp.nullable(),
  last: attempt.nullable(),
});

export const testWebhook = endpoint({
  method: 'POST',
  path: 'company/testWebhook',
  summary:
    'Send the event webhook.test to a webhook at once, without retries. Works even if the webhook is off.',
  ...asOwner,
  input: z.object({ webhookId }),
  output: attempt,
  owns: ofWebhook,
  callsPerMinute: 20,
});

export const getDeliveries = endpoint({
  method: 'GET',
  path: 'company/getDeliveries',
  summary: 'Get the log of a webhook, newest event first, each with its last attempt.',
  ...asOwner,
  input: z.object({
    webhookId,
    state: z.enum(DELIVERY_STATES, { error: said.unknownState }).optional(),
    ...paging,
  }),
  output: z.object({ deliveries: z.array(delivery), ...nextPage }),
  owns: ofWebhook,
});

export const getDelivery = endpoint({
  method: 'GET',
  path: 'company/getDelivery',
  summary: 'Get one delivery with its body and every attempt, newest first.',
  ...asOwner,
  input: z.object({ deliveryId }),
  output: delivery.extend({ body: z.string(), attemptList: z.array(attempt) }),
  owns: ofDelivery,
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: 'company/replayDelivery',
  summary: `Send a delivery again with the same id: now, and if need be for up to ${hoursInWords(WEBHOOK_TRIED_HOURS)}.`,
  ...asOwner,
  refusals: ['webhook.off'],
  input: z.object({ deliveryId }),
  output: nothing,
  owns: ofDelivery,
  callsPerMinute: 120,
});
