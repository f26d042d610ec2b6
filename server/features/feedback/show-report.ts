import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { getFeedback } from '#contract/interview/interview.ts';
import { skillNotesOf, summaryOf } from '#server/features/analysis/grading/judge/summary.ts';
import type { Report } from '#contract/interview/report.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { applicationInReach } from '#server/features/applications/store.ts';
import { presentCriteria, presentCriteriaParts } from '#server/features/applications/present-criteria.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { reviewBy } from '#server/features/reviews/blind.ts';
import { answersInVideo, recordingsInVideo } from '#server/features/interviews/recording-store.ts';
import {
  type InterviewRow,
  attemptsOf,
  keptQuestions,
  proctoringEvents,
} from '#server/features/interviews/store.ts';
import { type EarlierTake, earlierTakes } from '#server/features/interviews/takes-store.ts';
import { placeNames } from '#server/features/masters/geography.ts';
import { type Holder, type Viewed, holderOf } from '#server/features/uploads/file-holder.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { correctableUntil } from './correct-answer.ts';
import { resultsOf } from './figures.ts';
import { withoutContacts, withoutVerdicts } from './hide-from-member.ts';
import { inFilm, presentAnswer } from './present-answer.ts';
import { opinionsOn } from './review-store.ts';
import { isReadable, shownAttempt } from './shown-attempt.ts';
import { type ReportSubject, countRounds, reportOf, reportSubject } from './store.ts';
import { linkTo, videoUrl } from './file-links.ts';

type Viewer = Report['viewer'];

/** Someone without a login who sees the report through the company's guest link. */
export interface Guest {
  /** With contact data, documents, photo and video. */
  inFull: boolean;
  /** The links to files end with the guest link. */
  holder: Holder;
}

/** The report as its reader may see it. Null until the interview is submitted. */
export async function showReport(
  ctx: Context,
  caller: Caller | null,
  { applicationId, attempt }: RequestOf<typeof getFeedback>,
): Promise<Report | null> {
  const subject = await reportSubject(ctx.db, applicationId);
  if (!subject) throw notFound();
  const viewer = await viewerOf(ctx.db, subject, caller);
  const report = await reportFor(ctx, subject, { viewer, attempt, holder: holderOf(caller) });
  if (
    report === null &&
    (await attemptsOf(ctx.db, applicationId)).some(({ erased_at }) => erased_at !== null)
  )
    throw new Refusal('interview.erased', refusals.interviewErased());
  // Without a login, no one sees the person's contact data, documents, photo or videos.
  if (viewer === 'visitor') return report && withoutPictures(withoutContacts(report));
  if (report === null || caller?.role !== 'employer') return report;
  const shownOne = { applicationId, attempt: report.attempt };
  const { mustScoreFirst, mustSendCard } = await reviewBy(ctx.db, caller, applicationId, shownOne);
  const shown = {
    ...(mustScoreFirst ? withoutVerdicts(report) : report),
    ...(mustSendCard ? { mustSendCard } : {}),
    rounds: (await countRounds(ctx.db, [applicationId])).get(applicationId) ?? 0,
  };
  return caller.seesContacts ? shown : withoutContacts(shown);
}

/** The report for a guest: the same as for a visitor, even if the report is closed to visitors. */
export async function showReportToGuest(
  ctx: Context,
  { applicationId, attempt }: Attempt,
  guest: Guest,
): Promise<Report | null> {
  const subject = await reportSubject(ctx.db, applicationId);
  if (!subject) throw notFound();
  const report = await reportFor(ctx, subject, { viewer: 'visitor', attempt, holder: guest.holder });
  return report && !guest.inFull ? withoutPictures(withoutContacts(report)) : report;
}

/** What was said stays, with its audio. */
const withoutPictures = (report: Report): Report => ({
  ...report,
  avatarUrl: null,
  candidatePitch: null,
  candidateAnswerVideo: null,
  questionnaireReport: report.questionnaireReport.map((entry) => inFilm(entry, new Map())),
  proctoringTimeline: report.proctoringTimeline.map((event) => ({ ...event, videoSeconds: null })),
});

/** Everything that a reader of this kind may see. */
async function reportFor(
  ctx: Context,
  subject: ReportSubject,
  { viewer, attempt: wanted, holder }: { viewer: Viewer; attempt: number | undefined; holder: Holder },
): Promise<Report | null> {
  const applicationId = subject.id;
  const interview = await shownAttempt(ctx.db, applicationId, viewer, wanted);
  if (!interview) return null;
  const attempt = { applicationId, attempt: interview.attempt };
  const { status, ready } = await reportOf(ctx.db, attempt);
  const report = ready?.report ?? null;
  const takes = viewer === 'visitor' ? [] : await earlierTakes(ctx.db, attempt);
  const files = await filesByIds(ctx.db, [
    subject.avatar_file_id,
    subject.resume_file_id,
    subject.cover_letter_file_id,
    subject.pitch_file_id,
    interview.video_file_id,
    ...(report?.answers.flatMap((one) => [one.audioFileId, one.followUp?.audioFileId ?? null]) ?? []),
    ...takes.map(({ fileId }) => fileId),
  ]);
  const link = (what: Viewed, id: string | null, disposition?: 'attachment'): string | null =>
    linkTo(ctx, files, id, { holder, applicationId, what }, disposition);
  const sound = (id: string | null) => link('sound', id);
  const inVideo = await answersInVideo(ctx.db, attempt);
  const opinions = await opinionsOn(ctx.db, attempt);
  const kept = await keptQuestions(ctx.db, attempt);
  const isEarlier = interview.attempt !== subject.attempt;
  const results = report === null ? [] : resultsOf(report.answers, opinions);
  const reader = viewer === 'employer' ? 'company' : 'others';
  const summary = report === null ? [] : summaryOf(results, reader, subject.language);
  const correctUntil = ready && correctableUntil(ready.readyAt);
  const events = await proctoringEvents(ctx.db, attempt);
  const recordings = await recordingsInVideo(ctx.db, attempt);
  return {
    analysisStatus: status,
    applicationId,
    ...(viewer === 'employer' ? { jobId: subject.job_id } : {}),
    position: subject.designation,
    alternateJobId: subject.alternate_id,
    employerName: subject.employer_name,
    name: subject.name,
    email: subject.email,
    mobile: subject.mobile,
    city: cityOf(subject),
    avatarUrl: linkTo(ctx, files, subject.avatar_file_id),
    resumeUrlPath: link('resume', subject.resume_file_id, 'attachment'),
    coverLetterUrl: link('cover-letter', subject.cover_letter_file_id, 'attachment'),
    ...presentCriteria(subject),
    criteriaParts: presentCriteriaParts(subject, true),
    findApplicationId: { _id: applicationId, isSensePercent: report?.isSensePercent ?? null },
    jobAppliedDate: subject.applied_at.toISOString(),
    interviewDate: dateOf(interview, subject),
    submittedDate: interview.submitted_at?.toISOString() ?? null,
    ...(await presentAttempts(ctx.db, subject, { viewer, isEarlier })),
    attempt: interview.attempt,
    iHireReport: summary.map(({ text }) => text).join(' '),
    summarySentences: summary,
    totalCorrectQuestions: report?.totalCorrectQuestions ?? 0,
    totalAnalyzedQuestions: report?.totalAnalyzedQuestions ?? 0,
    skillSummaryReport: skillNotesOf(results),
    questionnaireReport:
      report?.answers.map((one) => ({
        ...inFilm(
          presentAnswer(one, opinions, { viewer, isEarlier, company: subject.employer_name }, sound),
          inVideo,
        ),
        ...(kept.has(one.questionId) ? { isKept: true } : {}),
        ...presentTakes(takes, one.questionId, sound),
      })) ?? [],
    candidatePitch: link('pitch', subject.pitch_file_id),
    candidateAnswerVideo: videoUrl(ctx, interview, files, { holder, applicationId }),
    proctoringTimeline: events.map(({ kind, happened_at, seconds }) => ({
      kind,
      happenedAt: happened_at.toISOString(),
      seconds,
      videoSeconds: secondInVideo(happened_at, recordings),
    })),
    ...(interview.film_erased_at === null ? {} : { filmErasedDate: interview.film_erased_at.toISOString() }),
    consent:
      interview.consent_version !== null && interview.consented_at !== null
        ? { version: interview.consent_version, at: interview.consented_at.toISOString() }
        : null,
    models: report?.models ?? [],
    viewer,
    correctUntil: correctUntil?.toISOString() ?? null,
    canCorrect:
      viewer === 'candidate' && !isEarlier && correctUntil !== null && ctx.clock.now() <= correctUntil,
    isPublic: isOpenToVisitors(subject),
    ...(viewer === 'visitor' ? {} : { visitors: visitorsOf(subject, viewer) }),
    ...(viewer === 'employer' && subject.blind_review ? { isBlindReview: true } : {}),
  };
}

function presentTakes(
  takes: readonly EarlierTake[],
  questionId: string,
  link: (id: string | null) => string | null,
): Pick<Report['questionnaireReport'][number], 'earlierTakes'> {
  const own = takes.filter((take) => take.questionId === questionId);
  if (own.length === 0) return {};
  return { earlierTakes: own.map(({ fileId, seconds }) => ({ audioUrl: link(fileId), seconds })) };
}

/** When an attempt could be taken. For the current one, the application says it. */
function dateOf(interview: InterviewRow, subject: ReportSubject): string | null {
  const date = interview.attempt === subject.attempt ? subject.interview_at : interview.interview_at;
  return date?.toISOString() ?? null;
}

/** The attempts that this reader can see, and a new one that the candidate has not submitted yet. */
async function presentAttempts(
  db: Database,
  subject: ReportSubject,
  { viewer, isEarlier }: { viewer: Viewer; isEarlier: boolean },
): Promise<Pick<Report, 'attempts' | 'isEarlier' | 'givenAgain'>> {
  const all = await attemptsOf(db, subject.id);
  const attempts = all
    .filter((interview) => isReadable(interview, viewer))
    .map((interview) => ({
      attempt: interview.attempt,
      interviewDate: dateOf(interview, subject),
      submittedDate: interview.submitted_at?.toISOString() ?? null,
    }));
  if (!isEarlier) return { attempts };
  const { interview_at: opensAt, interview_closes_at: closesAt, told_status: status } = subject;
  const isAwaited = viewer !== 'visitor' && status === 'SCHEDULED' && opensAt !== null && closesAt !== null;
  return {
    attempts,
    isEarlier,
    ...(isAwaited ? { givenAgain: { date: opensAt.toISOString(), openUntil: closesAt.toISOString() } } : {}),
  };
}

/** A recording is stored when its first bytes arrive, so the second is exact only with a good connection. */
function secondInVideo(
  at: Date,
  recordings: readonly { beganAt: Date; offsetSeconds: number; seconds: number }[],
): number | null {
  const recording = recordings.findLast(({ beganAt }) => beganAt <= at);
  if (!recording) return null;
  const since = (at.getTime() - recording.beganAt.getTime()) / 1_000;
  return since > recording.seconds ? null : recording.offsetSeconds + since;
}

/**
 * Who may see a report: the company's members who see the job, the candidate, and anyone with its link unless it is
 * closed to visitors. Everyone else gets the same response as for a report that does not exist.
 */
async function viewerOf(db: Database, subject: ReportSubject, caller: Caller | null): Promise<Viewer> {
  if (caller?.role === 'employer') {
    if (await applicationInReach(db, reachOf(caller), subject.id)) return 'employer';
    throw notFound();
  }
  if (caller?.id === subject.candidate_id) return 'candidate';
  // A member who must judge first could see the verdicts as a visitor.
  if (caller !== null || !isOpenToVisitors(subject)) throw notFound();
  return 'visitor';
}

/** Whether this reader and the other side let visitors read it. */
const visitorsOf = (subject: ReportSubject, viewer: Viewer): NonNullable<Report['visitors']> => {
  const byCompany = subject.report_public;
  const byCandidate = !subject.report_closed_by_candidate;
  return viewer === 'employer'
    ? { own: byCompany, other: byCandidate }
    : { own: byCandidate, other: byCompany };
};

/** The company and the candidate can each close it. Neither can open what the other has closed. */
export const isOpenToVisitors = (subject: ReportSubject): boolean =>
  subject.report_public && !subject.report_closed_by_candidate && !subject.blind_review;

function cityOf({ country_id, state_id, city_id }: ReportSubject): string {
  if (country_id === null || state_id === null || city_id === null) return '';
  return placeNames({ countryId: country_id, stateId: state_id, cityId: city_id })?.city ?? '';
}
