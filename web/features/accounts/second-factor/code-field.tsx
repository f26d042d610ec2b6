import { TextInput, type TextInputProps } from '@mantine/core';
import * as said from '#contract/messages/en/second-factor.ts';

/** A code from the app. The browser can fill it in from a message or a password manager. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label={said.code()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
      withAsterisk={false}
      {...props}
    />
  );
}
