import type { InvitationKind, InvitationState, InvitedResult } from './invitation-states.ts';
import { INVITATION_MAILS } from '../shared/limits.ts';

/** What people read of invitations of candidates. */

export const INVITATION_STATE_WORDS: Record<InvitationState, string> = {
  sent: 'Sent',
  opened: 'Link opened',
  applied: 'Applied',
  declined: 'Declined',
  expired: 'Expired',
  revoked: 'Revoked',
};

export const INVITATION_KIND_WORDS: Record<InvitationKind, string> = {
  apply: 'To apply',
  interview: 'To the interview',
};

/** What became of a person of a list. */
export const INVITED_WORDS: Record<InvitedResult, string> = {
  sent: 'The invitation is on its way.',
  'already-invited': 'Is invited already, so no second mail was sent.',
  'already-applied': 'Has applied to this job already.',
  declined: 'Has declined your invitation to this job.',
  'twice-in-list': 'Is in this list twice. One mail was sent.',
  'wrong-email': 'This is not an e-mail address.',
  'wrong-name': 'This is not a name. Correct it, or leave it out.',
  'no-more-invitations': 'Wants no more invitations from your company.',
  'too-many-for-person': 'Has got many invitations today. Try again tomorrow.',
  'too-many-today': `Your company has sent ${INVITATION_MAILS.ofCompany} invitations in a day. Try again tomorrow.`,
};
