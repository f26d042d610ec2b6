import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  WebAuthnError,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import * as said from '#contract/messages/en/second-factor.ts';
import { PasskeyNotUsed } from './passkey-support.ts';

/** Asks for an existing passkey. Rejects with PasskeyNotUsed. */
export function askForPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return passkeyFrom(startAuthentication({ optionsJSON: options }), said.passkeyNotUsed);
}

/** Creates a passkey. Rejects with PasskeyNotUsed. */
export function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  return passkeyFrom(startRegistration({ optionsJSON: options }), said.passkeyNotMade);
}

async function passkeyFrom<T>(dialog: Promise<T>, sentence: () => string): Promise<T> {
  try {
    return await dialog;
  } catch (cause) {
    const isThereAlready =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyNotUsed(isThereAlready ? said.passkeyThere() : sentence(), { cause });
  }
}
