/** What a candidate's invitation is for, its states, and the results for the rows of a list. */

export const INVITATION_KINDS = ['apply', 'interview'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** The state of an invitation, as the company sees it. */
export const INVITATION_STATES = ['sent', 'opened', 'applied', 'declined', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The result for one row of a list of people. */
export const INVITED_RESULTS = [
  'sent',
  'already-invited',
  'already-applied',
  'declined',
  'twice-in-list',
  'wrong-email',
  'wrong-name',
  'no-more-invitations',
  'too-many-for-person',
  'too-many-today',
] as const;
export type InvitedResult = (typeof INVITED_RESULTS)[number];
