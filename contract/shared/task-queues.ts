// The kinds of work that the program does in the background. The browser loads this file, so it needs no schemas.

/** The queues by the name that the program gives them, with the name for people. */
export const TASK_TITLES = {
  'accounts.mail-email-change': 'Mails about a new address of an account',
  'accounts.mail-reset': 'Mails with a link for a new password',
  'accounts.mail-verification': 'Mails with a link to activate an account',
  'applications.digest': 'Daily summaries',
  'applications.mark-no-shows': 'Interviews that nobody came to',
  'applications.match-criteria': 'Comparing resumes with the criteria of a job',
  'applications.remind': 'Reminders of interviews',
  'applications.tell-decision': 'Telling candidates of decisions',
  'candidate-invitations.mail': 'Mails that invite candidates',
  'companies.mail-invitation': 'Mails that invite members',
  'companies.send-mail': 'Mails on behalf of companies',
  'housekeeping.tidy-up': 'Tidying up at night',
  'interviews.keep-broken': 'Answers whose recording broke',
  'interviews.make-playable': 'Making videos of interviews playable',
  'interviews.make-report': 'Reports of interviews',
  'interviews.transcribe': 'Transcripts of answers',
  'job-alerts.mail-new-jobs': 'Emails with new jobs',
  'jobs.deleted': 'Telling applicants of deleted jobs',
  'jobs.updated': 'Telling applicants of changed jobs',
  'mail.send': 'Other mails',
  'messages.mail': 'Mails with messages',
  'offers.mail': 'Mails about offers',
  'offers.tend': 'Offers that end, and reminders of them',
  'pipeline.question-figures': 'Figures of questions',
  'privacy.erase-due': 'Deleting accounts whose day has come',
  'privacy.erase-bytes': 'Removing what erased people left in the files of the database',
  'privacy.erase-objects': 'Deleting files of erased people',
  'privacy.make-company-export': 'Exports of companies',
  'privacy.make-export': 'Exports of people’s own data',
  'privacy.retain': 'Deleting what was kept long enough',
  'rounds.hear-recording': 'Transcripts of recordings of rounds',
  'rounds.mail': 'Mails about rounds',
  'rounds.mail-reminder': 'Mails that remind of rounds',
  'rounds.prepare-recording': 'Making recordings of rounds playable',
  'rounds.refresh-calendar': 'Reading the calendar of a member',
  'rounds.refresh-calendars': 'Calendars that are read again',
  'rounds.tend': 'Reminders of rounds',
  'rounds.remind-of-cards': 'Reminders of cards on rounds',
  'uploads.delete-objects': 'Deleting files',
  'uploads.fit-container': 'Making uploaded videos playable',
  'uploads.make-captions': 'Captions of videos',
  'uploads.scan-file': 'Checking files for viruses',
  'webhooks.deliver': 'Calls of webhooks',
  'webhooks.deliver-due': 'Webhooks that wait for another try',
} as const;

export type TaskQueue = keyof typeof TASK_TITLES;
export const TASK_QUEUES = Object.keys(TASK_TITLES) as TaskQueue[];

/** The queues whose tasks are mails to one address. */
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
