import { getRounds, getUpcomingRounds } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';

/** A round, as the company sees it. */
export type CompanyRound = OutputOf<typeof getRounds>['rounds'][number];

/** The reads that a round changes: an invitation moves an application to its stage. */
export const ROUND_READS = [...DECISION_READS, getRounds, getUpcomingRounds] as const;
