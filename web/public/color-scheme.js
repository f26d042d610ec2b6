// Runs before the first paint, so that a dark page never flashes light. The key is Mantine's own.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
  } catch {
    // People can turn storage off. The system's scheme is used then.
  }
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
