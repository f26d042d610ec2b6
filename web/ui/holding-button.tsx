import { useState, type ComponentProps, type MouseEvent } from 'react';

/** Browsers take the focus from a disabled button. This one keeps it by using `aria-disabled`. The theme uses it. */
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
