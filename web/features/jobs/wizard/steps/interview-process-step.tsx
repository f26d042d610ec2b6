import { useState } from 'react';
import { Group, Radio, Select, TextInput } from '@mantine/core';
import type { InterviewSettings } from '#contract/interview-settings.ts';
import { USUAL_ANSWERS } from '#contract/answer-times.ts';
import {
  FIRST_ROUND,
  INTERVIEW_OPEN_DAYS,
  NOTE_MAX,
  ROUND_NAMES,
  COMMUNICATION_MODE_MAX,
  USUAL_PROCTORING,
  type ProctoringMode,
} from '#contract/limits.ts';
import { submitInterviewProcess, getMasterCommunicationMode } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { StepForm, type Onward, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import { WizardYesNo } from '../form/misc-fields.tsx';
import { InterviewSettingsFields, type SettingsValues } from './interview-settings-fields.tsx';
import classes from '../form/step-form.module.css';

const OTHERS = 'Others';
const OTHERS_RULE = 'Only letters and spaces are allowed';
type RoundName = (typeof ROUND_NAMES)[number];

/** A mode from the list, or 'Others' with a text. */
interface RoundMode {
  mode: string;
  others: string;
}

interface ProcessValues {
  rounds: string;
  /** The modes of rounds two to six. */
  modes: RoundMode[];
  tip: boolean;
  tipText: string;
  proctoring: ProctoringMode;
  settings: SettingsValues;
}

function valuesOf(job: Job, known: readonly string[]): ProcessValues {
  const saved = job.interviewProcess;
  return {
    rounds: saved?.rounds ?? '1',
    modes: ROUND_NAMES.slice(1).map((name) => {
      const mode = saved?.communicationMode[name] ?? '';
      return mode === '' || known.includes(mode) ? { mode, others: '' } : { mode: OTHERS, others: mode };
    }),
    tip: saved?.tips.tip ?? false,
    tipText: saved?.tips.tipText ?? '',
    proctoring: saved?.proctoring ?? USUAL_PROCTORING,
    settings: saved?.settings ?? USUAL,
  };
}

/** The settings of a job that has none yet. */
const USUAL: SettingsValues = { openDays: INTERVIEW_OPEN_DAYS, ...USUAL_ANSWERS, followUps: false };

/** An empty field is sent as it is, so that the rule of the field answers. */
const asSettings = (settings: SettingsValues) => settings as InterviewSettings;

function inputOf(values: ProcessValues) {
  const later = ROUND_NAMES.slice(1, Number(values.rounds));
  const modes = later.flatMap((name, index): [RoundName, string][] => {
    const { mode, others } = values.modes[index] ?? { mode: '', others: '' };
    const text = mode === OTHERS ? others.trim() : mode;
    return text === '' ? [] : [[name, text]];
  });
  return {
    rounds: values.rounds,
    communicationMode: { First: FIRST_ROUND, ...Object.fromEntries(modes) } as Record<RoundName, string>,
    tips: { tip: values.tip, tipText: values.tip ? values.tipText : '' },
    settings: asSettings(values.settings),
  };
}

function errorsOf(values: ProcessValues): Errors {
  const errors = check('interviewProcess', inputOf(values));
  for (const [index, { mode, others }] of values.modes.slice(0, Number(values.rounds) - 1).entries()) {
    if (mode !== OTHERS) continue;
    const path = `communicationMode.${ROUND_NAMES[index + 1]}`;
    if (others.trim() === '') errors[path] = 'Please say which communication mode';
    else if (!/^[\p{L}\p{M} ]+$/u.test(others)) errors[path] = OTHERS_RULE;
  }
  return errors;
}

export function InterviewProcessStep(props: StepProps) {
  const modes = useRead(getMasterCommunicationMode, {}, { staleTime: Infinity });
  return (
    <Read
      query={modes}
      waiting={<Loading rows={6} />}
      failure="Master communication mode list failed"
      empty="never"
    >
      {(list) => <InterviewProcessForm {...props} known={list.map(({ name }) => name)} />}
    </Read>
  );
}

function InterviewProcessForm({ job, onDone, onBack, known }: StepProps & { known: readonly string[] }) {
  const step = useStepValues(job, 'interviewProcess', valuesOf(job, known));
  const { values, set } = step;
  const [onward, setOnward] = useState<Onward>('next');
  const form = useStepSubmission(submitInterviewProcess, step, errorsOf(values), () => {
    step.settle();
    onDone(onward);
  });
  const { errors } = form;
  const setMode = (index: number, change: Partial<RoundMode>) =>
    set({ modes: values.modes.map((mode, at) => (at === index ? { ...mode, ...change } : mode)) });

  return (
    <StepForm
      title="Interview Process"
      job={job}
      onBack={onBack}
      onSubmit={(to) => {
        setOnward(to);
        form.submit({ ...inputOf(values), proctoring: values.proctoring, jobId: job.id });
      }}
      form={form}
      leaving={step.leaving}
      restored={step}
    >
      <div className={classes.pair}>
        <Select
          label="Interview Rounds"
          required
          data={['1', '2', '3', '4', '5', '6']}
          value={values.rounds}
          onChange={(rounds) => set({ rounds: rounds ?? '1' })}
          allowDeselect={false}
          error={errors.rounds}
        />
        <TextInput label="First Round" value={FIRST_ROUND} readOnly />
      </div>
      {ROUND_NAMES.slice(1, Number(values.rounds)).map((name, index) => {
        const { mode, others } = values.modes[index] ?? { mode: '', others: '' };
        const error = errors[`communicationMode.${name}`];
        return (
          <div key={name} className={classes.pair}>
            <Select
              label={`${name} Round`}
              required
              placeholder="Select a communication mode"
              data={known.filter((option) => option !== FIRST_ROUND)}
              value={mode || null}
              onChange={(value) => setMode(index, { mode: value ?? '' })}
              error={mode === OTHERS ? undefined : error}
            />
            {mode === OTHERS ? (
              <LimitedInput
                label={`${name} Round, other mode`}
                required
                limit={COMMUNICATION_MODE_MAX}
                value={others}
                onChange={(event) => setMode(index, { others: event.currentTarget.value })}
                error={error}
              />
            ) : null}
          </div>
        );
      })}
      <WizardYesNo
        label="Do you have tips for candidates?"
        value={values.tip}
        onChange={(tip) => set({ tip })}
        error={errors['tips.tip']}
      />
      {values.tip ? (
        <LimitedTextarea
          label="Tips"
          required
          limit={NOTE_MAX}
          value={values.tipText}
          onChange={(event) => set({ tipText: event.currentTarget.value })}
          error={errors['tips.tipText']}
        />
      ) : null}
      <InterviewSettingsFields
        values={values.settings}
        onChange={(change) => set({ settings: { ...values.settings, ...change } })}
        errors={errors}
      />
      <Radio.Group
        label="Proctoring of the AI interview"
        value={values.proctoring}
        onChange={(value) => set({ proctoring: value === 'record-only' ? 'record-only' : 'enforced' })}
        error={errors.proctoring}
      >
        <Group gap={0} mt={4}>
          <Radio
            value="enforced"
            label="Enforced"
            description="Leaving the interview's window is noted, and can end the interview."
            className={classes.choice}
          />
          <Radio
            value="record-only"
            label="Record only"
            description="Leaving the interview's window is noted for your report, and ends nothing."
            className={classes.choice}
          />
        </Group>
      </Radio.Group>
    </StepForm>
  );
}
