import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  WebAuthnError,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { PasskeyNotUsed } from './passkey-support.ts';

/** Asks for an existing passkey. Rejects with PasskeyNotUsed. */
export function askForPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return passkeyFrom(
    startAuthentication({ optionsJSON: options }),
    'No passkey was used. Please try again, or use another way.',
  );
}

/** Creates a passkey. Rejects with PasskeyNotUsed. */
export function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return passkeyFrom(startRegistration({ optionsJSON: options }), 'No passkey was made. Please try again.');
}

async function passkeyFrom<T>(dialog: Promise<T>, sentence: string): Promise<T> {
  try {
    return await dialog;
  } catch (cause) {
    const isThereAlready =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyNotUsed(
      isThereAlready ? 'This device holds a passkey of your account already.' : sentence,
      { cause },
    );
  }
}
