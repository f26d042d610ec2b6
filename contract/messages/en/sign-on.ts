import { icu } from '../icu.ts';

// On the sign-in page.
export const companyTitle = icu('Company sign-on');
export const find = icu('You’ll sign in with your company, then come back here.');
export const workEmail = icu('Work email');
export const workEmailHint = icu('The part after the @ tells us which company you belong to.');
export const next = icu('Continue');
export const signInWith = icu('Sign in with {provider}');
export const useCompany = icu('Use company sign-on');
export const title = icu('Single sign-on');
export const backToSignIn = icu('Back to sign in');
export const backToAccount = icu('Back to your account');

// On the page of the account.
export const required = icu('Your company asks you to sign in this way.');
export const about = icu('Sign in with a login you already use elsewhere.');
export const ofCompany = icu('Your company: {name}');
export const link = icu('Link');
export const unlink = icu('Remove link');
export const linkTitle = icu('Link single sign-on');
export const unlinkTitle = icu('Remove single sign-on');
export const notLinked = icu('Not linked to your account.');
export const linkedUnused = icu('Linked {linked}, not used yet.');
export const linkedUsed = icu('Linked {linked}, last used {used}.');
export const linkAbout = icu(
  'Enter your password first. Then you sign in at {name} and come back here. We’ll confirm this by email.',
);
export const unlinkAbout = icu(
  'You won’t be able to sign in with {name} any more. We’ll confirm this by email.',
);

// What the server answers.
export const unlinked = icu('Single sign-on was removed from your account.');
export const linked = icu('Single sign-on was linked to your account.');
export const providerSaved = icu('The provider was saved.');
export const providerRemoved = icu('The provider was removed.');
export const rulesSaved = icu('The rules apply from the next sign-in.');
export const domainAdded = icu('The domain was added. Please verify it next.');
export const domainProven = icu('The domain is verified.');
export const domainRemoved = icu('The domain was removed.');
export const providerAway = icu(
  'We couldn’t read the provider’s description at this address, so nothing was saved. Please compare the address with the one the provider shows as its issuer.',
);
export const domainTaken = icu(
  'Another company has verified this domain. If it’s yours, please contact the people who run this site.',
);
export const tooManyDomains = icu(
  '{max, plural, one {A company can have # domain. Remove it before you add another.} other {A company can have up to # domains. Remove one that you no longer use.}}',
);
export const noRecord = icu(
  'There is no TXT record {record} yet. A new record can take an hour to show up everywhere.',
);
export const otherRecord = icu('The TXT record {record} has a different value.');
export const newMember = icu('New member');

// What is missing in a call.
export const nameCompany = icu('Please say which company');
export const kinds = icu('kind must be company or operator');
export const issuer = icu('Please enter the address of the provider, such as https://login.example.com');
export const clientId = icu('Please enter the client ID that the provider gave you');
export const requiredIsFlag = icu('required must be true or false');
export const secondFactorIsFlag = icu('isSecondFactor must be true or false');
export const admitsNewIsFlag = icu('admitsNew must be true or false');

// The mail about a change.
export const mailAbout = icu(
  'To the owner of an account, when single sign-on was linked to it or removed from it.',
);
export const mailLinked = icu('Single sign-on was linked to your account');
export const mailLinkedText = icu('Hello {name}, you can now sign in to your account with “{provider}”.');
export const mailUnlinked = icu('Single sign-on was removed');
export const mailUnlinkedText = icu(
  'Hello {name}, you can no longer sign in to your account with “{provider}”.',
);
export const mailNotYou = icu(
  'If this was you, there’s nothing to do. If it wasn’t, choose a new password with “Forgot password” on the sign-in page, and check “Single sign-on” under Account.',
);
