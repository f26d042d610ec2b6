import { expect, test } from 'vitest';
import { sources, textOf } from './import-graph.ts';

/** What changes the company or the role of a person. */
const CHANGES = /(?:insertInto|updateTable|deleteFrom)\('(?:company_members|companies)'\)/g;
/** A new company has no members yet; its name, its logo and the days and minutes that it sets are no part of a session. */
const NO_CHANGE = 4;

test('each statement that changes a membership makes the process forget the sessions that it knows', () => {
  const changing = sources.filter(
    (file) => file.startsWith('server/') && [...textOf(file).matchAll(CHANGES)].length > 0,
  );
  expect(changing).toEqual([
    'server/features/companies/member-store.ts',
    'server/features/companies/store.ts',
    // What members may do while their company is down is asked where it is done; their sessions stay as they are.
    'server/features/companies/take-down-store.ts',
  ]);
  const count = (file: string) => ({
    changes: [...textOf(file).matchAll(CHANGES)].length,
    forgets: textOf(file).split('  forgetKnownSessions();').length - 1,
  });
  expect(count('server/features/companies/member-store.ts')).toEqual({ changes: 2, forgets: 2 });
  const store = count('server/features/companies/store.ts');
  expect(store.forgets).toBe(store.changes - NO_CHANGE);
});
