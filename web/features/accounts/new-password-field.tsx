import { useEffect, useState } from 'react';
import { PASSWORD_MIN } from '#contract/shared/limits.ts';
import type { PasswordOwner, passwordRefusal } from '#contract/account/refused-passwords.ts';
import { checkWithConfirmation, type Errors } from '#web/ui/form/check.ts';
import type { FormName } from '#web/ui/form/rules.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** Null until the browser has the list. The server refuses the same passwords. */
let refusalOf: typeof passwordRefusal | null = null;

async function loadList(): Promise<void> {
  refusalOf ??= (await import('#contract/account/refused-passwords.ts')).passwordRefusal;
}

/** Loads the list of stolen passwords for a form with a new password. */
function useStolenPasswords(): void {
  const [, setIsLoaded] = useState(refusalOf !== null);
  useEffect(
    () =>
      whenIdle(() => {
        loadList().then(
          () => setIsLoaded(true),
          // Without the list, the form is sent and the server refuses.
          () => undefined,
        );
      }),
    [],
  );
}

/** The reason why a password in the right form is refused, or null. */
const refusalOfPassword = (password: string, owner: PasswordOwner): string | null =>
  refusalOf?.(password, owner) ?? null;

/** The errors of a form with a new password typed twice. */
export function checkNewPassword<Values extends { password: string; confirm: string }>(
  form: FormName,
  values: Values,
  owner: PasswordOwner,
): Errors {
  const refusal = refusalOfPassword(values.password, owner);
  return { ...(refusal === null ? {} : { password: refusal }), ...checkWithConfirmation(form, values) };
}

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The field's text, as provided by the form. */
  value?: string;
  owner: PasswordOwner;
}

/** A field for a new password. While the person types, it says whether the password would be refused. */
export function NewPasswordField({ owner, error, value = '', ...rest }: NewPasswordFieldProps) {
  useStolenPasswords();
  const refusal = value.length < PASSWORD_MIN ? null : refusalOfPassword(value, owner);
  return <PasswordField autoComplete="new-password" value={value} {...rest} error={error ?? refusal} />;
}
