import { icu } from '../icu.ts';

// In several mails.
export const doneFrom = icu('Device: {device}. Place: {place}.');
export const wasYou = icu('If this was you, there’s nothing to do.');
export const notMe = icu('This wasn’t me');
export const goToSignIn = icu('Go to the sign-in page');

// To the new address of an account.
export const confirmAbout = icu('To the new address, when someone asked to change the email of an account.');
export const confirmSubject = icu('Please confirm your new email address');
export const confirmHeading = icu('Your new email address');
export const confirmText = icu(
  'Hello {name}, please confirm that you want to use this email for your Roundone account.',
);
export const confirmHours = icu(
  '{hours, plural, one {The link works for # hour. Until you confirm, your account keeps its current email.} other {The link works for # hours. Until you confirm, your account keeps its current email.}}',
);
export const confirmButton = icu('Confirm this email');
export const confirmNotYou = icu('Didn’t ask for this? You can ignore this email: nothing will change.');

// To the address so far, when a change was asked for.
export const askedAbout = icu('To the email of an account, when someone asked to change it.');
export const askedSubject = icu('Your email address is about to change');
export const askedText = icu(
  'Hello {name}, someone who knows your password asked to change the email of your account to {email}. This happens as soon as the new email is confirmed.',
);
export const askedNotYou = icu(
  '{days, plural, one {If it wasn’t you, choose a new password with the button below. That stops the change and signs everyone out. The link works for # day.} other {If it wasn’t you, choose a new password with the button below. That stops the change and signs everyone out. The link works for # days.}}',
);

// To the earlier address, after a change.
export const changedAbout = icu('To the earlier email of an account, when it was changed.');
export const changedSubject = icu('Your email address was changed');
export const changedText = icu(
  'Hello {name}, your account now uses {email}. This is the last email we’ll send to this address.',
);
export const changedNotYou = icu(
  '{days, plural, one {If it wasn’t you, take your account back with the button below. Your account will use this email again, you’ll choose a new password, and everyone will be signed out. The link works for # day.} other {If it wasn’t you, take your account back with the button below. Your account will use this email again, you’ll choose a new password, and everyone will be signed out. The link works for # days.}}',
);

// To both addresses, after the owner undid a change.
export const undoneAbout = icu(
  'To both addresses of an account, when its owner undid a change of its email.',
);
export const undoneSubject = icu('Your account was recovered');
export const undoneText = icu(
  'Hello {name}, someone opened the link “This wasn’t me” that we sent to {email}. Your account uses that email again, with a new password, and everyone has been signed out.',
);
export const undoneFactors = icu(
  'Second factors added recently and all recovery codes were removed. Please check them under Account.',
);
export const undoneSignIn = icu('You can sign in with your new password.');
export const undoneLost = icu(
  'Your account no longer uses this email. If you think that’s wrong, please write to us.',
);
export const writeToUs = icu('Write to us');

// To the people who run the installation, from the page for contact or support.
export const operatorAbout = icu(
  'To the operator (OPERATOR_MAIL), when someone used the contact or support page.',
);
export const contactSubject = icu('Someone would like to be contacted');
export const supportSubject = icu('Someone is asking for support');
export const fromEmail = icu('Email: {email}');
export const fromPhone = icu('Phone: {phone}');
export const noMessage = icu('They left no message.');

// To the owner of an account, about the password.
export const passwordAbout = icu('To the owner of an account, when its password was changed.');
export const passwordSubject = icu('Your password was changed');
export const passwordText = icu(
  'Hello {name}, your account has a new password. Other devices have been signed out, and links in earlier emails no longer work.',
);
export const passwordNotYou = icu(
  'If it wasn’t you, go to the sign-in page, choose “Forgot password” and set a new one right away. That signs everyone out again.',
);
export const resetAbout = icu('To the owner of an account, when someone asked for a new password.');
export const resetSubject = icu('Reset your password');
export const resetHeading = icu('A new password');
export const resetText = icu('Hello {name}, here is the link you asked for.');
export const resetWorksOnce = icu(
  '{hours, plural, one {It works once, for # hour.} other {It works once, for # hours.}}',
);
export const resetNotYou = icu('Didn’t ask for this? There’s nothing to do: your password stays as it is.');

// To the address of a registration.
export const registered = icu(
  'Someone registered this email on {when} as {role, select, employer {employer} other {job seeker}}, with the name {name}.',
);
export const pendingAbout = icu(
  'To the email of a registration that isn’t verified yet, when someone asked for a new password.',
);
export const pendingText = icu(
  '{hours, plural, one {If that was you, use this link to choose a new password, and your account is ready. It works once, for # hour.} other {If that was you, use this link to choose a new password, and your account is ready. It works once, for # hours.}}',
);
export const pendingNotYou = icu(
  'Didn’t register, or not with this name and role? Then do nothing: without a link there is no account.',
);
export const verifyAbout = icu('To the email of a new registration. Its link creates the account.');
export const verifySubject = icu('Please verify your email address');
export const verifyHeading = icu('Welcome to Roundone, {name}');
export const verifyText = icu(
  '{hours, plural, one {If that was you, one click and your account is ready. The link works for # hour.} other {If that was you, one click and your account is ready. The link works for # hours.}}',
);
export const verifyButton = icu('Activate my account');
export const verifyNotYou = icu(
  'Didn’t register, or not with this name and role? Then do nothing: without the link there is no account, and what was entered will be deleted. Please don’t follow the link, because it would activate an account that someone else made.',
);

// To the owner of an account, about its second factor.
export const factorAbout = icu(
  'To the owner of an account, when a second factor or the recovery codes changed, or a code was used.',
);
export const factorNotYou = icu(
  'If this was you, there’s nothing to do. If it wasn’t, someone knows your password. Choose a new one with “Forgot password” on the sign-in page, and check your second factors.',
);
export const appAdded = icu('An authenticator app was added');
export const appAddedText = icu(
  'Hello {name}, from now on you’ll be asked for a code from your authenticator app when you sign in.',
);
export const appRemoved = icu('Your authenticator app was removed');
export const appRemovedText = icu(
  'Hello {name}, you’ll no longer be asked for a code from your authenticator app when you sign in.',
);
export const passkeyAdded = icu('A passkey was added');
export const passkeyAddedText = icu('Hello {name}, you can now sign in with the passkey “{passkey}”.');
export const passkeyRemoved = icu('A passkey was removed');
export const passkeyRemovedText = icu(
  'Hello {name}, you can no longer sign in with the passkey “{passkey}”.',
);
export const codesMade = icu('New recovery codes were made');
export const codesMadeText = icu(
  'Hello {name}, your account has new recovery codes. The earlier ones no longer work.',
);
export const codeUsed = icu('A recovery code was used');
export const codeUsedText = icu(
  '{left, plural, =0 {Hello {name}, one of your recovery codes was used to sign in. You have none left.} one {Hello {name}, one of your recovery codes was used to sign in. You have # left.} other {Hello {name}, one of your recovery codes was used to sign in. You have # left.}}',
);
