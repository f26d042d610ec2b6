import { useState } from 'react';
import { Stack } from '@mantine/core';
import * as accounts from '#contract/messages/en/accounts.ts';
import * as said from '#contract/messages/en/second-factor.ts';
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

/** The text about each change and the label of its button. */
function wordsOf(wish: Exclude<Wish, { what: 'rename-passkey' }>): [sentence: string, button: string] {
  switch (wish.what) {
    case 'set-up-app':
      return [wish.isOn ? said.setUpOther() : said.setUpFirst(), said.next()];
    case 'remove-app':
      return [said.turnOffAbout(), said.turnOff()];
    case 'add-passkey':
      return [said.addPasskeyAbout(), said.next()];
    case 'make-codes':
      return [said.newCodesAbout(), said.makeCodes()];
    case 'remove-passkey':
      return [said.removePasskeyAbout({ name: wish.name }), said.removePasskey()];
    case 'require':
      return wish.required
        ? [said.requireAbout(), said.require()]
        : [said.stopRequiringAbout(), said.stopRequiring()];
  }
}

export interface SecondFactorChangeProps {
  wish: Wish;
  /** Called with the server's message, which may be empty. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** One change in a dialog, step by step. The first step is the password. */
export function SecondFactorChange({ wish, onDone, onCancel }: SecondFactorChangeProps) {
  const [setup, setSetup] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [message, setMessage] = useState('');
  const { busy, problem, run } = useSteps();

  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => onDone(message)} />;

  /** The server sends recovery codes only with the first factor. */
  const finish = (recoveryCodes: readonly string[], answered: string) => {
    if (recoveryCodes.length === 0) onDone(answered);
    else {
      setMessage(answered);
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
        const answer = await send(addPasskey, { name: said.passkeyDefaultName(), passkey });
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
          label={said.passkeyName()}
          required
          withAsterisk={false}
          limit={NAME_MAX}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <DialogButtons onCancel={props.onCancel} label={accounts.save()} busy={busy} />
      </Stack>
    </PlainForm>
  );
}
