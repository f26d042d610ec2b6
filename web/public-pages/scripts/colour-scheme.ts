import * as shell from '#contract/messages/en/shell.ts';

/** The key and the attribute are Mantine's. The web client and `web/public/color-scheme.js` use them too. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

function chosen(): string | null {
  try {
    const scheme = localStorage.getItem(KEY);
    return scheme === 'auto' ? null : scheme;
  } catch (failure) {
    // The browser stores nothing for this site.
    if (failure instanceof DOMException) return null;
    throw failure;
  }
}

/** Activates the button that switches between light and dark colours. */
export function offerColourSchemes(): void {
  const button = document.querySelector<HTMLElement>('[data-scheme]');
  if (!button) return;
  const root = document.documentElement;
  const isDark = () => root.getAttribute(ATTRIBUTE) === 'dark';
  const describe = () => {
    const label = isDark() ? shell.lightColours() : shell.darkColours();
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  button.addEventListener('click', () => {
    const scheme = isDark() ? 'light' : 'dark';
    root.setAttribute(ATTRIBUTE, scheme);
    describe();
    try {
      localStorage.setItem(KEY, scheme);
    } catch (failure) {
      // The colours change only on this page, because the browser stores nothing for this site.
      if (!(failure instanceof DOMException)) throw failure;
    }
  });
  // Without a choice, the colours follow the device, including later changes.
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', () => {
    if (chosen() !== null) return;
    root.setAttribute(ATTRIBUTE, device.matches ? 'dark' : 'light');
    describe();
  });
  describe();
  delete button.dataset['waiting'];
}
