import { useEffect, useRef, useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { CODE_DIGITS, CODE_SECONDS } from '#contract/limits.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './second-factor.module.css';

export interface TotpSetupProps {
  setup: { secret: string; address: string };
  busy: boolean;
  problem: string | null;
  onCode: (code: string) => void;
}

/** The person scans the code or types the key, and confirms with the first code. */
export function TotpSetup({ setup, busy, problem, onCode }: TotpSetupProps) {
  const [code, setCode] = useState('');
  // This step replaces a form that had the focus.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <Stack gap="lg">
        <ol className={classes.steps}>
          <li>
            <Text mb="sm">
              Open an authenticator app on your phone and scan this picture with it. If you cannot scan it,
              type the key into the app.
            </Text>
            <QrCode text={setup.address} label="QR code for your authenticator app" />
            <Text mt="sm">
              Key:{' '}
              <span className={classes.key} data-totp-key={setup.secret}>
                {(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}
              </span>
            </Text>
          </li>
          <li>
            <Text mb="sm">
              The app shows {CODE_DIGITS} digits, and new ones every {CODE_SECONDS} seconds. Type those of
              now.
            </Text>
            <CodeField
              ref={first}
              value={code}
              error={problem}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </li>
        </ol>
        <Button type="submit" loading={busy}>
          Turn on
        </Button>
      </Stack>
    </PlainForm>
  );
}
