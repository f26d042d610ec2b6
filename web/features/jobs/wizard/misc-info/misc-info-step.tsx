import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import { submitMiscInfo } from '#web/api/calls.ts';
import { MiscField, WizardYesNo } from '../form/misc-fields.tsx';
import { StepForm, type Onward, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import {
  HourlyRateField,
  NotesField,
  OfferedBenefitsField,
  OvertimeField,
  RelocationField,
  TravelField,
  WorkFromHomeField,
  WorkVisaField,
  type MiscInfoPart,
} from './misc-info-fields.tsx';
import { miscInfoErrors, miscInfoInput, miscInfoValues, withAllDisplayed } from './misc-info-values.ts';
import classes from '../form/step-form.module.css';

export function MiscInfoStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'miscInfo', miscInfoValues(job.miscInfo));
  const { values, set } = step;
  const [today] = useState(() => localDay(new Date()));
  const [onward, setOnward] = useState<Onward>('next');
  const sentStart = job.miscInfo?.startDate?.slice(0, 10) ?? '';
  const found = miscInfoErrors(values, job.id, today, sentStart);
  const form = useStepSubmission(submitMiscInfo, step, found, () => {
    step.settle();
    onDone(onward);
  });
  const part = { values, set, errors: form.errors };

  return (
    <StepForm
      title="Misc Information"
      job={job}
      onBack={onBack}
      onSubmit={(to) => {
        setOnward(to);
        form.submit(miscInfoInput(values, job.id));
      }}
      form={form}
      leaving={step.leaving}
      restored={step}
    >
      <Checkbox
        label="Display all of it to candidates"
        checked={values.allDisplayToCandidate}
        onChange={(event) => set(withAllDisplayed(event.currentTarget.checked))}
        className={classes.choice}
      />
      <HourlyRateField {...part} />
      <OvertimeField {...part} />
      <WorkVisaField {...part} />
      <OfferedBenefitsField {...part} />
      <RelocationField {...part} />
      <TravelField {...part} />
      <WorkFromHomeField {...part} />
      <NotesField {...part} />
      <StartDatesField {...part} today={today} />
      <PitchField {...part} />
    </StepForm>
  );
}

function StartDatesField({ values, set, errors, today }: MiscInfoPart & { today: string }) {
  return (
    <MiscField>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label="Start Date"
          required
          min={today}
          value={values.startDate}
          onChange={(event) => set({ startDate: event.currentTarget.value })}
          error={errors.startDate}
        />
        <TextInput
          type="date"
          label="Expected Start Date"
          min={today}
          value={values.exStartDate}
          onChange={(event) => set({ exStartDate: event.currentTarget.value })}
          error={errors.exStartDate}
        />
      </div>
    </MiscField>
  );
}

function PitchField({ values, set, errors }: MiscInfoPart) {
  return (
    <WizardYesNo
      label="Do candidates record a pitch video: why should you hire them?"
      value={values.whyShouldHire}
      onChange={(whyShouldHire) => set({ whyShouldHire })}
      error={errors.whyShouldHire}
    />
  );
}

/** The day in the viewer's time zone, as YYYY-MM-DD. */
function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
