import { useRef, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockOff } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/tokens.ts';
import { TOKEN_CALLS_PER_MINUTE, TOKEN_SCOPES } from '#contract/company/token-scopes.ts';
import { endToken, getTokens } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { around } from '#web/ui/around.ts';
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

const DOCS = '/api/docs';

type Token = OutputOf<typeof getTokens>['tokens'][number];

/** The tokens that the company's programs call the API with: create one, see how each is used, revoke one. */
export default function TokensPage() {
  const query = useReadPages(getTokens, {}, ({ tokens }) => tokens);
  const place = useRef<HTMLDivElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Token | null>(null);
  const close = () => setEnding(null);
  const end = useTold(endToken, [getTokens], { close, place });
  return (
    <CompanyLayout
      title={said.title()}
      lead={said.lead()}
      actions={<Button onClick={() => setMaking(true)}>{said.make()}</Button>}
    >
      <Text maw="var(--line-length)" mb="md" c="dimmed">
        {around(said.about, {
          calls: TOKEN_CALLS_PER_MINUTE,
          docs: (
            <Anchor href={DOCS} inherit underline="always">
              {DOCS}
            </Anchor>
          ),
        })}
      </Text>
      <div ref={place} tabIndex={-1} role="group" aria-label={said.title()} className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: ({ items }) => items.length === 0, text: said.none() }}
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
        title={said.makeTitle()}
        size="md"
        // A stray click must not close a token that is shown only once.
        closeOnClickOutside={false}
      >
        <MakeToken onDone={() => setMaking(false)} />
      </Modal>
      <ConfirmModal
        opened={ending !== null}
        onClose={close}
        onConfirm={() => ending && end.mutate({ tokenId: ending.id })}
        title={said.endTitle({ name: ending?.name ?? '' })}
        confirmLabel={said.end()}
        cancelLabel={common.cancel()}
        danger
        busy={end.isPending}
      >
        {said.endAbout()}
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
          <StateBadge state={token.state} />
        </Group>
        <span>{token.scopes.map((scope) => TOKEN_SCOPES[scope]()).join(' ')}</span>
        <span>
          {around(said.madeBy, { name: token.createdBy, when: <DateText value={token.created} /> })}{' '}
          {lastUse(token)}
        </span>
        <span>
          <Ending token={token} />
        </span>
      </div>
      {token.state === 'valid' ? (
        <Group gap={8} w={{ base: '100%', md: 'auto' }}>
          <Button variant="default" onClick={onEnd} aria-label={said.endNamed({ name: token.name })}>
            {said.end()}
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

function lastUse({ lastUsed, lastNetwork }: Token) {
  if (lastUsed === null) return said.notUsed();
  const when = <DateText value={lastUsed} withTime />;
  return lastNetwork === null
    ? around(said.lastUsedUnknown, { when })
    : around(said.lastUsed, { when, network: lastNetwork });
}

const STATES = {
  valid: { tone: 'moss', icon: IconCircleCheck, word: said.valid, ending: said.expiresOn },
  expired: { tone: 'quiet', icon: IconClockOff, word: said.expired, ending: said.expiredOn },
  ended: { tone: 'quiet', icon: IconCircleX, word: said.ended, ending: said.endedOn },
} as const;

function StateBadge({ state }: Pick<Token, 'state'>) {
  const { tone, icon, word } = STATES[state];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {word()}
    </ToneBadge>
  );
}

function Ending({ token: { state, ended, expires } }: { token: Token }) {
  if (ended === null && expires === null) return said.noExpiry();
  return around(STATES[state].ending, { when: <DateText value={ended ?? expires} /> });
}
