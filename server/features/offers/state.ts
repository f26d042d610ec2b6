import type { OfferState } from '#contract/interview/offer-terms.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import type { OfferRow } from './store.ts';

/**
 * The current state of an offer for its candidate. If its time is over, or its candidate was told of another decision,
 * a task stores its end a few minutes later.
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

/** Whether the candidate can read the letter. Not if the company withdrew or replaced the offer. */
export const isReadable = (state: OfferState): boolean => state !== 'withdrawn' && state !== 'replaced';
