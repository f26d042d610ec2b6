import { useState } from 'react';
import { Checkbox, MultiSelect, Select, Text, Textarea, TextInput } from '@mantine/core';
import { isFullyRemote } from '#contract/wizard-steps.ts';
import { submitMiscInfo } from '#contract/job-steps.ts';
import { FULLY_REMOTE, NOTE_MAX, TRAVEL_PERCENTAGES, WFH_OPTIONS } from '#contract/limits.ts';
import { getMasterOfferedBenefits, getMasterRelocationBenefits } from '#contract/master.ts';
import { useRead } from '#web/api/hooks.ts';
import { DollarInput, MiscField, YesNoField } from './misc-fields.tsx';
import {
  miscInfoErrors,
  miscInfoInput,
  miscInfoValues,
  withAllDisplayed,
  withDisplayed,
  withHourlyRate,
  withRangeStart,
  type DisplayFlag,
} from './misc-info-values.ts';
import { StepForm, type Onward, type StepProps } from './step-form.tsx';
import { useStepSubmission, useStepValues } from './use-step.ts';
import classes from './step-form.module.css';

export function MiscInfoStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job._id, 'miscInfo', miscInfoValues(job.miscInfoId));
  const { values, set } = step;
  const [today] = useState(() => localDay(new Date()));
  const [onward, setOnward] = useState<Onward>('next');
  const benefits = useRead(getMasterOfferedBenefits, {}, { staleTime: Infinity });
  const relocation = useRead(getMasterRelocationBenefits, {}, { staleTime: Infinity });
  const sentStart = job.miscInfoId?.startDate?.slice(0, 10) ?? '';
  const found = miscInfoErrors(values, job._id, today, sentStart);
  const form = useStepSubmission(submitMiscInfo, found, () => {
    step.settle();
    onDone(onward);
  });
  const { errors } = form;

  const display = (flag: DisplayFlag, label: string) => ({
    label,
    isDisplayed: values[flag],
    onDisplay: (isOn: boolean) => set(withDisplayed(flag, isOn)),
  });
  return (
    <StepForm
      title="Misc Information"
      job={job}
      onBack={onBack}
      onSubmit={(to) => {
        setOnward(to);
        form.submit(miscInfoInput(values, job._id));
      }}
      failures={form.failures}
      isBusy={form.isBusy}
      failure={form.failure}
      clearFailure={form.clearFailure}
      leaving={step.leaving}
      restored={step}
    >
      <Checkbox
        label="Display all of it to candidates"
        checked={values.allDisplayToCandidate}
        onChange={(event) => set(withAllDisplayed(event.currentTarget.checked))}
        className={classes.choice}
      />
      <MiscField display={display('displayHourTocandidate', 'Hourly Rate')}>
        <fieldset className={classes.group}>
          <legend>Hourly Rate in USD: one figure, or a range</legend>
          <div className={classes.amounts}>
            <DollarInput
              label="Fixed Rate"
              value={values.hourlyRate}
              onChange={(rate) => set(withHourlyRate(rate))}
              error={errors.hourlyRate}
            />
            <DollarInput
              label="From"
              value={values.hourlyRateRangeStart}
              onChange={(rate) => set(withRangeStart(rate))}
              error={errors.hourlyRateRangeStart}
            />
            <DollarInput
              label="To"
              value={values.hourlyRateRangeEnd}
              onChange={(hourlyRateRangeEnd) => set({ hourlyRateRangeEnd })}
              error={errors.hourlyRateRangeEnd}
            />
          </div>
        </fieldset>
      </MiscField>
      <MiscField display={display('displayPositionQualifiesForOvertime', 'Position Qualifies For Overtime')}>
        <YesNoField
          label="Does the position qualify for overtime?"
          value={values.positionQualifiesForOvertime}
          onChange={(positionQualifiesForOvertime) => set({ positionQualifiesForOvertime })}
          error={errors.positionQualifiesForOvertime}
        />
      </MiscField>
      <MiscField display={display('displayWorkVisaSponcer', 'Work Visa Sponsored')}>
        <YesNoField
          label="Do you sponsor a work visa?"
          value={values.workVisaSponcer}
          onChange={(workVisaSponcer) => set({ workVisaSponcer })}
          error={errors.workVisaSponcer}
        />
      </MiscField>
      <MiscField display={display('displayOfferedBenifits', 'Offered Benefits')}>
        <YesNoField
          label="Are benefits offered?"
          value={values.offeredBenifitsApplicable}
          onChange={(answer) =>
            set({ offeredBenifitsApplicable: answer, ...(answer === 'false' ? { offeredBenefits: [] } : {}) })
          }
          error={errors.offeredBenifitsApplicable}
        />
        {values.offeredBenifitsApplicable === 'true' ? (
          <MultiSelect
            label="Offered Benefits"
            required
            searchable
            mt="sm"
            data={(benefits.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            value={values.offeredBenefits}
            onChange={(offeredBenefits) => set({ offeredBenefits })}
            error={errors.offeredBenefits ?? benefits.error?.message}
          />
        ) : null}
      </MiscField>
      <MiscField display={display('displayRelocationBenifits', 'Relocation Benefits')}>
        <YesNoField
          label="Does relocation apply?"
          value={values.isRelocationApplicable}
          onChange={(isRelocationApplicable) => set({ isRelocationApplicable })}
          error={errors.isRelocationApplicable}
        />
        {values.isRelocationApplicable === 'true' ? (
          <MultiSelect
            label="Relocation Benefits"
            required
            searchable
            mt="sm"
            data={(relocation.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            value={values.relocationBenefits}
            onChange={(relocationBenefits) => set({ relocationBenefits })}
            error={errors.relocationBenefits ?? relocation.error?.message}
          />
        ) : null}
      </MiscField>
      <MiscField display={display('displayTravelApplicable', 'Travel')}>
        <YesNoField
          label="Does the job ask for travel?"
          value={values.isTravelApplicable}
          onChange={(isTravelApplicable) => set({ isTravelApplicable })}
          error={errors.isTravelApplicable}
        />
        {values.isTravelApplicable === 'true' ? (
          <>
            <Select
              label="Travel Percentage"
              required
              mt="sm"
              data={TRAVEL_PERCENTAGES.map((share) => ({ value: String(share), label: `${share}%` }))}
              value={values.travelPercentage || null}
              onChange={(share) => set({ travelPercentage: share ?? '' })}
              error={errors.travelPercentage}
            />
            <Textarea
              label="Travel Details"
              mt="sm"
              minRows={2}
              maxLength={NOTE_MAX}
              value={values.travelRequirementsDetails}
              onChange={(event) => set({ travelRequirementsDetails: event.currentTarget.value })}
              error={errors.travelRequirementsDetails}
            />
          </>
        ) : null}
      </MiscField>
      <MiscField display={display('displayWorkFromHome', 'Work From Home')}>
        <YesNoField
          label="Is work from home available?"
          value={values.isWFHAvailable}
          onChange={(isWFHAvailable) => set({ isWFHAvailable })}
          error={errors.isWFHAvailable}
        />
        {values.isWFHAvailable === 'true' ? (
          <Select
            label="How Much Work From Home"
            required
            mt="sm"
            data={[...WFH_OPTIONS]}
            value={values.wfhValue || null}
            onChange={(wfhValue) => set({ wfhValue: wfhValue ?? '' })}
            error={errors.wfhValue}
          />
        ) : null}
        {isFullyRemote({ isAvailable: values.isWFHAvailable === 'true', share: values.wfhValue }) ? (
          <Text size="sm" c="dimmed" mt={4}>
            A job that is {FULLY_REMOTE.toLowerCase()} has no work location: that step is skipped.
          </Text>
        ) : null}
      </MiscField>
      <MiscField display={display('displayAdditionNotes', 'Additional Notes')}>
        <Textarea
          label="Additional Notes"
          maxLength={NOTE_MAX}
          value={values.additionalNotes}
          onChange={(event) => set({ additionalNotes: event.currentTarget.value })}
          error={errors.additionalNotes}
        />
      </MiscField>
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
      <YesNoField
        label="Do candidates record a pitch video: why should you hire them?"
        value={values.whyShouldHire}
        onChange={(whyShouldHire) => set({ whyShouldHire })}
        error={errors.whyShouldHire}
      />
    </StepForm>
  );
}

/** The viewer's own day, as YYYY-MM-DD. */
function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
