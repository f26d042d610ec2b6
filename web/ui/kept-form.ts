import { useEffect, useRef, useState } from 'react';
import { draftIn } from './form/draft.ts';

/** The part of a Mantine form that this hook needs. */
interface KeptForm<Values> {
  values: Values;
  setValues: (values: Partial<Values>) => void;
  isDirty: () => boolean;
}

interface Kept {
  /** Deletes the stored values, after a success or when the person discards them. */
  forget: () => void;
  /** The form holds values from an earlier visit that differ from the saved ones. */
  isRestored: boolean;
}

/** Stores a form's values in this tab, so that a reload loses nothing. Passwords belong in `leaveOut`. */
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

/** Deletes the stored values of a form that is not on the page, so that it starts empty. */
export function forgetKeptForm(key: string): void {
  draftIn('tab', key).forget();
}
