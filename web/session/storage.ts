/** The keys in the browser's storage, spelled as in the specification. */
export const STORED = {
  token: 'Token',
  role: 'Role',
  user: 'User',
  memberRole: 'memberRole',
  isOperator: 'isOperator',
  interviewCompleted: 'InterviewCompleted',
  candidateProfileAvailable: 'candidateProfielAvailabe',
  workFromHome: 'wfhRef',
  reloadModal: 'reloadmodal',
  userStartedInterview: 'userStartedInterview',
  pageReloaded: 'pageReloaded',
  camera: 'camera',
  microphone: 'microphone',
} as const;

export type StoredKey = (typeof STORED)[keyof typeof STORED];

/** Prefixes of the keys for unsent form values: in this tab, and on this device. */
export const KEPT_IN_TAB = 'form:';
export const KEPT_ON_DEVICE = 'jobStep:';

/** Whether logging out would delete anything typed but not sent. */
export function keepsUnsentWork(): boolean {
  const hasAny = (storage: Storage, prefix: string) =>
    Object.keys(storage).some((name) => name.startsWith(prefix));
  return hasAny(sessionStorage, KEPT_IN_TAB) || (!isOnTour() && hasAny(localStorage, KEPT_ON_DEVICE));
}

/** In the storage of a tab that shows the demo company. Data stored on the device doesn't belong to its login. */
export const TOUR = 'tour';
export const isOnTour = (): boolean => sessionStorage.getItem(TOUR) !== null;

/** A login that should not be remembered is in the tab's session storage, with all its other values. */
function home(): Storage {
  return sessionStorage.getItem(STORED.token) === null ? localStorage : sessionStorage;
}

/** Whether the login outlasts the browser session. */
export function isLoginRemembered(): boolean {
  return home() === localStorage;
}

export function readStored(key: StoredKey): string | null {
  return home().getItem(key);
}

export function writeStored(key: StoredKey, value: string): void {
  home().setItem(key, value);
}

export function readStoredFlag(key: StoredKey): boolean {
  return readStored(key) === String(true);
}

export function writeStoredFlag(key: StoredKey, isOn: boolean): void {
  writeStored(key, String(isOn));
}

export function removeStored(key: StoredKey): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}

export function clearStored(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Chooses the storage for the next login, and deletes any earlier login in this tab. */
export function openStorage(remember: boolean): Storage {
  for (const key of Object.values(STORED)) sessionStorage.removeItem(key);
  return remember ? localStorage : sessionStorage;
}

/** The interviews submitted from this browser. The server uses its own records. */
export function readCompletedInterviews(): string[] {
  const stored = readStored(STORED.interviewCompleted);
  if (stored === null) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function addCompletedInterview(name: string): void {
  const ids = new Set(readCompletedInterviews()).add(name);
  writeStored(STORED.interviewCompleted, JSON.stringify([...ids]));
}

/** A person's settings on this device for how screens work. Logging out deletes them. */
type Preference =
  | 'playbackSpeed'
  | 'skipSilences'
  | 'reviewKeysOff'
  | 'namesHidden'
  | 'companyAdvanced'
  | 'jobPreviewed';

export const readPreference = (name: Preference): string | null => localStorage.getItem(name);

export function writePreference(name: Preference, value: string): void {
  localStorage.setItem(name, value);
}

const INTERVIEW_DEVICE = 'interviewDevice';

/**
 * The id of this browser, which lets the server tell a reloaded page from another device. If nothing can be stored,
 * each page counts as a device of its own.
 */
export function interviewDevice(): string {
  const stored = localStorage.getItem(INTERVIEW_DEVICE);
  if (stored !== null) return stored;
  const made = crypto.randomUUID();
  localStorage.setItem(INTERVIEW_DEVICE, made);
  return made;
}

const INTERVIEW_LEFT = 'interviewLeft';

/**
 * Notes that the page of an interview is going away because it was reloaded, closed or left. A page that crashes can't
 * do so. The note is not in the tab's storage, because that is restored when a tab is reopened after a crash.
 */
export const noteInterviewLeft = (name: string): void => localStorage.setItem(INTERVIEW_LEFT, name);

export const isInterviewLeft = (name: string): boolean => localStorage.getItem(INTERVIEW_LEFT) === name;

export const forgetInterviewLeft = (): void => localStorage.removeItem(INTERVIEW_LEFT);

/** The person and the time zone last sent to the server. */
const TIME_ZONE_TOLD = 'timeZoneTold';

export function isTimeZoneTold(userId: string, timeZone: string): boolean {
  return localStorage.getItem(TIME_ZONE_TOLD) === `${userId} ${timeZone}`;
}

export function noteTimeZoneTold(userId: string, timeZone: string): void {
  localStorage.setItem(TIME_ZONE_TOLD, `${userId} ${timeZone}`);
}
