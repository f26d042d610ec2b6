import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { tidyPhone } from '#contract/tidy.ts';
import type { contactUs } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { tidied } from '#web/ui/tidied.ts';

export interface MessageFormProps {
  endpoint: typeof contactUs;
  button: string;
  messageLabel: string;
}

/** A message with an e-mail address for the reply. The operator gets it by mail. */
export function MessageForm({ endpoint, button, messageLabel }: MessageFormProps) {
  const form = useForm({
    initialValues: { phone: '', email: '', message: '' },
    validate: (values) => check('contact', values),
    validateInputOnBlur: true,
  });
  const { forget } = useKeptForm(form, endpoint.path);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast' });
  const write = useSend(endpoint, {
    onSuccess: () => {
      forget();
      form.reset();
    },
    onError: (error) => shell.refused(error),
  });

  return (
    <Form
      shell={shell}
      isBusy={write.isPending}
      onSubmit={form.onSubmit((values) => write.mutate(values), shell.invalid)}
    >
      <Stack gap="md">
        {write.isSuccess ? (
          <Alert color="moss" icon={<IconMailCheck aria-hidden />} role="status">
            Your message has been sent. We answer by e-mail or phone.
          </Alert>
        ) : null}
        <TextInput
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
          withAsterisk={false}
          {...tidied(form.getInputProps('phone'), tidyPhone, (text) => form.setFieldValue('phone', text))}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <Textarea label={messageLabel} minRows={5} {...form.getInputProps('message')} />
        <StickyActions>
          <Button type="submit" size="md" loading={write.isPending}>
            {button}
          </Button>
        </StickyActions>
      </Stack>
    </Form>
  );
}
