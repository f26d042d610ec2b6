import type { ReactNode } from 'react';
import {
  Box,
  Checkbox,
  MultiSelect,
  Select,
  SimpleGrid,
  Text,
  TextInput,
  VisuallyHidden,
  type MultiSelectProps,
} from '@mantine/core';
import { valueChoices } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { isFullyRemote } from '#contract/job/wizard-steps.ts';
import { NOTE_MAX, TRAVEL_PERCENTAGES, WFH_OPTIONS } from '#contract/shared/limits.ts';
import { getMasterOfferedBenefits, getMasterRelocationBenefits } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { percent } from '#web/ui/percent.ts';
import { AmountInput, useCurrency, WizardYesNo } from '../form/misc-fields.tsx';
import {
  withHourlyRate,
  withRangeStart,
  type DisplayFlag,
  type MiscInfoValues,
  type Question,
} from './misc-info-values.ts';
import classes from '../form/step-form.module.css';

interface Fields {
  values: MiscInfoValues;
  set: (change: Partial<MiscInfoValues>) => void;
  errors: Errors;
}

export function MiscInfoFields({ values, set, errors, today }: Fields & { today: string }) {
  const benefits = useRead(getMasterOfferedBenefits, {}, { staleTime: Infinity });
  const relocation = useRead(getMasterRelocationBenefits, {}, { staleTime: Infinity });
  const displayOf = (flag: DisplayFlag, label: string) => ({
    label,
    isDisplayed: values[flag],
    onDisplay: (isOn: boolean) => set({ [flag]: isOn, allDisplayToCandidate: false }),
  });
  const yesNo = (name: Question, label: string) => (
    <WizardYesNo
      label={label}
      value={values[name]}
      onChange={(answer) => set({ [name]: answer })}
      error={errors[name]}
    />
  );
  /** A question with a switch beside it, and below it the fields needed after a yes. */
  const question = (
    display: ReturnType<typeof displayOf>,
    name: Question,
    label: string,
    details?: ReactNode,
  ) => (
    <MiscField display={display}>
      {yesNo(name, label)}
      {values[name] ? details : null}
    </MiscField>
  );
  return (
    <>
      <MiscField display={displayOf('displayHourlyRate', said.hourlyRate())}>
        <HourlyRate values={values} set={set} errors={errors} />
      </MiscField>
      {question(
        displayOf('displayPositionQualifiesForOvertime', said.overtime()),
        'positionQualifiesForOvertime',
        said.overtimeAsked(),
      )}
      {question(
        displayOf('displayWorkVisaSponsor', said.workVisa()),
        'workVisaSponsor',
        said.workVisaAsked(),
      )}
      {question(
        displayOf('displayOfferedBenefits', said.offeredBenefits()),
        'offeredBenefitsApplicable',
        said.benefitsAsked(),
        <Choices
          label={said.offeredBenefits()}
          list={benefits.data}
          value={values.offeredBenefits}
          onChange={(offeredBenefits) => set({ offeredBenefits })}
          error={errors.offeredBenefits ?? benefits.error?.message}
        />,
      )}
      {question(
        displayOf('displayRelocationBenefits', said.relocationBenefits()),
        'isRelocationApplicable',
        said.relocationAsked(),
        <Choices
          label={said.relocationBenefits()}
          list={relocation.data}
          value={values.relocationBenefits}
          onChange={(relocationBenefits) => set({ relocationBenefits })}
          error={errors.relocationBenefits ?? relocation.error?.message}
        />,
      )}
      {question(
        displayOf('displayTravelApplicable', said.travel()),
        'isTravelApplicable',
        said.travelAsked(),
        <TravelDetails values={values} set={set} errors={errors} />,
      )}
      {question(
        displayOf('displayWorkFromHome', said.workFromHome()),
        'isWFHAvailable',
        said.workFromHomeAsked(),
        <>
          <Select
            label={said.workFromHomeShare()}
            required
            mt="sm"
            data={valueChoices(WFH_OPTIONS)}
            value={values.wfhValue || null}
            onChange={(wfhValue) => set({ wfhValue: wfhValue ?? '' })}
            error={errors.wfhValue}
          />
          {isFullyRemote({ isAvailable: true, share: values.wfhValue }) ? (
            <Text size="sm" c="dimmed" mt={4}>
              {said.remoteSkips()}
            </Text>
          ) : null}
        </>,
      )}
      <MiscField display={displayOf('displayAdditionalNotes', said.additionalNotes())}>
        <LimitedTextarea
          label={said.additionalNotesOptional()}
          limit={NOTE_MAX}
          value={values.additionalNotes}
          onChange={(event) => set({ additionalNotes: event.currentTarget.value })}
          error={errors.additionalNotes}
        />
      </MiscField>
      <MiscField>
        <StartDates values={values} set={set} errors={errors} today={today} />
      </MiscField>
      {yesNo('whyShouldHire', said.pitchAsked())}
    </>
  );
}

function HourlyRate({ values, set, errors }: Fields) {
  const currency = useCurrency();
  return (
    <fieldset className={layout.group}>
      <legend>{said.hourlyRateIn({ currency })}</legend>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <AmountInput
          label={said.fixedRate()}
          value={values.hourlyRate}
          onChange={(rate) => set(withHourlyRate(rate))}
          error={errors.hourlyRate}
        />
        <AmountInput
          label={said.from()}
          value={values.hourlyRateRangeStart}
          onChange={(rate) => set(withRangeStart(rate))}
          error={errors.hourlyRateRangeStart}
        />
        <AmountInput
          label={said.to()}
          value={values.hourlyRateRangeEnd}
          onChange={(hourlyRateRangeEnd) => set({ hourlyRateRangeEnd })}
          error={errors.hourlyRateRangeEnd}
        />
      </SimpleGrid>
    </fieldset>
  );
}

function TravelDetails({ values, set, errors }: Fields) {
  return (
    <>
      <Select
        label={said.travelShare()}
        required
        mt="sm"
        data={TRAVEL_PERCENTAGES.map((share) => ({ value: String(share), label: percent(share / 100) }))}
        value={values.travelPercentage || null}
        onChange={(share) => set({ travelPercentage: share ?? '' })}
        error={errors.travelPercentage}
      />
      <LimitedTextarea
        label={said.travelDetails()}
        mt="sm"
        minRows={2}
        limit={NOTE_MAX}
        value={values.travelRequirementsDetails}
        onChange={(event) => set({ travelRequirementsDetails: event.currentTarget.value })}
        error={errors.travelRequirementsDetails}
      />
    </>
  );
}

function StartDates({ values, set, errors, today }: Fields & { today: string }) {
  return (
    <div className={layout.grid}>
      <TextInput
        type="date"
        label={said.startDate()}
        required
        min={today}
        value={values.startDate}
        onChange={(event) => set({ startDate: event.currentTarget.value })}
        error={errors.startDate}
      />
      <TextInput
        type="date"
        label={said.expectedStartDate()}
        min={today}
        value={values.exStartDate}
        onChange={(event) => set({ exStartDate: event.currentTarget.value })}
        error={errors.exStartDate}
      />
    </div>
  );
}

interface ChoicesProps extends Pick<MultiSelectProps, 'label' | 'value' | 'onChange' | 'error'> {
  list: readonly { id: string; name: string }[] | undefined;
}

function Choices({ list = [], ...field }: ChoicesProps) {
  return (
    <MultiSelect
      required
      searchable
      mt="sm"
      data={list.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  );
}

interface MiscFieldProps {
  display?: { label: string; isDisplayed: boolean; onDisplay: (isOn: boolean) => void };
  children: ReactNode;
}

/** A field with a switch beside it that sets whether candidates see it. */
function MiscField({ display, children }: MiscFieldProps) {
  return (
    <div className={classes.field}>
      <Box flex="1 1 340px" miw={0}>
        {children}
      </Box>
      {display ? (
        <Checkbox
          flex="0 0 auto"
          py={10}
          px={0}
          label={
            <>
              {said.display()}
              <VisuallyHidden>: {display.label}</VisuallyHidden>
            </>
          }
          checked={display.isDisplayed}
          onChange={(event) => display.onDisplay(event.currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}
