import pg from 'pg';

/** A write was refused because the disk is nearly full; nothing was changed. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** A query ran longer than it may. Its transaction, if any, was rolled back. */
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

/** The database server cannot be reached, or does not answer. It is unknown whether a commit in progress took effect. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(options?: ErrorOptions) {
    super('The server cannot reach its database right now. Please try again in a moment.', options);
  }
}

/** All connections to the database were in use for as long as one waits. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** The database cannot be opened, and waiting would not help. The message is a sentence for the one who starts it. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** A restore or a move was interrupted before the database was complete. */
export class HalfFilled extends DatabaseUnusable {
  override name = 'HalfFilled';

  constructor() {
    super(
      'This database is half filled, because a restore or a move was interrupted. Run the same command again, and start then.',
    );
  }
}

/** There was no free connection in time, or a query ran longer than it may. */
export function isOverload(error: Error): boolean {
  if (error instanceof DatabaseBusy || error instanceof QueryDeadlineExceeded) return true;
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
}

/** PostgreSQL's code for a statement that ran into statement_timeout. */
const QUERY_CANCELED = '57014';

/**
 * Whether a write failed because a value exists already; `constraint` narrows it to one index or constraint.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
