import { useState } from 'react';
import { Alert, Select } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { DESIGNATION_MAX, JOB_TYPES, CONTRACT_YEARS_MAX } from '#contract/limits.ts';
import { submitJobDetails, getMasterCompanySector } from '#web/api/calls.ts';
import { CONTRACT_YEARS_AND_MORE } from '#web/features/jobs/job-facts.ts';
import { useRead } from '#web/api/hooks.ts';
import type { InputOf, Job } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { DollarInput } from '../form/misc-fields.tsx';
import { forgetNewJobKey, newJobKey } from '../progress/new-job-key.ts';
import { StepForm, type Onward } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import classes from '../form/step-form.module.css';

interface JobDetailValues {
  type: string;
  startDate: string;
  endDate: string;
  salary: string;
  initialSalary: string;
  finalSalary: string;
  role: string;
  sectorId: string;
  description: string;
}

function valuesOf(job: Job | null): JobDetailValues {
  const [initialSalary = '', finalSalary = ''] = job?.annualSalaryRange?.split('-') ?? [];
  return {
    type: job?.type ?? '',
    startDate: job?.startDate ?? '',
    endDate: job?.endDate ?? '',
    salary: job?.salary ?? '',
    initialSalary,
    finalSalary,
    role: job?.role ?? '',
    sectorId: job?.sector.id ?? '',
    description: job?.description ?? '',
  };
}

/** The input of the call: the contract period or the salary, depending on the job type. */
function inputOf(values: JobDetailValues, job: Job | null): InputOf<typeof submitJobDetails> {
  const { type, startDate, endDate, salary, initialSalary, finalSalary, ...rest } = values;
  const isRange = initialSalary !== '' && finalSalary !== '';
  return {
    ...rest,
    type,
    refJobId: job?.id,
    ...(type === 'Direct Hire'
      ? {
          salary,
          initialSalary,
          finalSalary,
          ...(isRange ? { annualSalaryRange: `${initialSalary}-${finalSalary}` } : {}),
        }
      : { startDate, endDate }),
  } as InputOf<typeof submitJobDetails>;
}

const YEARS = Array.from({ length: CONTRACT_YEARS_MAX + 1 }, (_, years) => ({
  value: String(years),
  label: years === CONTRACT_YEARS_MAX ? CONTRACT_YEARS_AND_MORE : `${years} ${years < 2 ? 'Year' : 'Years'}`,
}));
/** '0 Month' is offered only if years is not 0. */
const monthsFor = (years: string) =>
  Array.from({ length: 12 }, (_, months) => ({
    value: String(months),
    label: `${months} ${months < 2 ? 'Month' : 'Months'}`,
  })).filter((month) => years !== '0' || month.value !== '0');

export interface JobDetailStepProps {
  /** Null until the first request has created the draft. */
  job: Job | null;
  onDone: (to: Onward, jobId: string) => void;
}

export function JobDetailStep({ job, onDone }: JobDetailStepProps) {
  const step = useStepValues(job, 'jobDetail', valuesOf(job));
  const { values, set } = step;
  const [onward, setOnward] = useState<Onward>('next');
  const sectors = useRead(getMasterCompanySector, {}, { staleTime: Infinity });
  const input = inputOf(values, job);
  const form = useStepSubmission(
    submitJobDetails,
    step,
    check('jobDetail', input),
    ({ id }) => {
      forgetNewJobKey();
      step.settle();
      onDone(onward, id);
    },
    (error) => {
      // The draft of this key was already continued elsewhere, so this one needs a new key.
      if (error.code === 'job.already-saved') forgetNewJobKey();
    },
  );
  const { errors } = form;

  const submit = (to: Onward) => {
    setOnward(to);
    form.submit(job === null ? { ...input, draftKey: newJobKey() } : input);
  };
  const discard = () => {
    if (job === null) forgetNewJobKey();
    step.discard();
  };
  return (
    <StepForm
      title="Job Details"
      job={job}
      onSubmit={submit}
      form={form}
      leaving={step.leaving}
      restored={{ wasRestored: step.wasRestored, discard }}
    >
      {job === null || job.status === 'draft' ? (
        <Alert color="pine" icon={<IconInfoCircle aria-hidden />}>
          Note: if you leave midway, your job is saved to draft.
        </Alert>
      ) : null}
      <div className={classes.pair}>
        <LimitedInput
          label="Designation"
          required
          limit={DESIGNATION_MAX}
          value={values.role}
          onChange={(event) => set({ role: event.currentTarget.value })}
          error={errors.role}
        />
        <MasterSelect
          label="Industry Type"
          noun="company type"
          failure="Master company sector list failed"
          required
          query={sectors}
          value={values.sectorId}
          onChange={(sectorId) => set({ sectorId })}
          error={errors.sectorId}
        />
        <Select
          label="Job Type"
          required
          placeholder="Select a job type"
          data={[...JOB_TYPES]}
          value={values.type || null}
          onChange={(value) => set({ type: value ?? '' })}
          error={errors.type}
        />
      </div>
      {values.type === 'Direct Hire' ? <SalaryFields values={values} set={set} errors={errors} /> : null}
      {values.type !== '' && values.type !== 'Direct Hire' ? (
        <fieldset className={classes.group}>
          <legend>Contract Period</legend>
          <div className={classes.pair}>
            <Select
              label="Years"
              required
              placeholder="Select the years"
              data={YEARS}
              value={values.startDate || null}
              onChange={(value) => {
                const years = value ?? '';
                set({
                  startDate: years,
                  ...(years === '0' && values.endDate === '0' ? { endDate: '' } : {}),
                });
              }}
              error={errors.startDate}
            />
            <Select
              label="Months"
              required
              placeholder="Select the months"
              data={monthsFor(values.startDate)}
              value={values.endDate || null}
              onChange={(value) => set({ endDate: value ?? '' })}
              error={errors.endDate}
            />
          </div>
        </fieldset>
      ) : null}
      <RichTextField
        label="Job Description"
        fileLabel="Description file"
        required
        value={values.description}
        onChange={(description) => set({ description })}
        error={errors.description}
      />
    </StepForm>
  );
}

interface FieldsProps {
  values: JobDetailValues;
  set: (change: Partial<JobDetailValues>) => void;
  errors: Record<string, string>;
}

/** A fixed salary or a range. Entering one clears the other. */
function SalaryFields({ values, set, errors }: FieldsProps) {
  const field = (name: 'salary' | 'initialSalary' | 'finalSalary', label: string) => (
    <DollarInput
      label={label}
      value={values[name]}
      onChange={(amount) => set({ ...(amount === '' ? {} : excludedBy(name)), [name]: amount })}
      error={errors[name]}
    />
  );
  return (
    <fieldset className={classes.group}>
      <legend>Annual Salary in USD: one figure, or a range</legend>
      <div className={classes.amounts}>
        {field('salary', 'Fixed Salary')}
        {field('initialSalary', 'From')}
        {field('finalSalary', 'To')}
      </div>
    </fieldset>
  );
}

function excludedBy(name: 'salary' | 'initialSalary' | 'finalSalary'): Partial<JobDetailValues> {
  return name === 'salary' ? { initialSalary: '', finalSalary: '' } : { salary: '' };
}
