import { Button } from '@mantine/core';
import { MEMBER_ROLE_WORDS } from '#contract/member-roles.ts';
import { getMembers, resendInvitation, revokeInvitation } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { accessInWords } from './member-row.tsx';
import classes from './members.module.css';

export type Invitation = OutputOf<typeof getMembers>['invitations'][number];

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { invitationId, email, memberRole, hasExpired, expires, invitedBy } = invitation;
  const done = {
    refreshes: [getMembers],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.danger(error.message),
  };
  const resend = useSend(resendInvitation, done);
  const revoke = useSend(revokeInvitation, done);
  const isBusy = resend.isPending || revoke.isPending;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <strong>{email}</strong>
        <span>
          {MEMBER_ROLE_WORDS[memberRole].title}
          {accessInWords(invitation)}
        </span>
        <span>
          {invitedBy === null ? '' : `Invited by ${invitedBy}. `}
          {hasExpired ? 'The link has expired.' : 'The link works until '}
          {hasExpired ? null : <DateText value={expires} withTime />}
        </span>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => resend.mutate({ invitationId })}
          aria-label={`Send again: the invitation to ${email}`}
        >
          Send again
        </Button>
        <Button
          variant="subtle"
          color="brick"
          disabled={isBusy}
          onClick={() => revoke.mutate({ invitationId })}
          aria-label={`Revoke the invitation to ${email}`}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}
