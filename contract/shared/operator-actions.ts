import * as said from '../messages/en/operator-actions.ts';

/** What operators and the command `roundone admin` do, in the words of the list of events. */
export const OPERATOR_ACTIONS = {
  'operator.granted': said.operatorGranted,
  'operator.revoked': said.operatorRevoked,
  'person.reset-link-made': said.personResetLinkMade,
  'person.sessions-ended': said.personSessionsEnded,
  'person.locked': said.personLocked,
  'person.unlocked': said.personUnlocked,
  'person.erasure-asked': said.personErasureAsked,
  'company.taken-down': said.companyTakenDown,
  'company.restored': said.companyRestored,
  'job.taken-down': said.jobTakenDown,
  'job.restored': said.jobRestored,
  'notice.set': said.noticeSet,
  'notice.removed': said.noticeRemoved,
  'task.retried': said.taskRetried,
  'task.given-up': said.taskGivenUp,
  'storage.unnamed-deleted': said.storageUnnamedDeleted,
  'queue.retried': said.queueRetried,
} as const;

export type OperatorAction = keyof typeof OPERATOR_ACTIONS;
export const OPERATOR_ACTION_NAMES = Object.keys(OPERATOR_ACTIONS) as OperatorAction[];

/** The kinds of things that an event can be about. */
export const OPERATOR_SUBJECTS = ['person', 'company', 'job', 'notice', 'task'] as const;
export type OperatorSubject = (typeof OPERATOR_SUBJECTS)[number];
