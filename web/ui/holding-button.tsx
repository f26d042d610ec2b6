import { useState, type ComponentProps, type MouseEvent } from 'react';

/**
 * A button that keeps the focus when it is disabled under it, as while it works: a browser takes the focus away from a
 * disabled button, and somebody with a keyboard would have to begin at the top of the page. It does nothing then, and
 * says so. A button that has not got the focus is disabled as usual. The theme makes every button of this one.
 */
export function HoldingButton({
  type = 'button',
  disabled,
  onFocus,
  onBlur,
  onClick,
  ...rest
}: ComponentProps<'button'>) {
  const [isFocused, setFocused] = useState(false);
  const isHeld = disabled === true && isFocused;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isFocused}
      {...(isHeld ? { 'aria-disabled': true } : {})}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onClick={click}
    />
  );
}
