import type { FocusEventHandler, ReactNode } from 'react';
import { Select } from '@mantine/core';
import { LOADER_TEXT } from './loading.tsx';

/** A list of this length is shown whole: all countries are. */
const WHOLE = 260;
/** Of a longer list, so many entries are shown at once; typing finds the others. A state can have thousands of cities. */
const SHOWN_OF_MORE = 100;

export interface MasterSelectProps {
  label: string;
  /** What the list has, in the message if it has none. */
  noun: string;
  /** Shown if the list could not be loaded. */
  failure: string;
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
  const { noun, failure, query, value, onChange, error, ...rest } = props;
  const entries = query.data ?? [];
  const isLoading = query.data === undefined && query.isFetching;
  const name = props.label.toLowerCase();
  const emptyText = isLoading
    ? LOADER_TEXT
    : query.error
      ? failure
      : entries.length === 0
        ? `Sorry no ${noun} available`
        : `${name.charAt(0).toUpperCase()}${name.slice(1)} not found`;
  const isLong = entries.length > WHOLE;
  const chooseText = `Select ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  return (
    <Select
      {...rest}
      searchable
      allowDeselect={false}
      limit={isLong ? SHOWN_OF_MORE : WHOLE}
      placeholder={isLoading ? LOADER_TEXT : isLong ? 'Type to search' : chooseText}
      data={entries.map((entry) => ({ value: entry.id, label: entry.name }))}
      value={value || null}
      onChange={(id) => onChange?.(id ?? '')}
      nothingFoundMessage={emptyText}
      // One line of text must not decide on which side the list opens: the entries that follow would not fit.
      comboboxProps={{ preventPositionChangeWhenVisible: entries.length > 0 }}
      onDropdownOpen={() => {
        if (query.error) query.refetch();
      }}
      // Nobody can choose from a list that is not there.
      error={query.error && !isLoading ? failure : error}
    />
  );
}
