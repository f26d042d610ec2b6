import type { FocusEventHandler, ReactNode } from 'react';
import { Select } from '@mantine/core';

/** Enough for all countries. A state can have thousands of cities; typing finds the others. */
const SHOWN = 260;

export interface MasterSelectProps {
  label: string;
  /** The name of the field in its messages. */
  noun: string;
  /** Shown if the list could not be loaded. */
  failure: string;
  query: { data: { id: string; name: string }[] | undefined; error: Error | null; isLoading: boolean };
  value?: string;
  onChange?: (id: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** An entry of a master list, found by typing. */
export function MasterSelect(props: MasterSelectProps) {
  const { noun, failure, query, value, onChange, error, ...rest } = props;
  const entries = query.data ?? [];
  const isEmpty = entries.length === 0;
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return (
    <Select
      {...rest}
      searchable
      limit={SHOWN}
      placeholder={query.isLoading ? 'Please Wait...' : `Select a ${noun}`}
      data={entries.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      onChange={(id) => onChange?.(id ?? '')}
      nothingFoundMessage={isEmpty ? `Sorry no ${noun} available` : `${Noun} not found`}
      error={error ?? (query.error ? failure : null)}
    />
  );
}
