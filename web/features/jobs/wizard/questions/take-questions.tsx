import { useRef, useState } from 'react';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { whyNotAsk } from '#contract/job/may-not-ask.ts';
import { SET_TEXT_MAX } from '#contract/shared/limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { counted } from '#contract/shared/words.ts';
import { importQuestions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { Job, OutputOf } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';
import { FieldWarnings } from '#web/ui/field-warnings.tsx';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { SkillName } from '../../job-questions.tsx';
import { ExpectedAnswer } from './question-bank.tsx';
import { QUESTION_TABS, type QuestionRow, type QuestionTab, blankQuestion } from './question-values.ts';

type Found = OutputOf<typeof importQuestions>;

export interface TakeQuestionsProps {
  job: Job;
  values: Record<QuestionTab, QuestionRow[]>;
  onTake: (values: Record<QuestionTab, QuestionRow[]>) => void;
  opened: boolean;
  onClose: () => void;
}

/** Shows what a file holds and who signed it; what is ticked becomes own questions of the job. */
export function TakeQuestions({ job, values, onTake, opened, onClose }: TakeQuestionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const read = useSend(importQuestions, {
    onSuccess: ({ data }) =>
      setChosen(
        new Set(data.questions.flatMap(({ question }, at) => (whyNotAsk(question) === null ? [at] : []))),
      ),
  });
  const close = () => {
    read.reset();
    onClose();
  };
  const take = useSend(importQuestions, {
    onSuccess: ({ data }) => {
      onTake(withTaken(data.questions.filter((_, at) => chosen.has(at))));
      close();
    },
  });
  const skills = job.skillMatrix?.skill ?? [];
  const withTaken = (taken: Found['questions']) => {
    const added = QUESTION_TABS.map((tab) => {
      const known = new Set(values[tab].map(({ question }) => question));
      const rows = taken.filter(({ kind, question }) => kind === tab && !known.has(question)).map(rowOf);
      return [tab, [...values[tab].filter((row) => !row.isNew), ...rows]];
    });
    return Object.fromEntries(added) as typeof values;
  };
  const rowOf = ({ skill, question, answer, acceptedAnswers, options, kind }: Found['questions'][number]) => {
    const own = skills.find(({ value }) => value.toLowerCase() === skill.toLowerCase());
    return {
      ...blankQuestion(),
      ...{ question, answer, acceptedAnswers, skillId: own?.id ?? '', skillName: own?.value ?? '' },
      ...(kind === 'mcq' ? { options } : {}),
      // Whoever takes it chooses a skill that the job has.
      isEdit: kind !== 'personal' && own === undefined,
      isNew: false,
    };
  };
  const choose = async (picked: File | undefined) => {
    if (picked === undefined) return;
    // What is too long is refused with its sentence, without being sent whole.
    const text = (await picked.text()).slice(0, SET_TEXT_MAX + 1);
    setFile(text);
    read.mutate({ jobId: job.id, text });
  };
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    setChosen(next);
  };
  const found = read.data?.data;
  const problem = read.error ?? take.error;
  const full = QUESTION_TABS.some(
    (tab) =>
      withTaken(found?.questions.filter((_, at) => chosen.has(at)) ?? [])[tab].length >
      LIST_LIMITS.questions.most,
  );
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title="Add questions from a file"
      description="A file that somebody saved here or in another installation of Roundone."
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Text>
          A file that somebody saved here or in another installation of Roundone. Tick what this job should
          ask.
        </Text>
        <div>
          <Button variant="default" loading={read.isPending} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File with questions"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              // The same file may be chosen again.
              void choose(currentTarget.files?.[0]).finally(() => (currentTarget.value = ''));
            }}
          />
        </div>
        {problem === null ? null : (
          <Alert color="brick" role="alert">
            {problem.message}
          </Alert>
        )}
        {found === undefined ? null : (
          <>
            <Alert color={found.signedBy.isHere ? 'pine' : 'amber'}>{signedInWords(found.signedBy)}</Alert>
            <ul className={`${layout.frame} ${layout.lines}`} aria-label="Questions in the file">
              {found.questions.map((question, at) => (
                // The file doesn't change while it is shown.
                <li key={at}>
                  <Checkbox
                    py={10}
                    checked={chosen.has(at)}
                    onChange={() => toggle(at)}
                    label={question.question}
                  />
                  <FoundQuestion {...question} />
                </li>
              ))}
            </ul>
            {full ? <Text c="brick">{LIST_LIMITS.questions.sentence}</Text> : null}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button
                disabled={chosen.size === 0 || full}
                loading={take.isPending}
                onClick={() => take.mutate({ jobId: job.id, text: file, isTaken: true })}
              >
                Add {counted(chosen.size, 'question')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}

const signedInWords = ({ company, host, at, key, isHere }: Found['signedBy']) =>
  isHere
    ? `Signed by ${company} here on ${formatDate(at)}, and unchanged since.`
    : `Signed by ${company} at ${host} on ${formatDate(at)}, as the file says, and unchanged since. If you need to be sure, ask them whether their key is ${key}.`;

function FoundQuestion({ kind, skill, question, figures, ...rest }: Found['questions'][number]) {
  const why = whyNotAsk(question);
  return (
    <div className={layout.written}>
      {kind === 'personal' ? null : <SkillName name={skill} />}
      <ExpectedAnswer tab={kind} row={{ ...blankQuestion(), question, ...rest }} />
      {figures?.difficulty ? (
        <Text size="sm" c="dimmed">
          Of {figures.answers} answers, {Math.round(figures.difficulty.share * 100)} % were right.
        </Text>
      ) : null}
      <FieldWarnings texts={why === null ? [] : [why]} />
    </div>
  );
}
