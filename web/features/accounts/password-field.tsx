import { useId } from 'react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends PasswordInputProps {
  /** Says what the button at its end does. */
  toggleLabel: string;
}

/** A password that one may look at while typing it. Says to screen readers what the library's own field does not. */
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
