import { useRef, useState } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { endOtherSessions, endSession, getSessions } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { useTold } from '../use-told.ts';
import classes from '../accounts.module.css';

type Session = OutputOf<typeof getSessions>[number];

const WHAT_HAPPENS =
  'It has to sign in again at its next step. An interview that runs there loses nothing: what was recorded is kept there and sent after signing in again.';

/** The sessions of the account, with a way to end those that the person does not know. */
export function SessionsSection() {
  const query = useReadPages(getSessions, {}, (sessions) => sessions);
  const place = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const close = () => setEnding(null);
  const endOne = useTold(endSession, [getSessions], { close, place });
  const endOthers = useTold(endOtherSessions, [getSessions], { close, place });
  const sessions = query.data?.items ?? [];
  const hasOthers = sessions.some(({ isThis }) => !isThis);

  return (
    <Section
      title="Sessions"
      actions={
        hasOthers ? (
          <Button variant="default" onClick={() => setEnding('others')}>
            End all others
          </Button>
        ) : null
      }
    >
      <div ref={place} tabIndex={-1} role="group" aria-label="Your sessions" className={classes.status}>
        <Read query={query} waiting={<Loading shape="table" rows={2} />} empty="never">
          {({ items }) => (
            <>
              <RowList>
                {items.toSorted(thisFirst).map((session) => (
                  <SessionRow key={session.sessionId} session={session} onEnd={() => setEnding(session)} />
                ))}
              </RowList>
              <LoadMore query={query} />
            </>
          )}
        </Read>
      </div>
      <Text maw="var(--line-length)" c="dimmed">
        A place is worked out from the network and may be wrong: a phone often shows that of its provider.
        Uses{' '}
        <Anchor href="https://lite.ip2location.com" inherit underline="always">
          IP2Location LITE
        </Anchor>{' '}
        data. You see something that is not yours? End it, and change your password.
      </Text>
      <ConfirmModal
        opened={ending !== null}
        onClose={close}
        onConfirm={() => {
          if (ending === 'others') endOthers.mutate({});
          else if (ending !== null) endOne.mutate({ sessionId: ending.sessionId });
        }}
        title={ending === 'others' || ending === null ? 'End all other sessions?' : `End ${ending.device}?`}
        confirmLabel="End"
        cancelLabel="Cancel"
        danger
        busy={endOne.isPending || endOthers.isPending}
      >
        {WHAT_HAPPENS}
      </ConfirmModal>
    </Section>
  );
}

const thisFirst = (a: Session, b: Session) => Number(b.isThis) - Number(a.isThis);

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, network, lastUsed, isThis, isRemembered } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={layout.row}>
      <Icon size={24} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
      <div className={layout.words}>
        <strong>{device}</strong>
        <span>{network}</span>
        <span>
          {isThis ? (
            'In use now'
          ) : (
            <>
              Last used <DateText value={lastUsed} withTime />
            </>
          )}
          {isRemembered ? ', remembered by the browser' : null}
        </span>
      </div>
      {isThis ? (
        <ToneBadge tone="moss" icon={IconDeviceDesktop}>
          This session
        </ToneBadge>
      ) : (
        <Button variant="default" onClick={onEnd} aria-label={`End ${device}, ${network}`}>
          End
        </Button>
      )}
    </li>
  );
}
