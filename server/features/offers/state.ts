import type { OfferState } from '#contract/interview/offer-terms.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import type { OfferRow } from './store.ts';

/**
 * What an offer is for its candidate now. A task notes the end of one whose time is over, or whose candidate was told of
 * another decision, a few minutes later.
 */
export function stateOf(
  { state, stands_until: standsUntil }: Pick<OfferRow, 'state' | 'stands_until'>,
  { told_stage: stage, told_outcome: outcome }: Pick<ApplicationRow, 'told_stage' | 'told_outcome'>,
  now: Date,
): OfferState {
  if (state !== 'waiting') return state;
  if (stage !== 'offer' || outcome !== null) return 'withdrawn';
  return standsUntil <= now ? 'expired' : 'waiting';
}

/** Whether the candidate reads the letter: not of an offer that the company took back. */
export const isReadable = (state: OfferState): boolean => state !== 'withdrawn' && state !== 'replaced';
