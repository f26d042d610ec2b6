import pg from 'pg';

/** A statement with its values, as the driver received it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The statements that a call sends to PostgreSQL while `work` runs. Nothing else may use the database during this
 * time.
 */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, parameters) {
      const [given, values] = parameters as unknown[];
      // A statement that runs often is passed as an object with its name.
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
