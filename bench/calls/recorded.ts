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
      const [text, values] = parameters as unknown[];
      if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
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
