import type { FocusEvent } from 'react';

/** Tidies a text when the field loses the focus, such as https:// for a link; what it cannot tidy stays as typed. */
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
