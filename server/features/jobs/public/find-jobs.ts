import type { z } from 'zod';
import { forPeople } from '#contract/messages/fixed-texts.ts';
import { getJobCards, getPublicJobs } from '#contract/job/jobs.ts';
import { type JobFilterValues, filtersIn, matchNotice } from '#contract/job/job-filters.ts';
import { DESIGNATION_MAX, ID_MAX, STATE_NAME_MAX } from '#contract/shared/limits.ts';
import type { JobsPage } from '#contract/job/public-pages.ts';
import { text } from '#contract/shared/rules.ts';
import { stateLabel, stateNamed, stateNameIn } from '#contract/interview/state-names.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { findStates, stateWithId } from '#server/features/masters/geography.ts';
import { namedList } from '#server/features/masters/store.ts';
import { findOpenJobs } from '#server/features/jobs/lists/list-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import { objectionTo } from '#server/platform/http/input-size.ts';
import { masterName } from '#server/features/masters/master-name.ts';
import { Failure } from '#server/platform/outcome.ts';

/** The search in the page's address. People type the state's name. Links from the web client also have its id. */
const searched = getPublicJobs.input.extend({ state: text(STATE_NAME_MAX, TEXTS.stateNotFound).optional() });

/** The jobs of the page with this query. An invalid search finds none, and returns what is wrong. */
export async function findJobs(ctx: Context, query: Record<string, unknown>): Promise<JobsPage> {
  // The form sends every field, even empty ones.
  const asked = searched.safeParse(
    Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  );
  const typed = {
    designation: shown(query['designation'], DESIGNATION_MAX),
    state: shown(query['state'], STATE_NAME_MAX),
    filters: filtersIn({ get: (name) => shown(query[name], ID_MAX) }),
  };
  const page = {
    jobs: [],
    total: null,
    totalAtLeast: false,
    search: typed,
    applied: {},
    stateId: null,
    isFirstPage: true,
    nextCursor: null,
    notice: null,
    sectors: (await namedList(ctx.db, 'sectors')).map(({ id, name }) => ({ id, name: masterName(name) })),
  };
  const objection = objectionTo(query);
  if (objection !== null) return { ...page, errors: { page: objection } };
  if (!asked.success) return { ...page, errors: errorsIn(asked.error) };
  const {
    designation = '',
    state: typedState = '',
    stateId: knownId,
    limit,
    cursor,
    ...filters
  } = asked.data;
  const known = knownId ? stateWithId(knownId) : null;
  // Links from other clients may have only the id.
  const state = known ? stateLabel(known.name, known.country) : typedState;
  const stateId = knownId || (state === '' ? null : stateIdOf(state));
  if (stateId === null && state !== '') return { ...page, errors: { state: forPeople(TEXTS.stateNotFound) } };
  const wanted = { ...filters, designation, ...(stateId ? { stateId } : {}) };
  const shownPage = { limit, cursor, detail: 'card' } as const;
  const found = await findOpenJobs(ctx, null, wanted, shownPage).catch(invalidInput);
  if (typeof found === 'string') return { ...page, errors: { page: found } };
  return {
    ...page,
    jobs: getJobCards.output.shape.jobs.parse(found.jobs),
    total: found.total,
    totalAtLeast: found.totalAtLeast ?? false,
    applied: { designation, state, ...(knownId ? { stateId: knownId } : {}), ...addressed(filters) },
    search: { ...typed, state: known ? state : typed.state },
    stateId,
    errors: {},
    isFirstPage: !cursor,
    nextCursor: found.nextCursor,
    notice: matchNotice(found.match, designation),
  };
}

/** The filters as they appear in an address. The contract accepts more than the form offers. */
const addressed = (filters: Record<string, string | number | undefined>): JobFilterValues =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Returns what is wrong with the cursor. Any other error is thrown again. */
function invalidInput(error: unknown): string {
  if (error instanceof Failure && error.code === 'invalid-input') return error.message;
  throw error;
}

/** The state that a person typed, with or without its country. Null if there is none. */
export function stateIdOf(typed: string): string | null {
  const states = findStates(stateNameIn(typed), Infinity).map(({ id, name, country }) => ({
    value: id,
    label: stateLabel(name, country),
  }));
  return stateNamed(typed, states)?.value ?? null;
}

/** What stays in the field: the text as typed, shortened to fit. */
const shown = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most).toWellFormed().replaceAll('\0', '') : '';

function errorsIn(error: z.ZodError): JobsPage['errors'] {
  const errors: JobsPage['errors'] = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    const field = name === 'designation' ? name : name === 'state' || name === 'stateId' ? 'state' : 'page';
    errors[field] ??= forPeople(message);
  }
  return errors;
}
