import { useRef, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { MEMBER_ROLE_WORDS } from '#contract/member-roles.ts';
import { getCompany, getMembers, removeMember, transferOwnership } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useMember, useMemberRole } from '#web/session/member.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeModal, type Member } from './change-modal.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteModal } from './invite-modal.tsx';
import { MemberRow } from './member-row.tsx';
import { OwnName } from './own-name.tsx';
import classes from './members.module.css';

const MEMBER_CSV: readonly CsvColumn<Member>[] = [
  { header: 'Name', text: ({ name }) => name },
  { header: 'Email', text: ({ email }) => email },
  { header: 'Role', text: ({ memberRole }) => MEMBER_ROLE_WORDS[memberRole].title },
  { header: 'Joined', text: ({ joinedDate }) => joinedDate },
];

/** The people who work for the company, and for owners the invitations that wait. */
export default function MembersPage() {
  const companyName = useMember()?.companyName;
  const isOwner = useMemberRole() === 'owner';
  const query = useRead(getMembers, {});
  const list = useRef<HTMLDivElement>(null);
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<Member | null>(null);
  const [removing, setRemoving] = useState<Member | null>(null);
  const [promoting, setPromoting] = useState<Member | null>(null);
  const done = {
    refreshes: [getMembers, getCompany],
    onSuccess: ({ message }: { message: string }) => {
      setRemoving(null);
      setPromoting(null);
      toast.success(message);
      // The pressed button may have disappeared together with its member.
      list.current?.focus();
    },
    onError: (error: Error) => {
      setRemoving(null);
      setPromoting(null);
      toast.danger(error.message);
    },
  };
  const remove = useSend(removeMember, done);
  const transfer = useSend(transferOwnership, done);
  return (
    <CompanyLayout
      title="Members"
      lead={companyName === undefined ? undefined : `The people who hire for ${companyName}.`}
      width="form"
      actions={
        isOwner ? (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setIsInviting(true)}>
            Invite a member
          </Button>
        ) : null
      }
    >
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {({ members, invitations }) => (
          <>
            <div ref={list} tabIndex={-1} role="group" aria-label="Members">
              <ul className={classes.list}>
                {members.map((member) => (
                  <MemberRow
                    key={member.memberId}
                    member={member}
                    isManaged={isOwner}
                    onChange={() => setChanging(member)}
                    onRemove={() => setRemoving(member)}
                    onPromote={() => setPromoting(member)}
                  />
                ))}
              </ul>
            </div>
            {invitations.length > 0 ? (
              <Section title="Invitations">
                <ul className={classes.list}>
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.invitationId} invitation={invitation} />
                  ))}
                </ul>
              </Section>
            ) : null}
            <Group mb="md">
              <DownloadCsv
                filename="members"
                call={getMembers}
                input={{}}
                itemsOf={(data) => data.members}
                columns={MEMBER_CSV}
              />
            </Group>
            <OwnName name={members.find(({ isThis }) => isThis)?.name ?? ''} />
          </>
        )}
      </Read>
      <InviteModal opened={isInviting} onClose={() => setIsInviting(false)} />
      <ChangeModal member={changing} onClose={() => setChanging(null)} />
      <ConfirmModal
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) remove.mutate({ memberId: removing.memberId });
        }}
        title={`Remove ${removing?.name ?? ''}?`}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        danger
        busy={remove.isPending}
      >
        {removing?.name} ({removing?.email}) is signed out everywhere at once and cannot sign in any more.
        Notes, scorecards and verdicts stay. You can invite the person again.
      </ConfirmModal>
      <ConfirmModal
        opened={promoting !== null}
        onClose={() => setPromoting(null)}
        onConfirm={() => {
          if (promoting !== null) transfer.mutate({ memberId: promoting.memberId });
        }}
        title={`Transfer the ownership to ${promoting?.name ?? ''}?`}
        confirmLabel="Transfer"
        cancelLabel="Cancel"
        danger
        busy={transfer.isPending}
      >
        {promoting?.name} becomes an owner. You become a recruiter: you can no longer invite, change or remove
        members, nor change the company’s profile.
      </ConfirmModal>
    </CompanyLayout>
  );
}
