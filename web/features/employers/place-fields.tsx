import { SimpleGrid } from '@mantine/core';
import { getCityMasterData, getMasterState, getMasterCountry } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { MasterSelect, type MasterSelectProps } from '#web/ui/master-select.tsx';
import type { ProfileValues } from './profile-form.tsx';

export interface PlaceFieldsProps {
  /** The part of the form that this component needs. */
  form: {
    values: ProfileValues;
    setValues: (change: Partial<ProfileValues>) => void;
    clearFieldError: (name: string) => void;
  };
  field: (
    name: 'countryId' | 'stateId' | 'cityId',
  ) => Pick<MasterSelectProps, 'onBlur' | 'error' | 'required'>;
}

/** Country, state and city. A selection clears the fields that depend on it. */
export function PlaceFields({ form, field }: PlaceFieldsProps) {
  const { countryId, stateId, cityId } = form.values;
  const countries = useRead(getMasterCountry, {}, { staleTime: Infinity });
  const states = useRead(getMasterState, { countryId }, { enabled: countryId !== '', staleTime: Infinity });
  const cities = useRead(getCityMasterData, { stateId }, { enabled: stateId !== '', staleTime: Infinity });

  const choose = (change: Partial<ProfileValues>) => {
    form.setValues(change);
    for (const name of Object.keys(change)) form.clearFieldError(name);
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="lg">
      <MasterSelect
        label="Country"
        noun="country"
        failure="Master country list failed"
        query={countries}
        {...field('countryId')}
        value={countryId}
        onChange={(id) => choose({ countryId: id, stateId: '', cityId: '' })}
      />
      <MasterSelect
        label="State"
        noun="state"
        failure="Master state list failed"
        query={states}
        {...field('stateId')}
        value={stateId}
        onChange={(id) => choose({ stateId: id, cityId: '' })}
        disabled={countryId === ''}
      />
      <MasterSelect
        label="City"
        noun="city"
        failure="Master city list failed"
        query={cities}
        {...field('cityId')}
        value={cityId}
        onChange={(id) => choose({ cityId: id })}
        disabled={stateId === ''}
      />
    </SimpleGrid>
  );
}
