import * as said from '#contract/messages/en/operator-mails.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const companyTakenDown = defineMail<{ companyName: string; reason: string; publicUrl: string }>({
  name: 'company-taken-down',
  about: said.companyDownAbout,
  write: ({ companyName, reason, publicUrl }) => ({
    subject: said.companyDownSubject({ company: companyName }),
    heading: said.companyDownHeading(),
    paragraphs: [
      said.companyDownText({ company: companyName }),
      said.reason({ reason }),
      said.companyDownNext(),
    ],
    action: { label: said.seeCompany(), url: `${publicUrl}${PATHS.employerProfile}` },
  }),
  samples: {
    'taken down': {
      companyName: 'Harbour & Pine',
      reason: 'The address of the company does not exist.',
      publicUrl: 'http://localhost:3000',
    },
  },
});
