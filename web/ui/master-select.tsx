import type { FocusEventHandler, ReactNode } from 'react';
import { Select } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/ui.ts';

/** A list up to this length is shown in full. All countries fit. */
const WHOLE = 260;
/**
 * How many entries of a longer list are shown at once. Typing finds the others. A state can have thousands of cities.
 */
const SHOWN_OF_MORE = 100;

const LISTS = {
  country: {
    choose: said.selectCountry,
    none: said.noCountries,
    unknown: said.countryUnknown,
    failed: said.countriesFailed,
  },
  state: {
    choose: said.selectState,
    none: said.noStates,
    unknown: said.stateUnknown,
    failed: said.statesFailed,
  },
  city: {
    choose: said.selectCity,
    none: said.noCities,
    unknown: said.cityUnknown,
    failed: said.citiesFailed,
  },
  companyType: {
    choose: said.selectCompanyType,
    none: said.noCompanyTypes,
    unknown: said.companyTypeUnknown,
    failed: said.companyTypesFailed,
  },
  industryType: {
    choose: said.selectIndustryType,
    none: said.noCompanyTypes,
    unknown: said.industryTypeUnknown,
    failed: said.companyTypesFailed,
  },
  education: {
    choose: said.selectEducation,
    none: said.noEducations,
    unknown: said.educationUnknown,
    failed: said.educationsFailed,
  },
};

export interface MasterSelectProps {
  label: string;
  list: keyof typeof LISTS;
  query: {
    data: readonly { id: string; name: string }[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  value?: string;
  onChange?: (id: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** An entry of a master list, found by typing. If loading failed, opening the list tries again. */
export function MasterSelect(props: MasterSelectProps) {
  const { list, query, value, onChange, error, ...rest } = props;
  const entries = query.data ?? [];
  const isLoading = query.data === undefined && query.isFetching;
  const words = LISTS[list];
  const emptyText = isLoading
    ? common.pleaseWait()
    : query.error
      ? words.failed()
      : entries.length === 0
        ? words.none()
        : words.unknown();
  const isLong = entries.length > WHOLE;
  return (
    <Select
      {...rest}
      searchable
      allowDeselect={false}
      limit={isLong ? SHOWN_OF_MORE : WHOLE}
      placeholder={isLoading ? common.pleaseWait() : isLong ? said.typeToSearch() : words.choose()}
      data={entries.map((entry) => ({ value: entry.id, label: entry.name }))}
      value={value || null}
      onChange={(id) => onChange?.(id ?? '')}
      nothingFoundMessage={emptyText}
      // One line of text must not decide on which side the list opens, because the entries that follow might not fit.
      comboboxProps={{ preventPositionChangeWhenVisible: entries.length > 0 }}
      onDropdownOpen={() => {
        if (query.error) query.refetch();
      }}
      // No one can choose from a list that didn't load.
      error={query.error && !isLoading ? words.failed() : error}
    />
  );
}
