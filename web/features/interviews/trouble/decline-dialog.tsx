import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { NOTE_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { declineTrouble, getTroubles } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { INTERVIEW_READS } from '../employer/changed-interview.ts';

export interface DeclineDialogProps {
  applicationId: string;
  candidateName: string;
  onClose: () => void;
  onFailure: (message: string) => void;
}

/** Answers a report of trouble in words. */
export default function DeclineDialog(props: DeclineDialogProps) {
  const { applicationId, candidateName, onClose, onFailure } = props;
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const decline = useSend(declineTrouble, {
    refreshes: [...INTERVIEW_READS, getTroubles],
    onSuccess: ({ message }) => {
      onClose();
      toast.success(message);
    },
    onError: (error) => {
      const inField = fieldErrors(error)['note'];
      if (inField) setProblem(inField);
      else {
        onClose();
        onFailure(error.message);
      }
    },
  });
  return (
    <Modal opened onClose={onClose} title="Answer without giving the interview again">
      <PlainForm
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() === '') setProblem(TEXTS.tellCandidateWhy);
          else decline.mutate({ applicationId, note: note.trim() });
        }}
      >
        <Stack gap="md">
          <Text>{candidateName} reads this by mail and in the timeline of the application.</Text>
          <LimitedTextarea
            label="Your answer"
            required
            autosize
            minRows={3}
            maxRows={10}
            limit={NOTE_MAX}
            value={note}
            onChange={(event) => {
              setNote(event.currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={decline.isPending}>
              Send the answer
            </Button>
          </Group>
        </Stack>
      </PlainForm>
    </Modal>
  );
}
