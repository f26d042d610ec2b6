import type { z } from 'zod';
import { getPublicJobs } from '#contract/jobs.ts';
import { JOB_FILTERS, filtersIn, matchNotice } from '#contract/job-filters.ts';
import { DESIGNATION_MAX, ID_MAX, STATE_NAME_MAX } from '#contract/limits.ts';
import type { JobsPage } from '#contract/public-pages.ts';
import { text } from '#contract/rules.ts';
import { stateNamed, stateNameIn } from '#contract/state-names.ts';
import { TEXTS } from '#contract/texts.ts';
import { findStates } from '#server/features/masters/geography.ts';
import { namedList } from '#server/features/masters/store.ts';
import { findOpenJobs } from '#server/features/jobs/lists/list-jobs.ts';
import type { Context } from '#server/platform/context.ts';

/** The search in the page's address. A state is typed by its name; links of the web client also have its id. */
const searched = getPublicJobs.input
  .omit({ limit: true })
  .extend({ state: text(STATE_NAME_MAX, TEXTS.stateNotFound).optional() });

/** The jobs of the page with this query. A search that has an error finds none, and says what is wrong. */
export async function findJobs(ctx: Context, query: Record<string, unknown>): Promise<JobsPage> {
  const asked = searched.safeParse(query);
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
    stateId: null,
    isFirstPage: true,
    nextCursor: null,
    notice: null,
    sectors: (await namedList(ctx.db, 'sectors')).map(({ id, name }) => ({ id, name })),
  };
  if (!asked.success) return { ...page, errors: errorsIn(asked.error) };
  const { designation = '', state = '', cursor, stateId: _stateId, ...filters } = asked.data;
  const stateId = asked.data.stateId || (state === '' ? null : stateIdOf(state));
  if (stateId === null && state !== '') return { ...page, errors: { state: TEXTS.stateNotFound } };
  const { limit } = getPublicJobs.input.parse({});
  const found = await findOpenJobs(
    ctx,
    null,
    { ...filters, designation, ...(stateId ? { stateId } : {}) },
    { limit, cursor },
  );
  return {
    ...page,
    jobs: getPublicJobs.output.shape.jobs.parse(found.jobs),
    total: found.total,
    totalAtLeast: found.totalAtLeast ?? false,
    stateId,
    errors: {},
    isFirstPage: !cursor,
    nextCursor: found.nextCursor,
    notice: matchNotice(found.match, designation),
  };
}

function stateIdOf(typed: string): string | null {
  const states = findStates(stateNameIn(typed), Infinity).map(({ id, name, country }) => ({
    value: id,
    label: `${name}, ${country}`,
  }));
  return stateNamed(typed, states)?.value ?? null;
}

/** What stays in the field: the text as it was typed, as far as it fits. */
const shown = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most).toWellFormed() : '';

function fieldOf(name: string): keyof JobsPage['errors'] {
  if (name === 'state' || name === 'stateId') return 'state';
  return JOB_FILTERS.some((filter) => filter.name === name) ? 'filters' : 'designation';
}

function errorsIn(error: z.ZodError): JobsPage['errors'] {
  const errors: JobsPage['errors'] = {};
  for (const { path, message } of error.issues) {
    errors[fieldOf(String(path[0]))] ??= message;
  }
  return errors;
}
