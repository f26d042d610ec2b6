import { z } from 'zod';
import { WEBHOOK_EVENT_NAMES } from '#contract/webhook-events.ts';
import { storedList } from '#server/database/stored-json.ts';

/** The events that are sent to a webhook. */
export const storedEvents = storedList({ table: 'webhooks', column: 'events' }, z.enum(WEBHOOK_EVENT_NAMES));
