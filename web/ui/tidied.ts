import type { FocusEvent } from 'react';

/**
 * The props of a text field that tidies its text when it loses the focus: it removes separators from a number
 * and adds https:// to a link. A text that cannot be tidied stays as typed, with an error message.
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
