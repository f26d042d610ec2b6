import pg from 'pg';

/** A statement with its values, as the driver got it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that a call sends to PostgreSQL while `work` runs. Nothing else may use the database meanwhile. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, parameters) {
      const [given, values] = parameters as unknown[];
      // A statement that runs often comes with its name, in an object.
      const { text, values: own } = (
        typeof given === 'string' ? { text: given, values } : given
      ) as Statement;
      statements.push({ text, values: Array.isArray(own) ? own : [] });
      return Reflect.apply(target, client, parameters);
    },
  });
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
