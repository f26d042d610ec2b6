import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Recorded } from './calls.ts';

/**
 * The reference server: the same framework, driver and number of connections. For each call it runs the statements
 * that Roundone runs for it, sends the same answer, and does nothing else.
 */

const [file = '', databaseUrl = ''] = process.argv.slice(2);
const recorded: Recorded[] = JSON.parse(readFileSync(file, 'utf8'));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();
for (const [index, { statements, answer }] of recorded.entries()) {
  app.get(`/${index}`, async () => {
    for (const { text, values } of statements) await pool.query(text, values);
    return answer;
  });
}
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
