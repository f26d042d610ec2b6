import type { ReactNode, RefObject } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/accounts.ts';
import type { PasswordOwner } from '#contract/account/refused-passwords.ts';
import { PASSWORD_MIN, PASSWORD_MAX, PASSWORD_SPECIALS } from '#contract/shared/limits.ts';
import * as ruleTexts from '#contract/messages/en/rules.ts';
import type { ApiError } from '#web/api/api-error.ts';
import layout from '#web/ui/layout.module.css';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { FormName } from '#web/ui/form/rules.ts';
import { useFormShell, type FormShellOptions } from '#web/ui/form/use-form-shell.ts';
import { checkNewPassword, NewPasswordField } from './new-password-field.tsx';
import classes from './accounts.module.css';
import { PasswordField } from './password-field.tsx';

export interface NewPasswordValues {
  /** Empty if the form does not ask for it. */
  current: string;
  password: string;
  confirm: string;
}

export interface NewPasswordFormProps {
  /** The rules of the call that sends the password. */
  rules: FormName;
  /** On the account page, which asks for the current password too. */
  account?: {
    owner: PasswordOwner;
    words: ReactNode;
    /** Gets the focus before the fields are cleared after a success, so that none of them shows an error. */
    place: RefObject<HTMLElement | null>;
  };
  /** Shows the password rule beside the field. False if the page already shows it. */
  saysRule?: boolean;
  told: FormShellOptions['told'];
  besideFieldOnly?: boolean;
  /** Replaces the server's message. */
  sentenceOf?: (error: ApiError) => string;
  send: (
    values: NewPasswordValues,
    then: { onSuccess: () => void; onError: (error: ApiError) => void },
  ) => void;
  isBusy: boolean;
  button: string;
  /** Set once the password was sent. */
  done?: string | null;
}

/** A form for a new password, typed twice, with the current password or an emailed link. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { rules, account, saysRule = true, told, besideFieldOnly = false, sentenceOf, done = null } = props;
  const owner = account?.owner ?? {};
  const form = useForm<NewPasswordValues>({
    // Two forms on the account page ask for the current password. The name tells their fields apart.
    name: rules,
    initialValues: { current: '', password: '', confirm: '' },
    validate: (values) => checkNewPassword(rules, values, owner),
    validateInputOnBlur: true,
  });
  const shell = useFormShell({ setErrors: form.setErrors, told, besideFieldOnly });
  const send = (values: NewPasswordValues) =>
    props.send(values, {
      onSuccess: () => {
        if (!account) return;
        account.place.current?.focus();
        form.reset();
      },
      onError: (error) => shell.refused(error, sentenceOf?.(error)),
    });
  return (
    <Form
      shell={shell}
      className={account && layout.box}
      isBusy={props.isBusy}
      onSubmit={form.onSubmit(send, shell.invalid)}
    >
      <Stack gap="md">
        {account?.words}
        {told === 'notice' ? <FormNotice shell={shell} /> : null}
        {account ? (
          <PasswordField
            label={said.currentPassword()}
            autoComplete="current-password"
            toggleLabel={said.showCurrent()}
            {...form.getInputProps('current')}
          />
        ) : null}
        <NewPasswordField
          label={account ? said.newPassword() : said.newPasswordOfLink()}
          owner={owner}
          {...(saysRule
            ? {
                description: ruleTexts.passwordHint({
                  min: PASSWORD_MIN,
                  max: PASSWORD_MAX,
                  specials: PASSWORD_SPECIALS,
                }),
              }
            : {})}
          toggleLabel={said.showNew()}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={account ? said.confirmNew() : said.confirmPassword()}
          autoComplete="new-password"
          toggleLabel={said.showConfirmed()}
          {...form.getInputProps('confirm')}
        />
        <Button
          type="submit"
          loading={props.isBusy}
          disabled={done !== null}
          {...(account ? { className: classes.submit } : { size: 'md', fullWidth: true })}
        >
          {props.button}
        </Button>
        {done === null ? null : <Text role="status">{done}</Text>}
      </Stack>
    </Form>
  );
}
