import { useState } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { getCityMasterData, getMasterState, getMasterCountry } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { LOADER_TEXT } from '#web/ui/loading.tsx';
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
        list="country"
        query={countries}
        {...form.getInputProps('countryId')}
        onChange={(chosen) => {
          form.setFieldValue('countryId', chosen ?? '');
          form.setFieldValue('stateId', '');
          form.setFieldValue('cityId', '');
        }}
      />
      <MasterSelect
        label="State"
        list="state"
        query={states}
        {...form.getInputProps('stateId')}
        onChange={(chosen) => {
          form.setFieldValue('stateId', chosen ?? '');
          form.setFieldValue('cityId', '');
        }}
        disabled={countryId === ''}
      />
      <MasterSelect
        label="City"
        list="city"
        query={cities}
        {...form.getInputProps('cityId')}
        disabled={stateId === ''}
      />
    </div>
  );
}

interface MasterSelectProps extends Omit<SelectProps, 'data' | 'value'> {
  value?: string;
  /** The name of the list in the message if it could not be loaded. */
  list: string;
  query: {
    data: readonly { id: string; name: string }[] | undefined;
    isLoading: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
}

/** Typing finds the others. A state may have thousands of cities. */
const SHOWN_AT_ONCE = 100;

/** An entry of a master list, found by typing. If loading failed, opening the list tries again. */
export function MasterSelect({ query, list, value, error, ...rest }: MasterSelectProps) {
  const [search, setSearch] = useState('');
  const count = query.data?.length ?? 0;
  return (
    <Select
      required
      searchable
      allowDeselect={false}
      limit={SHOWN_AT_ONCE}
      searchValue={search}
      onSearchChange={setSearch}
      placeholder={query.isLoading ? LOADER_TEXT : count > SHOWN_AT_ONCE ? 'Type to search' : 'Select'}
      data={(query.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={query.isLoading ? LOADER_TEXT : 'Nothing found'}
      onDropdownOpen={() => {
        if (query.isError) query.refetch();
      }}
      {...rest}
      value={value ? value : null}
      error={query.isError ? `Master ${list} list failed` : error}
    />
  );
}
