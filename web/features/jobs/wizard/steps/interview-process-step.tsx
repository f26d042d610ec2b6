import { Suspense, useState } from 'react';
import { Box, Select, TextInput } from '@mantine/core';
import { jobValue, valueChoices } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import type { InterviewSettings } from '#contract/interview/interview-settings.ts';
import { FIRST_ROUND, NOTE_MAX, ROUND_NAMES, COMMUNICATION_MODE_MAX } from '#contract/shared/limits.ts';
import { submitInterviewProcess, getMasterCommunicationMode } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import type { PlannedRound } from '../../rounds/rounds-dialog.tsx';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import { WizardYesNo } from '../form/misc-fields.tsx';
import { InterviewLanguage } from './interview-language.tsx';
import {
  InterviewSettingsFields,
  USUALLY_HELD,
  type HeldValues,
  type SettingsValues,
} from './interview-settings-fields.tsx';

// Loaded separately, because most jobs have one round.
const PlanLine = lazyAtOnce(async () => (await import('../../rounds/plan-line.tsx')).PlanLine, false);
const RoundsDialog = lazyDialog(async () => (await import('../../rounds/rounds-dialog.tsx')).RoundsDialog);

const OTHERS = 'Others';
type RoundName = (typeof ROUND_NAMES)[number];

/** A mode from the list, or 'Others' with a text. */
interface RoundMode {
  mode: string;
  others: string;
}

interface ProcessValues extends HeldValues {
  rounds: string;
  /** The modes of rounds two to six. */
  modes: RoundMode[];
  tip: boolean;
  tipText: string;
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
    proctoring: saved?.proctoring ?? USUALLY_HELD.proctoring,
    settings: saved?.settings ?? USUALLY_HELD.settings,
  };
}

/** An empty field is sent as it is, so that the field's own rule reports it. */
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
    if (others.trim() === '') errors[path] = said.sayMode();
    else if (!/^[\p{L}\p{M} ]+$/u.test(others)) errors[path] = said.lettersOnly();
  }
  return errors;
}

export function InterviewProcessStep(props: StepProps) {
  const modes = useRead(getMasterCommunicationMode, {}, { staleTime: Infinity });
  return (
    <Read query={modes} waiting={<Loading rows={6} />} failure={said.modesFailed()} empty="never">
      {(list) => <InterviewProcessForm {...props} known={list.map(({ name }) => name)} />}
    </Read>
  );
}

function InterviewProcessForm({ job, onDone, onBack, known }: StepProps & { known: readonly string[] }) {
  const step = useStepValues(job, 'interviewProcess', valuesOf(job, known));
  const { values, set } = step;
  const form = useStepSubmission(submitInterviewProcess, step, errorsOf(values), onDone);
  const { errors } = form;
  const setMode = (index: number, change: Partial<RoundMode>) =>
    set({ modes: values.modes.map((mode, at) => (at === index ? { ...mode, ...change } : mode)) });

  const [planned, setPlanned] = useState<PlannedRound | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const plan = (round: number, { mode, others }: RoundMode) => {
    setPlanned({ round, mode: mode === OTHERS ? others : mode });
    setIsPlanning(true);
  };

  return (
    <>
      <StepForm
        title={said.stepInterviewProcess()}
        job={job}
        onBack={onBack}
        onSubmit={(to) =>
          form.submit({ ...inputOf(values), proctoring: values.proctoring, jobId: job.id }, to)
        }
        form={form}
      >
        <div className={layout.grid}>
          <Select
            label={said.rounds()}
            required
            data={['1', '2', '3', '4', '5', '6']}
            value={values.rounds}
            onChange={(rounds) => set({ rounds: rounds ?? '1' })}
            allowDeselect={false}
            error={errors.rounds}
          />
          <TextInput label={said.firstRound()} value={jobValue(FIRST_ROUND)} readOnly />
        </div>
        {ROUND_NAMES.slice(1, Number(values.rounds)).map((name, index) => {
          const { mode, others } = values.modes[index] ?? { mode: '', others: '' };
          const error = errors[`communicationMode.${name}`];
          return (
            <div key={name}>
              <div className={layout.grid}>
                <Select
                  label={said.roundLabel({ round: name })}
                  required
                  placeholder={said.selectMode()}
                  data={valueChoices(known.filter((option) => option !== FIRST_ROUND))}
                  value={mode || null}
                  onChange={(value) => setMode(index, { mode: value ?? '' })}
                  error={mode === OTHERS ? undefined : error}
                />
                {mode === OTHERS ? (
                  <LimitedInput
                    label={said.otherMode({ round: name })}
                    required
                    limit={COMMUNICATION_MODE_MAX}
                    value={others}
                    onChange={(event) => setMode(index, { others: event.currentTarget.value })}
                    error={error}
                  />
                ) : null}
              </div>
              <Suspense fallback={<Box h={36} />}>
                <PlanLine jobId={job.id} round={index + 2} onOpen={() => plan(index + 2, { mode, others })} />
              </Suspense>
            </div>
          );
        })}
        <WizardYesNo
          label={said.tipsAsked()}
          value={values.tip}
          onChange={(tip) => set({ tip })}
          error={errors['tips.tip']}
        />
        {values.tip ? (
          <LimitedTextarea
            label={said.tips()}
            required
            limit={NOTE_MAX}
            value={values.tipText}
            onChange={(event) => set({ tipText: event.currentTarget.value })}
            error={errors['tips.tipText']}
          />
        ) : null}
        <InterviewLanguage
          value={values.settings.language}
          onChange={(language) => set({ settings: { ...values.settings, language } })}
          error={errors['settings.language']}
        />
        <InterviewSettingsFields values={values} onChange={set} errors={errors} />
      </StepForm>
      {/* Outside the step, because this form is not submitted with it. */}
      <RoundsDialog job={job} planned={planned} opened={isPlanning} onClose={() => setIsPlanning(false)} />
    </>
  );
}
