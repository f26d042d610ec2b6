import { useState } from 'react';
import { ActionIcon, Checkbox, Text, TextInput, Title } from '@mantine/core';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import type { Errors } from '#web/ui/form/check.ts';
import { McqOptions, SkillName, SpokenKey } from '../../job-questions.tsx';
import type { BankRow } from './bank-rows.ts';
import { QuestionEditor } from './question-editor.tsx';
import { acceptedOf, questionErrors, type QuestionRow, type QuestionTab } from './question-values.ts';
import classes from './question-step.module.css';

export interface QuestionBankProps {
  tab: QuestionTab;
  bank: readonly BankRow[];
  rows: readonly QuestionRow[];
  /** By row key. */
  errors: Record<string, Errors>;
  onChange: (rows: QuestionRow[]) => void;
}

/** The bank's questions. The expected answer of a selected question can be changed for this job. */
export function QuestionBank({ tab, bank, rows, errors, onChange }: QuestionBankProps) {
  const [search, setSearch] = useState('');
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const errorsOf = (row: QuestionRow) =>
    errors[row.key] ?? (tried.has(row.key) ? questionErrors(tab, row) : {});
  const wanted = search.trim().toLowerCase();
  const shown = bank.filter((entry) => `${entry.question} ${entry.skillName}`.toLowerCase().includes(wanted));
  const chosenRow = (entry: BankRow) => rows.find((row) => row.questionId === entry.questionId);
  const change = (key: string, to: Partial<QuestionRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));

  const save = (row: QuestionRow) => {
    setTried(new Set(tried).add(row.key));
    if (Object.keys(questionErrors(tab, row)).length === 0) change(row.key, { isEdit: false });
  };
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        Question Bank
      </Title>
      {bank.length === 0 ? (
        <Text c="dimmed">
          The question bank has no such questions for the job’s skills. Add your own below.
        </Text>
      ) : (
        <>
          <TextInput
            type="search"
            aria-label="Search the question bank"
            placeholder="Search the question bank"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            mb="xs"
          />
          <ul className={classes.bank} aria-label="Question bank">
            {shown.length === 0 ? <li className={classes.none}>No question matches the search.</li> : null}
            {shown.map((entry) => {
              const row = chosenRow(entry);
              return (
                <li key={entry.questionId} className={classes.entry}>
                  <div className={classes.entryHead}>
                    <Checkbox
                      className={classes.check}
                      checked={row !== undefined}
                      onChange={() =>
                        onChange(
                          row
                            ? rows.filter((other) => other !== row)
                            : [...rows, { ...entry, isEdit: false, isNew: false }],
                        )
                      }
                      label={
                        <>
                          {entry.skillName ? <SkillName name={entry.skillName} /> : null}
                          {entry.question}
                        </>
                      }
                    />
                    {row && tab !== 'personal' && !row.isEdit ? (
                      <ActionIcon
                        aria-label={`Edit the answer: ${entry.question}`}
                        onClick={() => change(row.key, { isEdit: true })}
                      >
                        <IconPencil size={20} aria-hidden />
                      </ActionIcon>
                    ) : null}
                  </div>
                  {row && tab !== 'personal' ? (
                    <div className={classes.answer}>
                      {row.isEdit ? (
                        <QuestionEditor
                          tab={tab}
                          row={row}
                          skills={[]}
                          errors={errorsOf(row)}
                          onChange={(to) => change(row.key, to)}
                          onSave={() => save(row)}
                        />
                      ) : (
                        <ExpectedAnswer tab={tab} row={row} />
                      )}
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

export function ExpectedAnswer({ tab, row }: { tab: QuestionTab; row: QuestionRow }) {
  if (tab === 'personal') return null;
  if (tab === 'mcq') return <McqOptions options={row.options} answer={row.answer} />;
  return <SpokenKey answer={row.answer} acceptedAnswers={acceptedOf(row)} />;
}
