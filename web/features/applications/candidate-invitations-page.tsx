import * as said from '#contract/messages/en/candidate-invitations.ts';
import { lazy, Suspense, useState } from 'react';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconList, IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { INVITATION_STATES } from '#contract/job/invitation-states.ts';
import { INVITATION_STATE_WORDS } from '#contract/job/invitation-words.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getCandidateInvitations } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useOrder } from '#web/ui/use-order.ts';
import { INVITATION_CSV, InvitationTable } from './invitations/invitation-table.tsx';

const InviteForm = lazy(() => import('./invitations/invite-form.tsx'));
const InviteListForm = lazy(() => import('./invitations/invite-list-form.tsx'));

const CRUMBS = [{ label: said.jobs(), to: PATHS.employerJobs }];

/** The people the company invited to a job, and the status of each invitation. */
export default function CandidateInvitationsPage() {
  const jobId = useRouteId('jobId');
  if (jobId === null)
    return (
      <Page title={said.pageTitle()} breadcrumbs={CRUMBS}>
        <Empty text={said.chooseJob()} />
      </Page>
    );
  return <Invitations key={jobId} jobId={jobId} />;
}

function Invitations({ jobId }: { jobId: string }) {
  const [address, setAddress] = useSearchParams();
  const state = INVITATION_STATES.find((one) => one === address.get('state'));
  const order = useOrder(getCandidateInvitations);
  const input = { jobId, ...(state === undefined ? {} : { state }), ...order.sort };
  const query = useReadPages(getCandidateInvitations, input, ({ invitations }) => invitations, {
    keepPrevious: true,
  });
  const [inviting, setInviting] = useState<'one' | 'list' | null>(null);
  const close = () => setInviting(null);
  const found = query.data?.first;
  const counts = found?.counts;
  const total = counts && INVITATION_STATES.reduce((sum, one) => sum + counts[one], 0);
  const choose = (value: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete('state');
        else next.set('state', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title={said.pageTitle()}
      breadcrumbs={CRUMBS}
      lead={found ? `${found.role} · ${found.alternateJobId}` : undefined}
      actions={
        found?.isOpen ? (
          <>
            <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting('one')}>
              {said.invitePerson()}
            </Button>
            <Button
              variant="default"
              leftSection={<IconList size={18} aria-hidden />}
              onClick={() => setInviting('list')}
            >
              {said.inviteList()}
            </Button>
          </>
        ) : null
      }
    >
      {found && !found.isOpen ? <Text mb="md">{said.notOpen()}</Text> : null}
      {counts && total ? (
        <Group mb="md" gap="md" align="flex-end">
          <NativeSelect
            aria-label={said.whichInvitations()}
            value={state ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[
              { value: '', label: said.all({ count: total }) },
              ...INVITATION_STATES.filter((one) => counts[one] > 0 || one === state).map((one) => ({
                value: one,
                label: said.stateCount({ state: INVITATION_STATE_WORDS[one](), count: counts[one] }),
              })),
            ]}
          />
          <DownloadCsv
            filename={`invitations-${found?.alternateJobId ?? jobId}`}
            call={getCandidateInvitations}
            input={input}
            itemsOf={({ invitations }) => invitations}
            columns={INVITATION_CSV}
          />
        </Group>
      ) : null}
      <Read
        query={query}
        waiting={<Loading shape="table" rows={4} />}
        empty={{
          when: ({ items }) => items.length === 0,
          text: state === undefined ? said.noneYet() : said.noneSuch(),
          next:
            state === undefined ? null : (
              <Button variant="default" onClick={() => choose('')}>
                {said.showAll()}
              </Button>
            ),
        }}
      >
        {({ items }) => (
          <InvitationTable
            jobId={jobId}
            invitations={items}
            isOpen={found?.isOpen ?? false}
            query={query}
            order={order.of(query)}
          />
        )}
      </Read>
      <Modal opened={inviting === 'one'} onClose={close} title={said.invitePerson()} size="md">
        <Suspense fallback={<Loading rows={6} />}>
          <InviteForm jobId={jobId} onClose={close} />
        </Suspense>
      </Modal>
      <Modal
        opened={inviting === 'list'}
        onClose={close}
        title={said.inviteList()}
        size="lg"
        description={said.listAbout()}
        closeOnClickOutside={false}
      >
        <Suspense fallback={<Loading rows={6} />}>
          <InviteListForm jobId={jobId} onClose={close} />
        </Suspense>
      </Modal>
    </Page>
  );
}
