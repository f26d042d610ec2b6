import { z } from 'zod';
import { storedObject } from '#server/database/stored-json.ts';

/** What an entry in the history says besides its action. */
export type AuditDetails = Record<string, string | number | boolean>;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const storedAuditDetails = storedObject<{ details: AuditDetails }>(
  { table: 'audit_events', column: 'details' },
  { 1: z.object({ details }) },
);
