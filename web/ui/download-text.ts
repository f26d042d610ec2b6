const REVOKED_AFTER_MS = 60_000;

/** Saves text as a file. */
export function downloadText(filename: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser begins to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}
