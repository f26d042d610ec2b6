import { useState, type SyntheticEvent } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { DAY_MS } from '#contract/limits.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import {
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getCandidateDashboard,
  getScheduleInterviews,
  getTimeline,
  moveOpening,
} from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { NO_WINDOW, WindowFields, momentOf, problemsOf } from '#web/features/decisions/window-fields.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import type { ScheduledInterview } from './opening.ts';

export interface MoveOpeningFormProps {
  interview: ScheduledInterview;
  onClose: () => void;
}

/** In a file of its own, because the calendar is large. */
export default function MoveOpeningForm({ interview, onClose }: MoveOpeningFormProps) {
  const { applicationId, date, openUntil } = interview;
  const [opening, setOpening] = useState(NO_WINDOW);
  const [errors, setErrors] = useState<{ date?: string; time?: string; form?: string }>({});
  const move = useSend(moveOpening, {
    refreshes: [
      getApplicationDetailsCandidate,
      getCandidateApplications,
      getCandidateDashboard,
      getScheduleInterviews,
      getTimeline,
    ],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(opening);
    setErrors(found);
    const moment = momentOf(opening);
    if (Object.keys(found).length > 0 || moment === null || move.isPending) return;
    move.mutate({ applicationId, date: moment.getTime() });
  };
  const openDays = Math.round((Date.parse(openUntil) - Date.parse(date)) / DAY_MS);
  return (
    <PlainForm onSubmit={submit} aria-label="Choose another time">
      <Stack gap="md">
        <Text>
          Your interview is open from {formatDateTime(date)} until {formatDateTime(openUntil)}. You can let it
          open at another moment of this time, once. The entry in your calendar changes too.
        </Text>
        <WindowFields value={opening} onChange={setOpening} errors={errors} openDays={openDays} />
        {errors.form === undefined ? null : (
          <Text c="brick" role="alert">
            {errors.form}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={move.isPending}>
            Move
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
