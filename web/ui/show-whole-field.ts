/** More than a window on its side, or one with a keyboard in it, has room for between its bars. */
const BARS_PX = 280;

/** Shows the whole field that one writes in, where a bar at the bottom would lie on it. Returns what ends it. */
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
