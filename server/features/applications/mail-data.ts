import type { Said } from '#contract/messages/message.ts';
import { USUAL_DECLINE_REASONS } from '#contract/company/decline-reasons.ts';
import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import { addressIn } from '#server/platform/config/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail } from '#server/platform/mail/definition.ts';
import { applicationPeople } from './store.ts';
import { takeCalendarSequence } from './terms-store.ts';

export interface ApplicationMailData {
  applicationId: string;
  jobId: string;
  designation: string;
  alternateId: string;
  employerName: string;
  candidateName: string;
  candidateEmail: string;
  timeZone: string;
  interviewAt: Date | null;
  /** Until when the interview can be taken. */
  closesAt: Date | null;
  openDays: number;
  /** For an interview that was given again: how many answers are kept, and how many questions are asked. */
  keptAnswers: number;
  askedQuestions: number;
  calendarSequence: number;
  decidedAt: Date | null;
  timeFactor: number;
  recordOnly: boolean;
  /** For a decision: the stage that the application is moved to, and the reason that the company shares. */
  stageTitle?: Said;
  sharedReason?: string;
  /** For a decision: it cancels a scheduled interview. */
  isCalledOff?: boolean;
  isWithdrawn?: boolean;
  publicUrl: string;
  /** The email address that this installation sends from. */
  senderAddress: string;
}

export async function applicationMailData(
  ctx: Context,
  db: Database,
  applicationId: string,
  { calendarSequence = 0 }: { calendarSequence?: number } = {},
): Promise<{ data: ApplicationMailData; candidateId: string; employerId: string }> {
  const people = await applicationPeople(db, applicationId);
  return {
    candidateId: people.candidate_id,
    employerId: people.employer_id,
    data: {
      applicationId,
      jobId: people.job_id,
      designation: people.designation,
      alternateId: people.alternate_id,
      employerName: people.employer_name,
      candidateName: people.candidate_name,
      candidateEmail: people.candidate_email,
      timeZone: people.candidate_time_zone ?? 'UTC',
      interviewAt: people.interview_at,
      closesAt: people.interview_closes_at,
      openDays: people.open_days,
      keptAnswers: people.kept_answers,
      askedQuestions: Math.max(0, people.asked_questions - people.kept_answers),
      calendarSequence,
      decidedAt: people.decided_at,
      timeFactor: people.time_factor,
      recordOnly: people.record_only,
      publicUrl: ctx.config.publicUrl,
      senderAddress: addressIn(ctx.config.mailFrom),
    },
  };
}

export async function calendarMailData(ctx: Context, db: Database, applicationId: string) {
  const calendarSequence = await takeCalendarSequence(db, applicationId);
  return applicationMailData(ctx, db, applicationId, { calendarSequence });
}

/**
 * Queues an email to the candidate. `per` distinguishes it from others of its kind; without it, the number of the
 * calendar entry does.
 */
export async function mailCandidate<More extends object>(
  ctx: Context,
  db: Database,
  mail: CompanyMail<ApplicationMailData & More>,
  applicationId: string,
  {
    more,
    per,
    until,
  }: {
    more: More;
    per?: (data: ApplicationMailData) => number | string;
    /** When the email is no longer true. */
    until?: (data: ApplicationMailData) => Date;
  },
): Promise<void> {
  const about = await (per ? applicationMailData : calendarMailData)(ctx, db, applicationId);
  const data = { ...about.data, ...more };
  await queueCandidateNotice(ctx, db, mail, {
    userId: about.candidateId,
    companyId: about.employerId,
    data,
    messageId: `${mail.name}-${applicationId}-${per ? per(data) : data.calendarSequence}`,
    sendUntil: until?.(data),
  });
}

export const SAMPLE_APPLICATION: ApplicationMailData = {
  applicationId: '00000000-0000-4000-8000-000000000001',
  jobId: '00000000-0000-4000-8000-000000000002',
  designation: 'Front-end Developer',
  alternateId: 'RO-1042',
  employerName: 'Example Works',
  candidateName: 'Ada Example',
  candidateEmail: 'ada@example.org',
  timeZone: 'Europe/Berlin',
  interviewAt: new Date('2030-03-05T09:30:00Z'),
  closesAt: new Date('2030-03-08T09:30:00Z'),
  openDays: 3,
  keptAnswers: 0,
  askedQuestions: 0,
  calendarSequence: 0,
  decidedAt: new Date('2030-03-01T08:00:00Z'),
  timeFactor: 1,
  recordOnly: false,
  stageTitle: 'Second round: Video call',
  sharedReason: USUAL_DECLINE_REASONS[0]!.sharedText,
  publicUrl: 'http://localhost:3000',
  senderAddress: 'roundone@localhost',
};
