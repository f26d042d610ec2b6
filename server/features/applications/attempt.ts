/**
 * One taking of the interview of an application. An interview can be given again; each time is an attempt of its own,
 * counted from 1.
 */
export interface Attempt {
  applicationId: string;
  attempt: number;
}

/** A name for messages and events about an attempt. The first attempt has the id of its application. */
export const nameOfAttempt = ({ id, attempt }: { id: string; attempt: number }): string =>
  attempt === 1 ? id : `${id}-${attempt}`;

/** The present attempt of an application. */
export const attemptOf = ({ id, attempt }: { id: string; attempt: number }): Attempt => ({
  applicationId: id,
  attempt,
});
