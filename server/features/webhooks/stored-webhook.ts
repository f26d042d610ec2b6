import { z } from 'zod';
import { WEBHOOK_EVENT_NAMES } from '#contract/company/webhook-events.ts';
import { storedList } from '#server/database/stored-json.ts';

export const storedEvents = storedList({ table: 'webhooks', column: 'events' }, z.enum(WEBHOOK_EVENT_NAMES));
