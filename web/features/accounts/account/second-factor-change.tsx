import { useState } from 'react';
import { Stack } from '@mantine/core';
import { NAME_MAX } from '#contract/shared/limits.ts';
import {
  addPasskey,
  confirmTotp,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  requireSecondFactor,
  startPasskey,
  startTotp,
} from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';
import { createPasskey } from '../second-factor/passkey.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { TotpSetup } from '../second-factor/totp-setup.tsx';
import { useSteps } from '../second-factor/use-steps.ts';
import { PasswordStep } from './password-step.tsx';
import type { Wish } from './second-factor-section.tsx';

/** The text about each change, and the label of its button. */
function wordsOf(wish: Exclude<Wish, { what: 'rename-passkey' }>): [sentence: string, button: string] {
  switch (wish.what) {
    case 'set-up-app':
      return [
        wish.isOn
          ? 'The app on the other phone takes the place of the one you use now, once it shows its first code.'
          : 'First your password; then you scan a picture with the app.',
        'Continue',
      ];
    case 'remove-app':
      return ['Codes of the app are no longer asked for when you sign in. We tell you by mail.', 'Turn off'];
    case 'add-passkey':
      return ['First your password; then your browser asks where to keep the passkey.', 'Continue'];
    case 'make-codes':
      return ['You get new codes. Those you kept until now no longer work.', 'Make new codes'];
    case 'remove-passkey':
      return [
        `The passkey "${wish.name}" no longer opens your account. We tell you by mail.`,
        'Remove the passkey',
      ];
    case 'require':
      return wish.required
        ? [
            'Everybody who signs in for your company needs a second factor, from their next sign-in on. Who has none sets it up then, before anything else. That includes you.',
            'Ask everybody for it',
          ]
        : ['Nobody who signs in for your company needs a second factor any more.', 'Stop asking for it'];
  }
}

export interface SecondFactorChangeProps {
  wish: Wish;
  /** With the server's message, which may be empty. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** One change in a dialog, step by step, starting with the password. */
export function SecondFactorChange({ wish, onDone, onCancel }: SecondFactorChangeProps) {
  const [setup, setSetup] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [message, setMessage] = useState('');
  const { busy, problem, run } = useSteps();

  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => onDone(message)} />;

  /** The server sends recovery codes only with the first factor. */
  const finish = (recoveryCodes: readonly string[], said: string) => {
    if (recoveryCodes.length === 0) onDone(said);
    else {
      setMessage(said);
      setCodes(recoveryCodes);
    }
  };

  if (setup !== null) {
    const confirm = async (code: string) => {
      const answer = await send(confirmTotp, { code });
      finish(answer.data.recoveryCodes, answer.message);
    };
    return (
      <TotpSetup
        setup={setup}
        busy={busy}
        problem={problem}
        onCode={(code) => void run(() => confirm(code))}
      />
    );
  }

  if (wish.what === 'rename-passkey') {
    return <Rename wish={wish} onDone={onDone} onCancel={onCancel} />;
  }

  const go = async (current: string) => {
    switch (wish.what) {
      case 'set-up-app':
        return setSetup((await send(startTotp, { current })).data);
      case 'remove-app':
        return onDone((await send(removeTotp, { current })).message);
      case 'add-passkey': {
        const passkey = await createPasskey((await send(startPasskey, { current })).data);
        const answer = await send(addPasskey, { name: 'Passkey', passkey });
        return finish(answer.data.recoveryCodes, answer.message);
      }
      case 'make-codes':
        return finish((await send(makeRecoveryCodes, { current })).data.recoveryCodes, '');
      case 'remove-passkey':
        return onDone((await send(removePasskey, { passkeyId: wish.passkeyId, current })).message);
      case 'require':
        return onDone((await send(requireSecondFactor, { required: wish.required, current })).message);
    }
  };
  const [sentence, button] = wordsOf(wish);
  return (
    <PasswordStep
      confirmLabel={button}
      danger={wish.what === 'remove-app' || wish.what === 'remove-passkey'}
      busy={busy}
      problem={problem}
      onPassword={(current) => void run(() => go(current))}
      onCancel={onCancel}
    >
      {sentence}
    </PasswordStep>
  );
}

function Rename(props: SecondFactorChangeProps & { wish: { passkeyId: string; name: string } }) {
  const [name, setName] = useState(props.wish.name);
  const { busy, problem, run } = useSteps();
  const { passkeyId } = props.wish;
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => props.onDone((await send(renamePasskey, { passkeyId, name })).message));
      }}
    >
      <Stack gap="lg">
        <LimitedInput
          label="Name of the passkey"
          required
          withAsterisk={false}
          limit={NAME_MAX}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <DialogButtons onCancel={props.onCancel} label="Save" busy={busy} />
      </Stack>
    </PlainForm>
  );
}
