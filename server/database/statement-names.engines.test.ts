import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { PLANNED_ANEW } from './statement-names.ts';

describe(`on ${testEngine}`, () => {
  const opened = emptyDatabase();
  beforeAll(async () => {
    await sql`CREATE TABLE often_asked (number int)`.execute(opened.db);
    await sql`INSERT INTO often_asked VALUES (1)`.execute(opened.db);
  });

  const ask = async () => (await sql`SELECT * FROM often_asked WHERE number = ${1}`.execute(opened.db)).rows;

  it('the plan of a statement that runs often is kept, and one whose columns changed is refused once', async () => {
    for (let time = 0; time < 30; time += 1) expect(await ask()).toEqual([{ number: 1 }]);
    const anew = sql`SELECT ${sql.raw(PLANNED_ANEW)} * FROM often_asked WHERE number = ${1}`;
    for (let time = 0; time < 30; time += 1) await anew.execute(opened.db);
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
