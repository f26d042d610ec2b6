import type { FocusEvent } from 'react';

/**
 * A text field's props, so that on leaving it the text becomes what will be kept: separators out of a number, https:// before a
 * link. What cannot be understood stays as it was typed, with its message.
 */
export function tidied<Props extends object>(
  props: Props,
  tidy: (text: string) => string,
  change: (text: string) => void,
) {
  return {
    ...props,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      const text = tidy(typed);
      if (text !== typed) change(text);
      if ('onBlur' in props && typeof props.onBlur === 'function') props.onBlur(event);
    },
  };
}
