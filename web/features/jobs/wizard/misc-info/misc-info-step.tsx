import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import * as said from '#contract/messages/en/job-wizard.ts';
import { submitMiscInfo } from '#web/api/calls.ts';
import { localDay } from '../../job-facts.ts';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import { MiscInfoFields } from './misc-info-fields.tsx';
import { miscInfoErrors, miscInfoInput, miscInfoValues, withAllDisplayed } from './misc-info-values.ts';

export function MiscInfoStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'miscInfo', miscInfoValues(job.miscInfo));
  const { values, set } = step;
  const [today] = useState(localDay);
  const sentStart = job.miscInfo?.startDate?.slice(0, 10) ?? '';
  const found = miscInfoErrors(values, job.id, today, sentStart);
  const form = useStepSubmission(submitMiscInfo, step, found, onDone);
  return (
    <StepForm
      title={said.stepMiscInfo()}
      job={job}
      onBack={onBack}
      onSubmit={(to) => form.submit(miscInfoInput(values, job.id), to)}
      form={form}
    >
      <Checkbox
        label={said.displayAll()}
        checked={values.allDisplayToCandidate}
        onChange={(event) => set(withAllDisplayed(event.currentTarget.checked))}
        py={10}
      />
      <MiscInfoFields values={values} set={set} errors={form.errors} today={today} />
    </StepForm>
  );
}
