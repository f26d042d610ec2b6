import type { RequestOf, OutputOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import type { getReviewQueue } from '#contract/interview/pipeline.ts';
import type { Score } from '#contract/interview/scores.ts';
import { narrowingOf, orderOf, pageOfApplications, readBy } from '#server/features/applications/lists.ts';
import { presentCriteria } from '#server/features/applications/present-criteria.ts';
import { presentFigures, presentWaiting, verdictsOf } from '#server/features/applications/present.ts';
import { waitingDecisions } from '#server/features/applications/stages/decision-store.ts';
import { type ListedApplication, countListed } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { searcherOf } from './search.ts';
import { idsWithAll } from './search-store.ts';
import { termsOf } from './search-text.ts';

/** One page of the applicants that a member asked for, and their total number. */
export async function reviewQueue(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getReviewQueue>,
): Promise<OutputOf<typeof getReviewQueue>> {
  const { jobId, skillId, reviewedByMe, waitingDays } = input;
  if (jobId !== undefined) await getJobInReach(ctx.db, reachOf(caller), jobId);
  const terms = termsOf(input.text ?? '');
  const filter = {
    ...readBy(caller),
    ...(jobId === undefined ? {} : { jobId }),
    narrowing: {
      ...narrowingOf(input),
      ids: input.applicationIds,
      skillId,
      isReviewed: reviewedByMe === undefined ? undefined : reviewedByMe === 'yes',
      waitingSince:
        waitingDays === undefined ? undefined : new Date(ctx.clock.now().getTime() - waitingDays * DAY_MS),
      among: terms.length === 0 ? undefined : idsWithAll(searcherOf(caller), terms),
    },
  };
  const { rows, nextCursor } = await pageOfApplications(ctx, input, {
    ...filter,
    ...orderOf(input.sort, { by: 'stage_since', ascending: true }),
  });
  const files = await filesByIds(
    ctx.db,
    rows.map((row) => row.candidate_avatar_file_id),
  );
  const waiting = await waitingDecisions(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  const applications = rows.map((row) => {
    const avatar = files.get(row.candidate_avatar_file_id ?? '');
    return {
      ...presentStanding(row, now),
      candidateId: row.candidate_id,
      candidateName: row.candidate_name,
      avatarUrl: avatar ? fileUrl(ctx, avatar) : null,
      verdicts: verdictsOf(row),
      heard: row.heard,
      flags: row.flags,
      waiting: presentWaiting(waiting.get(row.id)),
    };
  });
  return { applications, total: await countListed(ctx.db, filter), nextCursor };
}

/** The fields that every call of this feature returns for an application. */
export function presentStanding(row: ListedApplication, now: Date) {
  return {
    applicationId: row.id,
    jobId: row.job_id,
    role: row.designation,
    alternateJobId: row.alternate_id,
    ...presentFigures(row, now),
    stageSince: row.stage_since.toISOString(),
    appliedDate: row.applied_at.toISOString(),
    submittedDate: row.submitted_at?.toISOString() ?? null,
    interviewDate: row.interview_at?.toISOString() ?? null,
    analysisStatus: analysisOf(row),
    ...presentCriteria(row),
    // The database only allows 1 to 4.
    ownScore: row.own_score as Score | null,
    mustScoreFirst: row.must_score_first,
  };
}

function analysisOf({ submitted_at, erased_at, report_status }: ListedApplication) {
  if (erased_at !== null) return 'erased' as const;
  return submitted_at === null ? null : (report_status ?? ('processing' as const));
}
