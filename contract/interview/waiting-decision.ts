import { z } from 'zod';
import { isoTimestamp } from '../shared/rules.ts';

/** A decision that the candidate has not been notified of yet. Until `undoUntil`, interview/undoDecision can undo it. */
export const waitingDecision = z.object({ decisionId: z.string(), undoUntil: isoTimestamp });
