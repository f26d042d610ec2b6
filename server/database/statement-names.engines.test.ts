import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { createStatementNames } from './statement-names.ts';

describe('the names of statements', () => {
  it('are for those that run often, each its own', () => {
    const nameOf = createStatementNames();
    const first = Array.from({ length: 25 }, () => nameOf('SELECT $1::int'));
    expect(first.slice(0, 19)).toEqual(Array(19).fill(undefined));
    expect(first.slice(19)).toEqual(Array(6).fill('often_1'));
    expect(Array.from({ length: 20 }, () => nameOf('SELECT $1::text')).at(-1)).toBe('often_2');
    expect(nameOf('SELECT $1::int')).toBe('often_1');
  });

  it('are not for those that are to be planned anew', () => {
    const nameOf = createStatementNames();
    const given = Array.from({ length: 50 }, () => nameOf('SELECT /* planned anew */ $1::int'));
    expect(given).toEqual(Array(50).fill(undefined));
  });

  it('are so few that a connection can keep all their plans', () => {
    const nameOf = createStatementNames();
    for (let round = 0; round < 20; round += 1)
      for (let number = 0; number < 400; number += 1) nameOf(`SELECT ${number}`);
    const named = Array.from({ length: 400 }, (_, number) => nameOf(`SELECT ${number}`));
    expect(named.filter((name) => name !== undefined)).toHaveLength(300);
  });
});

describe(`on ${testEngine}`, () => {
  const opened = emptyDatabase();
  beforeAll(async () => {
    await sql`CREATE TABLE often_asked (number int)`.execute(opened.db);
    await sql`INSERT INTO often_asked VALUES (1)`.execute(opened.db);
  });

  const ask = async () => (await sql`SELECT * FROM often_asked WHERE number = ${1}`.execute(opened.db)).rows;

  it('the plan of a statement that runs often is kept, and one whose columns changed is refused once', async () => {
    for (let time = 0; time < 30; time += 1) expect(await ask()).toEqual([{ number: 1 }]);
    const { rows } = await sql`
      SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%often_asked%'`.execute(opened.db);
    expect(rows).toEqual([{ statement: 'SELECT * FROM often_asked WHERE number = $1' }]);

    await sql`ALTER TABLE often_asked ADD COLUMN word text`.execute(opened.db);
    await expect(ask()).rejects.toMatchObject(
      testEngine === 'postgres' ? { name: 'DatabaseBusy' } : { code: '0A000' },
    );
    for (let time = 0; time < 30; time += 1) expect(await ask()).toEqual([{ number: 1, word: null }]);
  });
});
