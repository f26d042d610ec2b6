import { useRef } from 'react';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import * as said from '#contract/messages/en/accounts.ts';
import { cancelEmailChange, changeEmail, getAccount } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { OwnPasswordField } from '../password-field.tsx';
import classes from '../accounts.module.css';

/** The email address of the account, and a form to change it. */
export function EmailSection() {
  const query = useRead(getAccount, {});
  return (
    <Section title={said.email()}>
      <Read query={query} waiting={<Loading shape="form" rows={3} />} empty="never">
        {({ email, newEmail }) => (
          <div className={layout.box}>
            <Text mb="md" className={classes.address}>
              {around(said.yourEmail, { email: <strong>{email}</strong> })}
            </Text>
            <ChangeEmail newEmail={newEmail} />
          </div>
        )}
      </Read>
    </Section>
  );
}

function ChangeEmail({ newEmail }: { newEmail: string | null }) {
  const waiting = useRef<HTMLDivElement>(null);
  const form = useForm({
    // Two forms on this page ask for the current password. The name tells their fields apart.
    name: 'change-email',
    initialValues: { email: '', current: '' },
    validate: (values) => check('changeEmail', values),
    validateInputOnBlur: true,
    transformValues: ({ email, current }) => ({ email: email.trim(), current }),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast', besideFieldOnly: true });
  const ask = useSend(changeEmail, {
    refreshes: [getAccount],
    onSuccess: () => {
      // The focus leaves the fields before they are cleared, so that none of them shows an error.
      waiting.current?.focus();
      form.reset();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <>
      <div ref={waiting} tabIndex={-1} role="status" className={classes.status}>
        {newEmail === null ? null : (
          <Waiting newEmail={newEmail} onCancelled={() => form.getInputNode('email')?.focus()} />
        )}
      </div>
      <Form
        shell={shell}
        isBusy={ask.isPending}
        onSubmit={form.onSubmit((values) => ask.mutate(values), shell.invalid)}
      >
        <Stack gap="md">
          <TextInput
            label={said.newEmail()}
            description={said.newEmailHint()}
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <OwnPasswordField {...form.getInputProps('current')} />
          <Button type="submit" loading={ask.isPending} className={classes.submit}>
            {said.changeEmail()}
          </Button>
        </Stack>
      </Form>
    </>
  );
}

function Waiting({ newEmail, onCancelled }: { newEmail: string; onCancelled: () => void }) {
  const cancel = useSend(cancelEmailChange, {
    refreshes: [getAccount],
    onSuccess: ({ message }) => {
      toast.success(message);
      onCancelled();
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Alert color="pine" icon={<IconMailForward aria-hidden />} mb="lg">
      <Stack gap="sm" align="flex-start">
        <Text className={classes.address}>
          {around(said.emailWaiting, { email: <strong>{newEmail}</strong> })}
        </Text>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          {said.keepEmail()}
        </Button>
      </Stack>
    </Alert>
  );
}
