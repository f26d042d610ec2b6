// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { DataTable, type Column } from './data-table.tsx';

interface Person {
  name: string;
  marks: number;
}

const PEOPLE: Person[] = [
  { name: 'Zoë', marks: 9 },
  { name: 'adam', marks: 100 },
  { name: 'Maya', marks: 25 },
];
const COLUMNS: Column<Person>[] = [
  { header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, orderKey: 'name' },
  { header: 'Marks', cell: ({ marks }) => marks, sortBy: ({ marks }) => marks },
];
const namesShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });

test('a header sorts ascending, then descending, then restores the original order, and states the direction', () => {
  show(<DataTable label="People" columns={COLUMNS} rows={PEOPLE} rowKey={({ name }) => name} />);
  expect(namesShown()).toEqual(['Zoë', 'adam', 'Maya']);
  expect(header('Name').getAttribute('aria-sort')).toBe('none');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(namesShown()).toEqual(['adam', 'Maya', 'Zoë']);
  expect(header('Name').getAttribute('aria-sort')).toBe('ascending');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(namesShown()).toEqual(['Zoë', 'Maya', 'adam']);
  expect(header('Name').getAttribute('aria-sort')).toBe('descending');

  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(namesShown()).toEqual(['Zoë', 'adam', 'Maya']);
});

test('numbers are sorted as numbers', () => {
  show(<DataTable label="People" columns={COLUMNS} rows={PEOPLE} rowKey={({ name }) => name} />);
  fireEvent.click(screen.getByRole('button', { name: 'Marks' }));
  expect(namesShown()).toEqual(['Zoë', 'Maya', 'adam']);
});

function ServerSorted() {
  const [order, setOrder] = useState<string | undefined>();
  return (
    <>
      <p>Asked for: {order ?? 'the usual order'}</p>
      <DataTable
        label="People"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={({ name }) => name}
        server={{ order, onOrder: setOrder, busy: false }}
      />
    </>
  );
}

test('the server sorts a list that is read page by page, and only by the columns that it can sort', () => {
  show(<ServerSorted />);
  expect(screen.queryByRole('button', { name: 'Marks' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  screen.getByText('Asked for: name');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  screen.getByText('Asked for: -name');
  expect(namesShown()).toEqual(['Zoë', 'adam', 'Maya']);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  screen.getByText('Asked for: the usual order');
});
