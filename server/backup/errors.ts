/** Ends a command. Its message is a sentence for the person who ran it. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn';
}

/** The backup differs from what was written. `what` says how. */
export class DamagedBackup extends CannotGoOn {
  override name = 'DamagedBackup';

  constructor(what: string, options?: ErrorOptions) {
    super(`The backup is damaged: ${what}.`, options);
  }
}

/** Whether a disk was full, on this machine or on the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'StorageFull' || isDiskFull(error.cause)) return true;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
