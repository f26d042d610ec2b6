import * as said from '#contract/messages/en/application-mails.ts';
import { PATHS, mailedInterviewPath } from '#contract/shared/paths.ts';
import type { MailAttachment } from '#server/platform/mail/message.ts';
import { calendarInvite } from '#server/platform/mail/calendar.ts';
import type { ApplicationMailData } from './mail-data.ts';

/** Long enough for a full interview. The text of the invitation says for how many days it is open. */
const INVITE_MINUTES = 60;

export const positionInWords = ({
  designation,
  alternateId,
}: Pick<ApplicationMailData, 'designation' | 'alternateId'>) => `${designation} (${alternateId})`;

export const interviewsUrl = ({ publicUrl }: Pick<ApplicationMailData, 'publicUrl'>) =>
  `${publicUrl}${PATHS.scheduledInterviews}`;

/** The page where the candidate takes this interview. Before the interview opens, the page says when it will. */
const interviewUrl = ({
  publicUrl,
  applicationId,
}: Pick<ApplicationMailData, 'publicUrl' | 'applicationId'>) =>
  `${publicUrl}${mailedInterviewPath(applicationId)}`;

/** The button in each email about an interview that can still be taken. */
export const interviewAction = (data: ApplicationMailData) => ({
  label: said.goToInterview(),
  url: interviewUrl(data),
});

export const openJobsUrl = ({ publicUrl }: Pick<ApplicationMailData, 'publicUrl'>) =>
  `${publicUrl}${PATHS.openJobs}`;

/** The candidate's list of applications, where each one has its timeline. */
export const applicationUrl = ({ publicUrl }: Pick<ApplicationMailData, 'publicUrl'>) =>
  `${publicUrl}${PATHS.appliedJobs}`;

export function interviewOf({ applicationId, interviewAt }: ApplicationMailData): Date {
  if (!interviewAt) throw new Error(`Application ${applicationId} has no scheduled interview.`);
  return interviewAt;
}

export function closingOf({ applicationId, closesAt }: ApplicationMailData): Date {
  if (!closesAt) throw new Error(`Application ${applicationId} has no scheduled interview.`);
  return closesAt;
}

/** The calendar entry of the interview. Each change refers to the same entry with a higher number (RFC 5546). */
export function calendarEntry(
  data: ApplicationMailData,
  method: 'REQUEST' | 'CANCEL',
  description: string,
): MailAttachment {
  const content = calendarInvite({
    uid: `${data.applicationId}@roundone`,
    start: interviewOf(data),
    minutes: INVITE_MINUTES,
    summary: said.calendarTitle({ job: data.designation, company: data.employerName }),
    description,
    url: interviewUrl(data),
    organizer: { name: data.employerName, email: data.senderAddress },
    attendee: { name: data.candidateName, email: data.candidateEmail },
    method,
    sequence: data.calendarSequence,
  });
  return { filename: 'interview.ics', content, contentType: `text/calendar; method=${method}` };
}
