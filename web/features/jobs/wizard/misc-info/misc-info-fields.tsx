import { MultiSelect, Select, Text } from '@mantine/core';
import { isFullyRemote } from '#contract/wizard-steps.ts';
import { FULLY_REMOTE, NOTE_MAX, TRAVEL_PERCENTAGES, WFH_OPTIONS } from '#contract/limits.ts';
import { getMasterOfferedBenefits, getMasterRelocationBenefits } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Errors } from '#web/ui/form/check.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { DollarInput, MiscField, WizardYesNo } from '../form/misc-fields.tsx';
import {
  withDisplayed,
  withHourlyRate,
  withRangeStart,
  type DisplayFlag,
  type MiscInfoValues,
} from './misc-info-values.ts';
import classes from '../form/step-form.module.css';

/** The props of each field of the step. */
export interface MiscInfoPart {
  values: MiscInfoValues;
  set: (change: Partial<MiscInfoValues>) => void;
  errors: Errors;
}

const displayOf = ({ values, set }: MiscInfoPart, flag: DisplayFlag, label: string) => ({
  label,
  isDisplayed: values[flag],
  onDisplay: (isOn: boolean) => set(withDisplayed(flag, isOn)),
});

export function HourlyRateField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField display={displayOf(props, 'displayHourlyRate', 'Hourly Rate')}>
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
  );
}

export function OvertimeField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField
      display={displayOf(props, 'displayPositionQualifiesForOvertime', 'Position Qualifies For Overtime')}
    >
      <WizardYesNo
        label="Does the position qualify for overtime?"
        value={values.positionQualifiesForOvertime}
        onChange={(positionQualifiesForOvertime) => set({ positionQualifiesForOvertime })}
        error={errors.positionQualifiesForOvertime}
      />
    </MiscField>
  );
}

export function WorkVisaField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField display={displayOf(props, 'displayWorkVisaSponsor', 'Work Visa Sponsored')}>
      <WizardYesNo
        label="Do you sponsor a work visa?"
        value={values.workVisaSponsor}
        onChange={(workVisaSponsor) => set({ workVisaSponsor })}
        error={errors.workVisaSponsor}
      />
    </MiscField>
  );
}

export function OfferedBenefitsField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  const benefits = useRead(getMasterOfferedBenefits, {}, { staleTime: Infinity });
  return (
    <MiscField display={displayOf(props, 'displayOfferedBenefits', 'Offered Benefits')}>
      <WizardYesNo
        label="Are benefits offered?"
        value={values.offeredBenefitsApplicable}
        onChange={(answer) =>
          set({ offeredBenefitsApplicable: answer, ...(answer ? {} : { offeredBenefits: [] }) })
        }
        error={errors.offeredBenefitsApplicable}
      />
      {values.offeredBenefitsApplicable ? (
        <MultiSelect
          label="Offered Benefits"
          required
          searchable
          mt="sm"
          data={(benefits.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={values.offeredBenefits}
          onChange={(offeredBenefits) => set({ offeredBenefits })}
          error={errors.offeredBenefits ?? benefits.error?.message}
        />
      ) : null}
    </MiscField>
  );
}

export function RelocationField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  const relocation = useRead(getMasterRelocationBenefits, {}, { staleTime: Infinity });
  return (
    <MiscField display={displayOf(props, 'displayRelocationBenefits', 'Relocation Benefits')}>
      <WizardYesNo
        label="Does relocation apply?"
        value={values.isRelocationApplicable}
        onChange={(isRelocationApplicable) => set({ isRelocationApplicable })}
        error={errors.isRelocationApplicable}
      />
      {values.isRelocationApplicable ? (
        <MultiSelect
          label="Relocation Benefits"
          required
          searchable
          mt="sm"
          data={(relocation.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={values.relocationBenefits}
          onChange={(relocationBenefits) => set({ relocationBenefits })}
          error={errors.relocationBenefits ?? relocation.error?.message}
        />
      ) : null}
    </MiscField>
  );
}

export function TravelField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField display={displayOf(props, 'displayTravelApplicable', 'Travel')}>
      <WizardYesNo
        label="Does the job ask for travel?"
        value={values.isTravelApplicable}
        onChange={(isTravelApplicable) => set({ isTravelApplicable })}
        error={errors.isTravelApplicable}
      />
      {values.isTravelApplicable ? (
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
          <LimitedTextarea
            label="Travel Details"
            mt="sm"
            minRows={2}
            limit={NOTE_MAX}
            value={values.travelRequirementsDetails}
            onChange={(event) => set({ travelRequirementsDetails: event.currentTarget.value })}
            error={errors.travelRequirementsDetails}
          />
        </>
      ) : null}
    </MiscField>
  );
}

export function WorkFromHomeField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField display={displayOf(props, 'displayWorkFromHome', 'Work From Home')}>
      <WizardYesNo
        label="Is work from home available?"
        value={values.isWFHAvailable}
        onChange={(isWFHAvailable) => set({ isWFHAvailable })}
        error={errors.isWFHAvailable}
      />
      {values.isWFHAvailable ? (
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
      {isFullyRemote({ isAvailable: values.isWFHAvailable === true, share: values.wfhValue }) ? (
        <Text size="sm" c="dimmed" mt={4}>
          A job that is {FULLY_REMOTE.toLowerCase()} has no work location: that step is skipped.
        </Text>
      ) : null}
    </MiscField>
  );
}

export function NotesField(props: MiscInfoPart) {
  const { values, set, errors } = props;
  return (
    <MiscField display={displayOf(props, 'displayAdditionalNotes', 'Additional Notes')}>
      <LimitedTextarea
        label="Additional Notes"
        limit={NOTE_MAX}
        value={values.additionalNotes}
        onChange={(event) => set({ additionalNotes: event.currentTarget.value })}
        error={errors.additionalNotes}
      />
    </MiscField>
  );
}
