import { type ReactNode, Suspense, useState } from 'react';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/second-factor.ts';
import { RECOVERY_CODES } from '#contract/shared/limits.ts';
import { getSecondFactor } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useMemberRole } from '#web/session/member.ts';
import { around } from '#web/ui/around.ts';
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

/** Needed only in a dialog. */
const SecondFactorChange = lazyAtOnce(
  async () => (await import('./second-factor-change.tsx')).SecondFactorChange,
);

type Status = OutputOf<typeof getSecondFactor>;

/** The person's own second factors: which ones are on, and all actions. */
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
    <Section title={said.title()}>
      <Text maw="var(--line-length)" mt={4} c="dimmed">
        {said.about()}
      </Text>
      <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
        {(status) => <Factors status={status} onWish={setWish} />}
      </Read>
      <Modal
        opened={wish !== null}
        onClose={() => finish('')}
        title={wish ? TITLES[wish.what]() : ''}
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
      <Row title={said.app()} note={status.totp ? said.appOn() : said.appOff()}>
        <Button variant="default" onClick={() => onWish({ what: 'set-up-app', isOn: status.totp })}>
          {status.totp ? said.otherPhone() : said.setUpApp()}
        </Button>
        {status.totp ? (
          <Button variant="default" onClick={() => onWish({ what: 'remove-app' })}>
            {said.turnOffApp()}
          </Button>
        ) : null}
      </Row>
      <Row
        title={said.passkeys()}
        note={canUsePasskeys() ? said.passkeysAbout() : said.noPasskeys()}
        below={<Passkeys status={status} onWish={onWish} />}
      >
        {canUsePasskeys() ? (
          <Button variant="default" onClick={() => onWish({ what: 'add-passkey' })}>
            {said.addPasskey()}
          </Button>
        ) : null}
      </Row>
      {hasFactor ? (
        <Row
          title={said.recoveryCodes()}
          note={said.codesLeft({ left: status.recoveryCodesLeft, all: RECOVERY_CODES })}
        >
          <Button variant="default" onClick={() => onWish({ what: 'make-codes' })}>
            {said.makeCodes()}
          </Button>
        </Row>
      ) : null}
      {memberRole === 'owner' || (memberRole !== null && status.required) ? (
        <Row title={said.wholeCompany()} note={status.required ? said.required() : said.notRequired()}>
          {memberRole === 'owner' ? (
            <Button variant="default" onClick={() => onWish({ what: 'require', required: !status.required })}>
              {status.required ? said.stopRequiring() : said.require()}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </RowList>
  );
}

/** A way to sign in, with its actions. */
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
    <ul className={layout.lines} aria-label={said.yourPasskeys()}>
      {status.passkeys.map(({ id, name, addedDate, lastUsedDate }) => (
        <li key={id} className={`${layout.row} ${layout.between}`}>
          <Box flex="1 1 260px" miw={0}>
            <strong>{name}</strong>
            <Text maw="var(--line-length)" mt={4} c="dimmed">
              {lastUsedDate === null
                ? around(said.passkeyUnused, { added: <DateText value={addedDate} /> })
                : around(said.passkeyUsed, {
                    added: <DateText value={addedDate} />,
                    used: <DateText value={lastUsedDate} />,
                  })}
            </Text>
          </Box>
          <Group gap="sm">
            <Button
              variant="subtle"
              aria-label={said.renameNamed({ name })}
              onClick={() => onWish({ what: 'rename-passkey', passkeyId: id, name })}
            >
              {said.rename()}
            </Button>
            <Button
              variant="subtle"
              color="brick"
              aria-label={said.removeNamed({ name })}
              onClick={() => onWish({ what: 'remove-passkey', passkeyId: id, name })}
            >
              {common.remove()}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

/** A change to the second factors that the person can ask for. */
export type Wish =
  | { what: 'set-up-app'; isOn: boolean }
  | { what: 'remove-app' | 'add-passkey' | 'make-codes' }
  | { what: 'rename-passkey'; passkeyId: string; name: string }
  | { what: 'remove-passkey'; passkeyId: string; name: string }
  | { what: 'require'; required: boolean };

const TITLES: Record<Wish['what'], () => string> = {
  'set-up-app': said.app,
  'remove-app': said.turnOffAppTitle,
  'add-passkey': said.addPasskey,
  'make-codes': said.newCodesTitle,
  'rename-passkey': said.renameTitle,
  'remove-passkey': said.removePasskey,
  require: said.wholeCompany,
};
