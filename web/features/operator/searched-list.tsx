import { useState, type ReactNode } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/operator.ts';
import { OPERATOR_SEARCH_MAX } from '#contract/shared/limits.ts';
import layout from '#web/ui/layout.module.css';
import { LoadMore, type LoadMoreProps } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read, type ReadState } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { type Act, ActModal } from './act-modal.tsx';

/** The filters in a list's address. */
export function useNarrowing(): { search?: string; companyId?: string } {
  const [address] = useSearchParams();
  const search = address.get('search');
  const companyId = address.get('company');
  return {
    ...(search === null ? {} : { search }),
    ...(companyId === null ? {} : { companyId }),
  };
}

/** The search above a list. It is in the address, so that a search can be linked and revisited. */
export function SearchForm({ label }: { label: string }) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className={layout.searchForm}
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
        <Button type="submit">{said.search()}</Button>
      </form>
    </search>
  );
}

interface RowProps<Row> {
  label: string;
  keyOf: (row: Row) => string;
  facts: (row: Row) => ReactNode;
}

export function ActList<Row>({
  query,
  emptyText,
  nameOf,
  acts,
  ...row
}: RowProps<Row> & {
  query: ReadState<{ items: Row[] }> & LoadMoreProps['query'];
  emptyText: string;
  /** Tells the buttons of one row from those of the others. */
  nameOf: (row: Row) => string;
  acts: (row: Row) => Act[];
}) {
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: emptyText }}
      >
        {({ items }) => (
          <>
            <Rows
              {...row}
              rows={items}
              actions={(each) =>
                acts(each).map((wanted) => (
                  <Button
                    key={wanted.confirmLabel}
                    variant="default"
                    c={wanted.needsPassword ? 'var(--mantine-color-error)' : undefined}
                    onClick={() => setAct(wanted)}
                    aria-label={said.actOn({ act: wanted.confirmLabel, name: nameOf(each) })}
                  >
                    {wanted.confirmLabel}
                  </Button>
                ))
              }
            />
            <LoadMore query={query} />
          </>
        )}
      </Read>
      <ActModal act={act} onClose={() => setAct(null)} />
    </>
  );
}

export function Rows<Row>({
  label,
  rows,
  keyOf,
  facts,
  actions,
}: RowProps<Row> & { rows: readonly Row[]; actions?: (row: Row) => ReactNode }) {
  return (
    <RowList label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Group gap="12px 16px">
            <div className={layout.words}>{facts(row)}</div>
            {actions === undefined ? null : <Group gap="xs">{actions(row)}</Group>}
          </Group>
        </li>
      ))}
    </RowList>
  );
}
