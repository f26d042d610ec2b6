import { useRef, useState } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import { endOtherSessions, endSession, getSessions } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
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

const SOURCE_OF_PLACES = 'IP2Location LITE';

type Session = OutputOf<typeof getSessions>[number];

/** The sessions of the account, with a way to end any the person doesn't recognise. */
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
      title={said.sessions()}
      actions={
        hasOthers ? (
          <Button variant="default" onClick={() => setEnding('others')}>
            {said.endOthers()}
          </Button>
        ) : null
      }
    >
      <div ref={place} tabIndex={-1} role="group" aria-label={said.yourSessions()} className={classes.status}>
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
        {around(said.placeAbout, {
          data: (
            <Anchor href="https://lite.ip2location.com" inherit underline="always">
              {SOURCE_OF_PLACES}
            </Anchor>
          ),
        })}
      </Text>
      <ConfirmModal
        opened={ending !== null}
        onClose={close}
        onConfirm={() => {
          if (ending === 'others') endOthers.mutate({});
          else if (ending !== null) endOne.mutate({ sessionId: ending.sessionId });
        }}
        title={
          ending === 'others' || ending === null
            ? said.endOthersTitle()
            : said.endTitle({ device: ending.device })
        }
        confirmLabel={said.end()}
        cancelLabel={common.cancel()}
        danger
        busy={endOne.isPending || endOthers.isPending}
      >
        {said.endAbout()}
      </ConfirmModal>
    </Section>
  );
}

const thisFirst = (a: Session, b: Session) => Number(b.isThis) - Number(a.isThis);

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, network, isThis } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={layout.row}>
      <Icon size={24} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
      <div className={layout.words}>
        <strong>{device}</strong>
        <span>{network}</span>
        <span>{useOf(session)}</span>
      </div>
      {isThis ? (
        <ToneBadge tone="moss" icon={IconDeviceDesktop}>
          {said.thisSession()}
        </ToneBadge>
      ) : (
        <Button variant="default" onClick={onEnd} aria-label={said.endThis({ device, network })}>
          {said.end()}
        </Button>
      )}
    </li>
  );
}

function useOf({ lastUsed, isThis, isRemembered }: Session) {
  if (isThis) return isRemembered ? said.inUseRemembered() : said.inUse();
  const when = <DateText value={lastUsed} withTime />;
  return around(isRemembered ? said.lastUsedRemembered : said.lastUsed, { when });
}
