import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import * as said from '#contract/messages/en/accounts.ts';

export interface PasswordFieldProps extends PasswordInputProps {
  /** The accessible name of the button at the end of the field. */
  toggleLabel: string;
}

/** A password field that can show the password and be marked as invalid, unlike the library's own field. */
export function PasswordField({ toggleLabel, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      required
      withAsterisk={false}
      aria-invalid={rest.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, size: 40 }}
      {...rest}
    />
  );
}

/** Asks for the signed-in person's password before a change that must not be possible with a stolen login. */
export function OwnPasswordField(props: Omit<PasswordFieldProps, 'toggleLabel'>) {
  return (
    <PasswordField
      label={said.ownPassword()}
      autoComplete="current-password"
      toggleLabel={said.showOwn()}
      {...props}
    />
  );
}
