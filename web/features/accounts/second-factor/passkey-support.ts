// Separate from the dialogs and their library, so that a page that may not need them doesn't load them.

/** Whether this browser, at this address, can use passkeys. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The browser's dialog ended without a passkey. `message` is a sentence that can be shown to the user. */
export class PasskeyNotUsed extends Error {
  override name = 'PasskeyNotUsed';
}
