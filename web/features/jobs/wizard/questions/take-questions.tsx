import { useRef, useState } from 'react';
import { Alert, Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-questions.ts';
import { whyNotAsk } from '#contract/job/may-not-ask.ts';
import { SET_TEXT_MAX } from '#contract/shared/limits.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { importQuestions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { Job, OutputOf } from '#web/api/types.ts';
import { formatDate } from '#web/ui/dates.ts';
import { FieldWarnings } from '#web/ui/field-warnings.tsx';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { percent } from '#web/ui/percent.ts';
import { SkillName } from '../../job-questions.tsx';
import { ExpectedAnswer } from './question-bank.tsx';
import {
  QUESTION_TABS,
  type QuestionRow,
  type QuestionTab,
  blankQuestion,
  ownRow,
} from './question-values.ts';
import classes from './question-step.module.css';

type Found = OutputOf<typeof importQuestions>;
type FoundQuestion = Found['questions'][number];
type Values = Record<QuestionTab, QuestionRow[]>;

export interface TakeQuestionsProps {
  job: Job;
  values: Values;
  onTake: (values: Values) => void;
  opened: boolean;
  onClose: () => void;
}

/** Shows the content of a file and who signed it. Ticked questions become the job's own. */
export function TakeQuestions({ job, values, onTake, opened, onClose }: TakeQuestionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [chosen, setChosen] = useState<readonly FoundQuestion[]>([]);
  const read = useSend(importQuestions, {
    onSuccess: ({ data }) => setChosen(data.questions.filter(({ question }) => whyNotAsk(question) === null)),
  });
  const after = withTaken(job, values, chosen);
  const isTooMuch = QUESTION_TABS.some((tab) => after[tab].length > LIST_LIMITS.questions.most);
  const close = () => {
    read.reset();
    onClose();
  };
  const take = useSend(importQuestions, {
    onSuccess: () => {
      onTake(after);
      close();
    },
  });
  const choose = async (picked: File | undefined) => {
    if (picked === undefined) return;
    // A text that is too long is refused with the usual message, without sending all of it.
    const text = (await picked.text()).slice(0, SET_TEXT_MAX + 1);
    setFile(text);
    read.mutate({ jobId: job.id, text });
  };
  const problem = read.error ?? take.error;
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={said.addFromFile()}
      description={said.addAbout()}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <div>
          <Button variant="default" loading={read.isPending} onClick={() => input.current?.click()}>
            {said.chooseFile()}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={said.fileLabel()}
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              // Lets the person choose the same file again.
              void choose(currentTarget.files?.[0]).finally(() => (currentTarget.value = ''));
            }}
          />
        </div>
        {problem === null ? null : (
          <Alert color="brick" role="alert">
            {problem.message}
          </Alert>
        )}
        {read.data ? <FoundQuestions {...read.data.data} chosen={chosen} onChoose={setChosen} /> : null}
        {isTooMuch ? <Text c="brick">{LIST_LIMITS.questions.sentence()}</Text> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {common.cancel()}
          </Button>
          <Button
            disabled={read.data === undefined || chosen.length === 0 || isTooMuch}
            loading={take.isPending}
            onClick={() => take.mutate({ jobId: job.id, text: file, isTaken: true })}
          >
            {said.addCount({ count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface FoundProps extends Found {
  chosen: readonly FoundQuestion[];
  onChoose: (chosen: FoundQuestion[]) => void;
}

function FoundQuestions({ signedBy, questions, chosen, onChoose }: FoundProps) {
  return (
    <>
      <Alert color={signedBy.isHere ? 'pine' : 'amber'}>{signedInWords(signedBy)}</Alert>
      <ul className={`${layout.frame} ${layout.lines} ${classes.bank}`} aria-label={said.inFile()}>
        {questions.map((one, at) => (
          // The file doesn't change while it is shown.
          <li key={at}>
            <Checkbox
              py={10}
              checked={chosen.includes(one)}
              onChange={() =>
                onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
              }
              label={one.question}
            />
            <About {...one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ kind, skill, question, figures, ...rest }: FoundQuestion) {
  const why = whyNotAsk(question);
  return (
    <Box pb="xs" pl={32} className={layout.written}>
      {kind === 'personal' ? null : <SkillName name={skill} />}
      <ExpectedAnswer tab={kind} row={{ ...blankQuestion(), question, ...rest }} />
      {figures?.difficulty ? (
        <Text size="sm" c="dimmed">
          {said.shareRight({
            answers: figures.answers,
            percent: percent(figures.difficulty.share),
          })}
        </Text>
      ) : null}
      <FieldWarnings texts={why === null ? [] : [why]} />
    </Box>
  );
}

const signedInWords = ({ company, host, at, key, isHere }: Found['signedBy']) =>
  isHere
    ? said.signedHere({ company, when: formatDate(at) })
    : said.signedElsewhere({ company, host, when: formatDate(at), key });

/** Questions the job already has are not added again. */
function withTaken(job: Job, values: Values, taken: readonly FoundQuestion[]): Values {
  const added = QUESTION_TABS.map((tab) => {
    const known = new Set(values[tab].map(({ question }) => question));
    const rows = taken.filter(({ kind, question }) => kind === tab && !known.has(question));
    return [tab, [...values[tab], ...rows.map((row) => ownRow(job, row))]];
  });
  return Object.fromEntries(added) as Values;
}
