import { getMyRounds, getRound, getRounds, getUpcomingRounds } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';
import type { Which } from '../round-page.tsx';

/** A round as the company sees it. */
export type CompanyRound = OutputOf<typeof getRounds>['rounds'][number];

/** The reads affected by a change to a round: an invitation moves an application to its stage. */
export const ROUND_READS = [...DECISION_READS, getRounds, getUpcomingRounds] as const;

/** How a candidate changes a round: with an emailed link, a signed-out person stays on the page. */
export const ofOwnRound = (which: Which) => ({
  refreshes: [getRound, getMyRounds],
  whenSignedOut: 'token' in which ? ('keep-page' as const) : undefined,
});
