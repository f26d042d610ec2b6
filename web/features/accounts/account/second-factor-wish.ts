/** A change of the second factors that the person can ask for. */
export type Wish =
  | { what: 'set-up-app'; isOn: boolean }
  | { what: 'remove-app' | 'add-passkey' | 'make-codes' }
  | { what: 'rename-passkey'; passkeyId: string; name: string }
  | { what: 'remove-passkey'; passkeyId: string; name: string }
  | { what: 'require'; required: boolean };

export function titleOf(wish: Wish): string {
  switch (wish.what) {
    case 'set-up-app':
      return 'Authenticator app';
    case 'remove-app':
      return 'Turn off the authenticator app';
    case 'add-passkey':
      return 'Add a passkey';
    case 'make-codes':
      return 'New recovery codes';
    case 'rename-passkey':
      return 'Rename the passkey';
    case 'remove-passkey':
      return 'Remove the passkey';
    case 'require':
      return 'For the whole company';
  }
}
