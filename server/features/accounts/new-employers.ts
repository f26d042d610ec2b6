import type { Database } from '#server/database/database.ts';
import type { UserRow } from './store.ts';

type Make = (tx: Database, user: UserRow) => Promise<void>;

const made: Make[] = [];

/** A later feature registers what it makes for a new employer, since this feature does not know its tables. */
export function whenEmployerRegisters(make: Make): void {
  made.push(make);
}

/** In the transaction in which the account is made. */
export async function makeForEmployer(tx: Database, user: UserRow): Promise<void> {
  for (const make of made) await make(tx, user);
}
