import { useEffect, useRef, useState } from 'react';
import { KEPT_IN_TAB } from '#web/session/storage.ts';

/** The part of a Mantine form that this needs. */
interface KeptForm<Values> {
  values: Values;
  setValues: (values: Partial<Values>) => void;
  isDirty: () => boolean;
}

interface Kept {
  /** Forgets what is kept: after a success, or where it is discarded. */
  forget: () => void;
  /** The form holds what was typed in an earlier visit, and it is not what is saved. */
  isRestored: boolean;
}

/**
 * Keeps a form's values in this tab, so that an accidental reload loses nothing. Leave out what must not be stored
 * (passwords, say).
 */
export function useKeptForm<Values extends Record<string, unknown>>(
  form: KeptForm<Values>,
  key: string,
  leaveOut: readonly (keyof Values)[] = [],
): Kept {
  const name = `${KEPT_IN_TAB}${key}`;
  const restored = useRef(false);
  const [wasKept, setWasKept] = useState(() => sessionStorage.getItem(name) !== null);
  const { values, setValues } = form;

  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const stored = sessionStorage.getItem(name);
      if (stored !== null) setValues(readValues<Values>(stored));
      return;
    }
    if (!form.isDirty()) {
      sessionStorage.removeItem(name);
      return;
    }
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !leaveOut.includes(field)));
    sessionStorage.setItem(name, JSON.stringify(kept));
  });

  const forget = () => {
    forgetKeptForm(key);
    setWasKept(false);
  };
  return { forget, isRestored: wasKept && form.isDirty() };
}

/** Forgets what a form keeps, without the form: for one that is to begin anew. */
export function forgetKeptForm(key: string): void {
  sessionStorage.removeItem(`${KEPT_IN_TAB}${key}`);
}

function readValues<Values>(stored: string): Partial<Values> {
  try {
    const values: unknown = JSON.parse(stored);
    return typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  }
}
