import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { OPERATOR_SEARCH_MAX } from '#contract/limits.ts';
import { RowList } from '#web/ui/row-list.tsx';
import classes from './operator.module.css';

/** What the address of a list narrows it to. */
export function useNarrowing(): { search?: string; companyId?: string } {
  const [address] = useSearchParams();
  const search = address.get('search');
  const companyId = address.get('company');
  return {
    ...(search === null ? {} : { search }),
    ...(companyId === null ? {} : { companyId }),
  };
}

/** The search above a list. It is in the address, so that a search can be linked and returned to. */
export function SearchForm({ label }: { label: string }) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = typed.trim();
          setAddress(wanted === '' ? {} : { search: wanted });
        }}
      >
        <TextInput
          label={label}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={OPERATOR_SEARCH_MAX}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** The rows of a list, each with what can be done. */
export function Rows<Row>({
  label,
  rows,
  keyOf,
  facts,
  actions,
}: {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  facts: (row: Row) => ReactNode;
  actions: (row: Row) => ReactNode;
}) {
  return (
    <RowList label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <div className={classes.row}>
            <div className={classes.facts}>{facts(row)}</div>
            <div className={classes.actions}>{actions(row)}</div>
          </div>
        </li>
      ))}
    </RowList>
  );
}
