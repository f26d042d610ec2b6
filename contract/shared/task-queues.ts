import * as said from '../messages/en/task-queues.ts';

// The kinds of work that the program does in the background. The browser loads this file, so it needs no schemas.

/** The queues by their name in the program, with their name for people. */
export const TASK_TITLES = {
  'accounts.mail-email-change': said.accountsMailEmailChange,
  'accounts.mail-reset': said.accountsMailReset,
  'accounts.mail-verification': said.accountsMailVerification,
  'applications.digest': said.applicationsDigest,
  'applications.mark-no-shows': said.applicationsMarkNoShows,
  'applications.match-criteria': said.applicationsMatchCriteria,
  'applications.remind': said.applicationsRemind,
  'applications.tell-decision': said.applicationsTellDecision,
  'candidate-invitations.mail': said.candidateInvitationsMail,
  'companies.mail-invitation': said.companiesMailInvitation,
  'companies.send-mail': said.companiesSendMail,
  'housekeeping.tidy-up': said.housekeepingTidyUp,
  'interviews.keep-broken': said.interviewsKeepBroken,
  'interviews.make-playable': said.interviewsMakePlayable,
  'interviews.make-report': said.interviewsMakeReport,
  'interviews.transcribe': said.interviewsTranscribe,
  'job-alerts.mail-new-jobs': said.jobAlertsMailNewJobs,
  'jobs.deleted': said.jobsDeleted,
  'jobs.updated': said.jobsUpdated,
  'mail.send': said.mailSend,
  'messages.mail': said.messagesMail,
  'offers.mail': said.offersMail,
  'offers.tend': said.offersTend,
  'pipeline.question-figures': said.pipelineQuestionFigures,
  'privacy.erase-due': said.privacyEraseDue,
  'privacy.erase-bytes': said.privacyEraseBytes,
  'privacy.erase-objects': said.privacyEraseObjects,
  'privacy.make-company-export': said.privacyMakeCompanyExport,
  'privacy.make-export': said.privacyMakeExport,
  'privacy.retain': said.privacyRetain,
  'rounds.hear-recording': said.roundsHearRecording,
  'rounds.mail': said.roundsMail,
  'rounds.mail-reminder': said.roundsMailReminder,
  'rounds.prepare-recording': said.roundsPrepareRecording,
  'rounds.refresh-calendar': said.roundsRefreshCalendar,
  'rounds.refresh-calendars': said.roundsRefreshCalendars,
  'rounds.tend': said.roundsTend,
  'rounds.remind-of-cards': said.roundsRemindOfCards,
  'uploads.delete-objects': said.uploadsDeleteObjects,
  'uploads.fit-container': said.uploadsFitContainer,
  'uploads.make-captions': said.uploadsMakeCaptions,
  'uploads.scan-file': said.uploadsScanFile,
  'webhooks.deliver': said.webhooksDeliver,
  'webhooks.deliver-due': said.webhooksDeliverDue,
} as const;

export type TaskQueue = keyof typeof TASK_TITLES;
export const TASK_QUEUES = Object.keys(TASK_TITLES) as TaskQueue[];

/** The queues whose tasks are emails to one address. */
export const MAIL_QUEUES = [
  'accounts.mail-email-change',
  'accounts.mail-reset',
  'accounts.mail-verification',
  'candidate-invitations.mail',
  'companies.mail-invitation',
  'companies.send-mail',
  'mail.send',
] as const satisfies readonly TaskQueue[];

export const isTaskQueue = (name: string): name is TaskQueue => Object.hasOwn(TASK_TITLES, name);
