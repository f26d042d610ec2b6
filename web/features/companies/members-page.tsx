import { useRef, useState, lazy, Suspense } from 'react';
import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import { getCompany, getMembers, removeMember, transferOwnership } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { useMember, useMemberRole } from '#web/session/member.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { type Member, MemberRow } from './member-row.tsx';
import { OwnName } from './own-name.tsx';
import { Modal } from '#web/ui/modal.tsx';

const MEMBER_CSV: readonly CsvColumn<Member>[] = [
  { header: 'Name', text: ({ name }) => name },
  { header: 'Email', text: ({ email }) => email },
  { header: 'Role', text: ({ memberRole }) => MEMBER_ROLE_WORDS[memberRole].title },
  { header: 'Joined', text: ({ joinedDate }) => joinedDate },
];

interface Asked {
  what: 'invite' | 'change' | 'remove' | 'promote';
  member?: Member;
}

const MemberForm = lazy(() => import('./member-form.tsx'));

/** The people who work for the company, and for owners the invitations that wait. */
export default function MembersPage() {
  const companyName = useMember()?.companyName;
  const isOwner = useMemberRole() === 'owner';
  const query = useRead(getMembers, {});
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const remove = useTold(removeMember, [getMembers, getCompany], { close, place: list });
  const transfer = useTold(transferOwnership, [getMembers, getCompany], { close, place: list });
  const member = asked?.member ?? null;
  const [isRemoving, isPromoting] = [asked?.what === 'remove', asked?.what === 'promote'];
  return (
    <CompanyLayout
      title="Members"
      lead={`The people who hire for ${companyName ?? 'your company'}.`}
      width="form"
      actions={
        isOwner ? (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setAsked({ what: 'invite' })}
          >
            Invite a member
          </Button>
        ) : null
      }
    >
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {({ members, invitations }) => (
          <>
            <div ref={list} tabIndex={-1} role="group" aria-label="Members">
              <RowList>
                {members.map((member) => (
                  <MemberRow
                    key={member.memberId}
                    member={member}
                    isManaged={isOwner}
                    onAsk={(what) => setAsked({ what, member })}
                  />
                ))}
              </RowList>
            </div>
            {invitations.length > 0 ? (
              <Section title="Invitations">
                <RowList>
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.invitationId} invitation={invitation} />
                  ))}
                </RowList>
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
      <Modal
        opened={asked !== null && !isRemoving && !isPromoting}
        onClose={close}
        title={member === null ? 'Invite a member' : `What ${member.name} may do`}
        size="md"
      >
        <Suspense fallback={<Loading rows={6} />}>
          {asked === null ? null : <MemberForm member={member} onClose={close} />}
        </Suspense>
      </Modal>
      <ConfirmModal
        opened={isRemoving}
        onClose={close}
        onConfirm={() => member && remove.mutate({ memberId: member.memberId })}
        title={`Remove ${member?.name ?? ''}?`}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        danger
        busy={remove.isPending}
      >
        {member?.name} ({member?.email}) is signed out everywhere at once and cannot sign in any more. Notes,
        scorecards and verdicts stay. You can invite the person again.
      </ConfirmModal>
      <ConfirmModal
        opened={isPromoting}
        onClose={close}
        onConfirm={() => member && transfer.mutate({ memberId: member.memberId })}
        title={`Transfer the ownership to ${member?.name ?? ''}?`}
        confirmLabel="Transfer"
        cancelLabel="Cancel"
        danger
        busy={transfer.isPending}
      >
        {member?.name} becomes an owner. You become a recruiter: you can no longer invite, change or remove
        members, nor change the company’s profile.
      </ConfirmModal>
    </CompanyLayout>
  );
}
