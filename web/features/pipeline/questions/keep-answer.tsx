import { useState } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import { ANSWER_MAX } from '#contract/shared/limits.ts';
import { getQuestionReview, keepAcceptedAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

interface KeepAnswerProps {
  jobId: string;
  questionId: string;
  /** The candidate's words, to begin with. */
  answer: string;
}

/** Keeps a right answer in other words with the question, so that later answers like it are found. */
export function KeepAnswer({ jobId, questionId, answer }: KeepAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(answer);
  const keep = useSend(keepAcceptedAnswer, {
    refreshes: [getQuestionReview],
    onSuccess: () => {
      setIsOpen(false);
      toast.success('Kept as another accepted answer.');
    },
    onError: (error: Error) => toast.danger(error.message),
  });
  return (
    <>
      <Button variant="subtle" size="sm" onClick={() => setIsOpen(true)}>
        Keep as another accepted answer
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Keep as another accepted answer?">
        <PlainForm
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') keep.mutate({ jobId, questionId, text: text.trim() });
          }}
        >
          <Stack gap="md">
            <LimitedTextarea
              label="Accepted answer"
              description="Keep what answers the question, and leave out anything about the person: it stays with the question in all your jobs, even when the interview is deleted."
              autosize
              minRows={4}
              maxRows={12}
              limit={ANSWER_MAX}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setIsOpen(false)}>
                Cancel
              </Button>
              <Button type="submit" loading={keep.isPending} disabled={text.trim() === ''}>
                Keep accepted answer
              </Button>
            </Group>
          </Stack>
        </PlainForm>
      </Modal>
    </>
  );
}
