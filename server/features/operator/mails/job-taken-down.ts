import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const jobTakenDown = defineMail<{ designation: string; reason: string; publicUrl: string }>({
  name: 'job-taken-down',
  about: 'To the owners of a company, when an operator takes one of its jobs down.',
  write: ({ designation, reason, publicUrl }) => ({
    subject: `Your job was taken down: ${designation}`,
    heading: 'Your job was taken down',
    paragraphs: [
      `The people who run this site took your job ${designation} down. Candidates do not find it any more, and nobody can apply.`,
      `The reason: ${reason}`,
      'If you think that this is wrong, write to the people who run this site.',
    ],
    action: { label: 'See your jobs', url: `${publicUrl}${PATHS.employerJobs}` },
  }),
  samples: {
    'taken down': {
      designation: 'Web Developer',
      reason: 'The job asks people to pay for their training.',
      publicUrl: 'http://localhost:3000',
    },
  },
});
