import { getCityMasterData, getMasterState, getMasterCountry } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { MasterSelect } from '#web/ui/master-select.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import classes from './profile.module.css';

const FOREVER = { staleTime: Infinity };

/**
 * The country determines the states, and the state the cities. A change of one clears the fields that depend
 * on it.
 */
export function PlaceFields({ form }: { form: ProfileForm }) {
  const { countryId, stateId } = form.values;
  const countries = useRead(getMasterCountry, {}, FOREVER);
  const states = useRead(getMasterState, { countryId }, { enabled: countryId !== '', ...FOREVER });
  const cities = useRead(getCityMasterData, { stateId }, { enabled: stateId !== '', ...FOREVER });

  return (
    <div className={classes.pair}>
      <MasterSelect
        label="Country"
        noun="country"
        failure="Master country list failed"
        required
        query={countries}
        {...form.getInputProps('countryId')}
        onChange={(chosen) => {
          form.setFieldValue('countryId', chosen);
          form.setFieldValue('stateId', '');
          form.setFieldValue('cityId', '');
        }}
      />
      <MasterSelect
        label="State"
        noun="state"
        failure="Master state list failed"
        required
        query={states}
        {...form.getInputProps('stateId')}
        onChange={(chosen) => {
          form.setFieldValue('stateId', chosen);
          form.setFieldValue('cityId', '');
        }}
        disabled={countryId === ''}
      />
      <MasterSelect
        label="City"
        noun="city"
        failure="Master city list failed"
        required
        query={cities}
        {...form.getInputProps('cityId')}
        disabled={stateId === ''}
      />
    </div>
  );
}
