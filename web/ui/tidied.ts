import type { FocusEvent } from 'react';

/**
 * Tidies text when the field loses the focus, for example adds https:// to a link. Text it can't tidy stays as typed.
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
