import { useState, type SyntheticEvent } from 'react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { ADJUSTMENTS, ADJUSTMENT_KINDS, type AdjustmentKind } from '#contract/adjustment-kinds.ts';
import { ADJUSTMENT_TEXT_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getMyAdjustments, getTimeline, requestAdjustment } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

export interface AdjustmentFormProps {
  applicationId: string;
  employer: string;
  onClose: () => void;
}

/** What a candidate asks for in their interview, in a file of its own, because few open it. */
export default function AdjustmentForm({ applicationId, employer, onClose }: AdjustmentFormProps) {
  const [kinds, setKinds] = useState<AdjustmentKind[]>([]);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const ask = useSend(requestAdjustment, {
    refreshes: [getMyAdjustments, getTimeline],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    if (kinds.length === 0) setErrors({ kinds: TEXTS.adjustmentKinds });
    else ask.mutate({ applicationId, kinds, text });
  };
  return (
    <PlainForm onSubmit={submit} aria-label="Ask for an adjustment">
      <Stack gap="md">
        <Text>
          Those who decide on your application at {employer} read this, and tell you by mail. Reviewers never
          see that you asked, or why. A request that waits is replaced.
        </Text>
        <Checkbox.Group
          label="What do you ask for?"
          required
          value={kinds}
          onChange={(chosen) => setKinds(ADJUSTMENT_KINDS.filter((kind) => chosen.includes(kind)))}
          error={errors.kinds}
        >
          <Stack gap="sm" mt="xs">
            {ADJUSTMENT_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                label={ADJUSTMENTS[kind].asks}
                description={ADJUSTMENTS[kind].about}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <LimitedTextarea
          label="What should they know? (optional)"
          description="You need not say why."
          autosize
          minRows={3}
          limit={ADJUSTMENT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={errors.text}
        />
        {errors.form === undefined || errors.kinds !== undefined ? null : (
          <Text c="brick" role="alert">
            {errors.form}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={ask.isPending}>
            Ask
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
