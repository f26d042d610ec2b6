import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/operator.ts';
import { OPERATOR_REASON_MAX } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Modal } from '#web/ui/modal.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

export interface Act {
  /** The question, with the name of the person or company concerned. */
  title: string;
  text: string;
  confirmLabel: string;
  needsPassword: boolean;
  run: (wish: { reason: string; current: string }) => Promise<unknown>;
}

/** Asks for the reason for an operator's action, and for the operator's password. */
export function ActModal({ act, onClose }: { act: Act | null; onClose: () => void }) {
  return (
    <Modal opened={act !== null} onClose={onClose} title={act?.title} size="md">
      {act === null ? null : <ActForm act={act} onClose={onClose} />}
    </Modal>
  );
}

function ActForm({ act, onClose }: { act: Act; onClose: () => void }) {
  const form = useForm({
    initialValues: { reason: '', current: '' },
    validate: {
      reason: (reason) => (reason.trim() === '' ? rules.operatorReason() : null),
      current: (current) => (act.needsPassword && current === '' ? rules.currentPasswordMissing() : null),
    },
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const submit = form.onSubmit(async (wish) => {
    try {
      await act.run(wish);
      onClose();
    } catch (error) {
      shell.refused(error as ApiError);
    }
  }, shell.invalid);
  return (
    <Form shell={shell} label={act.title} isBusy={form.submitting} onSubmit={submit}>
      <Stack gap="lg">
        <Text>{act.text}</Text>
        <LimitedTextarea
          label={said.reason()}
          description={said.reasonHint()}
          required
          autosize
          minRows={2}
          limit={OPERATOR_REASON_MAX}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {act.needsPassword ? (
          <PasswordInput
            label={said.currentPassword()}
            required
            autoComplete="current-password"
            {...form.getInputProps('current')}
          />
        ) : null}
        <FormNotice shell={shell} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button type="submit" color={act.needsPassword ? 'brick' : undefined} loading={form.submitting}>
            {act.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
