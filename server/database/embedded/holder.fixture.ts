// embedded.slow.test.ts runs this as its own process. It opens the given data folder and adds rows until it is killed,
// and prints each row's number after the row is committed.

import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '#server/database/database.ts';

const say = (line: string | number): void => void process.stdout.write(`${line}\n`);
const [dataDirectory = '', first = '0'] = process.argv.slice(2);

try {
  const { db } = await openDatabase({ dataDirectory, log: pino({ level: 'silent' }) });
  await sql`CREATE TABLE IF NOT EXISTS kept (id int PRIMARY KEY, filler text NOT NULL)`.execute(db);
  say('open');
  for (let id = Number(first); ; id += 1) {
    await sql`INSERT INTO kept VALUES (${id}, repeat('x', 500))`.execute(db);
    say(id);
  }
} catch (error) {
  say(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
}
