import { useState } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { tidyZipCode } from '#contract/tidy.ts';
import {
  getEmployerProfile,
  submitWorkLocation,
  getCityMasterData,
  getMasterState,
  getMasterCountry,
} from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { MasterSelect } from '#web/ui/master-select.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { StepForm, type Onward, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import classes from '../form/step-form.module.css';

interface LocationValues {
  address: string;
  countryId: string;
  stateId: string;
  cityId: string;
  zipcode: string;
}

/** The initial value is the company's own address. */
export function WorkLocationStep(props: StepProps) {
  const profile = useRead(getEmployerProfile, {});
  const saved = props.job.workLocation;
  if (saved) {
    const { address, countryId, stateId, cityId, zipcode } = saved;
    return <WorkLocationForm {...props} saved={{ address, countryId, stateId, cityId, zipcode }} />;
  }
  return (
    <Read query={profile} waiting={<Loading rows={6} />} empty="never">
      {(detail) => (
        <WorkLocationForm
          {...props}
          saved={{
            address: detail?.addresses.fullAddress ?? '',
            countryId: detail?.addresses.country.id ?? '',
            stateId: detail?.addresses.state.id ?? '',
            cityId: detail?.addresses.city.id ?? '',
            zipcode: detail?.addresses.zipCode ?? '',
          }}
        />
      )}
    </Read>
  );
}

function WorkLocationForm({ job, onDone, onBack, saved }: StepProps & { saved: LocationValues }) {
  const step = useStepValues(job, 'workLocation', saved);
  const { values, set } = step;
  const [onward, setOnward] = useState<Onward>('next');
  const form = useStepSubmission(submitWorkLocation, step, check('workLocation', values), () => {
    step.settle();
    onDone(onward);
  });
  const { errors } = form;
  const countries = useRead(getMasterCountry, {}, { staleTime: Infinity });
  const states = useRead(
    getMasterState,
    { countryId: values.countryId },
    { enabled: values.countryId !== '', staleTime: Infinity },
  );
  const cities = useRead(
    getCityMasterData,
    { stateId: values.stateId },
    { enabled: values.stateId !== '', staleTime: Infinity },
  );

  return (
    <StepForm
      title="Work Location"
      job={job}
      onBack={onBack}
      onSubmit={(to) => {
        setOnward(to);
        form.submit({ ...values, refJobId: job.id });
      }}
      form={form}
      leaving={step.leaving}
      restored={step}
    >
      <Textarea
        label="Address"
        required
        minRows={2}
        value={values.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
        error={errors.address}
      />
      <div className={classes.pair}>
        <MasterSelect
          label="Country"
          noun="country"
          failure="Master country list failed"
          required
          query={countries}
          value={values.countryId}
          onChange={(countryId) => set({ countryId, stateId: '', cityId: '' })}
          error={errors.countryId}
        />
        <MasterSelect
          label="State"
          noun="state"
          failure="Master state list failed"
          required
          query={states}
          value={values.stateId}
          onChange={(stateId) => set({ stateId, cityId: '' })}
          error={errors.stateId}
          disabled={values.countryId === ''}
        />
        <MasterSelect
          label="City"
          noun="city"
          failure="Master city list failed"
          required
          query={cities}
          value={values.cityId}
          onChange={(cityId) => set({ cityId })}
          error={errors.cityId}
          disabled={values.stateId === ''}
        />
        <TextInput
          label="Zipcode"
          required
          inputMode="numeric"
          value={values.zipcode}
          onChange={(event) => set({ zipcode: event.currentTarget.value })}
          onBlur={(event) => set({ zipcode: tidyZipCode(event.currentTarget.value) })}
          error={errors.zipcode}
        />
      </div>
    </StepForm>
  );
}
