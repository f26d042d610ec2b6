import { useState } from 'react';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ERASURE_DAYS } from '#contract/shared/limits.ts';
import { receiptPath } from '#contract/shared/paths.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { cancelErasure, getErasure, requestErasure } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { logOut } from '#web/session/session.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useTold } from '../use-told.ts';
import { toast } from '#web/ui/toast.ts';
import { PasswordStep } from './password-step.tsx';

/** To delete the account of a candidate with everything that is held on the person. */
export function ErasureSection() {
  const query = useRead(getErasure, {});
  const [dialog, setDialog] = useState<'closed' | 'choose' | 'now'>('closed');
  return (
    <Section title="Delete my account">
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
                <Text>
                  Your profile, applications, interviews, recordings and files are deleted, here and at the
                  companies that you applied to.
                </Text>
                <Button
                  color="brick"
                  variant="outline"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  disabled={hold !== null}
                  onClick={() => setDialog('choose')}
                >
                  Delete my account
                </Button>
              </Stack>
            ) : (
              <Waiting erasure={erasure} onNow={() => setDialog('now')} />
            )}
          </div>
        )}
      </Read>
      <Modal opened={dialog !== 'closed'} onClose={() => setDialog('closed')} title="Delete my account">
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
      <Text>
        Your account is deleted on <strong>{formatDateTime(erasure.dueDate)}</strong>. Until then you can call
        it off.
      </Text>
      <Anchor component={Link} to={receiptPath(erasure.receipt)}>
        Your receipt
      </Anchor>
      <Group gap="sm">
        <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
          Keep my account
        </Button>
        <Button variant="default" onClick={onNow}>
          Delete it now
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
      <Text>This is deleted for good:</Text>
      <ul className={layout.bullets}>
        <li>your profile, resume and other files</li>
        <li>
          your applications, also those that a company is deciding on, with interviews, recordings and reports
        </li>
        <li>mails, invitations and what companies wrote about you</li>
      </ul>
      <Text>
        It happens in {daysInWords(ERASURE_DAYS)}, so that you can call it off. You get a mail with a receipt.
        Companies keep figures, such as how many people applied, which do not lead to you.
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={ask.isPending}>
          Back
        </Button>
        <Button variant="default" onClick={onNow} disabled={ask.isPending}>
          Delete it now
        </Button>
        <Button color="brick" loading={ask.isPending} onClick={() => ask.mutate({})}>
          Delete in {daysInWords(ERASURE_DAYS)}
        </Button>
      </Group>
    </Stack>
  );
}

function Now({ onClose }: { onClose: () => void }) {
  const erase = useSend(requestErasure, {
    onSuccess: ({ data }) => {
      // What this device still has of interviews goes too.
      const shown = () => location.assign(receiptPath(data.receipt));
      void logOut().then(shown, shown);
    },
  });
  return (
    <PasswordStep
      confirmLabel="Delete now"
      danger
      busy={erase.isPending}
      problem={erase.error?.message ?? null}
      onPassword={(current) => erase.mutate({ atOnce: true, current })}
      onCancel={onClose}
    >
      Your account is deleted now, and nobody can bring it back.
    </PasswordStep>
  );
}
