import { type ReactNode, Suspense, useState } from 'react';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { RECOVERY_CODES } from '#contract/shared/limits.ts';
import { getSecondFactor } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useMemberRole } from '#web/session/member.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { canUsePasskeys } from '../second-factor/passkey-support.ts';

/** Only a dialog shows it. */
const SecondFactorChange = lazyAtOnce(
  async () => (await import('./second-factor-change.tsx')).SecondFactorChange,
);

type Status = OutputOf<typeof getSecondFactor>;

/** The second factors of the person's own account: what is on, and all actions. */
export function SecondFactorSection() {
  const query = useRead(getSecondFactor, {});
  const refresh = useRefresh();
  const [wish, setWish] = useState<Wish | null>(null);
  const finish = (message: string) => {
    setWish(null);
    if (message !== '') toast.success(message);
    void refresh(getSecondFactor);
  };
  return (
    <Section title="Second factor">
      <Text maw="var(--line-length)" mt={4} c="dimmed">
        A second proof that it is you, beside your password. Somebody who learns your password alone cannot
        sign in.
      </Text>
      <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
        {(status) => <Factors status={status} onWish={setWish} />}
      </Read>
      <Modal
        opened={wish !== null}
        onClose={() => finish('')}
        title={wish ? TITLES[wish.what] : ''}
        size="md"
      >
        <Suspense fallback={<Loading shape="page" />}>
          {wish ? <SecondFactorChange wish={wish} onDone={finish} onCancel={() => setWish(null)} /> : null}
        </Suspense>
      </Modal>
    </Section>
  );
}

function Factors({ status, onWish }: { status: Status; onWish: (wish: Wish) => void }) {
  const memberRole = useMemberRole();
  const hasFactor = status.totp || status.passkeys.length > 0;
  return (
    <RowList>
      <Row
        title="Authenticator app"
        note={
          status.totp
            ? 'On: a code of the app is asked for when you sign in.'
            : 'Off. An app on your phone shows a code, which is asked for when you sign in.'
        }
      >
        <Button variant="default" onClick={() => onWish({ what: 'set-up-app', isOn: status.totp })}>
          {status.totp ? 'Set up on another phone' : 'Set up an app'}
        </Button>
        {status.totp ? (
          <Button variant="default" onClick={() => onWish({ what: 'remove-app' })}>
            Turn off the app
          </Button>
        ) : null}
      </Row>
      <Row
        title="Passkeys"
        note={
          canUsePasskeys()
            ? 'Kept by this device, your phone or a security key. A passkey also signs you in without a password.'
            : 'This browser cannot use passkeys at this address.'
        }
        below={<Passkeys status={status} onWish={onWish} />}
      >
        {canUsePasskeys() ? (
          <Button variant="default" onClick={() => onWish({ what: 'add-passkey' })}>
            Add a passkey
          </Button>
        ) : null}
      </Row>
      {hasFactor ? (
        <Row
          title="Recovery codes"
          note={`${status.recoveryCodesLeft} of ${RECOVERY_CODES} are left. They open your account when your phone is lost.`}
        >
          <Button variant="default" onClick={() => onWish({ what: 'make-codes' })}>
            Make new codes
          </Button>
        </Row>
      ) : null}
      {memberRole === 'owner' || (memberRole !== null && status.required) ? (
        <Row
          title="For the whole company"
          note={
            status.required
              ? 'Everybody who signs in for the company needs a second factor.'
              : 'Nobody who signs in for the company needs a second factor.'
          }
        >
          {memberRole === 'owner' ? (
            <Button variant="default" onClick={() => onWish({ what: 'require', required: !status.required })}>
              {status.required ? 'Stop asking for it' : 'Ask everybody for it'}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </RowList>
  );
}

/** A way to sign in, with what can be done about it. */
export function Row(props: { title: string; note: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <li>
      <div className={`${layout.row} ${layout.between}`}>
        <Box flex="1 1 260px" miw={0}>
          <Title order={3} size="h4">
            {props.title}
          </Title>
          <Text maw="var(--line-length)" mt={4} c="dimmed">
            {props.note}
          </Text>
        </Box>
        <Group gap="sm">{props.children}</Group>
      </div>
      {props.below}
    </li>
  );
}

function Passkeys({ status, onWish }: { status: Status; onWish: (wish: Wish) => void }) {
  if (status.passkeys.length === 0) return null;
  return (
    <ul className={layout.lines} aria-label="Your passkeys">
      {status.passkeys.map(({ id, name, addedDate, lastUsedDate }) => (
        <li key={id} className={`${layout.row} ${layout.between}`}>
          <Box flex="1 1 260px" miw={0}>
            <strong>{name}</strong>
            <Text maw="var(--line-length)" mt={4} c="dimmed">
              Added <DateText value={addedDate} />
              {lastUsedDate === null ? (
                ', not used yet'
              ) : (
                <>
                  , last used <DateText value={lastUsedDate} />
                </>
              )}
            </Text>
          </Box>
          <Group gap="sm">
            <Button
              variant="subtle"
              aria-label={`Rename ${name}`}
              onClick={() => onWish({ what: 'rename-passkey', passkeyId: id, name })}
            >
              Rename
            </Button>
            <Button
              variant="subtle"
              color="brick"
              aria-label={`Remove ${name}`}
              onClick={() => onWish({ what: 'remove-passkey', passkeyId: id, name })}
            >
              Remove
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

/** A change of the second factors that the person can ask for. */
export type Wish =
  | { what: 'set-up-app'; isOn: boolean }
  | { what: 'remove-app' | 'add-passkey' | 'make-codes' }
  | { what: 'rename-passkey'; passkeyId: string; name: string }
  | { what: 'remove-passkey'; passkeyId: string; name: string }
  | { what: 'require'; required: boolean };

const TITLES: Record<Wish['what'], string> = {
  'set-up-app': 'Authenticator app',
  'remove-app': 'Turn off the authenticator app',
  'add-passkey': 'Add a passkey',
  'make-codes': 'New recovery codes',
  'rename-passkey': 'Rename the passkey',
  'remove-passkey': 'Remove the passkey',
  require: 'For the whole company',
};
