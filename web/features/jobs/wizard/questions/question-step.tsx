import { useMemo, useState } from 'react';
import { Alert, Button, Group, Tabs } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/job-questions.ts';
import { submitQualifyingQuestions, getTouchedPeople, getInterviewQuestions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { Drafts } from './drafts.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { fittingRows, proposedQuestions } from './proposals.ts';
import { QuestionFiles } from './question-files.tsx';
import { QuestionBank } from './question-bank.tsx';
import {
  QUESTION_TABS,
  firstProblem,
  questionValues,
  questionsInput,
  type QuestionRow,
  type QuestionTab,
  type QuestionsProblem,
} from './question-values.ts';
import { hasInterviews, whichInterviewsKeep } from '../../touched.ts';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues, type Onward } from '../form/use-step.ts';

const TITLES: Record<QuestionTab, Message> = { personal: said.personal, skill: said.skills, mcq: said.mcq };

/** Next goes from Personal to Skills to MCQ, and submits only at the last one. A tab with errors is opened. */
export function QuestionStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'question', questionValues(job.qualifyingQuestions));
  const { values, set } = step;
  const [tab, setTab] = useState<QuestionTab>('personal');
  const [problem, setProblem] = useState<QuestionsProblem | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const skills = job.skillMatrix?.skill ?? [];
  const bank = useRead(
    getInterviewQuestions,
    Object.fromEntries(skills.map((skill, index) => [`skill${index}`, skill.id])),
    { staleTime: Infinity },
  );
  const found = firstProblem(values);
  const errors = found === null ? {} : { [found.tab]: '' };
  const form = useStepSubmission(submitQualifyingQuestions, step, errors, onDone);

  const proposed = useMemo(
    () => (bank.data ? proposedQuestions(bank.data, job.skillMatrix?.skill ?? [], job) : null),
    [bank.data, job],
  );
  const addProposed = () => {
    if (proposed === null) return;
    const added = QUESTION_TABS.map((one) => {
      const chosen = new Set(values[one].map(({ questionId }) => questionId));
      return [one, [...values[one], ...proposed[one].filter(({ questionId }) => !chosen.has(questionId))]];
    });
    set(Object.fromEntries(added) as typeof values);
    setProblem(null);
  };

  const setRows = (of: QuestionTab, rows: QuestionRow[]) => {
    set({ [of]: rows });
    if (problem?.tab === of) setProblem(null);
  };
  const take = (taken: typeof values) => {
    set(taken);
    setProblem(null);
  };
  const send = (to: Onward) => {
    setProblem(found);
    form.submit(questionsInput(values, job.id), to);
    if (found === null) return;
    setTab(found.tab);
    // Rows with errors are opened for editing.
    const opened = values[found.tab].map((row) => (found.rows[row.key] ? { ...row, isEdit: true } : row));
    if (Object.keys(found.rows).length > 0) set({ [found.tab]: opened });
  };
  const submit = (to: Onward) => {
    const next = QUESTION_TABS[QUESTION_TABS.indexOf(tab) + 1];
    if (to === 'next' && next) setTab(next);
    else send(to);
  };

  return (
    <StepForm title={said.title()} job={job} onBack={onBack} onSubmit={submit} form={form}>
      <KeptQuestions job={job} />
      <Group gap="sm">
        {proposed === null ? null : (
          <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={addProposed}>
            {said.suggest()}
          </Button>
        )}
        <QuestionFiles job={job} values={values} onTake={take} />
      </Group>
      <Tabs
        value={tab}
        onChange={(value) => setTab(QUESTION_TABS.find((one) => one === value) ?? 'personal')}
      >
        <Tabs.List grow mb="lg">
          {QUESTION_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {said.tabCount({
                title: TITLES[one](),
                count: values[one].filter((row) => !row.isNew).length,
              })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {QUESTION_TABS.map((one) => {
          const rowErrors = problem?.tab === one ? problem.rows : {};
          const entries = bank.data ? fittingRows(one, bank.data, skills, values[one], job) : [];
          return (
            <Tabs.Panel key={one} value={one}>
              {problem?.tab === one && problem.message !== null ? (
                <Alert color="brick" role="alert" mb="md" data-error-text>
                  {problem.message}
                </Alert>
              ) : null}
              <Read query={bank} waiting={<Loading rows={6} />} empty="never">
                {() => (
                  <QuestionBank
                    tab={one}
                    bank={entries}
                    rows={values[one]}
                    errors={rowErrors}
                    onChange={(rows) => setRows(one, rows)}
                  />
                )}
              </Read>
              {bank.data?.canDraft ? (
                <Drafts job={job} tab={one} rows={values[one]} onChange={(rows) => setRows(one, rows)} />
              ) : null}
              <OwnQuestions
                tab={one}
                rows={values[one]}
                bank={entries}
                skills={skills}
                errors={rowErrors}
                onChange={(rows) => setRows(one, rows)}
                onAlert={setAlert}
              />
            </Tabs.Panel>
          );
        })}
      </Tabs>
      <ErrorModal message={alert} onClose={() => setAlert(null)} />
    </StepForm>
  );
}

/** Shown before the questions of a posted job change: the interviews that keep their questions. */
function KeptQuestions({ job }: { job: Job }) {
  const { data } = useRead(getTouchedPeople, { jobId: job.id }, { enabled: job.publishedDate !== null });
  if (data === undefined || !hasInterviews(data)) return null;
  return (
    <Alert color="amber" title={said.keptTitle()}>
      {whichInterviewsKeep(data)}
    </Alert>
  );
}
