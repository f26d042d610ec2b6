import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/second-factor.ts';
import { CODE_DIGITS, CODE_SECONDS } from '#contract/shared/limits.ts';
import { around } from '#web/ui/around.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { focusOnMount } from '#web/ui/focus.ts';
import { CodeField } from './code-field.tsx';
import classes from './second-factor.module.css';
import { encode } from 'uqr';

export interface TotpSetupProps {
  setup: { secret: string; address: string };
  busy: boolean;
  problem: string | null;
  onCode: (code: string) => void;
}

/** The person scans the code or types the key, then confirms with the first code. */
export function TotpSetup({ setup, busy, problem, onCode }: TotpSetupProps) {
  const [code, setCode] = useState('');
  // This step replaces a form that had the focus.
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <Stack gap="lg">
        <ol className={`${layout.bullets} ${classes.steps}`}>
          <li>
            <Text mb="sm">{said.scan()}</Text>
            <QrCode text={setup.address} label={said.qrCode()} />
            <Text mt="sm">
              {around(said.key, {
                key: (
                  <span className={classes.key} data-totp-key={setup.secret}>
                    {(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}
                  </span>
                ),
              })}
            </Text>
          </li>
          <li>
            <Text mb="sm">{said.typeCode({ digits: CODE_DIGITS, seconds: CODE_SECONDS })}</Text>
            <CodeField
              ref={focusOnMount}
              value={code}
              error={problem}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </li>
        </ol>
        <Button type="submit" loading={busy}>
          {said.turnOn()}
        </Button>
      </Stack>
    </PlainForm>
  );
}

/** A QR code as one path, drawn in the browser so that no other service sees its content. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
