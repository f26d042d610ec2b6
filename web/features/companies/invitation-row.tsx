import { Button, Group } from '@mantine/core';
import * as said from '#contract/messages/en/companies.ts';
import { getMembers, resendInvitation, revokeInvitation } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { roleInWords } from './member-row.tsx';

export type Invitation = OutputOf<typeof getMembers>['invitations'][number];

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { invitationId, email, hasExpired, expires, invitedBy } = invitation;
  const resend = useTold(resendInvitation, [getMembers]);
  const revoke = useTold(revokeInvitation, [getMembers]);
  const isBusy = resend.isPending || revoke.isPending;
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <strong>{email}</strong>
        <span>{roleInWords(invitation)}</span>
        <span>
          {invitedBy === null ? '' : `${said.invitedBy({ name: invitedBy })} `}
          {hasExpired
            ? said.linkExpired()
            : around(said.linkWorksUntil, { when: <DateText value={expires} withTime /> })}
        </span>
      </div>
      <Group gap="xs" align="stretch">
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => resend.mutate({ invitationId })}
          aria-label={said.sendAgainTo({ email })}
        >
          {said.sendAgain()}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          disabled={isBusy}
          onClick={() => revoke.mutate({ invitationId })}
          aria-label={said.revokeOf({ email })}
        >
          {said.revoke()}
        </Button>
      </Group>
    </li>
  );
}
