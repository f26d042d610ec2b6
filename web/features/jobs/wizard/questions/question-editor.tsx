import { ActionIcon, Button, Group, Input, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ANSWER_MAX, QUESTION_MAX } from '#contract/limits.ts';
import type { Errors } from '#web/ui/form/check.ts';
import type { QuestionRow, QuestionTab } from './question-values.ts';
import classes from './question-step.module.css';

export interface QuestionEditorProps {
  tab: QuestionTab;
  row: QuestionRow;
  /** The job's skills, for the employer's own questions. */
  skills: readonly { id: string; value: string }[];
  errors: Errors;
  onChange: (change: Partial<QuestionRow>) => void;
  onSave: () => void;
  onDelete?: () => void;
}

/** Edits a question: the text if it is the employer's own, and the expected answer. */
export function QuestionEditor({
  tab,
  row,
  skills,
  errors,
  onChange,
  onSave,
  onDelete,
}: QuestionEditorProps) {
  const isOwn = row.questionId === null;
  return (
    <Stack gap="sm">
      {isOwn && tab !== 'personal' ? (
        <Select
          label="Skill"
          required
          placeholder="Select a skill"
          data={skills.map(({ id, value }) => ({ value: id, label: value }))}
          value={row.skillId || null}
          onChange={(skillId) => onChange({ skillId: skillId ?? '' })}
          error={errors.skillId}
        />
      ) : null}
      {isOwn ? (
        <Textarea
          label="Question"
          required
          minRows={2}
          maxLength={QUESTION_MAX}
          value={row.question}
          onChange={(event) => onChange({ question: event.currentTarget.value })}
          error={errors.question}
        />
      ) : null}
      {tab === 'skill' ? (
        <Textarea
          label="Expected Answer"
          required
          minRows={2}
          maxLength={ANSWER_MAX}
          value={row.answer}
          onChange={(event) => onChange({ answer: event.currentTarget.value })}
          error={errors.answer}
        />
      ) : null}
      {tab === 'mcq' ? <OptionsEditor row={row} errors={errors} onChange={onChange} /> : null}
      <Group justify="flex-end" gap="xs">
        {onDelete ? (
          <ActionIcon aria-label="Delete this question" color="brick" onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        <Button variant="default" onClick={onSave}>
          {isOwn ? 'Save question' : 'Save answer'}
        </Button>
      </Group>
    </Stack>
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
    <Input.Wrapper
      label="Options, with the correct one marked"
      labelElement="div"
      required
      error={errors.options ?? errors.answer}
    >
      <div className={classes.options} role="radiogroup" aria-label="The correct option">
        {row.options.map((option, index) => (
          // The four positions are fixed, whatever their content.
          <div key={index} className={classes.option}>
            <Radio
              aria-label={`Option ${index + 1} is correct`}
              checked={index === right}
              disabled={option.trim() === ''}
              onChange={() => onChange({ answer: option })}
              name={`correct-${row.key}`}
            />
            <TextInput
              aria-label={`Option ${index + 1}`}
              placeholder={`Option ${index + 1}`}
              maxLength={QUESTION_MAX}
              value={option}
              onChange={(event) => setOption(index, event.currentTarget.value)}
            />
          </div>
        ))}
      </div>
    </Input.Wrapper>
  );
}
