import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface Restored {
  what: { kind: 'company' | 'job'; name: string };
  publicUrl: string;
}

export const restored = defineMail<Restored>({
  name: 'restored',
  about: 'To the owners of a company, when an operator ends the take-down of the company or of a job.',
  write: ({ what: { kind, name }, publicUrl }) => ({
    subject: `Your ${kind} is no longer taken down: ${name}`,
    heading: `Your ${kind} is no longer taken down`,
    paragraphs: [
      `The people who run this site no longer keep your ${kind} ${name} down. ${
        kind === 'job'
          ? 'If it was open before, and your company is not down, it is open again.'
          : 'The jobs that were open before are open again, but for those that were taken down themselves.'
      }`,
    ],
    action: { label: 'See your jobs', url: `${publicUrl}${PATHS.employerJobs}` },
  }),
  samples: {
    company: { what: { kind: 'company', name: 'Harbour & Pine' }, publicUrl: 'http://localhost:3000' },
    job: { what: { kind: 'job', name: 'Web Developer' }, publicUrl: 'http://localhost:3000' },
  },
});
