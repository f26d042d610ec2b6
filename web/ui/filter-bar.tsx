import { useState, type ReactNode } from 'react';
import { NativeSelect, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { SHORT_TEXT_MAX } from '#contract/limits.ts';
import classes from './filter-bar.module.css';

export interface FilterSelect {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export interface FilterBarProps {
  /** For a second list of the page, so that each has a name of its own. */
  label?: string;
  search: { label: string; value: string; onChange: (text: string) => void };
  selects?: readonly FilterSelect[];
  /** At the end of the row, such as a switch to another view. */
  children?: ReactNode;
}

/** One row of filters above a list. Each filter that is on is a chip that takes it away. */
export function FilterBar({ label: barLabel = 'Filters', search, selects = [], children }: FilterBarProps) {
  const chips = [
    ...(search.value === '' ? [] : [{ label: `“${search.value}”`, remove: () => search.onChange('') }]),
    ...selects.flatMap(({ value, options, onChange }) =>
      value === ''
        ? []
        : [
            {
              label: options.find((option) => option.value === value)?.label ?? value,
              remove: () => onChange(''),
            },
          ],
    ),
  ];
  return (
    <div role="search" aria-label={barLabel} className={classes.bar}>
      <SearchField {...search} />
      {selects.map(({ label, value, options, onChange }) => (
        <NativeSelect
          key={label}
          aria-label={label}
          className={classes.select}
          size="md"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[...options]}
        />
      ))}
      {chips.length > 0 ? (
        <ul aria-label={`${barLabel} that are on`} className={classes.chips}>
          {chips.map(({ label, remove }) => (
            <li key={label}>
              <UnstyledButton className={classes.chip} onClick={remove}>
                <VisuallyHidden>Remove the filter </VisuallyHidden>
                {label}
                <IconX size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <div className={classes.end}>{children}</div> : null}
    </div>
  );
}

const TYPING_MS = 300;

function SearchField({ label, value, onChange }: FilterBarProps['search']) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const searchSoon = useDebouncedCallback((text: string) => onChange(text.trim()), TYPING_MS);
  if (shown !== value) {
    // The address changed: by this field, or by other means, such as a chip.
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      className={classes.search}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={SHORT_TEXT_MAX}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}
