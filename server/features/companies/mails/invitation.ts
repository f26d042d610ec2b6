import * as said from '#contract/messages/en/company-mails.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import { INVITATION_DAYS } from '#contract/shared/limits.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

const ASKED = { owner: said.asOwner, recruiter: said.asRecruiter, reviewer: said.asReviewer };

export const invitationMail = defineMail<{
  companyName: string;
  invitedBy: string | null;
  memberRole: MemberRole;
  publicUrl: string;
  /** The token of the link. Null if the address has an account that cannot join. */
  token: string | null;
}>({
  name: 'invitation',
  about: said.invitationAbout,
  write: ({ companyName, invitedBy, memberRole, publicUrl, token }) => {
    const inviter =
      invitedBy === null || invitedBy === companyName
        ? companyName
        : said.inviter({ name: invitedBy, company: companyName });
    const asked = ASKED[memberRole]({ inviter, company: companyName });
    return {
      subject: said.invitationSubject({ company: companyName }),
      heading: said.invitationHeading({ company: companyName }),
      ...(token === null
        ? {
            paragraphs: [
              asked,
              said.invitationHasAccount(),
              said.invitationOtherAddress({ who: inviter, company: companyName }),
            ],
          }
        : {
            paragraphs: [asked, said.invitationLink({ days: INVITATION_DAYS })],
            action: {
              label: said.invitationButton(),
              url: `${publicUrl}${pathWithToken(PATHS.invitation, token)}`,
            },
          }),
      footer: [said.invitationUnexpected()],
    };
  },
  samples: {
    'an invitation': {
      companyName: 'Example Works',
      invitedBy: 'Olga Example',
      memberRole: 'reviewer',
      publicUrl: 'http://localhost:3000',
      token: 'sample',
    },
    'an address that has an account': {
      companyName: 'Example Works',
      invitedBy: 'Olga Example',
      memberRole: 'recruiter',
      publicUrl: 'http://localhost:3000',
      token: null,
    },
  },
});
