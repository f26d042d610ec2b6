import { useEffect, useState } from 'react';
import type { PasswordOwner, passwordRefusal } from '#contract/refused-passwords.ts';
import { checkWithConfirmation, type Errors } from '#web/ui/form/check.ts';
import type { FormName } from '#web/ui/form/rules.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** Null until the browser has the list. The server refuses the same passwords. */
let refusalOf: typeof passwordRefusal | null = null;

async function loadList(): Promise<void> {
  refusalOf ??= (await import('#contract/refused-passwords.ts')).passwordRefusal;
}

/** Loads the list of stolen passwords for a form that asks for a new one. */
export function useStolenPasswords(): void {
  const [, setIsLoaded] = useState(refusalOf !== null);
  useEffect(
    () =>
      whenIdle(() => {
        loadList().then(
          () => setIsLoaded(true),
          // Without the list the form is sent, and the server refuses.
          () => undefined,
        );
      }),
    [],
  );
}

/** Why this password is refused although it has the right form, or null. */
export const refusalOfPassword = (password: string, owner: PasswordOwner): string | null =>
  refusalOf?.(password, owner) ?? null;

/** The errors of a form with a new password that is typed twice. */
export function checkNewPassword<Values extends { password: string; confirm: string }>(
  form: FormName,
  values: Values,
  owner: PasswordOwner,
): Errors {
  const refusal = refusalOfPassword(values.password, owner);
  return { ...(refusal === null ? {} : { password: refusal }), ...checkWithConfirmation(form, values) };
}
