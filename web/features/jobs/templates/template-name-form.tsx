import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-templates.ts';
import { TEMPLATE_NAME_MAX } from '#contract/shared/limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';

interface TemplateNameFormProps<Input> {
  label: string;
  text?: string;
  /** The initial name. */
  name: string;
  send: {
    isPending: boolean;
    mutate: (input: Input, options: { onError: (error: ApiError) => void }) => void;
  };
  input: (name: string) => Input;
  onClose: () => void;
}

export function TemplateNameForm<Input>(props: TemplateNameFormProps<Input>) {
  const { label, text, name, send, input, onClose } = props;
  const form = useForm({
    initialValues: { name: name.slice(0, TEMPLATE_NAME_MAX) },
    validate: (values) => check('template', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  return (
    <Form
      shell={shell}
      label={label}
      isBusy={send.isPending}
      onSubmit={form.onSubmit(
        (values) => send.mutate(input(values.name), { onError: (error) => shell.refused(error) }),
        shell.invalid,
      )}
    >
      <Stack gap="md">
        {text === undefined ? null : <Text>{text}</Text>}
        <FormNotice shell={shell} />
        <LimitedInput
          label={said.nameLabel()}
          size="md"
          required
          limit={TEMPLATE_NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {said.save()}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
