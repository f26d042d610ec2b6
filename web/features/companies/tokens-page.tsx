import { useRef, useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockOff, type TablerIcon } from '@tabler/icons-react';
import { TOKEN_CALLS_PER_MINUTE, TOKEN_SCOPES } from '#contract/token-scopes.ts';
import { endToken, getTokens } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { type Tone, ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
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
  const end = useSend(endToken, {
    refreshes: [getTokens],
    onSuccess: ({ message }) => {
      setEnding(null);
      toast.success(message);
      // The pressed button is gone.
      place.current?.focus();
    },
    onError: (error) => {
      setEnding(null);
      toast.danger(error.message);
    },
  });
  return (
    <CompanyLayout
      title="API tokens"
      lead="With a token, a program of yours calls the API for your company."
      actions={<Button onClick={() => setMaking(true)}>Make a token</Button>}
    >
      <p className={classes.note}>
        A token may do what its permissions say, at most {TOKEN_CALLS_PER_MINUTE} calls a minute. Tokens
        belong to the company: they stay valid when the member who made them leaves. The API is described at{' '}
        <Anchor href="/api/docs" inherit underline="always">
          /api/docs
        </Anchor>
        .
      </p>
      <div ref={place} tabIndex={-1} role="group" aria-label="API tokens" className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: ({ items }) => items.length === 0, text: 'There are no API tokens.' }}
        >
          {({ items }) => (
            <>
              <ul className={classes.list}>
                {items.map((token) => (
                  <TokenRow key={token.id} token={token} onEnd={() => setEnding(token)} />
                ))}
              </ul>
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
        onClose={() => setEnding(null)}
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
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.head}>
          <strong>{token.name}</strong>
          <code>{token.start}…</code>
          <TokenState state={token.state} />
        </div>
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
        <div className={classes.actions}>
          <Button variant="default" onClick={onEnd} aria-label={`End ${token.name}`}>
            End
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const STATES: Record<Token['state'], { tone: Tone; icon: TablerIcon; label: string }> = {
  valid: { tone: 'moss', icon: IconCircleCheck, label: 'Valid' },
  expired: { tone: 'quiet', icon: IconClockOff, label: 'Expired' },
  ended: { tone: 'quiet', icon: IconCircleX, label: 'Ended' },
};

function TokenState({ state }: { state: Token['state'] }) {
  const { tone, icon, label } = STATES[state];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {label}
    </ToneBadge>
  );
}

function Ending({ token: { state, ended, expires } }: { token: Token }) {
  if (ended === null && expires === null) return 'Does not expire.';
  const word = { valid: 'Expires', expired: 'Expired', ended: 'Ended' }[state];
  return (
    <>
      {word} <DateText value={ended ?? expires} />.
    </>
  );
}
