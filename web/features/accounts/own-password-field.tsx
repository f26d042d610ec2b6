import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** Asks for the password of the person who is signed in, before a change that a stolen login must not make. */
export function OwnPasswordField(props: Omit<PasswordFieldProps, 'toggleLabel'>) {
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      toggleLabel="Show your password"
      {...props}
    />
  );
}
