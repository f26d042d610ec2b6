/** Ends a command. Its message is a sentence for the person who gave it. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn';
}

/** The backup is not what was written. `what` says what is wrong. */
export class DamagedBackup extends CannotGoOn {
  override name = 'DamagedBackup';

  constructor(what: string, options?: ErrorOptions) {
    super(`The backup is damaged: ${what}.`, options);
  }
}

/** Whether a disk had no room left, of this machine or of the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'StorageFull' || isDiskFull(error.cause)) return true;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}
