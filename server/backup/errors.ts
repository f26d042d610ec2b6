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
