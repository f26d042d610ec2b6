import { SETTLED_FILTERS } from '#contract/settled.ts';
import { OUTCOMES, STAGES, type Stage } from '#contract/stages.ts';
import { CERTAINTIES } from '#contract/verdicts.ts';
import type { getReviewQueue } from '#web/api/calls.ts';
import type { InputOf } from '#web/api/types.ts';

export type QueueInput = InputOf<typeof getReviewQueue>;
type Sort = NonNullable<QueueInput['sort']>;

/** Everybody whose interview is to be reviewed, unless the address names another stage, or `all`. */
const USUAL_STAGE: Stage = 'review';
export const ALL_STAGES = 'all';

export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: '-waiting', label: 'Waiting longest' },
  { value: '-score', label: 'Best score' },
  { value: 'score', label: 'Lowest score' },
  { value: '-submitted', label: 'Newest interview' },
  { value: '-criteriaMatches', label: 'Best criteria match' },
  { value: '-flags', label: 'Most to look at' },
  { value: 'name', label: 'Name' },
];
const USUAL_SORT: Sort = '-waiting';

const OUTCOMES_ASKED = ['open', 'closed', 'all', ...OUTCOMES] as const;
const REVIEWED = ['yes', 'no'] as const;

/** The parameters of the address that narrow or order the list; `id` is the person who is shown. */
export const LIST_PARAMETERS = [
  'jobId',
  'stage',
  'outcome',
  'minScore',
  'maxScore',
  'certainty',
  'settled',
  'skillId',
  'reviewedByMe',
  'waitingDays',
  'text',
  'sort',
] as const;
export type ListParameter = (typeof LIST_PARAMETERS)[number];

/** What the list asks the server for. Values that are not known are left out, so that an old address still works. */
export function queueInput(address: URLSearchParams): QueueInput {
  const named = <T extends string>(name: ListParameter, known: readonly T[]): T | undefined =>
    known.find((one) => one === address.get(name));
  const number = (name: ListParameter): number | undefined => {
    const text = address.get(name);
    return text === null || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  };
  const text = (name: ListParameter) => address.get(name) || undefined;
  const stage = address.get('stage') === ALL_STAGES ? undefined : (named('stage', STAGES) ?? USUAL_STAGE);
  return defined({
    jobId: text('jobId'),
    stage,
    outcome: named('outcome', OUTCOMES_ASKED),
    minScore: number('minScore'),
    maxScore: number('maxScore'),
    certainty: named('certainty', CERTAINTIES),
    settled: named('settled', SETTLED_FILTERS),
    skillId: text('skillId'),
    reviewedByMe: named('reviewedByMe', REVIEWED),
    waitingDays: number('waitingDays'),
    text: text('text'),
    sort:
      named(
        'sort',
        SORTS.map(({ value }) => value),
      ) ?? USUAL_SORT,
  });
}

/** How many filters besides the usual ones are set. */
export const filterCount = (address: URLSearchParams): number =>
  LIST_PARAMETERS.filter((name) => name !== 'sort' && name !== 'text' && address.has(name)).length;

/** The address of the same list with another person. */
export function withPerson(address: URLSearchParams, applicationId: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (applicationId === null) next.delete('id');
  else next.set('id', applicationId);
  return next;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
