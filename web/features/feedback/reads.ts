import { getFeedback, getPerson, getReviewQueue } from '#web/api/calls.ts';

/** Reads that a person's verdict changes: the report, and how much of it the lists show as settled. */
export const VERDICT_READS = [getFeedback, getReviewQueue, getPerson] as const;
