import { TextInput, type TextInputProps } from '@mantine/core';
import { tooLong, type Limit } from './too-long.ts';

/** A field of one line that says at once when its text is too long. */
export function LimitedInput({ limit, error, ...rest }: TextInputProps & Limit) {
  return <TextInput {...rest} error={tooLong(rest.value, limit) ?? error} />;
}
