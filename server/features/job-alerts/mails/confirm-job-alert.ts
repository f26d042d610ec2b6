import * as said from '#contract/messages/en/job-alert-mails.ts';
import { JOB_ALERT_LINK_DAYS } from '#contract/shared/limits.ts';

import { defineMail } from '#server/platform/mail/definition.ts';

/** It does not quote the search, because a stranger may have typed it. */
export const confirmJobAlert = defineMail<{ url: string }>({
  name: 'confirm-job-alert',
  about: said.confirmAbout,
  write: ({ url }) => ({
    subject: said.confirmSubject(),
    heading: said.confirmHeading(),
    paragraphs: [said.confirmText(), said.confirmNot({ days: JOB_ALERT_LINK_DAYS })],
    action: { label: said.confirm(), url },
  }),
  samples: { usual: { url: 'http://localhost:3000/job-alert?token=sample' } },
});
