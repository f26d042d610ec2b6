/** What operators and the command `roundone admin` do, as the list of events calls it. */
export const OPERATOR_ACTIONS = {
  'operator.granted': 'Gave the role of operator',
  'operator.revoked': 'Took the role of operator',
  'person.reset-link-made': 'Made a link for a new password',
  'person.sessions-ended': 'Ended all sessions',
  'person.locked': 'Locked the account',
  'person.unlocked': 'Unlocked the account',
  'person.erasure-asked': 'Asked for the deletion of the account',
  'company.taken-down': 'Took the company down',
  'company.restored': 'Restored the company',
  'job.taken-down': 'Took the job down',
  'job.restored': 'Restored the job',
  'notice.set': 'Set the banner',
  'notice.removed': 'Removed the banner',
  'task.retried': 'Tried a failed task again',
  'task.given-up': 'Gave a failed task up',
  'storage.unnamed-deleted': 'Had files that no row names deleted',
  'retention.confirmed': 'Let retention delete after an upgrade',
  'queue.retried': 'Tried all failed tasks of a kind again',
} as const;

export type OperatorAction = keyof typeof OPERATOR_ACTIONS;
export const OPERATOR_ACTION_NAMES = Object.keys(OPERATOR_ACTIONS) as OperatorAction[];

/** What an event was about. */
export const OPERATOR_SUBJECTS = ['person', 'company', 'job', 'notice', 'task'] as const;
export type OperatorSubject = (typeof OPERATOR_SUBJECTS)[number];
