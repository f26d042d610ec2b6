import { applicationAdvanced } from '#server/features/applications/mails/application-advanced.ts';
import { applicationDeclined } from '#server/features/applications/mails/application-declined.ts';
import { applicationHired } from '#server/features/applications/mails/application-hired.ts';
import { applicationReopened } from '#server/features/applications/mails/application-reopened.ts';
import { jobDeleted } from '#server/features/applications/mails/job-deleted.ts';
import { applicationSent } from '#server/features/applications/mails/application-sent.ts';
import { interviewCancelled } from '#server/features/applications/mails/interview-cancelled.ts';
import { interviewClosed } from '#server/features/applications/mails/interview-closed.ts';
import { interviewClosing } from '#server/features/applications/mails/interview-closing.ts';
import { interviewChanged } from '#server/features/applications/mails/interview-changed.ts';
import { interviewOpened } from '#server/features/applications/mails/interview-opened.ts';
import { interviewReminder } from '#server/features/applications/mails/interview-reminder.ts';
import { interviewScheduled } from '#server/features/applications/mails/interview-scheduled.ts';
import { requestAnswered } from '#server/features/applications/mails/request-answered.ts';
import { invitationToApply } from '#server/features/candidate-invitations/mails/invitation-to-apply.ts';
import { invitationToInterview } from '#server/features/candidate-invitations/mails/invitation-to-interview.ts';
import { feedbackForCandidate } from '#server/features/feedback/mails/feedback-for-candidate.ts';
import { messageToCandidate } from '#server/features/messages/mails/message-to-candidate.ts';
import { roundCancelled } from '#server/features/rounds/mails/round-cancelled.ts';
import { roundInvitation } from '#server/features/rounds/mails/round-invitation.ts';
import { roundReminder } from '#server/features/rounds/mails/round-reminder.ts';
import { roundTime } from '#server/features/rounds/mails/round-time.ts';
import { offerAccepted } from '#server/features/offers/mails/offer-accepted.ts';
import { offerExpired } from '#server/features/offers/mails/offer-expired.ts';
import { offerLetter } from '#server/features/offers/mails/offer-letter.ts';
import { offerMade } from '#server/features/offers/mails/offer-made.ts';
import { offerReminder } from '#server/features/offers/mails/offer-reminder.ts';
import { offerWithdrawn } from '#server/features/offers/mails/offer-withdrawn.ts';
import type { ListedCompanyMail } from '#server/platform/mail/definition.ts';

/** The emails that candidates get on behalf of a company, in the order in which a candidate may get them. */
export const companyMails: readonly ListedCompanyMail[] = [
  invitationToApply,
  invitationToInterview,
  applicationSent,
  interviewScheduled,
  requestAnswered,
  messageToCandidate,
  interviewReminder,
  interviewOpened,
  interviewClosing,
  interviewClosed,
  interviewChanged,
  interviewCancelled,
  feedbackForCandidate,
  applicationAdvanced,
  roundInvitation,
  roundTime,
  roundReminder,
  roundCancelled,
  offerMade,
  offerLetter,
  offerReminder,
  offerWithdrawn,
  offerExpired,
  offerAccepted,
  applicationHired,
  applicationDeclined,
  applicationReopened,
  jobDeleted,
];
