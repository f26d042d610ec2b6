import type { ListLimit } from '../shared/list-limits.ts';

/** Why an employer declines somebody. A company without a list of its own has this one. */
export interface DeclineReason {
  id: string;
  /** For the company. */
  title: string;
  /** What the candidate reads in the mail and in the timeline; empty for nothing. */
  sharedText: string;
}

export const USUAL_DECLINE_REASONS: readonly DeclineReason[] = [
  {
    id: 'other-candidate',
    title: 'Another candidate fits better',
    sharedText: 'Another candidate fits what we are looking for more closely.',
  },
  {
    id: 'skills',
    title: 'Skills do not fit',
    sharedText: 'For this position we need skills that we did not find in your application.',
  },
  {
    id: 'experience',
    title: 'Not enough experience',
    sharedText: 'For this position we need more experience in the field.',
  },
  {
    id: 'conditions',
    title: 'Place, time or pay do not fit',
    sharedText: 'What you are looking for and what this position offers do not fit together.',
  },
  {
    id: 'filled',
    title: 'The position is filled',
    sharedText: 'The position is filled.',
  },
  { id: 'not-shared', title: 'Another reason, not shared', sharedText: '' },
];

const REASONS_MAX = 30;
export const DECLINE_REASONS: ListLimit = {
  most: REASONS_MAX,
  sentence: `A company has at most ${REASONS_MAX} reasons`,
};
export const DECLINE_REASON_TITLE_MAX = 80;
export const SHARED_REASON_MAX = 500;
