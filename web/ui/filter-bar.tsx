import { useId, useState, type ReactNode } from 'react';
import { Button, Group, NativeSelect, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { SHORT_TEXT_MAX } from '#contract/shared/limits.ts';
import { useNarrow } from './narrow.ts';
import classes from './filter-bar.module.css';

export interface FilterSelect {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** It sorts the list: it is not a filter that can be removed. */
  isOrder?: boolean;
}

export interface FilterBarProps {
  /** For a second list on the page, so that each has its own name. */
  label?: string;
  search: { label: string; value: string; onChange: (text: string) => void };
  selects?: readonly FilterSelect[];
  /** Behind a button on every screen. On a narrow screen, all filters are. */
  more?: readonly FilterSelect[];
  /** At the end of the row, such as a switch to another view. */
  children?: ReactNode;
}

/**
 * One row of filters above a list. The search text, and each filter behind the button, appears as a chip that removes
 * it.
 */
export function FilterBar({
  label: barLabel = said.filters(),
  search,
  selects = [],
  more = [],
  children,
}: FilterBarProps) {
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const folded = isNarrow ? [...selects, ...more] : more;
  const isOn = ({ value, isOrder }: FilterSelect) => value !== '' && isOrder !== true;
  const count = folded.filter(isOn).length;
  const chips = [
    ...(search.value === '' ? [] : [{ label: `“${search.value}”`, remove: () => search.onChange('') }]),
    ...folded.filter(isOn).map(({ value, options, onChange }) => ({
      label: options.find((option) => option.value === value)?.label ?? value,
      remove: () => onChange(''),
    })),
  ];
  const isFolded = isNarrow && folded.length > 0;
  const end = children ? <div className={classes.end}>{children}</div> : null;
  return (
    <Group role="search" aria-label={barLabel} gap="8px 12px" mb="sm">
      <SearchField {...search} isBesideButton={isFolded} />
      {isNarrow ? null : <Selects selects={selects} />}
      {folded.length > 0 ? (
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={panelId}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? said.filters() : said.filtersCount({ count })}
        </Button>
      ) : null}
      {chips.length > 0 && !isFolded ? (
        <ul aria-label={said.filtersOn({ name: barLabel })} className={classes.chips}>
          {chips.map(({ label, remove }) => (
            <li key={label}>
              <UnstyledButton className={classes.chip} onClick={remove}>
                <VisuallyHidden>{said.removeFilter()} </VisuallyHidden>
                {label}
                <IconX size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {isFolded ? null : end}
      {folded.length > 0 ? (
        <div id={panelId} className={classes.panel} hidden={!isOpen}>
          {isOpen ? <Selects selects={folded} /> : null}
          {isFolded && isOpen ? end : null}
        </div>
      ) : null}
    </Group>
  );
}

function Selects({ selects }: { selects: readonly FilterSelect[] }) {
  return selects.map(({ label, value, options, onChange }) => (
    <NativeSelect
      key={label}
      aria-label={label}
      className={classes.select}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...options]}
    />
  ));
}

const TYPING_MS = 300;

function SearchField({
  label,
  value,
  onChange,
  isBesideButton,
}: FilterBarProps['search'] & { isBesideButton: boolean }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const searchSoon = useDebouncedCallback((text: string) => onChange(text.trim()), TYPING_MS);
  if (shown !== value) {
    // The address changed: through this field, or by other means, such as a chip.
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      className={isBesideButton ? classes.searchBeside : classes.search}
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
