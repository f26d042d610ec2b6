import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const companyTakenDown = defineMail<{ companyName: string; reason: string; publicUrl: string }>({
  name: 'company-taken-down',
  about: 'To the owners of a company, when an operator takes it down.',
  write: ({ companyName, reason, publicUrl }) => ({
    subject: `Your company was taken down: ${companyName}`,
    heading: 'Your company was taken down',
    paragraphs: [
      `The people who run this site took your company ${companyName} down. Its jobs are closed: candidates do not find them any more, and nobody can apply.`,
      `The reason: ${reason}`,
      'Your applications, interviews and reports are still there. If you think that this is wrong, write to the people who run this site.',
    ],
    action: { label: 'See your company', url: `${publicUrl}${PATHS.employerProfile}` },
  }),
  samples: {
    'taken down': {
      companyName: 'Harbour & Pine',
      reason: 'The address of the company does not exist.',
      publicUrl: 'http://localhost:3000',
    },
  },
});
