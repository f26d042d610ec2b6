import { adjustmentDecided } from '#server/features/applications/mails/adjustment-decided.ts';
import { applicationAdvanced } from '#server/features/applications/mails/application-advanced.ts';
import { applicationDeclined } from '#server/features/applications/mails/application-declined.ts';
import { applicationHired } from '#server/features/applications/mails/application-hired.ts';
import { applicationReopened } from '#server/features/applications/mails/application-reopened.ts';
import { jobDeleted } from '#server/features/applications/mails/job-deleted.ts';
import { applicationSent } from '#server/features/applications/mails/application-sent.ts';
import { interviewAccommodation } from '#server/features/applications/mails/interview-accommodation.ts';
import { interviewCalledOff } from '#server/features/applications/mails/interview-called-off.ts';
import { interviewCancelled } from '#server/features/applications/mails/interview-cancelled.ts';
import { interviewClosed } from '#server/features/applications/mails/interview-closed.ts';
import { interviewClosing } from '#server/features/applications/mails/interview-closing.ts';
import { interviewGivenAgain } from '#server/features/applications/mails/interview-given-again.ts';
import { interviewMoved } from '#server/features/applications/mails/interview-moved.ts';
import { interviewOpened } from '#server/features/applications/mails/interview-opened.ts';
import { interviewReminder } from '#server/features/applications/mails/interview-reminder.ts';
import { interviewScheduled } from '#server/features/applications/mails/interview-scheduled.ts';
import { troubleDeclined } from '#server/features/applications/mails/trouble-declined.ts';
import { invitationToApply } from '#server/features/candidate-invitations/mails/invitation-to-apply.ts';
import { invitationToInterview } from '#server/features/candidate-invitations/mails/invitation-to-interview.ts';
import { feedbackForCandidate } from '#server/features/feedback/mails/feedback-for-candidate.ts';
import type { ListedCompanyMail } from '#server/platform/mail/definition.ts';

/** The mails that candidates get on behalf of a company, in the order in which a candidate may get them. */
export const companyMails: readonly ListedCompanyMail[] = [
  invitationToApply,
  invitationToInterview,
  applicationSent,
  interviewScheduled,
  interviewAccommodation,
  adjustmentDecided,
  interviewReminder,
  interviewOpened,
  interviewClosing,
  interviewClosed,
  interviewMoved,
  interviewCancelled,
  interviewGivenAgain,
  troubleDeclined,
  interviewCalledOff,
  feedbackForCandidate,
  applicationAdvanced,
  applicationHired,
  applicationDeclined,
  applicationReopened,
  jobDeleted,
];
