import { Textarea, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/job-wizard.ts';
import { tidyZipCode } from '#contract/shared/tidy.ts';
import { getEmployerProfile, submitWorkLocation } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { PlaceFields } from '#web/ui/place-fields.tsx';
import { Read } from '#web/ui/read.tsx';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';

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
  const form = useStepSubmission(submitWorkLocation, step, check('workLocation', values), onDone);
  const { errors } = form;
  return (
    <StepForm
      title={said.stepWorkLocation()}
      job={job}
      onBack={onBack}
      onSubmit={(to) => form.submit({ ...values, refJobId: job.id }, to)}
      form={form}
    >
      <Textarea
        label={said.address()}
        required
        minRows={2}
        value={values.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
        error={errors.address}
      />
      <div className={layout.grid}>
        <PlaceFields place={values} onChange={set} field={(name) => ({ error: errors[name] })} />
        <TextInput
          label={said.zipcode()}
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
