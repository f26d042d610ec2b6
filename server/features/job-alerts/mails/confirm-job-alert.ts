import { JOB_ALERT_LINK_DAYS } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

/** It quotes nothing of the search, because a stranger may have typed it. */
export const confirmJobAlert = defineMail<{ url: string }>({
  name: 'confirm-job-alert',
  about: 'To an address that was entered for a job alert. The alert is on once its link is opened.',
  write: ({ url }) => ({
    subject: 'Confirm your job alert',
    heading: 'Do you want emails about new jobs?',
    paragraphs: [
      'This address was entered on our page of open jobs. Confirm it, and we’ll email you new jobs that match the search, at most once a day.',
      `If you didn’t ask for this, do nothing. You’ll get no job alerts, and we delete the request after ${daysInWords(JOB_ALERT_LINK_DAYS)}.`,
    ],
    action: { label: 'Confirm the job alert', url },
  }),
  samples: { usual: { url: 'http://localhost:3000/job-alert?token=sample' } },
});
