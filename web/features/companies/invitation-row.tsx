import { Button, Group } from '@mantine/core';
import { MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import { getMembers, resendInvitation, revokeInvitation } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { accessInWords } from './member-row.tsx';

export type Invitation = OutputOf<typeof getMembers>['invitations'][number];

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { invitationId, email, memberRole, hasExpired, expires, invitedBy } = invitation;
  const resend = useTold(resendInvitation, [getMembers]);
  const revoke = useTold(revokeInvitation, [getMembers]);
  const isBusy = resend.isPending || revoke.isPending;
  return (
    <li className={layout.row}>
      <div className={layout.words}>
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
      <Group gap="xs" align="stretch">
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
      </Group>
    </li>
  );
}
