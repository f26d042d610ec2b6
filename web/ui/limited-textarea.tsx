import { Textarea, type TextareaProps } from '@mantine/core';
import { tooLong, type Limit } from './limited-input.tsx';

/** A field of several lines that says at once when its text is too long. */
export function LimitedTextarea({ limit, error, ...rest }: TextareaProps & Limit) {
  return <Textarea {...rest} error={tooLong(rest.value, limit) ?? error} />;
}
