import { useEffect, useRef, useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import * as said from '#contract/messages/en/second-factor.ts';
import { ApiError } from '#web/api/api-error.ts';
import { secondFactor, startPasskeySignIn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import type { OutputOf } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { CodeField } from './code-field.tsx';
import { askForPasskey } from './passkey.ts';
import { canUsePasskeys } from './passkey-support.ts';
import { useSteps } from './use-steps.ts';
import type { WantedFactor } from './wanted.ts';
import { Problem } from '../problem.tsx';

export interface SecondStepProps {
  wanted: WantedFactor;
  onSignedIn: (login: OutputOf<typeof secondFactor>) => void;
  /** Goes back to email and password. */
  onStartAgain: () => void;
}

type Way = 'passkey' | 'totp' | 'recovery';

/** The step after the password: a code from the app, a passkey, or a recovery code if both are lost. */
export function SecondStep({ wanted, onSignedIn, onStartAgain }: SecondStepProps) {
  const ways: Way[] = [
    ...(wanted.secondFactor.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(wanted.secondFactor.includes('totp') ? (['totp'] as const) : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0]!);
  const [code, setCode] = useState('');
  const { busy, problem, run, clear } = useSteps();
  // This step replaces a form that had the focus. Another way to prove the login replaces this step.
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [way]);

  const finish = (proof: { code: string } | 'passkey') =>
    run(async () => {
      const { ticket } = wanted;
      const answer =
        proof === 'passkey'
          ? { passkey: await askForPasskey((await send(startPasskeySignIn, { ticket })).data) }
          : proof;
      const keepPage = { whenSignedOut: 'keep-page' } as const;
      try {
        onSignedIn((await send(secondFactor, { ticket, ...answer }, keepPage)).data);
      } catch (error) {
        // A code that was sent cannot be used again, so the person types a new one.
        if (error instanceof ApiError) setCode('');
        throw error;
      }
    });
  const turnTo = (next: Way) => {
    clear();
    setCode('');
    setWay(next);
  };

  return (
    <Stack gap="md">
      {way === 'passkey' ? (
        <>
          <Text>{said.passkeyAsked()}</Text>
          <Problem text={problem} />
          <Button
            ref={first}
            size="md"
            leftSection={<IconKey size={18} aria-hidden />}
            loading={busy}
            onClick={() => void finish('passkey')}
          >
            {said.usePasskey()}
          </Button>
        </>
      ) : (
        <PlainForm
          onSubmit={(event) => {
            event.preventDefault();
            void finish({ code });
          }}
        >
          <Stack gap="md">
            {way === 'totp' ? (
              <CodeField
                ref={first}
                value={code}
                error={problem}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                ref={first}
                label={said.recoveryCode()}
                description={said.recoveryCodeHint()}
                autoComplete="off"
                maxLength={40}
                required
                withAsterisk={false}
                value={code}
                error={problem}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            )}
            <Button type="submit" size="md" fullWidth loading={busy}>
              {said.confirm()}
            </Button>
          </Stack>
        </PlainForm>
      )}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => turnTo(other)}>
            {TURN_TO[other]()}
          </Button>
        ))}
      <Button variant="subtle" onClick={onStartAgain}>
        {said.startAgain()}
      </Button>
    </Stack>
  );
}

const TURN_TO: Record<Way, () => string> = {
  passkey: said.toPasskey,
  totp: said.toApp,
  recovery: said.toRecovery,
};
