import * as said from '../messages/en/candidate-invitations.ts';
import type { InvitationKind, InvitationState, InvitedResult } from './invitation-states.ts';
import { INVITATION_MAILS } from '../shared/limits.ts';

/** What people read about candidates' invitations. */

export const INVITATION_STATE_WORDS: Record<InvitationState, () => string> = {
  sent: said.sent,
  opened: said.opened,
  applied: said.applied,
  declined: said.declined,
  expired: said.expired,
  revoked: said.revoked,
};

export const INVITATION_KIND_WORDS: Record<InvitationKind, () => string> = {
  apply: said.toApply,
  interview: said.toInterview,
};

/** The result for a person in a list, in words. */
export const INVITED_WORDS: Record<InvitedResult, () => string> = {
  sent: said.resultSent,
  'already-invited': said.resultInvited,
  'already-applied': said.resultApplied,
  declined: said.resultDeclined,
  'twice-in-list': said.resultTwice,
  'wrong-email': said.resultWrongEmail,
  'wrong-name': said.resultWrongName,
  'no-more-invitations': said.resultNotWanted,
  'too-many-for-person': said.resultTooMany,
  'too-many-today': () => said.resultTooManyToday({ max: INVITATION_MAILS.ofCompany }),
};
