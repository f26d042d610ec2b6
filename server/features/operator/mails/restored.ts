import * as said from '#contract/messages/en/operator-mails.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface Restored {
  what: { kind: 'company' | 'job'; name: string };
  publicUrl: string;
}

export const restored = defineMail<Restored>({
  name: 'restored',
  about: said.restoredAbout,
  write: ({ what: { kind, name }, publicUrl }) => ({
    ...(kind === 'job'
      ? {
          subject: said.jobRestoredSubject({ job: name }),
          heading: said.jobRestoredHeading(),
          paragraphs: [said.jobRestoredText({ job: name })],
        }
      : {
          subject: said.companyRestoredSubject({ company: name }),
          heading: said.companyRestoredHeading(),
          paragraphs: [said.companyRestoredText({ company: name })],
        }),
    action: { label: said.seeJobs(), url: `${publicUrl}${PATHS.employerJobs}` },
  }),
  samples: {
    company: { what: { kind: 'company', name: 'Harbour & Pine' }, publicUrl: 'http://localhost:3000' },
    job: { what: { kind: 'job', name: 'Web Developer' }, publicUrl: 'http://localhost:3000' },
  },
});
