import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/sign-on.ts';
import { getSignOn, startLinkingSignOn, unlinkSignOn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSteps } from '../second-factor/use-steps.ts';
import { PasswordStep } from './password-step.tsx';
import { Row } from './second-factor-section.tsx';

type Provider = OutputOf<typeof getSignOn>['providers'][number];

/** Most accounts have no provider, so this is the last section and has no loading state. */
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
    <Section title={said.title()}>
      <Text maw="var(--line-length)" mt={4} c="dimmed">
        {data.required ? said.required() : said.about()}
      </Text>
      <RowList>
        {data.providers.map((provider) => (
          <Row
            key={provider.kind}
            title={provider.kind === 'company' ? said.ofCompany({ name: provider.name }) : provider.name}
            note={<Use provider={provider} />}
          >
            <Button variant="default" onClick={() => setWish(provider)}>
              {provider.linkedDate === null ? said.link() : said.unlink()}
            </Button>
          </Row>
        ))}
      </RowList>
      <Modal
        opened={wish !== null}
        onClose={() => setWish(null)}
        title={wish?.linkedDate === null ? said.linkTitle() : said.unlinkTitle()}
        size="md"
      >
        {wish ? <Change provider={wish} onDone={finish} onCancel={() => setWish(null)} /> : null}
      </Modal>
    </Section>
  );
}

function Use({ provider: { linkedDate, lastUsedDate } }: { provider: Provider }) {
  if (linkedDate === null) return said.notLinked();
  const linked = <DateText value={linkedDate} />;
  if (lastUsedDate === null) return around(said.linkedUnused, { linked });
  return around(said.linkedUsed, { linked, used: <DateText value={lastUsedDate} /> });
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
      confirmLabel={linkedDate === null ? said.next() : said.unlink()}
      danger={linkedDate !== null}
      busy={busy}
      problem={problem}
      onPassword={(current) => void run(() => change(current))}
      onCancel={props.onCancel}
    >
      {linkedDate === null ? said.linkAbout({ name }) : said.unlinkAbout({ name })}
    </PasswordStep>
  );
}
