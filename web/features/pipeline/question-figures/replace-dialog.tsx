import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/questions.ts';
import * as common from '#contract/messages/en/common.ts';
import { getInterviewQuestions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { bankRows } from '#web/features/jobs/wizard/questions/bank-rows.ts';
import { nearestFirst } from '#web/features/jobs/wizard/questions/nearest-question.ts';
import { ExpectedAnswer } from '#web/features/jobs/wizard/questions/question-bank.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { type OtherQuestionProps, whatStays } from './change-question.tsx';

/** Replaces this question with one from the bank: the nearest one with its key, or the next nearest. */
export function ReplaceDialog({ opened, onClose, question, onTake, busy }: OtherQuestionProps) {
  const { skillId, isSpoken, bankIds } = question;
  const tab = isSpoken ? 'skill' : 'mcq';
  const [turn, setTurn] = useState(0);
  const query = useRead(getInterviewQuestions, { skill0: skillId }, { enabled: opened, staleTime: Infinity });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.replaceTitle()}
      size="lg"
      description={whatStays(question)}
    >
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(bank) => {
          const skills = [{ id: skillId, value: question.skillName ?? '' }];
          const others = bankRows(tab, bank, skills, []).filter((row) => !bankIds.includes(row.questionId));
          const row = nearestFirst(question.question, others)[turn % (others.length || 1)];
          if (row === undefined) return <Text>{said.noOther({ skill: question.skillName ?? '' })}</Text>;
          return (
            <>
              <div className={layout.box} role="status">
                <div className={layout.written}>{row.question}</div>
                <ExpectedAnswer tab={tab} row={row} />
              </div>
              <div className={layout.dialogActions}>
                <Button variant="default" onClick={onClose}>
                  {common.cancel()}
                </Button>
                {others.length > 1 ? (
                  <Button variant="default" onClick={() => setTurn(turn + 1)}>
                    {said.showAnother()}
                  </Button>
                ) : null}
                <Button onClick={() => onTake(row)} loading={busy}>
                  {said.replace()}
                </Button>
              </div>
            </>
          );
        }}
      </Read>
    </Modal>
  );
}
