import { PASSWORD_MIN } from '#contract/limits.ts';
import type { PasswordOwner } from '#contract/refused-passwords.ts';
import { refusalOfPassword, useStolenPasswords } from './new-password.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The field's text, as forms give it. */
  value?: string;
  owner: PasswordOwner;
}

/** A new password. While it is typed, the field says if it will be refused. */
export function NewPasswordField({ owner, error, value = '', ...rest }: NewPasswordFieldProps) {
  useStolenPasswords();
  const refusal = value.length < PASSWORD_MIN ? null : refusalOfPassword(value, owner);
  return <PasswordField autoComplete="new-password" value={value} {...rest} error={error ?? refusal} />;
}
