import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { STATE_NAME_MAX } from '#contract/limits.ts';
import type { StateOption } from '#contract/state-names.ts';

export interface StateFieldProps extends Omit<AutocompleteProps, 'data' | 'filter'> {
  options: StateOption[];
}

/** A text field that suggests states. In a file of its own, because the list of suggestions is large. */
export function StateField({ options, ...props }: StateFieldProps) {
  return (
    <Autocomplete
      autoComplete="off"
      maxLength={STATE_NAME_MAX}
      data={options}
      // The server has already filtered, ignoring accents.
      filter={({ options: all }) => all}
      {...props}
    />
  );
}
