import { KEPT_IN_TAB, KEPT_ON_DEVICE } from '#web/session/storage.ts';

/** Values typed but not sent yet, stored in the browser until the person logs out. */
export interface Draft {
  /** The values as typed, or null if none are stored. */
  read: () => object | null;
  write: (values: object) => void;
  forget: () => void;
}

/** 'tab': until the tab is closed. 'device': until the form is sent or discarded. */
export type DraftPlace = 'tab' | 'device';

const PREFIXES = { tab: KEPT_IN_TAB, device: KEPT_ON_DEVICE };
const storageOf = (place: DraftPlace) => (place === 'tab' ? sessionStorage : localStorage);

export function draftIn(place: DraftPlace, name: string): Draft {
  const storage = storageOf(place);
  const key = `${PREFIXES[place]}${name}`;
  return {
    read: () => {
      const stored = storage.getItem(key);
      return stored === null ? null : valuesIn(stored);
    },
    write: (values) => {
      try {
        storage.setItem(key, JSON.stringify(values));
      } catch (failure) {
        // If the storage is full or forbidden, only the safety copy is lost, not the form on the screen.
        if (!(failure instanceof DOMException)) throw failure;
      }
    },
    forget: () => storage.removeItem(key),
  };
}

export function forgetDrafts(place: DraftPlace, start: string): void {
  const storage = storageOf(place);
  for (const key of Object.keys(storage))
    if (key.startsWith(`${PREFIXES[place]}${start}`)) storage.removeItem(key);
}

function valuesIn(stored: string): object | null {
  try {
    const values: unknown = JSON.parse(stored);
    return typeof values === 'object' ? values : null;
  } catch {
    return null;
  }
}
