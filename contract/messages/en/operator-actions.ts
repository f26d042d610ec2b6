import { icu } from '../icu.ts';

/** What operators did, in the list of events. */

export const operatorGranted = icu('Granted the operator role');
export const operatorRevoked = icu('Removed the operator role');
export const personResetLinkMade = icu('Made a link for a new password');
export const personSessionsEnded = icu('Ended all sessions');
export const personLocked = icu('Locked the account');
export const personUnlocked = icu('Unlocked the account');
export const personErasureAsked = icu('Requested the deletion of the account');
export const companyTakenDown = icu('Took the company down');
export const companyRestored = icu('Restored the company');
export const jobTakenDown = icu('Took the job down');
export const jobRestored = icu('Restored the job');
export const noticeSet = icu('Set the banner');
export const noticeRemoved = icu('Removed the banner');
export const taskRetried = icu('Retried a failed task');
export const taskGivenUp = icu('Gave up a failed task');
export const storageUnnamedDeleted = icu('Deleted files without a row');
export const queueRetried = icu('Retried all failed tasks of a kind');
