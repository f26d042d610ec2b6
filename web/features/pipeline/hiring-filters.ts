import * as said from '#contract/messages/en/pipeline.ts';
import { SETTLED_FILTERS } from '#contract/interview/settled.ts';
import { OUTCOMES, OUTCOME_TITLES, STAGES, type Stage } from '#contract/interview/stages.ts';
import { SOURCE_MAX } from '#contract/shared/limits.ts';
import { getReviewQueue } from '#web/api/calls.ts';
import type { InputOf } from '#web/api/types.ts';
import { setOrDelete } from '#web/ui/use-address.ts';

/** The state of Hiring in the address, apart from the job: the view, and the filters shared by all views. */

export type QueueInput = InputOf<typeof getReviewQueue>;

export const VIEWS = [
  { view: 'table', title: said.viewTable },
  { view: 'board', title: said.viewBoard },
  { view: 'review', title: said.viewReview },
  { view: 'compare', title: said.viewCompare },
  { view: 'insights', title: said.viewInsights },
] as const;
export type View = (typeof VIEWS)[number]['view'];

/** Used in the address instead of a job id. */
export const ALL_JOBS = 'all';

type Sort = NonNullable<QueueInput['sort']>;
const USUAL_SORT: Sort = '-waiting';
const OUTCOMES_ASKED = ['open', 'closed', 'all', ...OUTCOMES] as const;
const REVIEWED = ['yes', 'no'] as const;

export const viewOf = (address: URLSearchParams): View =>
  VIEWS.find(({ view }) => view === address.get('view'))?.view ?? 'table';

/** What the list asks the server for. Values that are not known are left out, so that an old address still works. */
export function queueInput(address: URLSearchParams): QueueInput {
  const named = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((one) => one === address.get(name));
  const least = Number(address.get('minScore') ?? Number.NaN);
  const jobId = address.get('jobId');
  return defined({
    jobId: jobId === ALL_JOBS ? undefined : jobId || undefined,
    stage: named('stage', STAGES),
    outcome: named('outcome', OUTCOMES_ASKED),
    minScore: Number.isFinite(least) ? least : undefined,
    settled: named('settled', SETTLED_FILTERS),
    source: address.get('source')?.slice(0, SOURCE_MAX) || undefined,
    reviewedByMe: named('reviewedByMe', REVIEWED),
    text: address.get('text') || undefined,
    sort:
      (getReviewQueue.orders?.find((order) => order === address.get('sort')) as Sort | undefined) ??
      USUAL_SORT,
  });
}

/** Whether the list differs from all open applicants. */
export const isFiltered = (address: URLSearchParams): boolean => {
  const { jobId: _, sort: __, ...filters } = queueInput(address);
  return Object.keys(filters).length > 0;
};

/** Where people are: open in a stage, or closed in some way. One choice sets the parameters `stage` and `outcome`. */
export const placeChoices = (stages: readonly { key: Stage; title: string }[]) => [
  { value: '', label: said.everybodyOpen() },
  ...stages.filter(({ key }) => key !== 'hired').map(({ key, title }) => ({ value: key, label: title })),
  ...Object.entries(OUTCOME_TITLES).map(([value, label]) => ({ value, label })),
  { value: 'closed', label: said.everybodyClosed() },
  { value: 'all', label: said.openAndClosed() },
];

export function placeOf(address: URLSearchParams): string {
  const { stage, outcome } = queueInput(address);
  return outcome === undefined || outcome === 'open' ? (stage ?? '') : outcome;
}

export function setPlace(address: URLSearchParams, place: string): void {
  const isStage = STAGES.some((stage) => stage === place && place !== 'hired');
  setOrDelete(address, 'stage', isStage ? place : '');
  setOrDelete(address, 'outcome', isStage ? '' : place);
}

/** The same list in another view. Selected people are compared; a review starts with those who await one. */
export function addressOfView(
  address: URLSearchParams,
  view: View,
  chosenIds: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['id', 'ids', 'pins', 'question']) next.delete(name);
  setOrDelete(next, 'view', view === 'table' ? '' : view);
  if (view === 'compare') setOrDelete(next, 'ids', chosenIds.join(','));
  if (view === 'review' && placeOf(next) === '') next.set('stage', 'review');
  return next;
}

/** The review of one person within the list in the address. */
export function withPerson(address: URLSearchParams, applicationId: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('view', 'review');
  next.set('id', applicationId);
  return next;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
