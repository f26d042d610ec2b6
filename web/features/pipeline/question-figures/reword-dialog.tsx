import { useState } from 'react';
import { Button } from '@mantine/core';
import * as said from '#contract/messages/en/questions.ts';
import * as common from '#contract/messages/en/common.ts';
import { QuestionEditor } from '#web/features/jobs/wizard/questions/question-editor.tsx';
import {
  blankQuestion,
  questionErrors,
  type QuestionRow,
} from '#web/features/jobs/wizard/questions/question-values.ts';
import { useRules } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { type OtherQuestionProps, whatStays } from './change-question.tsx';

/** Rewords a question: this creates a new version, which starts without figures. */
export function RewordDialog({ opened, onClose, question, onTake, busy }: OtherQuestionProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.rewordTitle()}
      description={said.rewordAbout({ stays: whatStays(question) })}
      size="lg"
      closeOnClickOutside={false}
    >
      <Editor key={question.questionId} onClose={onClose} question={question} onTake={onTake} busy={busy} />
    </Modal>
  );
}

function Editor({ onClose, question, onTake, busy }: Omit<OtherQuestionProps, 'opened'>) {
  useRules();
  const tab = question.isSpoken ? 'skill' : 'mcq';
  const [isTried, setIsTried] = useState(false);
  const [row, setRow] = useState<QuestionRow>(() => ({
    ...blankQuestion(),
    skillId: question.skillId,
    question: question.question,
    answer: question.answer,
    acceptedAnswers: question.acceptedAnswers,
    ...(question.isSpoken ? {} : { options: question.options }),
  }));
  const errors = questionErrors(tab, row);
  const reword = () => {
    setIsTried(true);
    if (Object.keys(errors).length === 0) onTake(row);
  };
  return (
    <QuestionEditor
      tab={tab}
      row={row}
      skills={[{ id: question.skillId, value: question.skillName ?? '' }]}
      errors={isTried ? errors : {}}
      onChange={(change) => setRow((before) => ({ ...before, ...change }))}
    >
      <div className={layout.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {common.cancel()}
        </Button>
        <Button onClick={reword} loading={busy}>
          {said.reword()}
        </Button>
      </div>
    </QuestionEditor>
  );
}
