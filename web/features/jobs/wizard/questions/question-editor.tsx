import type { ReactNode } from 'react';
import { Button, Input, Radio, Select, Stack, Text } from '@mantine/core';
import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/job-questions.ts';
import { QUESTION_MAX } from '#contract/shared/limits.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { QuestionWarning } from '#web/ui/question-warning.tsx';
import type { BankRow } from './bank-rows.ts';
import { KeyField } from './key-field.tsx';
import { nearestQuestion } from './nearest-question.ts';
import type { QuestionRow, QuestionTab } from './question-values.ts';
import classes from './question-step.module.css';

interface QuestionEditorProps {
  tab: QuestionTab;
  row: QuestionRow;
  /** The job's skills, for the employer's own questions. */
  skills: readonly { id: string; value: string }[];
  /** Bank entries not selected yet, to offer instead of the employer's own question. */
  bank?: readonly BankRow[];
  errors: Errors;
  onChange: (change: Partial<QuestionRow>) => void;
  onUse?: (entry: BankRow) => void;
  /** The buttons at the bottom. */
  children: ReactNode;
}

/** Edits a question: the expected answer and, if it is the employer's own, the text. */
export function QuestionEditor({
  tab,
  row,
  skills,
  bank = [],
  errors,
  onChange,
  onUse,
  children,
}: QuestionEditorProps) {
  const isOwn = row.questionId === null;
  const near = isOwn && onUse ? nearestQuestion(row.question, bank) : undefined;
  return (
    <Stack gap="sm">
      {isOwn && tab !== 'personal' ? (
        <Select
          label={said.skill()}
          required
          placeholder={said.selectSkill()}
          data={skills.map(({ id, value }) => ({ value: id, label: value }))}
          value={row.skillId || null}
          onChange={(skillId) => onChange({ skillId: skillId ?? '' })}
          error={errors.skillId}
        />
      ) : null}
      {isOwn ? (
        <div>
          <LimitedTextarea
            label={said.question()}
            required
            minRows={2}
            limit={QUESTION_MAX}
            value={row.question}
            onChange={(event) => onChange({ question: event.currentTarget.value })}
            error={errors.question}
          />
          <QuestionWarning question={row.question} />
        </div>
      ) : null}
      {near && onUse ? <Nearest tab={tab} entry={near} onUse={() => onUse(near)} /> : null}
      {tab === 'skill' ? <KeyField row={row} errors={errors} onChange={onChange} /> : null}
      {tab === 'mcq' ? <OptionsEditor row={row} errors={errors} onChange={onChange} /> : null}
      {children}
    </Stack>
  );
}

const USE: Record<QuestionTab, Message> = {
  personal: said.usePersonal,
  skill: said.useSkill,
  mcq: said.useMcq,
};

/** The bank question most similar to the one being written. */
function Nearest({ tab, entry, onUse }: { tab: QuestionTab; entry: BankRow; onUse: () => void }) {
  return (
    <div className={classes.nearest}>
      <Text size="sm" c="dimmed">
        {said.similar()}
      </Text>
      <div className={layout.written}>{entry.question}</div>
      <Button variant="default" size="sm" mt={8} onClick={onUse}>
        {USE[tab]()}
      </Button>
    </div>
  );
}

/** Four options, one of them marked as correct. The mark stays with the option when its text changes. */
function OptionsEditor({ row, errors, onChange }: Pick<QuestionEditorProps, 'row' | 'errors' | 'onChange'>) {
  const right = row.answer === '' ? -1 : row.options.indexOf(row.answer);
  const setOption = (index: number, text: string) => {
    const options = row.options.map((option, at) => (at === index ? text : option));
    onChange({ options, ...(index === right ? { answer: text } : {}) });
  };
  return (
    <Input.Wrapper label={said.options()} labelElement="div" required error={errors.options ?? errors.answer}>
      <Stack gap="xs" role="radiogroup" aria-label={said.theCorrectOption()}>
        {row.options.map((option, index) => (
          // The four positions are fixed, whatever their content.
          <div key={index} className={classes.option}>
            <Radio
              aria-label={said.optionIsCorrect({ number: index + 1 })}
              checked={index === right}
              disabled={option.trim() === ''}
              onChange={() => onChange({ answer: option })}
              name={`correct-${row.key}`}
            />
            <LimitedInput
              aria-label={said.option({ number: index + 1 })}
              placeholder={said.option({ number: index + 1 })}
              limit={QUESTION_MAX}
              value={option}
              onChange={(event) => setOption(index, event.currentTarget.value)}
            />
          </div>
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
