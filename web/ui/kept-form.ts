import { useEffect, useRef, useState } from 'react';
import { draftIn } from './form/draft.ts';

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
  const draft = draftIn('tab', key);
  const restored = useRef(false);
  const [wasKept, setWasKept] = useState(() => draft.read() !== null);
  const { values, setValues } = form;

  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const stored = draft.read();
      if (stored !== null) setValues(stored);
      return;
    }
    if (!form.isDirty()) {
      draft.forget();
      return;
    }
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !leaveOut.includes(field)));
    draft.write(kept);
  });

  const forget = () => {
    forgetKeptForm(key);
    setWasKept(false);
  };
  return { forget, isRestored: wasKept && form.isDirty() };
}

/** Forgets what a form keeps, without the form: for one that is to begin anew. */
export function forgetKeptForm(key: string): void {
  draftIn('tab', key).forget();
}
