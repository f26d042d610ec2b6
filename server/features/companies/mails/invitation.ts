import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import { INVITATION_DAYS } from '#contract/shared/limits.ts';
import { MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const invitationMail = defineMail<{
  companyName: string;
  invitedBy: string | null;
  memberRole: MemberRole;
  publicUrl: string;
  /** The token of the link; null if the address has an account that cannot join. */
  token: string | null;
}>({
  name: 'invitation',
  about: 'To somebody who is asked to join a company.',
  write: ({ companyName, invitedBy, memberRole, publicUrl, token }) => {
    const { title, text } = MEMBER_ROLE_WORDS[memberRole];
    const inviter =
      invitedBy === null || invitedBy === companyName ? companyName : `${invitedBy} of ${companyName}`;
    const asked = `${inviter} asks you to join ${companyName} at Roundone as ${title}. ${text}`;
    return {
      subject: `${companyName} asks you to join at Roundone`,
      heading: `Join ${companyName}`,
      ...(token === null
        ? {
            paragraphs: [
              asked,
              'Your address has an account at Roundone already: that of a candidate, or that of a member of another company. One account cannot be both, so this account cannot join.',
              `To join, please ask ${inviter} to invite you at another address. ${companyName} was not told that you have an account.`,
            ],
          }
        : {
            paragraphs: [
              asked,
              `Follow the link to choose your name and your password. It works for ${daysInWords(INVITATION_DAYS)}, and once.`,
            ],
            action: { label: 'Join', url: `${publicUrl}${pathWithToken(PATHS.invitation, token)}` },
          }),
      footer: ['You did not expect this? Then do nothing: without the link nobody joins.'],
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
