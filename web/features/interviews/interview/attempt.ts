/**
 * One attempt at an interview. An interview can be repeated, and its attempts are counted from 1. Calls name the
 * attempt, so that a page of an earlier attempt can't change the current one.
 */
export interface Attempt {
  applicationId: string;
  attempt: number;
  /** The id under which this page holds the interview. */
  holderId: string;
}

/** The name of an attempt on this device. For the first attempt, this is the id of the application. */
export const localName = ({ applicationId, attempt }: Pick<Attempt, 'applicationId' | 'attempt'>): string =>
  attempt === 1 ? applicationId : `${applicationId}~${attempt}`;
