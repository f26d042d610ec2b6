/** More than a window on its side, or one with a keyboard in it, has room for between its bars. */
const BARS_PX = 280;

/**
 * A browser shows the line of a field of several lines that one writes in. A bar at the bottom may then lie on the rest
 * of the field, so the whole field is shown. Returns what ends it.
 */
export function showWholeFields(): () => void {
  let isPressing = false;
  const press = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
  };
  const show = ({ target }: Event) => {
    // What moves under a pressed mouse selects text.
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
