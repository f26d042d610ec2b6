import { TextInput, type TextInputProps } from '@mantine/core';
import * as said from '#contract/messages/en/ui.ts';

/** Why a text is refused for its length, or null. Spaces at its ends don't count. */
export function tooLong(text: unknown, max: number): string | null {
  const over = typeof text === 'string' ? text.trim().length - max : 0;
  return over > 0 ? said.tooLong({ over, max }) : null;
}

export interface Limit {
  /** Longer text is refused. The browser's own limit would silently cut it off, even when pasted. */
  limit: number;
}

export function LimitedInput({ limit, error, ...rest }: TextInputProps & Limit) {
  return <TextInput {...rest} error={tooLong(rest.value, limit) ?? error} />;
}
