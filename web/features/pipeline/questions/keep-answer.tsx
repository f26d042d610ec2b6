import { useState } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/questions.ts';
import * as common from '#contract/messages/en/common.ts';
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
  /** The candidate's words, as the initial text. */
  answer: string;
}

/** Saves a correct answer in other words with the question, so that similar answers are recognised later. */
export function KeepAnswer({ jobId, questionId, answer }: KeepAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(answer);
  const keep = useSend(keepAcceptedAnswer, {
    refreshes: [getQuestionReview],
    onSuccess: () => {
      setIsOpen(false);
      toast.success(said.kept());
    },
    onError: (error: Error) => toast.danger(error.message),
  });
  return (
    <>
      <Button variant="subtle" size="sm" onClick={() => setIsOpen(true)}>
        {said.keepAnother()}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={said.keepTitle()}>
        <PlainForm
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') keep.mutate({ jobId, questionId, text: text.trim() });
          }}
        >
          <Stack gap="md">
            <LimitedTextarea
              label={said.acceptedAnswer()}
              description={said.keepAbout()}
              autosize
              minRows={4}
              maxRows={12}
              limit={ANSWER_MAX}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setIsOpen(false)}>
                {common.cancel()}
              </Button>
              <Button type="submit" loading={keep.isPending} disabled={text.trim() === ''}>
                {said.keepAccepted()}
              </Button>
            </Group>
          </Stack>
        </PlainForm>
      </Modal>
    </>
  );
}
