import { useState } from 'react';
import { Alert, Box, Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { IconSparkles, IconWriting } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-questions.ts';
import { KNOWN_QUESTIONS_MAX } from '#contract/shared/limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { draftQuestions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { Job, OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import layout from '#web/ui/layout.module.css';
import { isFull } from '#web/ui/list-full.tsx';
import { SkillName } from '../../job-questions.tsx';
import { ExpectedAnswer } from './question-bank.tsx';
import { type QuestionRow, type QuestionTab, ownRow } from './question-values.ts';
import classes from './question-step.module.css';

interface DraftsProps {
  job: Job;
  tab: QuestionTab;
  rows: readonly QuestionRow[];
  onChange: (rows: QuestionRow[]) => void;
}

/** Questions drafted by the language model. Ticked ones become the job's own questions. */
export function Drafts({ job, tab, rows, onChange }: DraftsProps) {
  const [drafts, setDrafts] = useState<QuestionRow[]>([]);
  const ask = useSend(draftQuestions, {
    onSuccess: ({ data }) =>
      setDrafts((before) => [...before, ...data.questions.map((one) => ownRow(job, one))]),
  });
  const known = [...rows.filter(({ isNew }) => !isNew), ...drafts].map(({ question }) => question);
  const toggle = (draft: QuestionRow) =>
    onChange(
      rows.some(({ key }) => key === draft.key)
        ? rows.filter(({ key }) => key !== draft.key)
        : [...rows, draft],
    );
  return (
    <Box component="section" mt={32}>
      {drafts.length === 0 ? null : (
        <>
          <Title order={3} size="h4" mb={4}>
            {said.drafts()}
          </Title>
          <Text c="dimmed" mb="xs">
            {said.draftsAbout()}
          </Text>
          <ul className={`${layout.frame} ${layout.lines} ${classes.bank}`} aria-label={said.drafts()}>
            {drafts.map((draft) => {
              const isTaken = rows.some(({ key }) => key === draft.key);
              return (
                <li key={draft.key}>
                  <Checkbox
                    py={10}
                    checked={isTaken}
                    disabled={!isTaken && isFull(LIST_LIMITS.questions, rows.length)}
                    onChange={() => toggle(draft)}
                    label={
                      <>
                        <Group gap="xs" mb={2}>
                          <ToneBadge tone="amber" icon={IconWriting}>
                            {said.draft()}
                          </ToneBadge>
                          {tab === 'personal' ? null : <SkillName name={draft.skillName} />}
                        </Group>
                        {draft.question}
                      </>
                    }
                  />
                  <Box pb="xs" pl={32} className={layout.written}>
                    <ExpectedAnswer tab={tab} row={draft} />
                  </Box>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {ask.error === null ? null : (
        <Alert color="brick" role="alert" mt="sm">
          {ask.error.message}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mt={4} role="status">
        {ask.isPending ? said.drafting() : outcomeInWords(ask.data?.data)}
      </Text>
      <Button
        variant="light"
        mt="sm"
        leftSection={<IconSparkles size={18} aria-hidden />}
        loading={ask.isPending}
        onClick={() => ask.mutate({ jobId: job.id, kind: tab, known: known.slice(-KNOWN_QUESTIONS_MAX) })}
      >
        {said.draftMore()}
      </Button>
    </Box>
  );
}

function outcomeInWords(answer: OutputOf<typeof draftQuestions> | undefined): string {
  if (answer === undefined) return '';
  return `${said.newDrafts({ count: answer.questions.length })} ${answer.leftOut ?? ''}`;
}
