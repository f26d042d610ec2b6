import type { ReactNode, RefObject } from 'react';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PasswordOwner } from '#contract/refused-passwords.ts';
import { TEXTS } from '#contract/texts.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { FormName } from '#web/ui/form/rules.ts';
import { useFormShell, type FormShellOptions } from '#web/ui/form/use-form-shell.ts';
import { checkNewPassword } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
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
  /** Where the page knows whose password it is. */
  owner?: PasswordOwner;
  /** Distinguishes its fields from those of another form on the page. */
  name?: string;
  labels: { password: string; confirm: string };
  /** Shows the rule beside the field. False if the page already shows it. */
  saysRule?: boolean;
  asksCurrent?: boolean;
  /** Gets the focus before the fields are emptied after a success, so that none of them shows an error. */
  emptiesTo?: RefObject<HTMLElement | null>;
  told: FormShellOptions['told'];
  besideFieldOnly?: boolean;
  /** Replaces the server's message. */
  sentenceOf?: (error: ApiError) => string;
  send: (
    values: NewPasswordValues,
    then: { onSuccess: () => void; onError: (error: ApiError) => void },
  ) => void;
  isBusy: boolean;
  isDone?: boolean;
  button: string;
  /** The class of the button. Without it, the button is as wide as the form. */
  buttonClass?: string | undefined;
  className?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
}

/** A new password, typed twice, with the current password or a mailed link. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { rules, labels, saysRule = true, asksCurrent = false, buttonClass, owner = {} } = props;
  const form = useForm<NewPasswordValues>({
    ...(props.name === undefined ? {} : { name: props.name }),
    initialValues: { current: '', password: '', confirm: '' },
    validate: (values) => checkNewPassword(rules, values, owner),
    validateInputOnBlur: true,
  });
  const { told, besideFieldOnly = false, sentenceOf } = props;
  const shell = useFormShell({ setErrors: form.setErrors, told, besideFieldOnly });
  const send = (values: NewPasswordValues) =>
    props.send(values, {
      onSuccess: () => {
        if (!props.emptiesTo) return;
        props.emptiesTo.current?.focus();
        form.reset();
      },
      onError: (error) => shell.refused(error, sentenceOf?.(error)),
    });
  return (
    <Form
      shell={shell}
      className={props.className}
      isBusy={props.isBusy}
      onSubmit={form.onSubmit(send, shell.invalid)}
    >
      <Stack gap="md">
        {props.before}
        {told === 'notice' ? <FormNotice shell={shell} /> : null}
        {asksCurrent ? (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            toggleLabel="Show current password"
            {...form.getInputProps('current')}
          />
        ) : null}
        <NewPasswordField
          label={labels.password}
          owner={owner}
          {...(saysRule ? { description: TEXTS.passwordHint } : {})}
          toggleLabel="Show new password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={labels.confirm}
          autoComplete="new-password"
          toggleLabel="Show confirmed password"
          {...form.getInputProps('confirm')}
        />
        <Button
          type="submit"
          loading={props.isBusy}
          disabled={props.isDone ?? false}
          {...(buttonClass === undefined ? { size: 'md', fullWidth: true } : { className: buttonClass })}
        >
          {props.button}
        </Button>
        {props.after}
      </Stack>
    </Form>
  );
}
