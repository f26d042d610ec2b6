import { Alert, Select, SimpleGrid } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { valueChoices } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { DESIGNATION_MAX, JOB_TYPES, CONTRACT_YEARS_MAX } from '#contract/shared/limits.ts';
import { submitJobDetails, getMasterCompanySector } from '#web/api/calls.ts';
import { contractYearsAndMore } from '#web/features/jobs/contract-years.ts';
import { useRead } from '#web/api/hooks.ts';
import type { InputOf, Job } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { newId } from '#web/ui/new-id.ts';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { AmountInput, useCurrency } from '../form/misc-fields.tsx';
import { StepForm } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues, type Onward } from '../form/use-step.ts';

export type JobDetailValues = ReturnType<typeof jobDetailValues>;

export function jobDetailValues(job: Job | null) {
  const [initialSalary = '', finalSalary = ''] = job?.annualSalaryRange?.split('-') ?? [];
  return {
    type: String(job?.type ?? ''),
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
export function jobDetailInput(values: JobDetailValues, job: Job | null): InputOf<typeof submitJobDetails> {
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

const yearChoices = () =>
  Array.from({ length: CONTRACT_YEARS_MAX + 1 }, (_, years) => ({
    value: String(years),
    label: years === CONTRACT_YEARS_MAX ? contractYearsAndMore() : said.yearCount({ years }),
  }));
/** '0 Month' is offered only if years is not 0. */
const monthsFor = (years: string) =>
  Array.from({ length: 12 }, (_, months) => ({
    value: String(months),
    label: said.monthCount({ months }),
  })).filter((month) => years !== '0' || month.value !== '0');

/**
 * The key of the job that this tab is about to create. It survives a reload: if the response to the first step was
 * lost, sending it again finds the existing draft instead of creating a second one.
 */
const NEW_JOB_KEY = 'newJobKey';

export function newJobKey(): string {
  const key = sessionStorage.getItem(NEW_JOB_KEY) ?? newId();
  sessionStorage.setItem(NEW_JOB_KEY, key);
  return key;
}

export const forgetNewJobKey = () => sessionStorage.removeItem(NEW_JOB_KEY);

interface JobDetailStepProps {
  /** Null until the first request has created the draft. */
  job: Job | null;
  onDone: (to: Onward, jobId: string) => void;
}

export function JobDetailStep({ job, onDone }: JobDetailStepProps) {
  const step = useStepValues(job, 'jobDetail', jobDetailValues(job));
  const { values, set } = step;
  const sectors = useRead(getMasterCompanySector, {}, { staleTime: Infinity });
  const input = jobDetailInput(values, job);
  const form = useStepSubmission(
    submitJobDetails,
    step,
    check('jobDetail', input),
    (to, { id }) => {
      forgetNewJobKey();
      onDone(to, id);
    },
    (error) => {
      // The draft with this key was already continued elsewhere, so this one needs a new key.
      if (error.code === 'job.already-saved') forgetNewJobKey();
    },
  );
  const { errors } = form;

  const discard = () => {
    if (job === null) forgetNewJobKey();
    step.discard();
  };
  return (
    <StepForm
      title={said.stepJobDetail()}
      job={job}
      onSubmit={(to) => form.submit(job === null ? { ...input, draftKey: newJobKey() } : input, to)}
      form={{ ...form, restored: { wasRestored: step.wasRestored, discard } }}
    >
      {job === null || job.status === 'draft' ? (
        <Alert color="pine" icon={<IconInfoCircle aria-hidden />}>
          {said.draftNote()}
        </Alert>
      ) : null}
      <div className={layout.grid}>
        <LimitedInput
          label={said.designation()}
          required
          limit={DESIGNATION_MAX}
          value={values.role}
          onChange={(event) => set({ role: event.currentTarget.value })}
          error={errors.role}
        />
        <MasterSelect
          label={said.industryType()}
          list="industryType"
          required
          query={sectors}
          value={values.sectorId}
          onChange={(sectorId) => set({ sectorId })}
          error={errors.sectorId}
        />
        <Select
          label={said.jobType()}
          required
          placeholder={said.selectJobType()}
          data={valueChoices(JOB_TYPES)}
          value={values.type || null}
          onChange={(value) => set({ type: value ?? '' })}
          error={errors.type}
        />
      </div>
      {values.type === 'Direct Hire' ? <SalaryFields values={values} set={set} errors={errors} /> : null}
      {values.type !== '' && values.type !== 'Direct Hire' ? (
        <fieldset className={layout.group}>
          <legend>{said.contractPeriod()}</legend>
          <div className={layout.grid}>
            <Select
              label={said.years()}
              required
              placeholder={said.selectYears()}
              data={yearChoices()}
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
              label={said.months()}
              required
              placeholder={said.selectMonths()}
              data={monthsFor(values.startDate)}
              value={values.endDate || null}
              onChange={(value) => set({ endDate: value ?? '' })}
              error={errors.endDate}
            />
          </div>
        </fieldset>
      ) : null}
      <RichTextField
        label={said.jobDescription()}
        fileLabel={said.descriptionFile()}
        required
        value={values.description}
        onChange={(description) => set({ description })}
        error={errors.description}
      />
    </StepForm>
  );
}

type Salary = Pick<JobDetailValues, 'salary' | 'initialSalary' | 'finalSalary'>;

interface FieldsProps {
  values: Salary;
  set: (change: Partial<Salary>) => void;
  errors: Record<string, string>;
}

/** A fixed salary or a range. Entering one clears the other. */
export function SalaryFields({ values, set, errors }: FieldsProps) {
  const currency = useCurrency();
  const field = (name: keyof Salary, label: string) => (
    <AmountInput
      label={label}
      value={values[name]}
      onChange={(amount) => set({ ...(amount === '' ? {} : excludedBy(name)), [name]: amount })}
      error={errors[name]}
    />
  );
  return (
    <fieldset className={layout.group}>
      <legend>{said.salaryIn({ currency })}</legend>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {field('salary', said.fixedSalary())}
        {field('initialSalary', said.from())}
        {field('finalSalary', said.to())}
      </SimpleGrid>
    </fieldset>
  );
}

function excludedBy(name: keyof Salary): Partial<Salary> {
  return name === 'salary' ? { initialSalary: '', finalSalary: '' } : { salary: '' };
}
