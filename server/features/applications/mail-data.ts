import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { applicationPeople } from './store.ts';

/** The data for mails about an application. */
export interface ApplicationMailData {
  applicationId: string;
  jobId: string;
  designation: string;
  alternateId: string;
  employerName: string;
  candidateName: string;
  candidateEmail: string;
  /** The IANA name of the candidate's time zone. */
  timeZone: string;
  interviewAt: Date | null;
  /** When the employer last decided. */
  decidedAt: Date | null;
  timeFactor: number;
  recordOnly: boolean;
  /** For a decision: the stage that the application is moved to, and what the company tells of its reason. */
  stageTitle?: string;
  sharedReason?: string;
  publicUrl: string;
  /** The mail address that this installation sends from. */
  senderAddress: string;
}

/** The data of a mail about an application, and the ids of the two people. */
export async function applicationMailData(
  ctx: Context,
  db: Database,
  applicationId: string,
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
      decidedAt: people.decided_at,
      timeFactor: people.time_factor,
      recordOnly: people.record_only,
      publicUrl: ctx.config.publicUrl,
      senderAddress: /<([^>]+)>/.exec(ctx.config.mailFrom)?.[1] ?? ctx.config.mailFrom,
    },
  };
}

/** Sample data for the preview and the tests of mails. */
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
  decidedAt: new Date('2030-03-01T08:00:00Z'),
  timeFactor: 1,
  recordOnly: false,
  stageTitle: 'Second round: Video call',
  sharedReason: 'Another candidate fits what we are looking for more closely.',
  publicUrl: 'http://localhost:3000',
  senderAddress: 'roundone@localhost',
};
