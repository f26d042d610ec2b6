import { useEffect, useSyncExternalStore } from 'react';
import * as said from '#contract/messages/en/rules.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { FormName, errorsOf } from './rules.ts';

export type Errors = Record<string, string>;

interface Rules {
  errorsOf: typeof errorsOf;
}

/** 'missing' if they could not be loaded: the form is then sent unchecked, and shows what the server finds. */
let rules: Rules | 'missing' | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

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
 * Loads the rules when the browser is idle. A component that calls `check` while rendering needs this to render again.
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

/** Reports different passwords together with the errors of other fields. */
export function checkWithConfirmation<Values extends { password: string; confirm: string }>(
  form: FormName,
  values: Values,
): Errors {
  const differ: Errors = values.confirm === values.password ? {} : { confirm: said.passwordMismatch() };
  return { ...differ, ...check(form, values) };
}
