import pg from 'pg';

/** A write was refused because the disk is nearly full. Nothing was changed. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** A query ran longer than allowed. Its transaction, if any, was rolled back. */
export class QueryDeadlineExceeded extends Error {
  override name = 'QueryDeadlineExceeded';
}

/** The outer database was used while the same asynchronous flow holds a transaction. */
export class OutsideTransaction extends Error {
  override name = 'OutsideTransaction';
}

/** The connection broke during a query. It is unknown whether a commit in progress took effect. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** The database server cannot be reached or does not answer. It is unknown whether a commit in progress took effect. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(options?: ErrorOptions) {
    super('The server cannot reach its database right now. Please try again in a moment.', options);
  }
}

/** The statement would work if it were sent again. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** SQLSTATE classes of a server that is shutting down, starting, or lost: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const AWAY_STATES = /^(08|57P0[1-5]|53300)/;
const AWAY_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EHOSTDOWN ENOTFOUND EAI_AGAIN ENOENT EADDRNOTAVAIL'.split(
    ' ',
  ),
);
/** Whether an error means that the server cannot be reached now, and not that the query is wrong. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  // The driver's own errors about a connection (lost, or not made in time) have no code and no class.
  if (code === undefined) return error.constructor === Error;
  return AWAY_STATES.test(code) || AWAY_CODES.has(code);
}

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/**
 * The database cannot be opened, and waiting would not help. The message is a sentence for the person who starts the
 * program.
 */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** A restore or a move was interrupted before the database was complete. */
export class HalfFilled extends DatabaseUnusable {
  override name = 'HalfFilled';

  constructor() {
    super(
      'This database is only partly filled because a restore or a move was interrupted. Run the same command again before you start.',
    );
  }
}

/** No connection became free in time, a query ran longer than allowed, or its transaction gave way to another one. */
export function isOverload(error: Error): boolean {
  if (error instanceof DatabaseBusy || error instanceof QueryDeadlineExceeded) return true;
  return error instanceof pg.DatabaseError && (error.code === QUERY_CANCELED || error.code === DEADLOCK);
}

/** PostgreSQL's code for a statement that exceeded statement_timeout. */
const QUERY_CANCELED = '57014';
/** Its code for the one of two transactions, waiting for each other, that it has rolled back. */
const DEADLOCK = '40P01';

/** Whether a write failed because a value already exists. `constraint` narrows this to one index or constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
