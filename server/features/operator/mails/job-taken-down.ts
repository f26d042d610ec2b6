import * as said from '#contract/messages/en/operator-mails.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const jobTakenDown = defineMail<{ designation: string; reason: string; publicUrl: string }>({
  name: 'job-taken-down',
  about: said.jobDownAbout,
  write: ({ designation, reason, publicUrl }) => ({
    subject: said.jobDownSubject({ job: designation }),
    heading: said.jobDownHeading(),
    paragraphs: [said.jobDownText({ job: designation }), said.reason({ reason }), said.jobDownNext()],
    action: { label: said.seeJobs(), url: `${publicUrl}${PATHS.employerJobs}` },
  }),
  samples: {
    'taken down': {
      designation: 'Web Developer',
      reason: 'The job asks people to pay for their training.',
      publicUrl: 'http://localhost:3000',
    },
  },
});
