import type { getReviewQueue } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

/** Somebody on a board. */
export type BoardPerson = OutputOf<typeof getReviewQueue>['applications'][number];
