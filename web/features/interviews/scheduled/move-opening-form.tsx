import { useState } from 'react';
import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/scheduled-interviews.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
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
import { NO_WINDOW } from '#web/features/decisions/window-fields.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.ts';
import WindowForm from '../window-form.tsx';
import type { ScheduledInterview } from './opening.ts';

export interface MoveOpeningFormProps {
  interview: ScheduledInterview;
  onClose: () => void;
}

/** In a file of its own, because the calendar is large. */
export default function MoveOpeningForm({ interview, onClose }: MoveOpeningFormProps) {
  const { applicationId, date, openUntil } = interview;
  const [refused, setRefused] = useState<{ date?: string; form?: string }>({});
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
    onError: (error) => setRefused({ form: error.message, ...fieldErrors(error) }),
  });
  const openDays = Math.round((Date.parse(openUntil) - Date.parse(date)) / DAY_MS);
  return (
    <WindowForm
      label={said.anotherTime()}
      submitLabel={said.move()}
      busy={move.isPending}
      refused={refused}
      initial={{ ...NO_WINDOW, openDays }}
      hasFixedDays
      onSubmit={(window) => move.mutate({ applicationId, date: window.date })}
      onClose={onClose}
    >
      <Text>{said.anotherTimeText({ from: formatDateTime(date), until: formatDateTime(openUntil) })}</Text>
    </WindowForm>
  );
}
