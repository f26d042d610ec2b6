import type { InvitationKind, InvitationState } from '#contract/job/invitation-states.ts';
import { CANDIDATE_INVITATION_DAYS, DAY_MS, interviewClosesAt } from '#contract/shared/limits.ts';
import type { InvitationRow } from './store.ts';

type Moments = Pick<InvitationRow, 'applied_at' | 'declined_at' | 'revoked_at' | 'expires_at' | 'opened_at'>;

/** `inState` in store.ts has the same rule in SQL. */
export function stateOf(invitation: Moments, now: Date): InvitationState {
  if (invitation.applied_at !== null) return 'applied';
  if (invitation.declined_at !== null) return 'declined';
  if (invitation.revoked_at !== null) return 'revoked';
  if (invitation.expires_at <= now) return 'expired';
  return invitation.opened_at === null ? 'sent' : 'opened';
}

/** Whether the invitation can still be used. */
export const isWaiting = (state: InvitationState): boolean => state === 'sent' || state === 'opened';

export const kindOf = ({ interview_at }: Pick<InvitationRow, 'interview_at'>): InvitationKind =>
  interview_at === null ? 'apply' : 'interview';

/** An invitation to an interview is valid as long as the interview can be taken. */
export const expiryOf = (interviewAt: Date | null, openDays: number, now: Date): Date =>
  interviewAt === null
    ? new Date(now.getTime() + CANDIDATE_INVITATION_DAYS * DAY_MS)
    : interviewClosesAt(interviewAt, openDays);

/** For how many days the interview of an invitation can be taken: as set for the job when the invitation was sent. */
export const openDaysOf = (interviewAt: Date, expiresAt: Date): number =>
  Math.round((expiresAt.getTime() - interviewAt.getTime()) / DAY_MS);
