import { useSyncExternalStore } from 'react';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { signIn } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { keepLanguage } from './chosen-language.ts';
import { clearDevice } from './device.ts';
import { rememberReturnTo } from './return-to.ts';
import {
  STORED,
  TOUR,
  clearStored,
  isOnTour,
  openStorage,
  readPreference,
  readStored,
  removeStored,
  writeStored,
  writeStoredFlag,
} from './storage.ts';
import { type Session, VISITOR, readSession } from './stored-session.ts';

const listeners = new Set<() => void>();
let current: Session = VISITOR;
let notice: string | null = null;

/** The session as stored. The object stays the same until one of its values changes. */
export function getSession(): Session {
  const next = readSession();
  const same = (Object.keys(next) as (keyof Session)[]).every((key) => next[key] === current[key]);
  if (!same) current = next;
  return current;
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Public pages are rendered without a browser, for visitors. */
const visitorOnServer = (): Session => VISITOR;

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, visitorOnServer);
}

/** Stores a login: in local storage to remember it, otherwise for this browser session. */
export function startSession(login: OutputOf<typeof signIn>, remember: boolean): void {
  storeLogin(openStorage(remember), login);
  keepLanguage(login.language);
}

function storeLogin(storage: Storage, login: OutputOf<typeof signIn>): void {
  storage.setItem(STORED.token, login.token);
  storage.setItem(STORED.role, login.userRole);
  storage.setItem(STORED.user, login.user.name);
  if (login.memberRole === undefined) storage.removeItem(STORED.memberRole);
  else storage.setItem(STORED.memberRole, login.memberRole);
  storage.setItem(STORED.isOperator, String(login.isOperator ?? false));
  storage.setItem(STORED.interviewCompleted, '[]');
  storage.removeItem(STORED.candidateProfileAvailable);
}

/** Gives a newly opened tab a login of its own, which ends with the tab and affects no other login. */
export function startTour(tab: Window, login: OutputOf<typeof signIn>): void {
  tab.sessionStorage.clear();
  tab.sessionStorage.setItem(TOUR, 'yes');
  storeLogin(tab.sessionStorage, login);
  tab.opener = null;
  tab.location.assign(PATHS.employerDashboard);
}

/** Whether this tab was on a tour. The person is then back in their own company. */
function endTour(): boolean {
  if (!isOnTour()) return false;
  sessionStorage.clear();
  location.assign(PATHS.employerDashboard);
  return true;
}

/** Shows the login page immediately. Resolves once recordings on the device are deleted too. */
export function logOut(): Promise<void> {
  if (endTour()) return Promise.resolve();
  clearStored();
  history.pushState(null, '', PATHS.login);
  changed();
  return clearDevice();
}

/** The server no longer accepts this login. The login page says so, and returns here afterwards. */
export function endSession(message: string): void {
  if (readStored(STORED.token) === null || endTour()) return;
  for (const key of [STORED.token, STORED.role, STORED.user, STORED.candidateProfileAvailable])
    removeStored(key);
  rememberReturnTo(location.pathname + location.search);
  notice = message;
  history.pushState(null, '', PATHS.login);
  changed();
}

let ask: (() => Promise<boolean>) | null = null;
let asked: Promise<boolean> | null = null;

/**
 * Until the returned function is called, this page asks for a new login when the current one ends, and reports whether
 * there is one.
 */
export function askHereForLogin(wanted: () => Promise<boolean>): () => void {
  ask = wanted;
  return () => {
    ask = null;
  };
}

/** Whether the person has signed in again on the page. All refused calls wait for the same answer. */
export function hasSignedInHere(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}

/** The message why the session ended. Returned only once. */
export function takeNotice(): string | null {
  const message = notice;
  notice = null;
  return message;
}

/** Whether this person has viewed a job as candidates see it, on this device. */
export const hasPreviewedJob = (): boolean => readPreference('jobPreviewed') === getSession().userId;

/** Called with the result of the profile calls. Makes the candidate's menu visible. */
export function setCandidateProfileAvailable(available: boolean): void {
  writeStoredFlag(STORED.candidateProfileAvailable, available);
  changed();
}

/** The name in the welcome line. The profile updates it. */
export function setUserName(name: string): void {
  writeStored(STORED.user, name);
  changed();
}

/** Stores what the server says the member may do, because someone else may have changed it. */
export function setMemberRole(role: MemberRole): void {
  if (getSession().memberRole === role) return;
  writeStored(STORED.memberRole, role);
  changed();
}
