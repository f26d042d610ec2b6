// Runs statements with parameters in PGlite, with a single message to it. PGlite's own function sends six and plans
// the statement each time.

import { type PGlite, type Results, messages, parse, protocol } from '@electric-sql/pglite';
import { PARSERS } from '#server/database/parsers.ts';
import { createStatementNames, isStalePlan } from '#server/database/statement-names.ts';

const { serialize } = protocol;

export type RunStatement = (
  text: string,
  values: (string | null)[],
) => Promise<Results<Record<string, unknown>>>;

/** `values` are in PostgreSQL's text form. Nothing else may use the database during the call. */
export function createStatements(database: PGlite): RunStatement {
  const nameOf = createStatementNames();
  /** The names of the statements whose plans PGlite keeps. */
  const planned = new Set<string>();
  const send = async (parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { throwOnError: false });

  return async (text, values) => {
    const name = nameOf(text) ?? '';
    const answers = await send([
      ...(planned.has(name) ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ]);
    // It may have been planned although it failed.
    if (name !== '' && answers.some((answer) => answer.name === 'parseComplete')) planned.add(name);
    const error = answers.find((answer) => answer instanceof messages.DatabaseError);
    if (error === undefined)
      return parse.parseResults(answers, PARSERS)[0] as Results<Record<string, unknown>>;
    if (isStalePlan(error)) {
      planned.delete(name);
      await send([serialize.close({ type: 'S', name })]);
    }
    throw error;
  };
}
