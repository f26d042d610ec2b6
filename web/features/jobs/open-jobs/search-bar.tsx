import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import * as said from '#contract/messages/en/jobs.ts';
import { type JobFilterValues, filtersIn } from '#contract/job/job-filters.ts';
import { DESIGNATION_MAX, STATE_NAME_MAX } from '#contract/shared/limits.ts';
import { stateNamed, stateNameIn, stateOptions, type StateOption } from '#contract/interview/state-names.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { isDesignationPart } from '#contract/shared/title-characters.ts';
import {
  getMasterCompanySector,
  getMasterCountry,
  getMasterState,
  suggestDesignations,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './open-jobs.module.css';

export interface JobSearch {
  designation: string;
  /** Null for every state. */
  state: StateOption | null;
  filters: JobFilterValues;
}

interface SearchBarProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

const SUGGESTED = 20;

/** The designation and state to search for. The search starts only when Search is pressed. */
export function SearchBar({ search, onSearch }: SearchBarProps) {
  const [designation, setDesignation] = useState(search.designation);
  const [stateText, setStateText] = useState(search.state?.label ?? '');
  const [picked, setPicked] = useState<StateOption | null>(search.state);
  const [isUnknown, setIsUnknown] = useState(false);
  const [shown, setShown] = useState(search);
  if (shown.designation !== search.designation || shown.state?.value !== search.state?.value) {
    // The address changed by other means, for example the back button.
    setShown(search);
    setDesignation(search.designation);
    setStateText(search.state?.label ?? '');
    setPicked(search.state);
    setIsUnknown(false);
  }

  const [typed] = useDebouncedValue(stateNameIn(stateText), 200);
  const countries = useRead(getMasterCountry, {}, { staleTime: Infinity });
  const suggestions = useRead(
    getMasterState,
    { search: typed, limit: SUGGESTED },
    { enabled: typed !== '', staleTime: Infinity, keepPrevious: true },
  );
  const sectors = useRead(getMasterCompanySector, {}, { staleTime: Infinity });
  const find = useSend(getMasterState);
  const optionsOf = (states: typeof suggestions.data) => stateOptions(states ?? [], countries.data ?? []);
  const options = typed === '' ? [] : optionsOf(suggestions.data);
  const [started] = useDebouncedValue(designation.trim(), 200);
  const designations = useRead(
    suggestDesignations,
    { designation: started },
    { enabled: started !== '' && isDesignationPart(started), keepPrevious: true },
  );
  const designationError = isDesignationPart(designation) ? null : said.designationMarks();

  const submit = async (filters: JobFilterValues) => {
    if (designationError !== null) return;
    const text = stateText.trim();
    let state = picked;
    if (text !== '' && state === null) {
      try {
        const answer = await find.mutateAsync({ search: stateNameIn(text), limit: 100 });
        state = stateNamed(text, optionsOf(answer.data));
      } catch (failure) {
        toast.danger(failure instanceof Error ? failure.message : String(failure));
        return;
      }
      setIsUnknown(state === null);
      if (state === null) return;
      setPicked(state);
      setStateText(state.label);
    }
    onSearch({ designation: designation.trim(), state, filters });
  };
  const clear = (form: HTMLFormElement | null) => {
    form?.reset();
    setDesignation('');
    setStateText('');
    setPicked(null);
    setIsUnknown(false);
    onSearch({ designation: '', state: null, filters: {} });
  };

  return (
    <form
      role="search"
      aria-label={said.openJobsHeading()}
      noValidate
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filtersIn(new FormData(event.currentTarget)));
      }}
    >
      <TextInput
        label={said.designation()}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={DESIGNATION_MAX}
        autoComplete="off"
        list="suggested-designations"
        value={designation}
        onChange={(event) => setDesignation(event.currentTarget.value)}
        error={designationError}
      />
      <datalist id="suggested-designations">
        {started === '' ? null : designations.data?.map(({ name }) => <option key={name}>{name}</option>)}
      </datalist>
      <TextInput
        label={said.state()}
        leftSection={<IconMapPin size={18} aria-hidden />}
        maxLength={STATE_NAME_MAX}
        autoComplete="off"
        list="suggested-states"
        value={stateText}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setStateText(text);
          setPicked(options.find(({ label }) => label === text) ?? null);
          setIsUnknown(false);
        }}
        error={isUnknown ? TEXTS.stateNotFound : null}
      />
      <datalist id="suggested-states">
        {options.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </datalist>
      <div className={classes.searchActions}>
        <Button type="submit" loading={find.isPending}>
          {said.search()}
        </Button>
        <Button variant="default" onClick={(event) => clear(event.currentTarget.form)}>
          {said.clear()}
        </Button>
      </div>
      <FilterFields filters={search.filters} sectors={sectors.data ?? []} />
    </form>
  );
}
