import { fromOlderDraft } from '#web/api/wire.ts';
import { KEPT_IN_TAB, KEPT_ON_DEVICE } from '#web/session/storage.ts';

/** What is typed into a form and not sent yet, kept in the browser. Logging out forgets it all. */
export interface Draft {
  /** The values as they were typed, or null where none are kept. */
  read: () => object | null;
  write: (values: object) => void;
  forget: () => void;
}

/** Until the tab closes, or until it is sent or discarded. */
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
        // A full or forbidden store costs the safety copy, not the work on the screen.
        if (!(failure instanceof DOMException)) throw failure;
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** Forgets all drafts whose names begin so. */
export function forgetDrafts(place: DraftPlace, start: string): void {
  const storage = storageOf(place);
  for (const key of Object.keys(storage))
    if (key.startsWith(`${PREFIXES[place]}${start}`)) storage.removeItem(key);
}

function valuesIn(stored: string): object | null {
  try {
    // Earlier versions kept some forms in the wire's spelling.
    const values = fromOlderDraft(JSON.parse(stored));
    return typeof values === 'object' ? values : null;
  } catch {
    return null;
  }
}
