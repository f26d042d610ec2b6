import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import { APPLICATIONS_OF_PERSON_MAX, NOTES_OF_PERSON_MAX } from '#contract/limits.ts';
import type { getPerson } from '#contract/pipeline.ts';
import { stageTitle } from '#contract/stages.ts';
import { readBy } from '#server/features/applications/lists.ts';
import { actorInWords } from '#server/features/applications/stages/actor.ts';
import { type ListedApplication, listApplications } from '#server/features/applications/store.ts';
import { skillsOfCandidate } from '#server/features/candidates/store.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { scorecardsOf } from '#server/features/reviews/scorecard-store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { movesOfAll, newestNotes } from './person-store.ts';
import { presentCriteriaParts } from '#server/features/applications/present-criteria.ts';
import { presentStanding } from './review-queue.ts';

/** A person with every application that this member sees, and what people wrote about each. */
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
  const said = await saidAbout(ctx, caller, rows);
  const files = await filesByIds(ctx.db, [newest.candidate_avatar_file_id]);
  const avatar = files.get(newest.candidate_avatar_file_id ?? '');
  const skills = await skillsOfCandidate(ctx.db, candidateId);
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
      criteriaParts: presentCriteriaParts(row, caller.seesContacts),
      ...said(row),
    })),
  };
}

/** The notes, scorecards and moves of each application, as far as this member may see them. */
async function saidAbout(ctx: Context, caller: EmployerCaller, rows: readonly ListedApplication[]) {
  const ids = rows.map(({ id }) => id);
  const blind = rows.filter((row) => row.must_score_first).map(({ id }) => id);
  const notes = Map.groupBy(
    await newestNotes(ctx.db, ids, { memberId: caller.id, blind, each: NOTES_OF_PERSON_MAX }),
    (note) => note.application_id,
  );
  const cards = Map.groupBy(await scorecardsOf(ctx.db, rows.map(attemptOf)), (card) => card.applicationId);
  const moves = Map.groupBy(await movesOfAll(ctx.db, ids), (move) => move.application_id);
  return (row: ListedApplication) => {
    const isBlind = row.must_score_first;
    const modes = storedInterviewProcess.readNullable(row.interview_process, row.job_id)?.modes ?? [];
    const ofRow = notes.get(row.id) ?? [];
    return {
      notes: ofRow.map((note) => ({
        noteId: note.id,
        by: note.author_name,
        text: note.content,
        at: note.written_at.toISOString(),
        isOwn: note.author_id === caller.id,
      })),
      notesTotal: ofRow[0]?.total ?? 0,
      scorecards: (isBlind ? [] : (cards.get(row.id) ?? [])).map((card) => ({
        by: card.by,
        isOwn: card.memberId === caller.id,
        overall: card.overall,
        reason: card.reason,
        at: card.at.toISOString(),
      })),
      history: (moves.get(row.id) ?? []).map((move) => ({
        at: move.at.toISOString(),
        by: actorInWords({ kind: move.actor_kind, name: move.actor_name }),
        stageTitle: stageTitle(move.to_stage, modes),
        outcome: move.to_outcome,
        // Why others decided so is a judgement of others.
        reason: isBlind ? null : move.reason,
        note: isBlind ? null : move.note,
        isUndo: move.is_undo,
      })),
    };
  };
}
