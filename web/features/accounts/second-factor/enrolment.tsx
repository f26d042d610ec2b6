import { useState } from 'react';
import { Button, Divider, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import * as said from '#contract/messages/en/second-factor.ts';
import { enrol, startEnrolment } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { createPasskey } from './passkey.ts';
import { canUsePasskeys } from './passkey-support.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useSteps } from './use-steps.ts';
import { Problem } from '../problem.tsx';

export interface EnrolmentProps {
  ticket: string;
  onSignedIn: (login: OutputOf<typeof enrol>) => void;
  onStartAgain: () => void;
}

/** The company requires a second factor: the person sets one up here and is then signed in. */
export function Enrolment({ ticket, onSignedIn, onStartAgain }: EnrolmentProps) {
  const [offer, setOffer] = useState<OutputOf<typeof startEnrolment> | null>(null);
  const [login, setLogin] = useState<OutputOf<typeof enrol> | null>(null);
  const start = useSteps();
  const byApp = useSteps();
  const byPasskey = useSteps();
  const begin = async () => setOffer((await send(startEnrolment, { ticket })).data);
  const finish = async (proof: Omit<InputOf<typeof enrol>, 'ticket'>) =>
    setLogin((await send(enrol, { ticket, ...proof }, { whenSignedOut: 'keep-page' })).data);

  if (login) return <RecoveryCodes codes={login.recoveryCodes} onKept={() => onSignedIn(login)} />;
  if (!offer) {
    return (
      <Stack gap="md">
        <Problem text={start.problem} />
        <Button ref={focusOnMount} size="md" loading={start.busy} onClick={() => void start.run(begin)}>
          {said.setUpNow()}
        </Button>
        <Button variant="subtle" onClick={onStartAgain}>
          {said.startAgain()}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <TotpSetup
        setup={offer.totp}
        busy={byApp.busy}
        problem={byApp.problem}
        onCode={(code) => void byApp.run(() => finish({ code }))}
      />
      {canUsePasskeys() ? (
        <>
          <Divider label={said.or()} />
          <Text>{said.passkeyAbout()}</Text>
          <Problem text={byPasskey.problem} />
          <Button
            variant="default"
            leftSection={<IconKey size={18} aria-hidden />}
            loading={byPasskey.busy}
            onClick={() =>
              void byPasskey.run(async () => finish({ passkey: await createPasskey(offer.passkey) }))
            }
          >
            {said.usePasskey()}
          </Button>
        </>
      ) : null}
      <Button variant="subtle" onClick={onStartAgain}>
        {said.startAgain()}
      </Button>
    </Stack>
  );
}
