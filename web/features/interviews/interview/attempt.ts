/**
 * One taking of an interview. It may be given again; each time is an attempt of its own, counted from 1. Calls of an
 * interview name it, so that a page of an earlier attempt changes nothing of the present one.
 */
export interface Attempt {
  applicationId: string;
  attempt: number;
  /** The id under which this page holds the interview. */
  holderId: string;
}

/** The name under which an attempt is known on this machine. The first attempt has the id of its application. */
export const localName = ({ applicationId, attempt }: Pick<Attempt, 'applicationId' | 'attempt'>): string =>
  attempt === 1 ? applicationId : `${applicationId}~${attempt}`;
