import { useState } from 'react';
import { ActionIcon, Box, Button, Group, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-questions.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { SkillName } from '../../job-questions.tsx';
import type { BankRow } from './bank-rows.ts';
import { ExpectedAnswer } from './question-bank.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { blankQuestion, questionErrors, type QuestionRow, type QuestionTab } from './question-values.ts';

interface OwnQuestionsProps {
  tab: QuestionTab;
  rows: readonly QuestionRow[];
  bank: readonly BankRow[];
  skills: readonly { id: string; value: string }[];
  /** By row key. */
  errors: Record<string, Errors>;
  onChange: (rows: QuestionRow[]) => void;
  onAlert: (message: string) => void;
}

/** The employer's own questions. There is one new row at a time, and saving it adds the next empty one. */
export function OwnQuestions({ tab, rows, bank, skills, errors, onChange, onAlert }: OwnQuestionsProps) {
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const errorsOf = (row: QuestionRow) =>
    errors[row.key] ?? (tried.has(row.key) ? questionErrors(tab, row) : {});
  const own = rows.filter((row) => row.questionId === null);
  const unused = bank.filter((entry) => rows.every((row) => row.questionId !== entry.questionId));
  const hasNew = own.some((row) => row.isNew && row.isEdit);

  const change = (key: string, to: Partial<QuestionRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const save = (row: QuestionRow) => {
    setTried(new Set(tried).add(row.key));
    if (Object.keys(questionErrors(tab, row)).length > 0) return;
    const skillName = skills.find((skill) => skill.id === row.skillId)?.value ?? row.skillName;
    const saved = rows.map((other) =>
      other.key === row.key
        ? { ...row, question: row.question.trim(), skillName, isEdit: false, isNew: false }
        : other,
    );
    onChange(row.isNew && !isFull(LIST_LIMITS.questions, rows.length) ? [...saved, blankQuestion()] : saved);
  };
  const use = (row: QuestionRow, entry: BankRow) =>
    onChange([...rows.filter((other) => other.key !== row.key), { ...entry, replaces: row.replaces }]);
  const addRow = () => {
    if (hasNew) onAlert(said.saveLast());
    else onChange([...rows, blankQuestion()]);
  };
  const edit = (row: QuestionRow) => {
    // An empty new row has nothing to lose.
    const unsaved = own.some((other) => other.isNew && other.isEdit && other.question.trim() !== '');
    if (unsaved) onAlert(said.saveLast());
    else change(row.key, { isEdit: true });
  };

  return (
    <Box component="section" mt={32}>
      <Title order={3} size="h4" mb="xs">
        {said.ownTitle()}
      </Title>
      <ul className={layout.stack} aria-label={said.own()}>
        {own.map((row) => (
          <Box
            component="li"
            p="md"
            key={row.key}
            className={layout.frame}
            data-editing={row.isEdit || undefined}
          >
            {row.isEdit ? (
              <QuestionEditor
                tab={tab}
                row={row}
                skills={skills}
                bank={unused}
                errors={errorsOf(row)}
                onChange={(to) => change(row.key, to)}
                onUse={(entry) => use(row, entry)}
              >
                <Group justify="flex-end" gap="xs">
                  <ActionIcon
                    aria-label={said.deleteThis()}
                    color="brick"
                    onClick={() => onChange(rows.filter((other) => other.key !== row.key))}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                  <Button variant="default" onClick={() => save(row)}>
                    {said.saveQuestion()}
                  </Button>
                </Group>
              </QuestionEditor>
            ) : (
              <Group gap="xs" align="flex-start" wrap="nowrap" justify="space-between">
                <Box flex={1} miw={0} className={layout.written}>
                  {tab === 'personal' ? null : <SkillName name={row.skillName} />}
                  {row.question}
                  <ExpectedAnswer tab={tab} row={row} />
                </Box>
                <Group gap={0} align="stretch" wrap="nowrap" flex="none">
                  <ActionIcon
                    aria-label={said.editQuestion({ question: row.question })}
                    onClick={() => edit(row)}
                  >
                    <IconPencil size={20} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={said.deleteQuestion({ question: row.question })}
                    color="brick"
                    onClick={() => onChange(rows.filter((other) => other.key !== row.key))}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                </Group>
              </Group>
            )}
          </Box>
        ))}
      </ul>
      <Button
        variant="light"
        mt="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={addRow}
        disabled={isFull(LIST_LIMITS.questions, rows.length)}
      >
        {said.addOwn()}
      </Button>
      <ListFull limit={LIST_LIMITS.questions} count={rows.length} />
    </Box>
  );
}
