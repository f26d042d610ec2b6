import { type ComponentProps, useRef, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockOff } from '@tabler/icons-react';
import { TOKEN_CALLS_PER_MINUTE, TOKEN_SCOPES } from '#contract/company/token-scopes.ts';
import { endToken, getTokens } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { CompanyLayout } from './company-layout.tsx';
import classes from './settings.module.css';
import { MakeToken } from './tokens/make-token.tsx';

type Token = OutputOf<typeof getTokens>['tokens'][number];

/** The tokens with which programs of the company call the API: make one, see how each is used, end one. */
export default function TokensPage() {
  const query = useReadPages(getTokens, {}, ({ tokens }) => tokens);
  const place = useRef<HTMLDivElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Token | null>(null);
  const close = () => setEnding(null);
  const end = useTold(endToken, [getTokens], { close, place });
  return (
    <CompanyLayout
      title="API tokens"
      lead="With a token, a program of yours calls the API for your company."
      actions={<Button onClick={() => setMaking(true)}>Make a token</Button>}
    >
      <Text maw="var(--line-length)" mb="md" c="dimmed">
        A token may do what its permissions say, at most {TOKEN_CALLS_PER_MINUTE} calls a minute. Tokens
        belong to the company: they stay valid when the member who made them leaves. The API is described at{' '}
        <Anchor href="/api/docs" inherit underline="always">
          /api/docs
        </Anchor>
        .
      </Text>
      <div ref={place} tabIndex={-1} role="group" aria-label="API tokens" className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: ({ items }) => items.length === 0, text: 'There are no API tokens.' }}
        >
          {({ items }) => (
            <>
              <RowList>
                {items.map((token) => (
                  <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
                ))}
              </RowList>
              <LoadMore query={query} />
            </>
          )}
        </Read>
      </div>
      <Modal
        opened={isMaking}
        onClose={() => setMaking(false)}
        title="Make an API token"
        size="md"
        // A slip of the mouse must not take away a token that is shown once.
        closeOnClickOutside={false}
      >
        <MakeToken onDone={() => setMaking(false)} />
      </Modal>
      <ConfirmModal
        opened={ending !== null}
        onClose={close}
        onConfirm={() => ending && end.mutate({ tokenId: ending.id })}
        title={`End ${ending?.name ?? ''}?`}
        confirmLabel="End"
        cancelLabel="Cancel"
        danger
        busy={end.isPending}
      >
        The next call of a program that uses this token is refused. This cannot be undone.
      </ConfirmModal>
    </CompanyLayout>
  );
}

function TokenRow({ token, onEnd }: { token: Token; onEnd: () => void }) {
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <Group gap="4px 12px">
          <strong>{token.name}</strong>
          <code>{token.start}…</code>
          <ToneBadge {...STATES[token.state]} />
        </Group>
        <span>{token.scopes.map((scope) => TOKEN_SCOPES[scope]).join(' ')}</span>
        <span>
          Made by {token.createdBy}, <DateText value={token.created} />.{' '}
          {token.lastUsed === null ? (
            'Not used yet.'
          ) : (
            <>
              Last used <DateText value={token.lastUsed} withTime />, {token.lastNetwork}.
            </>
          )}
        </span>
        <span>
          <Ending token={token} />
        </span>
      </div>
      {token.state === 'valid' ? (
        <Group gap={8} w={{ base: '100%', md: 'auto' }}>
          <Button variant="default" onClick={onEnd} aria-label={`End ${token.name}`}>
            End
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

const STATES: Record<Token['state'], ComponentProps<typeof ToneBadge>> = {
  valid: { tone: 'moss', icon: IconCircleCheck, children: 'Valid' },
  expired: { tone: 'quiet', icon: IconClockOff, children: 'Expired' },
  ended: { tone: 'quiet', icon: IconCircleX, children: 'Ended' },
};

function Ending({ token: { state, ended, expires } }: { token: Token }) {
  if (ended === null && expires === null) return 'Does not expire.';
  const word = { valid: 'Expires', expired: 'Expired', ended: 'Ended' }[state];
  return (
    <>
      {word} <DateText value={ended ?? expires} />.
    </>
  );
}
