import { useId } from 'react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends PasswordInputProps {
  /** The accessible name of the button at the end of the field. */
  toggleLabel: string;
}

/**
 * A password field that can show the password. Adds attributes for screen readers that the library's own
 * field lacks.
 */
export function PasswordField({ toggleLabel, error, description, ...rest }: PasswordFieldProps) {
  const id = useId();
  const describedBy = [...(description ? [`${id}-description`] : []), ...(error ? [`${id}-error`] : [])].join(
    ' ',
  );
  return (
    <PasswordInput
      id={id}
      required
      withAsterisk={false}
      error={error}
      description={description}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, size: 40 }}
      {...rest}
    />
  );
}
