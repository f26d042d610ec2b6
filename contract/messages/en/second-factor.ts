import { icu } from '../icu.ts';

// After the password.
export const isItYou = icu('Is it you?');
export const title = icu('Second factor');
export const code = icu('Code of your authenticator app');
export const setUpNow = icu('Set it up now');
export const startAgain = icu('Start again');
export const or = icu('or');
export const passkeyAbout = icu(
  'A passkey is stored on this device, your phone or a security key. There’s no code to type.',
);
export const usePasskey = icu('Use a passkey');
export const passkeyAsked = icu('Use one of your passkeys. Your browser will ask for it.');
export const recoveryCode = icu('Recovery code');
export const recoveryCodeHint = icu('One of the codes you saved when you set up your second factor');
export const confirm = icu('Confirm');
export const toPasskey = icu('Use a passkey instead');
export const toApp = icu('Use your authenticator app instead');
export const toRecovery = icu('Use a recovery code instead');

// Passkeys, and what the browser does with them.
export const passkeyNotUsed = icu('No passkey was used. Please try again, or use another method.');
export const passkeyNotMade = icu('No passkey was created. Please try again.');
export const passkeyThere = icu('This device already has a passkey for your account.');
export const passkeyDefaultName = icu('Passkey');

// Setting up an app. The values of the third are the digits and seconds of a code.
export const scan = icu(
  'Open an authenticator app on your phone and scan this code with it. If you can’t scan it, type the key into the app.',
);
export const qrCode = icu('QR code for your authenticator app');
export const key = icu('Key: {key}');
export const typeCode = icu(
  'The app shows {digits, number} digits, and new ones every {seconds, number} seconds. Type the ones it shows now.',
);
export const turnOn = icu('Turn on');

// Recovery codes.
export const recoveryCodes = icu('Recovery codes');
export const codesAbout = icu(
  'Keep these codes where you can find them without your phone. Each one works once, in place of your second factor. You won’t see them again.',
);
export const codesFile = icu('Recovery codes for Roundone ({host}). Each one works once.');
export const copy = icu('Copy');
export const copied = icu('The codes were copied.');
export const download = icu('Download');
export const print = icu('Print');
export const saved = icu('I’ve saved them');
export const noPrint = icu('This browser can’t print from here. Please copy the codes instead.');

// On the page of the account.
export const about = icu(
  'A second proof that it’s you, besides your password. Someone who only knows your password can’t sign in.',
);
export const app = icu('Authenticator app');
export const appOn = icu('On: you’re asked for a code from the app when you sign in.');
export const appOff = icu('Off. An app on your phone shows a code that you enter when you sign in.');
export const otherPhone = icu('Set up on another phone');
export const setUpApp = icu('Set up an app');
export const turnOffApp = icu('Turn off the app');
export const passkeys = icu('Passkeys');
export const passkeysAbout = icu(
  'Stored on this device, your phone or a security key. A passkey also signs you in without a password.',
);
export const noPasskeys = icu('This browser can’t use passkeys at this address.');
export const addPasskey = icu('Add a passkey');
export const codesLeft = icu(
  '{left, number} of {all, number} are left. Use one to sign in if you lose your phone.',
);
export const makeCodes = icu('Make new codes');
export const wholeCompany = icu('For the whole company');
export const required = icu('Everyone who signs in for the company needs a second factor.');
export const notRequired = icu('Nobody who signs in for the company needs a second factor.');
export const require = icu('Require it for everyone');
export const stopRequiring = icu('Stop requiring it');
export const yourPasskeys = icu('Your passkeys');
export const passkeyUnused = icu('Added {added}, not used yet');
export const passkeyUsed = icu('Added {added}, last used {used}');
export const rename = icu('Rename');
export const renameNamed = icu('Rename {name}');
export const removeNamed = icu('Remove {name}');

// Changes, in a dialog.
export const turnOffAppTitle = icu('Turn off the authenticator app');
export const newCodesTitle = icu('New recovery codes');
export const renameTitle = icu('Rename the passkey');
export const removePasskey = icu('Remove the passkey');
export const next = icu('Continue');
export const setUpOther = icu(
  'The app on the other phone will replace the one you use now, as soon as you enter its first code.',
);
export const setUpFirst = icu('Enter your password first. Then scan a code with the app.');
export const turnOffAbout = icu(
  'You won’t be asked for codes from the app any more when you sign in. We’ll confirm this by email.',
);
export const turnOff = icu('Turn off');
export const addPasskeyAbout = icu(
  'Enter your password first. Then your browser asks where to save the passkey.',
);
export const newCodesAbout = icu('You’ll get new codes. Your old ones will stop working.');
export const removePasskeyAbout = icu(
  'You won’t be able to sign in with the passkey “{name}” any more. We’ll confirm this by email.',
);
export const requireAbout = icu(
  'Everyone who signs in for your company, including you, will need a second factor from their next sign-in. Anyone who doesn’t have one will set it up then, before anything else.',
);
export const stopRequiringAbout = icu(
  'People who sign in for your company won’t need a second factor any more.',
);
export const passkeyName = icu('Name of the passkey');

// What the server answers.
export const appIsOn = icu('Your authenticator app is on.');
export const appIsOff = icu('Your authenticator app is off.');
export const passkeyAdded = icu('Your passkey was added.');
export const passkeyRenamed = icu('Your passkey was renamed.');
export const passkeyRemoved = icu('Your passkey was removed.');
export const tooManyPasskeys = icu(
  '{max, plural, one {An account can have # passkey. Remove it before you add another.} other {An account can have up to # passkeys. Remove one that you no longer use.}}',
);
export const addFactorFirst = icu('Add an authenticator app or a passkey first.');
export const namePasskey = icu('Please say which passkey');
export const sayRequired = icu('Please say whether a second factor is required');
