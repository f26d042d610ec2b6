import { offerNews } from './offers/mails/offer-news.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import type { ListedMail, MailSample } from '#server/platform/mail/definition.ts';
import type { SampleMail } from '#server/platform/mail/preview.ts';
import { confirmEmailMail } from './accounts/mails/confirm-email.ts';
import { emailChangeAsked } from './accounts/mails/email-change-asked.ts';
import { emailChangeUndone } from './accounts/mails/email-change-undone.ts';
import { emailChanged } from './accounts/mails/email-changed.ts';
import { messageToOperator } from './accounts/mails/message-to-operator.ts';
import { passwordChanged } from './accounts/mails/password-changed.ts';
import { resetBeforeVerifying } from './accounts/mails/reset-before-verifying.ts';
import { resetPasswordMail } from './accounts/mails/reset-password.ts';
import { secondFactorChanged } from './accounts/mails/second-factor-changed.ts';
import { verifyEmailMail } from './accounts/mails/verify-email.ts';
import { applicationReceived } from './applications/mails/application-received.ts';
import { applicationsOfDay } from './applications/mails/applications-of-day.ts';
import { requestMade } from './applications/mails/request-made.ts';
import { applicationWithdrawn } from './applications/mails/application-withdrawn.ts';
import { companyTakenDown } from './operator/mails/company-taken-down.ts';
import { jobTakenDown } from './operator/mails/job-taken-down.ts';
import { restored } from './operator/mails/restored.ts';
import { invitationMail } from './companies/mails/invitation.ts';
import { answerCorrected } from './feedback/mails/answer-corrected.ts';
import { reportForEmployer } from './feedback/mails/report-for-employer.ts';
import { deletionAnswered } from './privacy/mails/deletion-answered.ts';
import { deletionAsked } from './privacy/mails/deletion-asked.ts';
import { erasureAsked } from './privacy/mails/erasure-asked.ts';
import { confirmJobAlert } from './job-alerts/mails/confirm-job-alert.ts';
import { newJobs } from './job-alerts/mails/new-jobs.ts';
import { messageToCompany } from './messages/mails/message-to-company.ts';
import { mentioned } from './reviews/mails/mentioned.ts';
import { cardMissing } from './rounds/mails/card-missing.ts';
import { roundForMember } from './rounds/mails/round-for-member.ts';
import { roundOffForMember } from './rounds/mails/round-off-for-member.ts';
import { roundReminderForMember } from './rounds/mails/round-reminder-for-member.ts';
import { signOnChanged } from './sign-on/mails/sign-on-changed.ts';
import { companyMails } from './mailtexts/company-mails.ts';
import { noticeFooter } from './notices/queue-notice.ts';
import { apiTokenMade } from './tokens/mails/api-token-made.ts';
import { webhookSwitchedOff } from './webhooks/mails/webhook-switched-off.ts';

/** All emails. Each is described in its own file. `npm run dev` shows them at /mail-preview. */
export const mails: readonly ListedMail[] = [
  // About the account: can't be turned off.
  verifyEmailMail,
  resetPasswordMail,
  resetBeforeVerifying,
  passwordChanged,
  confirmEmailMail,
  emailChangeAsked,
  emailChanged,
  emailChangeUndone,
  secondFactorChanged,
  erasureAsked,
  deletionAnswered,
  jobTakenDown,
  companyTakenDown,
  restored,
  invitationMail,
  // To people with a job alert, who may have no account. Each alert can be stopped.
  confirmJobAlert,
  newJobs,
  // To the owners of a company: can't be turned off.
  apiTokenMade,
  webhookSwitchedOff,
  signOnChanged,
  // To the operator.
  messageToOperator,
  // Notices: each person can turn off each kind.
  applicationReceived,
  applicationsOfDay,
  applicationWithdrawn,
  requestMade,
  messageToCompany,
  offerNews,
  deletionAsked,
  reportForEmployer,
  answerCorrected,
  mentioned,
  cardMissing,
  roundForMember,
  roundOffForMember,
  roundReminderForMember,
  // Notices to candidates on behalf of a company, which can write its own texts for them.
  ...companyMails,
];

/** Every email with its sample data, as it would be sent. */
export function sampleMails(publicUrl: string): SampleMail[] {
  return mails.map((mail) => ({
    name: mail.name,
    about: mail.about,
    samples: mail.samples().map((sample) => withFooter(mail, sample, publicUrl)),
  }));
}

function withFooter({ notice }: ListedMail, { title, content }: MailSample, publicUrl: string): MailSample {
  if (notice === undefined) return { title, content };
  const footer = noticeFooter(notice, {
    url: `${publicUrl}${pathWithToken(PATHS.unsubscribe, 'sample')}`,
    publicUrl,
  });
  return { title, content: { ...content, footer } };
}
