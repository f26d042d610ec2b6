import { useState } from 'react';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report-team.ts';
import { around } from '#web/ui/around.ts';
import { endGuestLink, getGuestLinks } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewGuestLink } from './new-guest-link.tsx';
import classes from './guest-links.module.css';

type GuestLink = OutputOf<typeof getGuestLinks>['guestLinks'][number];

/** Links that let people read this report without signing in. For the company. */
export function GuestLinks({ applicationId, attempt }: { applicationId: string; attempt: number }) {
  const query = useRead(getGuestLinks, { applicationId });
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<GuestLink | null>(null);
  const end = useSend(endGuestLink, {
    refreshes: [getGuestLinks],
    onSuccess: ({ message }) => {
      toast.success(message);
      setEnding(null);
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <div className={`${classes.part} no-print`}>
      <Section
        title={said.guestLinks()}
        actions={
          <Button variant="default" onClick={() => setMaking(true)}>
            {said.makeGuestLink()}
          </Button>
        }
      >
        <Text maw="var(--line-length)" c="dimmed">
          {said.guestLinksAbout()}
        </Text>
        <Read query={query} waiting={<Loading rows={2} />} empty="never">
          {({ guestLinks }) =>
            guestLinks.length === 0 ? null : (
              <RowList label={said.guestLinks()}>
                {guestLinks.map((link) => (
                  <Row key={link.guestLinkId} link={link} onEnd={() => setEnding(link)} />
                ))}
              </RowList>
            )
          }
        </Read>
      </Section>
      <Modal opened={isMaking} onClose={() => setMaking(false)} title={said.makeGuestLink()} size="md">
        <NewGuestLink applicationId={applicationId} attempt={attempt} onClose={() => setMaking(false)} />
      </Modal>
      <ConfirmModal
        opened={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={() => ending && end.mutate({ guestLinkId: ending.guestLinkId })}
        title={said.endTitle({ name: ending?.name ?? '' })}
        confirmLabel={said.endLink()}
        cancelLabel={said.keepLink()}
        danger
        busy={end.isPending}
      >
        {said.endAbout()}
      </ConfirmModal>
    </div>
  );
}

function Row({ link, onEnd }: { link: GuestLink; onEnd: () => void }) {
  return (
    <li>
      <Group gap="8px 16px" justify="space-between">
        <Box flex="1" miw={0}>
          <strong>{link.name}</strong>{' '}
          <ToneBadge tone={link.isOpen ? 'moss' : 'quiet'} icon={link.isOpen ? IconEye : IconLock}>
            {stateOf(link)}
          </ToneBadge>
          <Text maw="var(--line-length)" c="dimmed">
            {around(link.inFull ? said.linkInFull : said.linkInPart, {
              by: link.madeBy ?? said.formerMember(),
              made: <DateText value={link.madeDate} />,
              until: <DateText value={link.expiryDate} withTime />,
            })}
          </Text>
        </Box>
        {link.isOpen ? (
          <Button
            variant="subtle"
            color="brick"
            aria-label={said.endLinkOf({ name: link.name })}
            onClick={onEnd}
          >
            {said.end()}
          </Button>
        ) : null}
      </Group>
      <Openings link={link} />
    </li>
  );
}

const stateOf = ({ isOpen, endedDate }: GuestLink): string => {
  if (isOpen) return said.linkOpen();
  return endedDate === null ? said.linkExpired() : said.linkEnded();
};

function Openings({ link: { openings, newestOpenings } }: { link: GuestLink }) {
  if (openings === 0)
    return (
      <Text maw="var(--line-length)" c="dimmed">
        {said.notOpened()}
      </Text>
    );
  return (
    <details>
      <summary>{said.openedTimes({ count: openings })}</summary>
      <ul className={layout.bullets}>
        {newestOpenings.map(({ at, network }) => (
          <li key={`${at} ${network}`}>
            <DateText value={at} withTime />, {network}
          </li>
        ))}
      </ul>
    </details>
  );
}
