import { useState } from 'react';
import * as said from '#contract/messages/en/job-questions.ts';
import { exportQuestions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { downloadText } from '#web/ui/download-text.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import type { TakeQuestionsProps } from './take-questions.tsx';

const TakeQuestions = lazyDialog(async () => (await import('./take-questions.tsx')).TakeQuestions);

/** Shares the employer's own questions with other jobs and companies as files. */
export function QuestionFiles(props: Omit<TakeQuestionsProps, 'opened' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const save = useSend(exportQuestions, {
    onSuccess: ({ data }) => downloadText('questions.json', 'application/json', data.text),
    onError: ({ message }) => toast.danger(message),
  });
  return (
    <>
      <RowMenu
        label={said.files()}
        text={said.filesShort()}
        entries={[
          { label: said.addFromFile(), onSelect: () => setIsOpen(true) },
          {
            label: said.saveOfJob(),
            onSelect: () => save.mutate({ jobId: props.job.id }),
          },
          { label: said.saveOfCompany(), onSelect: () => save.mutate({}) },
        ]}
      />
      <TakeQuestions {...props} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
