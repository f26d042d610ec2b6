import { Textarea, type TextareaProps } from '@mantine/core';
import { tooLong, type Limit } from './limited-input.tsx';

export function LimitedTextarea({ limit, error, ...rest }: TextareaProps & Limit) {
  return <Textarea {...rest} error={tooLong(rest.value, limit) ?? error} />;
}
