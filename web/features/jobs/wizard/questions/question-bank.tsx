import { useState } from 'react';
import { ActionIcon, Box, Button, Checkbox, Group, Text, TextInput, Title } from '@mantine/core';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-questions.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { McqOptions, SkillName, SpokenKey } from '../../job-questions.tsx';
import type { BankRow } from './bank-rows.ts';
import { QuestionEditor } from './question-editor.tsx';
import { acceptedOf, questionErrors, type QuestionRow, type QuestionTab } from './question-values.ts';
import classes from './question-step.module.css';

interface QuestionBankProps {
  tab: QuestionTab;
  bank: readonly BankRow[];
  rows: readonly QuestionRow[];
  /** By row key. */
  errors: Record<string, Errors>;
  onChange: (rows: QuestionRow[]) => void;
}

/** How many bank rows are shown at once. The search finds the others. */
const SHOWN = 8;

/**
 * The bank's questions, selected ones first. The expected answer of a selected question can be changed for this job.
 */
export function QuestionBank({ tab, bank, rows, errors, onChange }: QuestionBankProps) {
  const [search, setSearch] = useState('');
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const errorsOf = (row: QuestionRow) =>
    errors[row.key] ?? (tried.has(row.key) ? questionErrors(tab, row) : {});
  const wanted = search.trim().toLowerCase();
  const chosenRow = (entry: BankRow) => rows.find((row) => row.questionId === entry.questionId);
  // Selected rows move to the top with the next search, not under the pointer.
  const chosenNow = () => new Set(rows.map((row) => row.questionId));
  const [first, setFirst] = useState(chosenNow);
  const matching = bank.filter(
    (entry) =>
      !first.has(entry.questionId) && `${entry.question} ${entry.skillName}`.toLowerCase().includes(wanted),
  );
  const listed = [
    ...bank.filter((entry) => first.has(entry.questionId)),
    ...matching.filter((entry, index) => index < SHOWN || chosenRow(entry) !== undefined),
  ];
  const change = (key: string, to: Partial<QuestionRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));

  const save = (row: QuestionRow) => {
    setTried(new Set(tried).add(row.key));
    if (Object.keys(questionErrors(tab, row)).length === 0) change(row.key, { isEdit: false });
  };
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {said.bankTitle()}
      </Title>
      {bank.length === 0 ? (
        <Text c="dimmed">{said.bankEmpty()}</Text>
      ) : (
        <>
          <TextInput
            type="search"
            aria-label={said.bankSearch()}
            placeholder={said.bankSearch()}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setFirst(chosenNow());
            }}
            mb="xs"
          />
          <ul className={`${layout.frame} ${layout.lines} ${classes.bank}`} aria-label={said.bank()}>
            {matching.length === 0 && wanted !== '' ? (
              <Box component="li" py="md" c="dimmed">
                {said.bankNone()}
              </Box>
            ) : null}
            {listed.map((entry) => {
              const row = chosenRow(entry);
              return (
                <li key={entry.questionId}>
                  <Group gap="xs" align="flex-start" wrap="nowrap" justify="space-between">
                    <Checkbox
                      flex="1"
                      miw={0}
                      py={10}
                      px={0}
                      checked={row !== undefined}
                      onChange={() =>
                        onChange(row ? rows.filter((other) => other !== row) : [...rows, entry])
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
                        aria-label={said.editAnswer({ question: entry.question })}
                        onClick={() => change(row.key, { isEdit: true })}
                      >
                        <IconPencil size={20} aria-hidden />
                      </ActionIcon>
                    ) : null}
                  </Group>
                  {row && tab !== 'personal' ? (
                    <Box pb="xs" pl={32}>
                      {row.isEdit ? (
                        <QuestionEditor
                          tab={tab}
                          row={row}
                          skills={[]}
                          errors={errorsOf(row)}
                          onChange={(to) => change(row.key, to)}
                        >
                          <Button variant="default" ml="auto" onClick={() => save(row)}>
                            {said.saveAnswer()}
                          </Button>
                        </QuestionEditor>
                      ) : (
                        <ExpectedAnswer tab={tab} row={row} />
                      )}
                    </Box>
                  ) : null}
                </li>
              );
            })}
          </ul>
          {matching.length > SHOWN ? (
            <Text size="sm" c="dimmed" mt={4} role="status">
              {said.bankShown({ shown: SHOWN, count: matching.length })}
            </Text>
          ) : null}
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
