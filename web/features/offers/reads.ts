import { getClosings, getOffers } from '#web/api/calls.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';

/** The reads affected by a change to a company's offers. */
export const OFFER_READS = [...DECISION_READS, getOffers, getClosings] as const;
