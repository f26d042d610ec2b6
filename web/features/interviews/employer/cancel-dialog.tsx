import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { NOTE_MAX } from '#contract/limits.ts';
import { cancelInterview } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { INTERVIEW_READS, type ChangedInterview, type InterviewDialogProps } from './changed-interview.ts';

/** Calls off an interview that has not begun. */
export function CancelDialog({ opened, onClose, subject, onFailure }: InterviewDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Call off the interview of ${subject?.candidateName ?? ''}`}
    >
      {subject ? (
        <CancelForm key={subject.applicationId} subject={subject} onClose={onClose} onFailure={onFailure} />
      ) : null}
    </Modal>
  );
}

function CancelForm({
  subject,
  onClose,
  onFailure,
}: Omit<InterviewDialogProps, 'subject' | 'opened'> & { subject: ChangedInterview }) {
  const { applicationId, candidateName, role, interview } = subject;
  const [note, setNote] = useState('');
  const cancel = useSend(cancelInterview, {
    refreshes: INTERVIEW_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      onClose();
      onFailure(error.message);
    },
  });
  return (
    <Stack gap="md">
      <Text>
        The interview for {role} on {formatDateTime(interview.date)} will not take place. {candidateName} is
        told by mail, and their application waits for your decision again.
      </Text>
      <LimitedTextarea
        label="Note (optional)"
        description="For your company alone. The candidate does not read it."
        autosize
        minRows={2}
        limit={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={cancel.isPending}>
          Back
        </Button>
        <Button
          color="brick"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ applicationId, ...(note.trim() === '' ? {} : { note }) })}
        >
          Call off
        </Button>
      </Group>
    </Stack>
  );
}
