import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as said from '#contract/messages/en/questions.ts';
import * as common from '#contract/messages/en/common.ts';
import { PATHS, questionPath } from '#contract/shared/paths.ts';
import { changeQuestion, getQuestion, getQuestionFigures } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { QuestionRow } from '#web/features/jobs/wizard/questions/question-values.ts';
import { type Question, askedInWords } from './sentences.ts';

const RewordDialog = lazyDialog(async () => (await import('./reword-dialog.tsx')).RewordDialog);
const ReplaceDialog = lazyDialog(async () => (await import('./replace-dialog.tsx')).ReplaceDialog);

export interface OtherQuestionProps {
  opened: boolean;
  onClose: () => void;
  question: Question;
  onTake: (row: QuestionRow) => void;
  busy: boolean;
}

/** Shown before a question is changed. */
export const whatStays = ({ askedIn }: Question): string => said.whatStays({ asked: askedInWords(askedIn) });

/** Three ways to change a question: reword it, replace it with one from the bank, or retire it. */
export function ChangeQuestion({ question }: { question: Question }) {
  const { questionId, isSpoken } = question;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'reword' | 'replace' | 'retire' | null>(null);
  const close = () => setOpen(null);
  const change = useSend(changeQuestion, {
    refreshes: [getQuestion, getQuestionFigures],
    onSuccess: ({ data }) => {
      close();
      toast.success(data.newQuestionId === null ? said.retired() : said.changed());
      void navigate(data.newQuestionId === null ? PATHS.questions : questionPath(data.newQuestionId));
    },
    onError: (error: Error) => toast.danger(error.message),
  });
  const take = ({ skillId, question: words, answer, acceptedAnswers = [], options, ...row }: QuestionRow) => {
    const shared = {
      skillId,
      question: words,
      answer,
      ...(row.questionId === null ? {} : { bankId: row.questionId }),
    };
    change.mutate({
      questionId,
      ...(isSpoken ? { spoken: { ...shared, acceptedAnswers } } : { mcq: { ...shared, options } }),
    });
  };
  const dialog = { onClose: close, question, onTake: take, busy: change.isPending };
  return (
    <>
      <Group gap="sm" className="no-print">
        <Button variant="default" onClick={() => setOpen('reword')}>
          {said.reword()}
        </Button>
        <Button variant="default" onClick={() => setOpen('replace')}>
          {said.replace()}
        </Button>
        <Button variant="default" color="brick" onClick={() => setOpen('retire')}>
          {said.retire()}
        </Button>
      </Group>
      <RewordDialog {...dialog} opened={open === 'reword'} />
      <ReplaceDialog {...dialog} opened={open === 'replace'} />
      <ConfirmModal
        opened={open === 'retire'}
        onClose={close}
        onConfirm={() => change.mutate({ questionId })}
        title={said.retireTitle()}
        confirmLabel={said.retire()}
        cancelLabel={common.cancel()}
        busy={change.isPending}
      >
        {said.retireAbout({ stays: whatStays(question) })}
      </ConfirmModal>
    </>
  );
}
