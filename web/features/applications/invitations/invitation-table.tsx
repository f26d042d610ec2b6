import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconClockOff,
  IconEye,
  IconMail,
  IconMailOff,
  type TablerIcon,
} from '@tabler/icons-react';
import type { InvitationState } from '#contract/job/invitation-states.ts';
import { INVITATION_KIND_WORDS, INVITATION_STATE_WORDS } from '#contract/job/invitation-words.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import {
  getCandidateInvitations,
  resendCandidateInvitation,
  revokeCandidateInvitation,
} from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge, type Tone } from '#web/ui/tone-badge.tsx';
import { DataTable, type ServerOrder } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { ListFooter } from '../received/list-footer.tsx';

const ResendForm = lazy(() => import('./resend-form.tsx'));

export type Invitation = OutputOf<typeof getCandidateInvitations>['invitations'][number];

export const INVITATION_CSV: readonly CsvColumn<Invitation>[] = [
  { header: said.email(), text: ({ email }) => email },
  { header: said.name(), text: ({ name }) => name },
  { header: said.invitedAs(), text: ({ kind }) => INVITATION_KIND_WORDS[kind]() },
  { header: said.interviewOpens(), text: ({ opensAt }) => opensAt },
  { header: said.state(), text: ({ state }) => INVITATION_STATE_WORDS[state]() },
  { header: said.sentOn(), text: ({ sentDate }) => sentDate },
  { header: said.timesSent(), text: ({ timesSent }) => timesSent },
  { header: said.linkOpened(), text: ({ openedDate }) => openedDate },
  { header: said.usableUntil(), text: ({ expires }) => expires },
  { header: said.invitedBy(), text: ({ invitedBy }) => invitedBy },
];

const LOOKS: Record<InvitationState, { tone: Tone; icon: TablerIcon }> = {
  sent: { tone: 'quiet', icon: IconMail },
  opened: { tone: 'accent', icon: IconEye },
  applied: { tone: 'moss', icon: IconCircleCheck },
  declined: { tone: 'brick', icon: IconCircleX },
  expired: { tone: 'amber', icon: IconClockOff },
  revoked: { tone: 'quiet', icon: IconMailOff },
};

interface InvitationTableProps {
  jobId: string;
  invitations: readonly Invitation[];
  isOpen: boolean;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  order: ServerOrder;
}

export function InvitationTable({ jobId, invitations, isOpen, query, order }: InvitationTableProps) {
  const [dating, setDating] = useState<Invitation | null>(null);
  return (
    <>
      <DataTable
        label={said.tableName()}
        rows={invitations}
        rowKey={({ invitationId }) => invitationId}
        server={order}
        footer={<ListFooter shown={invitations.length} total={undefined} query={query} />}
        columns={[
          {
            header: said.person(),
            heading: true,
            orderKey: 'email',
            cell: ({ email, name }) => (
              <>
                <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
                {name === '' ? null : (
                  <Text size="sm" c="dimmed" fw={400}>
                    {name}
                  </Text>
                )}
              </>
            ),
          },
          {
            header: said.invitedAs(),
            cell: ({ kind, opensAt }) => (
              <>
                {INVITATION_KIND_WORDS[kind]()}
                {opensAt === null ? null : (
                  <Text size="sm" c="dimmed">
                    {around(said.opens, { when: <DateText value={opensAt} withTime /> })}
                  </Text>
                )}
              </>
            ),
          },
          {
            header: said.state(),
            cell: ({ state }) => (
              <ToneBadge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
                {INVITATION_STATE_WORDS[state]()}
              </ToneBadge>
            ),
          },
          {
            header: said.sentOn(),
            orderKey: 'sentDate',
            cell: ({ sentDate, timesSent }) => (
              <>
                <DateText value={sentDate} />
                {timesSent > 1 ? said.sentTimes({ count: timesSent }) : ''}
              </>
            ),
          },
          {
            header: said.actions(),
            cell: (invitation) => (
              <Actions invitation={invitation} isOpen={isOpen} onDate={() => setDating(invitation)} />
            ),
          },
        ]}
      />
      <Modal opened={dating !== null} onClose={() => setDating(null)} title={said.newDateTitle()} size="md">
        {dating === null ? null : (
          <Suspense fallback={<Loading rows={4} />}>
            <ResendForm
              key={dating.invitationId}
              jobId={jobId}
              invitation={dating}
              onClose={() => setDating(null)}
            />
          </Suspense>
        )}
      </Modal>
    </>
  );
}

interface ActionsProps {
  invitation: Invitation;
  isOpen: boolean;
  /** The interview's window has passed, so a new date is needed. */
  onDate: () => void;
}

function Actions({ invitation, isOpen, onDate }: ActionsProps) {
  const { invitationId, email, state, kind } = invitation;
  const done = {
    refreshes: [getCandidateInvitations],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.danger(error.message),
  };
  const resend = useSend(resendCandidateInvitation, {
    ...done,
    // The window may have passed even if the invitation was already revoked.
    onError: (error) => (fieldErrors(error).date === undefined ? toast.danger(error.message) : onDate()),
  });
  const revoke = useSend(revokeCandidateInvitation, done);
  const isBusy = resend.isPending || revoke.isPending;
  const waits = state === 'sent' || state === 'opened';
  const canResend = isOpen && state !== 'applied' && state !== 'declined';
  if (!waits && !canResend) return '-';
  const needsDate = kind === 'interview' && state === 'expired';
  return (
    <Group gap={4}>
      {canResend ? (
        <Button
          variant="subtle"
          loading={resend.isPending}
          aria-label={said.sendAgainTo({ email })}
          onClick={() => {
            if (needsDate) onDate();
            else if (!isBusy) resend.mutate({ invitationId });
          }}
        >
          {said.sendAgain()}
        </Button>
      ) : null}
      {waits ? (
        <Button
          variant="subtle"
          color="brick"
          loading={revoke.isPending}
          aria-label={said.revokeTo({ email })}
          onClick={() => {
            if (!isBusy) revoke.mutate({ invitationId });
          }}
        >
          {said.revoke()}
        </Button>
      ) : null}
    </Group>
  );
}
