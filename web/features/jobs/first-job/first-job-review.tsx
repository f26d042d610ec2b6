import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Alert, Anchor, Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/first-job.ts';
import * as wizard from '#contract/messages/en/job-wizard.ts';
import { PATHS, guidedStepPath } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import * as calls from '#web/api/calls.ts';
import { useSend, useUpload, useRefresh } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { isFileAtFault } from '#web/ui/file-kinds.ts';
import { draftIn } from '#web/ui/form/draft.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { annualSalary, formatDay } from '../job-facts.ts';
import { SkillName } from '../job-questions.tsx';
import { JOB_READS } from '../job-reads.ts';
import { MessageField, type ChosenMessage } from '../wizard/message/message-field.tsx';
import { stagesFor, type Stage, type StageKey } from '../wizard/progress/steps.ts';
import {
  QUESTION_TABS,
  firstProblem,
  questionValues,
  questionsInput,
  type QuestionTab,
} from '../wizard/questions/question-values.ts';

const KINDS: Record<QuestionTab, Message> = {
  personal: said.aboutPerson,
  skill: said.onSkills,
  mcq: said.multipleChoice,
};

/** The questions, a welcome message and the other facts of the job, then publishing. */
export function FirstJobReview({ job }: { job: Job }) {
  // A step opened from here must not bring back what was removed.
  const kept = draftIn('tab', `firstJob ${job.id}`);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(
    () => new Set((kept.read() as { dropped: string[] } | null)?.dropped),
  );
  const drop = (next: ReadonlySet<string>) => {
    setDropped(next);
    kept.write({ dropped: [...next] });
  };
  const message = useMessage(job);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(message.field.isUnsent, isSettled);
  const formId = useId();
  const shell = useFormShell({ setErrors: () => {}, told: 'modal' });
  const submitQuestions = useSend(calls.submitQualifyingQuestions).mutateAsync;
  const readJob = useSend(calls.getCreateJobPreview).mutateAsync;
  const publish = useSend(calls.publishJob).mutateAsync;
  const refresh = useRefresh();
  const navigate = useNavigate();

  const all = questionValues(job.qualifyingQuestions);
  const wanted = Object.fromEntries(
    QUESTION_TABS.map((tab) => [tab, all[tab].filter(({ key }) => !dropped.has(key))]),
  ) as typeof all;
  const missing = stagesFor(job).find(
    ({ key, flag }) => key !== 'personalMessage' && job.steps?.[flag] !== true,
  );
  const noneLeft = dropped.size > 0 ? (firstProblem(wanted)?.message ?? null) : null;

  const send = async () => {
    let { changesVersion: version } = job;
    if (dropped.size > 0) await submitQuestions({ ...questionsInput(wanted, job.id), version });
    await message.send();
    // Gets the version that includes the changes just saved.
    if (dropped.size > 0 || message.chosen !== null)
      version = (await readJob({ refJobId: job.id })).data.changesVersion;
    return publish({ jobId: job.id, isUpdate: false, version });
  };
  const publishNow = async () => {
    const { message: answer } = await send();
    isSettled.current = true;
    await refresh(...JOB_READS);
    kept.forget();
    toast.success(answer || TEXTS.jobPublished);
    await navigate(PATHS.employerDashboard);
  };
  const saveAndLeave = async () => {
    await message.send();
    isSettled.current = true;
    await refresh(...JOB_READS);
    leaving?.leave();
  };
  const submit = async ({ nativeEvent }: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const leaves = nativeEvent.submitter?.getAttribute('data-to') === 'leave';
    setIsTried(!leaves);
    if (!leaves && (noneLeft !== null || message.isMissing)) {
      shell.invalid();
      return;
    }
    setIsBusy(true);
    try {
      await (leaves ? saveAndLeave() : publishNow());
    } catch (reason) {
      if (reason instanceof ApiError && isFileAtFault(reason)) {
        message.refuse(reason.message);
        shell.invalid();
      } else if (reason instanceof ApiError) {
        await refresh(...JOB_READS);
        shell.refused(reason);
      } else if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
    } finally {
      setIsBusy(false);
    }
  };

  if (missing) return <Missing job={job} step={missing} />;
  return (
    <Form
      id={formId}
      shell={shell}
      label={said.publishLabel()}
      isBusy={isBusy}
      hasRules={false}
      leaving={leaving}
      onSubmit={(event) => void submit(event)}
    >
      <Suggested job={job} dropped={dropped} onDrop={drop} error={noneLeft} />
      <SayHello>
        <MessageField
          job={job}
          {...message.field}
          error={message.refused ?? (isTried && message.isMissing ? TEXTS.selectVideo : null)}
        />
      </SayHello>
      <EverythingElse job={job} />
      <StickyActions>
        <Button component={Link} to={PATHS.employerDashboard} variant="default">
          {said.finishLater()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {said.publish()}
        </Button>
      </StickyActions>
      <LeaveModal
        leaving={leaving}
        title={said.leaveTitle()}
        form={message.chosen === null ? undefined : formId}
        busy={isBusy}
      >
        {message.chosen === null ? said.leaveRecording() : said.leaveVideo()}
      </LeaveModal>
    </Form>
  );
}

function SayHello({ children }: { children: ReactNode }) {
  return (
    <section className={layout.part}>
      <Title order={2} size="h3">
        {said.sayHello()}
      </Title>
      <Text c="dimmed" mb="md">
        {said.sayHelloAbout()}
      </Text>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

/** The video chosen or being recorded, until it is sent. */
function useMessage(job: Job) {
  const [chosen, setChosen] = useState<ChosenMessage | null>(null);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const { upload, cancel, progress } = useUpload(calls.uploadJobVideo);
  const isMissing = chosen === null && job.uploadedData.length === 0;
  return {
    chosen,
    isMissing,
    refused,
    send: async () => {
      if (chosen !== null)
        await upload(chosen.file, { refJobId: job.id, version: job.changesVersion }, chosen.file.name);
    },
    /** The file is at fault, so it is removed. */
    refuse: (why: string) => {
      setChosen(null);
      setRound(round + 1);
      setRefused(why);
    },
    field: {
      chosen,
      isUnsent: chosen !== null || isRecording,
      round,
      onChoose: (next: ChosenMessage) => {
        setChosen(next);
        setRefused(null);
      },
      onRecording: setIsRecording,
      progress,
      onCancel: cancel,
    },
  };
}

/** A step that could not be filled in. */
function Missing({ job, step }: { job: Job; step: Stage }) {
  return (
    <Alert color="amber" title={said.missing({ step: step.title() })}>
      <Text mb="md">{step.key === 'question' ? said.missingQuestions() : said.missingOther()}</Text>
      <Button component={Link} to={guidedStepPath(job.id, step.key)}>
        {said.open({ step: step.title() })}
      </Button>
    </Alert>
  );
}

interface SuggestedProps {
  job: Job;
  /** The keys of the removed questions. */
  dropped: ReadonlySet<string>;
  onDrop: (dropped: ReadonlySet<string>) => void;
  error: string | null;
}

function Suggested({ job, dropped, onDrop, error }: SuggestedProps) {
  const all = questionValues(job.qualifyingQuestions);
  return (
    <section className={layout.part}>
      <Title order={2} size="h3">
        {said.suggested()}
      </Title>
      {QUESTION_TABS.map((tab) => (
        <Checkbox.Group
          key={tab}
          mt="md"
          label={KINDS[tab]()}
          value={all[tab].map(({ key }) => key).filter((key) => !dropped.has(key))}
          onChange={(chosen) => {
            const others = [...dropped].filter((key) => all[tab].every((row) => row.key !== key));
            const gone = all[tab].map(({ key }) => key).filter((key) => !chosen.includes(key));
            onDrop(new Set([...others, ...gone]));
          }}
        >
          {all[tab].map(({ key, question, skillName }) => (
            <Checkbox
              key={key}
              value={key}
              py={6}
              label={
                <>
                  {skillName ? <SkillName name={skillName} /> : null}
                  {question}
                </>
              }
            />
          ))}
        </Checkbox.Group>
      ))}
      {error === null ? null : (
        <Alert color="brick" role="alert" mt="md" data-error-text>
          {error}
        </Alert>
      )}
      <Anchor component={Link} to={guidedStepPath(job.id, 'question')} mt="md" display="inline-block">
        {said.chooseOthers()}
      </Anchor>
    </section>
  );
}

function EverythingElse({ job }: { job: Job }) {
  return (
    <section className={layout.part}>
      <Title order={2} size="h3">
        {said.everythingElse()}
      </Title>
      <dl className={layout.pairs}>
        {stagesFor(job).map(({ key, title }) => {
          const usual = USUAL[key]?.(job);
          return usual === undefined ? null : (
            <div key={key}>
              <dt>{title()}</dt>
              <dd>
                {usual}{' '}
                <Anchor
                  component={Link}
                  inherit
                  underline="always"
                  to={guidedStepPath(job.id, key)}
                  aria-label={said.changeNamed({ step: title() })}
                >
                  {said.change()}
                </Anchor>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The content of the steps that were filled in. */
const USUAL: Partial<Record<StageKey, (job: Job) => string>> = {
  jobDetail: (job) =>
    `${[job.role, jobValue(job.type), job.sector.name, annualSalary(job)].filter(Boolean).join(', ')}.`,
  skillMatrix: (job) => `${job.skillMatrix?.skill.map(({ value }) => value).join(', ')}.`,
  education: (job) => `${job.education?.name ?? ''}.`,
  miscInfo: ({ miscInfo: misc }) =>
    (misc?.displayHourlyRate ? said.starts : said.startsRateHidden)({
      day: formatDay(misc?.startDate ?? ''),
    }),
  interviewProcess: ({ interviewProcess: process }) =>
    [
      said.roundCount({ rounds: Number(process?.rounds ?? 1) }),
      process?.proctoring === 'enforced' ? wizard.enforcedAbout() : wizard.recordOnlyAbout(),
    ].join(' '),
  workLocation: ({ workLocation }) => `${workLocation?.address ?? ''}, ${workLocation?.city ?? ''}.`,
  onBoarding: (job) => `${job.onBoarding.map(({ name }) => name).join(', ')}.`,
};
