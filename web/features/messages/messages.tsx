import * as common from '#contract/messages/en/common.ts';
import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { Button, Group, Switch, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconMail } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { getMessages, getUnreadMessages, muteMessages, readMessages } from '#web/api/calls.ts';
import { useReadPages, useRead, useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { MessageForm } from './message-form.tsx';
import { readDraft } from './message-draft.ts';
import classes from './messages.module.css';

type Output = OutputOf<typeof getMessages>;
type Message = Output['messages'][number];
type Side = Message['from'];

const LOOK_MS = 30_000;

export interface MessagesProps {
  applicationId: string;
  /** The side that reads and writes here. */
  side: Side;
  order?: 2 | 3;
}

/** The messages between the company and the candidate of an application. */
export function Messages({ applicationId, side, order = 2 }: MessagesProps) {
  const query = useReadPages(getMessages, { applicationId }, ({ messages }) => messages);
  useNewMessages(applicationId);
  return (
    <Section title={said.title()} order={order}>
      <Read query={query} waiting={<Loading rows={2} />} empty="never">
        {({ items, first }) => (
          <>
            {query.hasNextPage ? <MoreButton query={query} label={said.showEarlier()} /> : null}
            {items.length > 0 ? (
              <MessageList applicationId={applicationId} side={side} newestFirst={items} />
            ) : null}
            <Write
              applicationId={applicationId}
              side={side}
              to={first?.with ?? ''}
              isMuted={first?.isMuted ?? false}
              isBegun={items.length > 0}
            />
          </>
        )}
      </Read>
    </Section>
  );
}

/** Reads the messages again when the other side has written. */
function useNewMessages(applicationId: string): void {
  const { data } = useRead(getUnreadMessages, {}, { refetchInterval: LOOK_MS });
  const refresh = useRefresh();
  const unread = data?.conversations.find((one) => one.applicationId === applicationId)?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) void refresh(getMessages);
  }, [unread, refresh]);
}

interface MessageListProps {
  applicationId: string;
  side: Side;
  newestFirst: readonly Message[];
}

function MessageList({ applicationId, side, newestFirst }: MessageListProps) {
  const list = useRef<HTMLUListElement>(null);
  useMarkRead(applicationId, newestFirst, list);
  // An email links to the messages of one application.
  const isWanted = useSearchParams()[0].get('messages') === applicationId;
  useEffect(() => {
    if (!isWanted) return;
    list.current?.lastElementChild?.scrollIntoView({ block: 'center' });
    list.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <ul ref={list} tabIndex={-1} aria-label={said.title()} className={classes.list}>
      {newestFirst.toReversed().map(({ messageId, from, by, isOwn, text, at, isUnread }) => (
        <li key={messageId} className={classes.message} data-own={from === side || undefined}>
          <Text component="div" size="sm" c="dimmed" mb={4} className={layout.row}>
            <span>
              {around(said.writtenBy, {
                who: <strong>{isOwn ? common.you() : by}</strong>,
                when: formatDateTime(at),
              })}
            </span>
            {isUnread ? (
              <ToneBadge tone="accent" icon={IconMail}>
                {said.isNew()}
              </ToneBadge>
            ) : null}
          </Text>
          <p className={layout.written}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Messages shown on the screen count as read. Their marks stay until the page is loaded again. */
function useMarkRead(
  applicationId: string,
  newestFirst: readonly Message[],
  list: React.RefObject<HTMLUListElement | null>,
): void {
  const { ref, entry } = useIntersection();
  const { mutate } = useSend(readMessages, { refreshes: [getUnreadMessages] });
  const newest = newestFirst.find(({ isUnread }) => isUnread)?.messageId;
  const isSeen = entry?.isIntersecting === true;
  useEffect(() => {
    ref(list.current?.lastElementChild ?? null);
  }, [ref, list, newest]);
  useEffect(() => {
    if (isSeen && newest !== undefined) mutate({ applicationId, messageId: newest });
  }, [isSeen, newest, applicationId, mutate]);
}

interface WriteProps {
  applicationId: string;
  side: Side;
  to: string;
  isMuted: boolean;
  isBegun: boolean;
}

/** The form is shown once there are messages. Until then, a button is enough. */
function Write({ applicationId, side, to, isMuted, isBegun }: WriteProps) {
  const [isOpen, setIsOpen] = useState(() => readDraft(applicationId) !== null);
  const [isAsked, setIsAsked] = useState(false);
  if (!isBegun && !isOpen)
    return (
      <Button
        variant="default"
        onClick={() => {
          setIsAsked(true);
          setIsOpen(true);
        }}
      >
        {said.writeTo({ name: to })}
      </Button>
    );
  return (
    <>
      <MessageForm
        applicationId={applicationId}
        to={to}
        isCompany={side === 'company'}
        gets={side === 'company' && isMuted ? said.turnedOff({ name: to }) : undefined}
        focus={isAsked}
      />
      {side === 'candidate' && isBegun ? (
        <Mute applicationId={applicationId} isMuted={isMuted} by={to} />
      ) : null}
    </>
  );
}

function Mute({ applicationId, isMuted, by }: { applicationId: string; isMuted: boolean; by: string }) {
  const mute = useSend(muteMessages, { refreshes: [getMessages] });
  return (
    <Group mt="md">
      <Switch
        label={said.emailMe()}
        description={said.ifTurnedOff({ company: by })}
        checked={mute.isPending ? !mute.variables.isMuted : !isMuted}
        onChange={(event) => mute.mutate({ applicationId, isMuted: !event.currentTarget.checked })}
        error={mute.error?.message}
      />
    </Group>
  );
}
