/** A key for one press of a button, so that a repeated call makes nothing a second time. */
export const newDraftKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
