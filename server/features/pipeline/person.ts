import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { APPLICATIONS_OF_PERSON_MAX } from '#contract/shared/limits.ts';
import type { getPerson } from '#contract/interview/pipeline.ts';
import { readBy } from '#server/features/applications/lists.ts';
import { listApplications } from '#server/features/applications/store.ts';
import { skillsOfCandidate } from '#server/features/candidates/store.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { countRounds } from '#server/features/feedback/store.ts';
import { scorecardsOf } from '#server/features/reviews/scorecard-store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { presentCriteriaParts } from '#server/features/applications/present-criteria.ts';
import { presentStanding } from './review-queue.ts';

/** A person with every application that this member can see, and the scorecards of each. */
export async function showPerson(
  ctx: Context,
  caller: EmployerCaller,
  { candidateId }: RequestOf<typeof getPerson>,
): Promise<OutputOf<typeof getPerson>> {
  const rows = await listApplications(ctx.db, {
    ...readBy(caller),
    candidateId,
    by: 'applied_at',
    limit: APPLICATIONS_OF_PERSON_MAX,
  });
  const [newest] = rows;
  if (!newest) throw notFound();
  const cards = Map.groupBy(await scorecardsOf(ctx.db, rows.map(attemptOf)), (card) => card.applicationId);
  const files = await filesByIds(ctx.db, [newest.candidate_avatar_file_id]);
  const avatar = files.get(newest.candidate_avatar_file_id ?? '');
  const skills = await skillsOfCandidate(ctx.db, candidateId);
  const rounds = await countRounds(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  return {
    candidateId,
    name: newest.candidate_name,
    email: caller.seesContacts ? newest.candidate_email : '',
    mobile: caller.seesContacts ? newest.candidate_mobile : '',
    ...(caller.seesContacts ? {} : { hidesContacts: true }),
    avatarUrl: avatar ? fileUrl(ctx, avatar) : null,
    skills: skills.map(({ name }) => name),
    applications: rows.map((row) => ({
      ...presentStanding(row, now),
      rounds: rounds.get(row.id) ?? 0,
      criteriaParts: presentCriteriaParts(row, caller.seesContacts),
      scorecards: (row.must_score_first ? [] : (cards.get(row.id) ?? [])).map((card) => ({
        by: card.by,
        isOwn: card.memberId === caller.id,
        overall: card.overall,
        reason: card.reason,
        at: card.at.toISOString(),
      })),
    })),
  };
}
