import { useState, type ComponentProps, type MouseEvent } from 'react';

/**
 * A button that keeps the focus when it becomes disabled, for example while a call runs. A browser removes
 * the focus from a disabled button, and keyboard users would have to start again at the top of the page.
 * While it is disabled it does nothing and has `aria-disabled`. A button without the focus is disabled as
 * usual. The theme uses this for every button.
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
