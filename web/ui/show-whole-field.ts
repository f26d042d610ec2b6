/** More than the space between the bars in a landscape window, or in one with a keyboard. */
const BARS_PX = 280;

/** Shows the whole field being edited if a bar at the bottom would cover it. Returns a function that stops it. */
export function showWholeFields(): () => void {
  let isPressing = false;
  const press = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
  };
  const show = ({ target }: Event) => {
    // Anything that moves under a pressed mouse button selects text.
    if (isPressing || !(target instanceof HTMLElement)) return;
    const hasLines = target instanceof HTMLTextAreaElement || target.isContentEditable;
    if (hasLines && target.offsetHeight < window.innerHeight - BARS_PX)
      target.scrollIntoView({ block: 'nearest' });
  };
  const listeners = { pointerdown: press, pointerup: release, pointercancel: release, focusin: show };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { capture: true });
  return () => {
    for (const [event, listener] of Object.entries(listeners))
      document.removeEventListener(event, listener, { capture: true });
  };
}
