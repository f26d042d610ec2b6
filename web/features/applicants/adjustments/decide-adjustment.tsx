import { useState, type SyntheticEvent } from 'react';
import { Button, Group, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { ADJUSTMENTS } from '#contract/adjustment-kinds.ts';
import { ADJUSTMENT_TEXT_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { decideAdjustment, getAdjustments } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { DECISION_READS } from '#web/features/decisions/reads.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import type { AskedAdjustment } from './adjustment-requests.tsx';

const NOTES: Partial<Record<AskedAdjustment['kinds'][number], string>> = {
  person: 'The AI interview is called off, and the application goes to your review.',
  'another-time': 'Set the other time yourself: move the interview in its list.',
};

/** Grants or declines what a candidate asks for, in words. */
export default function DecideAdjustment({
  request,
  onClose,
}: {
  request: AskedAdjustment;
  onClose: () => void;
}) {
  const [isGranted, setIsGranted] = useState(true);
  const [timeFactor, setTimeFactor] = useState<1.5 | 2>(1.5);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const decide = useSend(decideAdjustment, {
    refreshes: [...DECISION_READS, getAdjustments],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (decide.isPending) return;
    if (!isGranted && note.trim() === '') setErrors({ note: TEXTS.adjustmentReason });
    else decide.mutate({ requestId: request.requestId, granted: isGranted, note, timeFactor });
  };
  return (
    <PlainForm onSubmit={submit} aria-label="Decide on the request">
      <Stack gap="md">
        <ul>
          {request.kinds.map((kind) => (
            <li key={kind}>
              {ADJUSTMENTS[kind].asks}. {NOTES[kind] ?? ADJUSTMENTS[kind].about}
            </li>
          ))}
        </ul>
        {request.text === '' ? null : <Text>{request.text}</Text>}
        <Radio.Group
          label="Your decision"
          value={isGranted ? 'grant' : 'decline'}
          onChange={(value) => setIsGranted(value === 'grant')}
        >
          <Group mt="xs">
            <Radio value="grant" label="Grant" />
            <Radio value="decline" label="Decline" />
          </Group>
        </Radio.Group>
        {isGranted && request.kinds.includes('more-time') ? (
          <SegmentedControl
            aria-label="How many times the usual time"
            value={String(timeFactor)}
            onChange={(factor) => setTimeFactor(factor === '2' ? 2 : 1.5)}
            data={[
              { value: '1.5', label: '1.5 times the usual time' },
              { value: '2', label: '2 times the usual time' },
            ]}
          />
        ) : null}
        <LimitedTextarea
          label={isGranted ? 'What you write to the candidate (optional)' : 'What you write to the candidate'}
          required={!isGranted}
          autosize
          minRows={3}
          limit={ADJUSTMENT_TEXT_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors.note}
        />
        {errors.form === undefined || errors.note !== undefined ? null : (
          <Text c="brick" role="alert">
            {errors.form}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={decide.isPending}>
            {isGranted ? 'Grant' : 'Decline'}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
