import type { RequestOf, OutputOf } from '#contract/shared/endpoint.ts';
import type { searchApplicants } from '#contract/interview/pipeline.ts';
import { listedByIds } from '#server/features/applications/lists.ts';
import { presentFigures } from '#server/features/applications/present.ts';
import type { ListedApplication } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { cutPageBy, readCursor, writeCursor } from '#server/platform/paging.ts';
import { type Excerpt, type Searcher, excerptsFound, peopleFound, skillsFound } from './search-store.ts';
import { type SearchTerm, markFound, markedExcerpt, termsOf } from './search-text.ts';

type SearchResult = OutputOf<typeof searchApplicants>;
type Found = SearchResult['people'][number]['found'][number];

export const searcherOf = (caller: EmployerCaller): Searcher => ({
  reach: reachOf(caller),
  seesContacts: caller.seesContacts,
});

export async function findApplicants(
  ctx: Context,
  caller: EmployerCaller,
  { text, limit, cursor }: RequestOf<typeof searchApplicants>,
): Promise<SearchResult> {
  const terms = termsOf(text);
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  if (wanted.length === 0) return { people: [], total: 0, nextCursor: null };
  const searcher = searcherOf(caller);
  const parts = readCursor(cursor, ['person'], 'count', 'moment', 'uuid');
  const after = parts && { rank: parts[1], at: new Date(parts[2]), id: parts[3] };
  const found = await peopleFound(ctx.db, searcher, terms, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPageBy(found, limit, ({ rank, newest, candidate_id }) =>
    writeCursor('person', rank, newest, candidate_id),
  );
  const candidateIds = rows.map(({ candidate_id }) => candidate_id);
  const applicationIds = rows.flatMap((row) => row.application_ids);
  const [listed, said, named] = await Promise.all([
    listedByIds(ctx, caller, applicationIds),
    excerptsFound(ctx.db, wanted, applicationIds),
    skillsFound(ctx.db, wanted, candidateIds),
  ]);
  const applications = Map.groupBy(listed, ({ candidate_id }) => candidate_id);
  const excerpts = Map.groupBy(said, ({ candidate_id }) => candidate_id);
  const skills = Map.groupBy(named, ({ candidate_id }) => candidate_id);
  const avatars = await filesByIds(
    ctx.db,
    [...applications.values()].map(([row]) => row!.candidate_avatar_file_id),
  );
  const now = ctx.clock.now();
  const people = candidateIds.flatMap((candidateId) => {
    const own = applications.get(candidateId);
    // The person withdrew since the first query.
    if (!own) return [];
    const avatar = avatars.get(own[0]!.candidate_avatar_file_id ?? '');
    return {
      candidateId,
      candidateName: own[0]!.candidate_name,
      avatarUrl: avatar ? fileUrl(ctx, avatar) : null,
      applications: own.map((row) => presentFound(row, now)),
      found: [
        ...foundInPerson(own[0]!, wanted, caller.seesContacts),
        ...(skills.get(candidateId) ?? []).map(({ name }) => foundIn('skill', markFound(name, wanted))),
        ...(excerpts.get(candidateId) ?? []).map(presentExcerpt),
      ],
    };
  });
  return { people, total: rows[0]?.total ?? 0, nextCursor };
}

function presentFound(row: ListedApplication, now: Date) {
  const { stage, stageTitle, outcome, isExpired } = presentFigures(row, now);
  return {
    applicationId: row.id,
    jobId: row.job_id,
    role: row.designation,
    alternateJobId: row.alternate_id,
    stage,
    stageTitle,
    outcome,
    isExpired,
    appliedDate: row.applied_at.toISOString(),
    hasReport: row.report_status === 'ready',
  };
}

const foundIn = (where: Found['where'], parts: Found['parts']): Found => ({
  where,
  applicationId: null,
  question: null,
  parts,
});

/** The name and the address, if a term matches them. */
function foundInPerson(
  row: ListedApplication,
  wanted: readonly SearchTerm[],
  seesContacts: boolean,
): Found[] {
  const marked = [
    foundIn('name', markFound(row.candidate_name, wanted)),
    ...(seesContacts ? [foundIn('email', markFound(row.candidate_email, wanted))] : []),
  ];
  return marked.filter(({ parts }) => parts.some(({ found }) => found));
}

const presentExcerpt = ({ application_id, question, excerpt }: Excerpt): Found => ({
  where: 'words',
  applicationId: application_id,
  question,
  parts: markedExcerpt(excerpt),
});
