import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { getSignOn, startLinkingSignOn, unlinkSignOn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSteps } from '../second-factor/use-steps.ts';
import { PasswordStep } from './password-step.tsx';
import { Row } from './second-factor-section.tsx';

type Provider = OutputOf<typeof getSignOn>['providers'][number];

/** Most accounts have no provider, so it is the last section and comes without a waiting state. */
export function SignOnSection() {
  const { data } = useRead(getSignOn, {});
  const refresh = useRefresh();
  const [wish, setWish] = useState<Provider | null>(null);
  if (data === undefined || data.providers.length === 0) return null;
  const finish = (message: string) => {
    setWish(null);
    toast.success(message);
    void refresh(getSignOn);
  };
  return (
    <Section title="Single sign-on">
      <Text maw="var(--line-length)" mt={4} c="dimmed">
        {data.required
          ? 'Your company asks you to sign in this way.'
          : 'Sign in with the login that you use elsewhere.'}
      </Text>
      <RowList>
        {data.providers.map((provider) => (
          <Row
            key={provider.kind}
            title={provider.kind === 'company' ? `Your company: ${provider.name}` : provider.name}
            note={<Use provider={provider} />}
          >
            <Button variant="default" onClick={() => setWish(provider)}>
              {provider.linkedDate === null ? 'Link' : 'Remove link'}
            </Button>
          </Row>
        ))}
      </RowList>
      <Modal
        opened={wish !== null}
        onClose={() => setWish(null)}
        title={wish?.linkedDate === null ? 'Link single sign-on' : 'Remove single sign-on'}
        size="md"
      >
        {wish ? <Change provider={wish} onDone={finish} onCancel={() => setWish(null)} /> : null}
      </Modal>
    </Section>
  );
}

function Use({ provider: { linkedDate, lastUsedDate } }: { provider: Provider }) {
  if (linkedDate === null) return 'Not linked to your account.';
  return (
    <>
      Linked <DateText value={linkedDate} />
      {lastUsedDate === null ? (
        ', not used yet.'
      ) : (
        <>
          , last used <DateText value={lastUsedDate} />.
        </>
      )}
    </>
  );
}

function Change(props: { provider: Provider; onDone: (message: string) => void; onCancel: () => void }) {
  const { busy, problem, run } = useSteps();
  const { kind, name, linkedDate } = props.provider;
  const change = async (current: string) => {
    if (linkedDate === null)
      location.assign((await send(startLinkingSignOn, { kind, current })).data.address);
    else props.onDone((await send(unlinkSignOn, { kind, current })).message);
  };
  return (
    <PasswordStep
      confirmLabel={linkedDate === null ? 'Continue' : 'Remove link'}
      danger={linkedDate !== null}
      busy={busy}
      problem={problem}
      onPassword={(current) => void run(() => change(current))}
      onCancel={props.onCancel}
    >
      {linkedDate === null
        ? `First your password; then you sign in at ${name}, and come back here. We tell you by mail.`
        : `Your sign-on with ${name} no longer opens your account. We tell you by mail.`}
    </PasswordStep>
  );
}
