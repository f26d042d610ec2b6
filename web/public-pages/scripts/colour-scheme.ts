/** The key and the attribute are Mantine's: the web client and `web/public/color-scheme.js` use them too. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

/** Makes the button that changes between light and dark colours work. */
export function offerColourSchemes(): void {
  const button = document.querySelector<HTMLElement>('[data-scheme]');
  if (!button) return;
  const root = document.documentElement;
  const isDark = () => root.getAttribute(ATTRIBUTE) === 'dark';
  const describe = () => {
    const label = isDark() ? 'Use light colours' : 'Use dark colours';
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
      // The colours change on this page alone, because the browser stores nothing for this site.
      if (!(failure instanceof DOMException)) throw failure;
    }
  });
  describe();
  delete button.dataset['waiting'];
}
