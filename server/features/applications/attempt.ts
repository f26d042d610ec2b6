/** One attempt at the interview of an application, counted from 1, because an interview can be given again. */
export interface Attempt {
  applicationId: string;
  attempt: number;
}

/** A name for messages and events about an attempt. The first attempt has the id of its application. */
export const nameOfAttempt = ({ id, attempt }: { id: string; attempt: number }): string =>
  attempt === 1 ? id : `${id}-${attempt}`;

export const attemptOf = ({ id, attempt }: { id: string; attempt: number }): Attempt => ({
  applicationId: id,
  attempt,
});
