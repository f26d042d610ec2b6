import { useRef, useState, lazy, Suspense } from 'react';
import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/companies.ts';
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

const csvColumns = (): CsvColumn<Member>[] => [
  { header: said.name(), text: ({ name }) => name },
  { header: said.email(), text: ({ email }) => email },
  { header: said.role(), text: ({ memberRole }) => MEMBER_ROLE_WORDS[memberRole].title() },
  { header: said.joined(), text: ({ joinedDate }) => joinedDate },
];

interface Asked {
  what: 'invite' | 'change' | 'remove' | 'promote';
  member?: Member;
}

const MemberForm = lazy(() => import('./member-form.tsx'));

/** The members of the company and, for owners, the open invitations. */
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
      title={said.members()}
      lead={said.membersLead({ company: companyName ?? said.yourCompany() })}
      width="form"
      actions={
        isOwner ? (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setAsked({ what: 'invite' })}
          >
            {said.inviteMember()}
          </Button>
        ) : null
      }
    >
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {({ members, invitations }) => (
          <>
            <div ref={list} tabIndex={-1} role="group" aria-label={said.members()}>
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
              <Section title={said.invitations()}>
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
                columns={csvColumns()}
              />
            </Group>
            <OwnName name={members.find(({ isThis }) => isThis)?.name ?? ''} />
          </>
        )}
      </Read>
      <Modal
        opened={asked !== null && !isRemoving && !isPromoting}
        onClose={close}
        title={member === null ? said.inviteMember() : said.mayDo({ name: member.name })}
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
        title={said.removeTitle({ name: member?.name ?? '' })}
        confirmLabel={said.remove()}
        cancelLabel={common.cancel()}
        danger
        busy={remove.isPending}
      >
        {said.removeAbout({ name: member?.name ?? '', email: member?.email ?? '' })}
      </ConfirmModal>
      <ConfirmModal
        opened={isPromoting}
        onClose={close}
        onConfirm={() => member && transfer.mutate({ memberId: member.memberId })}
        title={said.transferTitle({ name: member?.name ?? '' })}
        confirmLabel={said.transfer()}
        cancelLabel={common.cancel()}
        danger
        busy={transfer.isPending}
      >
        {said.transferAbout({ name: member?.name ?? '' })}
      </ConfirmModal>
    </CompanyLayout>
  );
}
