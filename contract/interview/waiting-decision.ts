import { z } from 'zod';
import { isoTimestamp } from '../shared/rules.ts';

/** A decision that the candidate was not told yet. Until `undoUntil` interview/undoDecision takes it back. */
export const waitingDecision = z.object({ decisionId: z.string(), undoUntil: isoTimestamp });
