import type { applicationItem } from '#contract/account/employer.ts';
import {
  type candidateApplication,
  type jobApplication,
  type scheduledInterview,
} from '#contract/interview/interview.ts';
import type { givenAgain, interviewFacts } from '#contract/interview/interview-window.ts';
import type { TIME_FACTORS } from '#contract/shared/limits.ts';
import type { settledFigures } from '#contract/interview/listed-figures.ts';
import { type VerdictCounts, bandOf } from '#contract/interview/report-figures.ts';
import { settledOf } from '#contract/interview/settled.ts';
import { stageTitle } from '#contract/interview/stages.ts';
import type { waitingDecision } from '#contract/interview/waiting-decision.ts';
import type { z } from 'zod';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import { type FileOfApplication, type Viewed, holderOf } from '#server/features/uploads/file-holder.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { type FileRow, filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { type DecisionRow, waitingDecisions } from './stages/decision-store.ts';
import { interviewOpening, isMissed, windowOf } from './status.ts';
import { presentCriteria, presentCriteriaParts } from './present-criteria.ts';
import type { ListedApplication } from './store.ts';

type Files = Map<string, FileRow>;

function urlOf(
  ctx: Context,
  files: Files,
  id: string | null,
  disposition?: 'inline' | 'attachment',
  held?: FileOfApplication,
): string | null {
  const file = id === null ? undefined : files.get(id);
  return file ? fileUrl(ctx, file, disposition, held) : null;
}

/** How many answers have each verdict. Null without a report, and for a member who must judge first. */
export function verdictsOf(row: ListedApplication): VerdictCounts | null {
  const { correct, partial, incorrect, not_answered: notAnswered, needs_review: needsReview } = row;
  if (
    correct === null ||
    partial === null ||
    incorrect === null ||
    notAnswered === null ||
    needsReview === null
  )
    return null;
  return { correct, partial, incorrect, notAnswered, needsReview };
}

function presentSettled(row: ListedApplication): z.input<z.ZodObject<typeof settledFigures>> {
  const verdicts = verdictsOf(row);
  if (verdicts === null) return { settled: null, scored: null };
  const { settled, total } = settledOf(verdicts);
  return { settled, scored: total };
}

export function presentFigures(row: ListedApplication, now: Date) {
  const process = storedInterviewProcess.readNullable(row.interview_process, row.job_id);
  return {
    stage: row.stage,
    stageTitle: stageTitle(row.stage, process?.modes ?? []),
    outcome: row.outcome,
    source: row.source,
    isExpired: isMissed(row, now),
    score: row.interview_percent,
    ...presentSettled(row),
    band: bandOf(row.interview_percent),
    certainty: row.certainty,
  };
}

function factsOf(row: ListedApplication): z.input<typeof interviewFacts> | null {
  const window = windowOf(row);
  return (
    window && {
      ...window,
      attempt: row.attempt,
      hasBegun: row.started_at !== null,
      submittedDate: row.submitted_at?.toISOString() ?? null,
      ...(row.problem_waits ? { problemWaits: true } : {}),
    }
  );
}

/** A decision that the candidate has not been told about. */
export function presentWaiting(
  decision: Pick<DecisionRow, 'id' | 'due_at'> | null | undefined,
): z.input<typeof waitingDecision> | null {
  return decision ? { decisionId: decision.id, undoUntil: decision.due_at.toISOString() } : null;
}

function presentGivenAgain(row: ListedApplication): z.input<typeof givenAgain> | null {
  if (row.attempt === 1) return null;
  const all = row.question_ids?.length ?? 0;
  return {
    attempt: row.attempt,
    keptAnswers: row.kept_answers,
    askedQuestions: Math.max(0, all - row.kept_answers),
  };
}

export function presentForCandidate(row: ListedApplication, now: Date): z.input<typeof candidateApplication> {
  return {
    applicationId: row.id,
    jobId: { _id: row.job_id, role: row.designation, alternateJobId: row.alternate_id },
    role: row.designation,
    type: row.job_type,
    appliedDate: row.applied_at.toISOString(),
    applicationStatus: row.told_status,
    isExpired: interviewOpening(row, now) === 'expired',
    // If an application is pending again, its interview is over.
    interviewScheduleId: row.told_status === 'PENDING' ? null : windowOf(row),
    givenAgain: presentGivenAgain(row),
    employerId: { userId: { name: row.employer_name } },
    iSensePercent: row.interview_percent,
    ...presentSettled(row),
  };
}

export function presentScheduled(row: ListedApplication, now: Date): z.input<typeof scheduledInterview> {
  const opening = interviewOpening(row, now);
  const date = row.interview_at!.toISOString();
  return {
    applicationId: row.id,
    appliedJobId: row.job_id,
    candidateId: row.candidate_id,
    employerName: row.employer_name,
    role: row.designation,
    date,
    time: date,
    openUntil: row.interview_closes_at!.toISOString(),
    canMoveOpening:
      (opening === 'open' || opening === 'too-early') &&
      row.opening_moved_from === null &&
      row.started_at === null,
    givenAgain: presentGivenAgain(row),
    appliedDate: row.applied_at.toISOString(),
    applicationStatus: row.told_status,
    canStart: opening === 'open',
    isExpired: opening === 'expired',
  };
}

/** Reviewers and a company's programs can't read what was granted to a candidate. */
export const readsAdjustments = ({ memberRole, token }: EmployerCaller): boolean =>
  memberRole !== 'reviewer' && token === undefined;

const grantedTo = (row: ListedApplication) => ({
  timeFactor: row.time_factor as (typeof TIME_FACTORS)[number],
  recordOnly: row.record_only,
});
const NOTHING_GRANTED = { timeFactor: 1, recordOnly: false } as const;

/** An employer's applications with links to files. Members who can't see contact data get empty links. */
export async function presentForEmployer(
  ctx: Context,
  rows: ListedApplication[],
  caller: EmployerCaller,
): Promise<z.input<typeof jobApplication>[]> {
  const { seesContacts } = caller;
  const granted = readsAdjustments(caller) ? grantedTo : () => NOTHING_GRANTED;
  const files = await filesByIds(
    ctx.db,
    rows.flatMap((row) => [
      row.candidate_avatar_file_id,
      row.resume_file_id,
      row.cover_letter_file_id,
      row.pitch_file_id,
    ]),
  );
  const waiting = await waitingDecisions(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const holder = holderOf(caller);
  const now = ctx.clock.now();
  const heldUrl = (
    row: ListedApplication,
    what: Viewed,
    id: string | null,
    disposition?: 'inline' | 'attachment',
  ) => urlOf(ctx, files, id, disposition, { holder, applicationId: row.id, what });
  return rows.map((row) => ({
    applicationId: row.id,
    appliedDate: row.applied_at.toISOString(),
    applicationStatus: row.status,
    role: row.designation,
    alternateJobId: row.alternate_id,
    candidateId: row.candidate_id,
    candidateName: row.candidate_name,
    candidateEmail: seesContacts ? row.candidate_email : '',
    candidateMobile: seesContacts ? row.candidate_mobile : '',
    ...(seesContacts ? {} : { hidesContacts: true }),
    avatarUrl: urlOf(ctx, files, row.candidate_avatar_file_id),
    isTravelPreferred: row.travel_preferred,
    isReloactionPreferred: row.relocation_preferred,
    offeredDays: row.interview_open_days,
    interviewDate: row.interview_at?.toISOString() ?? null,
    interview: factsOf(row),
    ...presentCriteria(row),
    criteriaParts: presentCriteriaParts(row, seesContacts),
    iSensePercent: row.interview_percent,
    resumeUrlPath: seesContacts ? heldUrl(row, 'resume', row.resume_file_id, 'attachment') : null,
    coverLetterUrl: seesContacts
      ? heldUrl(row, 'cover-letter', row.cover_letter_file_id, 'attachment')
      : null,
    candidatePitch: heldUrl(row, 'pitch', row.pitch_file_id),
    ...granted(row),
    waiting: presentWaiting(waiting.get(row.id)),
    ...presentFigures(row, now),
  }));
}

export async function presentItems(
  ctx: Context,
  rows: ListedApplication[],
): Promise<z.input<typeof applicationItem>[]> {
  const files = await filesByIds(
    ctx.db,
    rows.map((row) => row.candidate_avatar_file_id),
  );
  const now = ctx.clock.now();
  return rows.map((row) => {
    const avatar =
      row.candidate_avatar_file_id === null ? undefined : files.get(row.candidate_avatar_file_id);
    return {
      _id: row.id,
      applicationStatus: row.status,
      appliedDate: row.applied_at.toISOString(),
      isSensePercent: row.interview_percent,
      ...presentCriteria(row),
      interviewScheduleId: factsOf(row),
      jobId: { _id: row.job_id, role: row.designation, alternateJobId: row.alternate_id },
      candidateId: {
        _id: row.candidate_id,
        userId: {
          name: row.candidate_name,
          avatarPath: avatar?.path ?? null,
          avatarUrl: urlOf(ctx, files, row.candidate_avatar_file_id),
        },
      },
      ...presentFigures(row, now),
    };
  });
}
