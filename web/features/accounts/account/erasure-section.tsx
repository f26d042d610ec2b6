import { useState } from 'react';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import { ERASURE_DAYS } from '#contract/shared/limits.ts';
import { receiptPath } from '#contract/shared/paths.ts';
import { cancelErasure, getErasure, requestErasure } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { logOut } from '#web/session/session.ts';
import { around } from '#web/ui/around.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useTold } from '../use-told.ts';
import { toast } from '#web/ui/toast.ts';
import { PasswordStep } from './password-step.tsx';

/** Lets a candidate delete their account and everything stored about them. */
export function ErasureSection() {
  const query = useRead(getErasure, {});
  const [dialog, setDialog] = useState<'closed' | 'choose' | 'now'>('closed');
  return (
    <Section title={said.deleteAccount()}>
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {({ erasure, hold }) => (
          <div className={layout.box}>
            {hold === null ? null : (
              <Alert color="amber" mb="md">
                {hold}
              </Alert>
            )}
            {erasure === null ? (
              <Stack gap="sm" align="flex-start">
                <Text>{said.deleteAbout()}</Text>
                <Button
                  color="brick"
                  variant="outline"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  disabled={hold !== null}
                  onClick={() => setDialog('choose')}
                >
                  {said.deleteAccount()}
                </Button>
              </Stack>
            ) : (
              <Waiting erasure={erasure} onNow={() => setDialog('now')} />
            )}
          </div>
        )}
      </Read>
      <Modal opened={dialog !== 'closed'} onClose={() => setDialog('closed')} title={said.deleteAccount()}>
        {dialog === 'choose' ? (
          <Choose onClose={() => setDialog('closed')} onNow={() => setDialog('now')} />
        ) : null}
        {dialog === 'now' ? <Now onClose={() => setDialog('closed')} /> : null}
      </Modal>
    </Section>
  );
}

type Erasure = NonNullable<OutputOf<typeof getErasure>['erasure']>;

function Waiting({ erasure, onNow }: { erasure: Erasure; onNow: () => void }) {
  const keep = useTold(cancelErasure, [getErasure]);
  return (
    <Stack gap="sm" align="flex-start" role="status">
      <Text>{around(said.deletedOn, { when: <strong>{formatDateTime(erasure.dueDate)}</strong> })}</Text>
      <Anchor component={Link} to={receiptPath(erasure.receipt)}>
        {said.yourReceipt()}
      </Anchor>
      <Group gap="sm">
        <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
          {said.keepAccount()}
        </Button>
        <Button variant="default" onClick={onNow}>
          {said.deleteItNow()}
        </Button>
      </Group>
    </Stack>
  );
}

function Choose({ onClose, onNow }: { onClose: () => void; onNow: () => void }) {
  const ask = useSend(requestErasure, {
    refreshes: [getErasure],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Stack gap="md">
      <Text>{said.deletedForGood()}</Text>
      <ul className={layout.bullets}>
        <li>{said.deletedProfile()}</li>
        <li>{said.deletedApplications()}</li>
        <li>{said.deletedMails()}</li>
      </ul>
      <Text>{said.deletedWhen({ days: ERASURE_DAYS })}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={ask.isPending}>
          {common.back()}
        </Button>
        <Button variant="default" onClick={onNow} disabled={ask.isPending}>
          {said.deleteItNow()}
        </Button>
        <Button color="brick" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {said.deleteIn({ days: ERASURE_DAYS })}
        </Button>
      </Group>
    </Stack>
  );
}

function Now({ onClose }: { onClose: () => void }) {
  const erase = useSend(requestErasure, {
    onSuccess: ({ data }) => {
      // Also deletes the interview data on this device.
      const shown = () => location.assign(receiptPath(data.receipt));
      void logOut().then(shown, shown);
    },
  });
  return (
    <PasswordStep
      confirmLabel={said.deleteNow()}
      danger
      busy={erase.isPending}
      problem={erase.error?.message ?? null}
      onPassword={(current) => erase.mutate({ atOnce: true, current })}
      onCancel={onClose}
    >
      {said.deleteNowAbout()}
    </PasswordStep>
  );
}
