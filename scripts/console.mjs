/**
 * Thrown to end the program. `main` prints the message for the person at the terminal, without a stack trace.
 */
export class Stop extends Error {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs the main function of a program. Prints the message of a Stop, or the stack of any other error. */
export async function main(program) {
  try {
    process.exitCode = await program();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = error instanceof Stop ? error.exitCode : 1;
  }
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
