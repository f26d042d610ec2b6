import { TextInput, type TextInputProps } from '@mantine/core';
import { counted } from '#contract/shared/words.ts';

/** Why a text is refused for its length, or null. Spaces at its ends do not count. */
export function tooLong(text: unknown, max: number): string | null {
  const over = typeof text === 'string' ? text.trim().length - max : 0;
  return over > 0 ? `This is ${counted(over, 'character')} too long. The limit is ${max}.` : null;
}

export interface Limit {
  /** Longer text is refused. The browser would cut it off without a word, also when it is pasted. */
  limit: number;
}

export function LimitedInput({ limit, error, ...rest }: TextInputProps & Limit) {
  return <TextInput {...rest} error={tooLong(rest.value, limit) ?? error} />;
}
