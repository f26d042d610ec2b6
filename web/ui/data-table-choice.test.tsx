// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useChoice } from './choice.ts';
import { DataTable } from './data-table.tsx';
import { RowActions } from './row-actions.tsx';

const PAGE = ['Ada', 'Ben', 'Cleo', 'Dora'];
const ALL = [...PAGE, 'Emil', 'Fay'];

function List() {
  const [isOther, setOther] = useState(false);
  const [done, setDone] = useState('');
  const choice = useChoice<string>((row) => row, 5);
  const rows = isOther ? ['Emil', 'Fay', 'Ada'] : PAGE;
  return (
    <>
      <button onClick={() => setOther(!isOther)}>Sort</button>
      <p>Done: {done}</p>
      <DataTable
        label="People"
        columns={[{ header: 'Name', cell: (row) => row, heading: true }]}
        rows={rows}
        rowKey={(row) => row}
        rowName={(row) => row}
        choice={choice}
        actions={(row) => (
          <RowActions
            name={row}
            action={{ label: 'Accept', onSelect: () => setDone(`accept ${row}`) }}
            menu={[
              { label: 'Profile', to: '/other' },
              { label: 'Decline', onSelect: () => setDone(`decline ${row}`) },
            ]}
          />
        )}
      />
      <BulkBar
        choice={choice}
        total={ALL.length}
        hasMore
        readAll={(most) => Promise.resolve(ALL.slice(0, most))}
        actions={[{ label: 'Decline all', onPress: () => setDone(choice.rows.join()) }]}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const chosen = () => PAGE.filter((name) => box(name).checked);
const bar = () => screen.queryByRole('region', { name: 'Selected' });
const press = (name: string, key: string, shiftKey = false) =>
  fireEvent.keyDown(box(name), { key, shiftKey });

test('a click chooses a row, and a click with Shift all rows up to there', () => {
  show(<List />);
  expect(bar()).toBeNull();
  fireEvent.click(box('Ada'));
  fireEvent.click(box('Cleo'), { shiftKey: true });
  expect(chosen()).toEqual(['Ada', 'Ben', 'Cleo']);
  within(bar()!).getByText('3 selected');
});

test('Enter in a row goes to what can be done with those who are chosen', () => {
  show(<List />);
  box('Ben').focus();
  press('Ben', 'Enter');
  expect(document.activeElement).toBe(box('Ben'));
  fireEvent.click(box('Ben'));
  press('Ben', 'Enter');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline all' }));
});

test('arrow keys go from row to row, and with Shift they choose', () => {
  show(<List />);
  box('Ada').focus();
  press('Ada', 'ArrowDown');
  expect(document.activeElement).toBe(box('Ben'));
  expect(chosen()).toEqual([]);
  press('Ben', 'ArrowDown', true);
  press('Cleo', 'ArrowDown', true);
  expect(chosen()).toEqual(['Ben', 'Cleo', 'Dora']);
  expect(document.activeElement).toBe(box('Dora'));
  press('Dora', 'ArrowUp', true);
  expect(chosen()).toEqual(['Ben', 'Cleo']);
  press('Cleo', 'ArrowUp');
  expect(document.activeElement).toBe(box('Ben'));
  expect(chosen()).toEqual(['Ben', 'Cleo']);
});

test('the first checkbox chooses all rows that are shown, and none', () => {
  show(<List />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all that are shown' });
  fireEvent.click(box('Ben'));
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(chosen()).toEqual(PAGE);
  fireEvent.click(all);
  expect(bar()).toBeNull();
});

test('the choice survives another order, and is given to the action with those who are not shown', () => {
  show(<List />);
  fireEvent.click(box('Ben'));
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }));
  fireEvent.click(box('Fay'));
  fireEvent.click(screen.getByRole('button', { name: 'Decline all' }));
  expect(screen.getByText(/^Done:/).textContent).toBe('Done: Ben,Fay');
});

test('all that match can be chosen, up to the most that can be decided at once', async () => {
  show(<List />);
  fireEvent.click(box('Ada'));
  fireEvent.click(screen.getByRole('button', { name: 'Select the first 5 of 6' }));
  await screen.findAllByText('5 selected, the most at once');
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).toBeNull();
});

test('a row has one quiet action, and a menu that the keyboard opens, walks through and leaves', () => {
  show(<List />, { '/other': <p>The profile</p> });
  fireEvent.click(screen.getByRole('button', { name: 'Accept Ben' }));
  screen.getByText('Done: accept Ben');
  const opener = screen.getByRole('button', { name: 'More for Cleo' });
  fireEvent.keyDown(opener, { key: 'ArrowDown' });
  const menu = screen.getByRole('menu', { name: 'More for Cleo' });
  expect(document.activeElement?.textContent).toBe('Profile');
  fireEvent.keyDown(menu, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toBe('Decline');
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Decline' }));
  screen.getByText('Done: decline Cleo');
  expect(screen.queryByRole('menu')).toBeNull();
});
