import { useEffect, useSyncExternalStore } from 'react';
import { TEXTS } from '#contract/texts.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { FormName, errorsOf } from './rules.ts';

/** The first message of each field, by its path. */
export type Errors = Record<string, string>;

interface Rules {
  errorsOf: typeof errorsOf;
}

/**
 * 'missing' if the browser could not load the rules. Forms are then sent without a check; the server finds
 * the same errors, and the form shows them.
 */
let rules: Rules | 'missing' | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the rules of all forms, once. */
export function loadRules(): Promise<void> {
  if (rules !== null && rules !== 'missing') return Promise.resolve();
  loading ??= import('./rules.ts')
    .then(
      (loaded) => loaded,
      () => 'missing' as const,
    )
    .then((result) => {
      rules = result;
      loading = null;
      for (const tell of listeners) tell();
    });
  return loading;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Loads the rules once a form is on the screen and the browser is idle. Returns whether values can be checked. A component that
 * calls `check` while it renders needs this to render again when the rules are there.
 */
export function useRules(isNeeded = true): boolean {
  useEffect(() => (isNeeded ? whenIdle(() => void loadRules()) : undefined), [isNeeded]);
  const areLoaded = useSyncExternalStore(listen, () => rules !== null);
  return areLoaded || !isNeeded;
}

/** The errors of the values, found with the schema that the server also uses. None before the rules are loaded. */
export function check(form: FormName, values: unknown): Errors {
  return rules === null || rules === 'missing' ? {} : rules.errorsOf(form, values);
}

/**
 * Reports two different passwords together with the errors of other fields, not only after those are
 * corrected.
 */
export function checkWithConfirmation<Values extends { password: string; confirm: string }>(
  form: FormName,
  values: Values,
): Errors {
  const differ: Errors = values.confirm === values.password ? {} : { confirm: TEXTS.passwordMismatch };
  return { ...differ, ...check(form, values) };
}
