import { icu } from '../icu.ts';

// The frame of the pages around an account.
export const saying = icu('A first round where everyone is heard.');
export const sayingText = icu(
  'The same questions for every applicant, answered aloud, and a report that shows the words behind each verdict.',
);

// Signing in. "Sign In", "Remember Me", "Forgot password" and "Sign Up" are words of the specification.
export const signIn = icu('Sign In');
export const email = icu('Email');
export const password = icu('Password');
export const showPassword = icu('Show password');
export const rememberMe = icu('Remember Me');
export const forgotPassword = icu('Forgot password');
export const forgotText = icu(
  'Enter the email of your account. We’ll send you a link to choose a new password.',
);
export const sendLink = icu('Send link');
export const noAccount = icu('No account yet?');
export const signUp = icu('Sign Up');
export const or = icu('or');
export const otherAccount = icu('This is a different account. Please sign in with the one you were using.');

// Registering. The names of the tabs and the sentence about the mail are texts of the specification.
export const asEmployer = icu('Register as Employer');
export const asSeeker = icu('Register as Job Seeker');
export const createAccount = icu('Create your account');
export const alreadyRegistered = icu('Already registered?');
export const name = icu('Name');
export const companyNameHint = icu('Your company’s name, as candidates see it');
export const mobile = icu('Mobile');
export const mobileHint = icu('{digits, number} digits');
export const confirmPassword = icu('Confirm Password');
export const showConfirmed = icu('Show confirmed password');
export const goToSignIn = icu('Go to Sign In');
export const verificationSent = icu(
  'We have sent an email to {email} . click on the verification link to activate your account.',
);
export const checkEmail = icu('Check your email');

// The proof that no program registers.
export const captchaLabel = icu('I’m not a robot');
export const captchaVerifying = icu('Verifying…');
export const captchaWait = icu('Verifying… please wait.');
export const captchaVerified = icu('Verified');
export const captchaRequired = icu('Please confirm this first');
export const captchaError = icu('Verification failed. Please try again later.');
export const captchaExpired = icu('Verification expired. Please try again.');

// The links in mails. "Go to login" and "Go to Signup" are words of the specification.
export const goToLogin = icu('Go to login');
export const goToSignup = icu('Go to Signup');
export const activating = icu('Activating your account');
export const notActive = icu('Your account isn’t active yet');
export const registerAgain = icu('Register again with the same email, and we’ll send you a new link.');
export const welcome = icu('Welcome to Roundone');
export const registered = icu(
  '{name}, {role, select, employer {employer} other {job seeker}}, registered on {when}',
);
export const notYourRegistration = icu(
  'Isn’t this what you registered? Then choose a new password now, with Forgot password on the sign-in page. Whoever registered won’t be able to sign in any more.',
);
export const newEmailDone = icu('Your email has changed');
export const newEmailNext = icu('Sign in with your new email from now on.');
export const goToAccount = icu('Go to your account');
export const confirmEmailTitle = icu('Confirm your new email');
export const confirmEmailLead = icu(
  'Your account will use the email that this link was sent to. You’ll be signed out on all your other devices.',
);
export const confirmEmail = icu('Confirm this email');
export const takingToSignIn = icu('Taking you to sign in…');
export const takeBackTitle = icu('Take your account back');
export const takeBackLead = icu(
  'Your account will use the email that this link was sent to again. You’ll be signed out everywhere, and any second factors added recently and all recovery codes will be removed.',
);
export const takeBack = icu('Take my account back');
export const takenBack = icu('Your account is yours again');

// A new password. "New Password", "Confirm Password" and "Reset Password" are words of the specification.
export const currentPassword = icu('Current password');
export const showCurrent = icu('Show current password');
export const newPassword = icu('New password');
export const newPasswordOfLink = icu('New Password');
export const showNew = icu('Show new password');
export const confirmNew = icu('Confirm new password');
export const resetPassword = icu('Reset Password');
export const ownPassword = icu('Your password');
export const showOwn = icu('Show your password');
export const stolenPassword = icu(
  'This password is on a list of stolen passwords. Please choose another one.',
);
export const ownNamePassword = icu(
  'This password is your own name or email with a few characters added. Please choose another one.',
);

// The page of the account.
export const accountLead = icu('How you sign in, and where you’re signed in.');
export const myRounds = icu('My rounds');
export const yourEmail = icu('Your email is {email}.');
export const newEmail = icu('New email');
export const newEmailHint = icu(
  'We’ll send a link to it. Your email changes once you open the link and confirm.',
);
export const changeEmail = icu('Change email');
export const emailWaiting = icu(
  'We have sent a link to {email}. Your email changes when you confirm it there, within a day.',
);
export const keepEmail = icu('Keep my email');
export const passwordAbout = icu(
  'You’ll be signed out on all your other devices, stay signed in here, and get an email about the change.',
);
export const changePassword = icu('Change password');
export const save = icu('Save');

// Its sessions.
export const sessions = icu('Sessions');
export const yourSessions = icu('Your sessions');
export const endOthers = icu('End all others');
export const endOthersTitle = icu('End all other sessions?');
export const endTitle = icu('End {device}?');
export const end = icu('End');
export const endThis = icu('End {device}, {network}');
export const endAbout = icu(
  'You’ll have to sign in there again. If an interview is running there, nothing is lost: the recording stays on the device and is sent once you’ve signed in.',
);
export const placeAbout = icu(
  'We work out the place from the network, so it may be wrong: a phone often shows its provider’s. Uses {data} data. Don’t recognise a session? End it, and change your password.',
);
export const inUse = icu('In use now');
export const inUseRemembered = icu('In use now, remembered by the browser');
export const lastUsed = icu('Last used {when}');
export const lastUsedRemembered = icu('Last used {when}, remembered by the browser');
export const thisSession = icu('This session');

// Data of a candidate, and its deletion.
export const myData = icu('My data');
export const downloadData = icu('Download my data');
export const askForData = icu('Ask for my data');
export const askForDataAgain = icu('Ask for a new archive');
export const dataAbout = icu(
  '{hours, plural, one {One archive with everything we hold about you: your profile, applications, interviews, recordings, files and emails. You can download it for # hour.} other {One archive with everything we hold about you: your profile, applications, interviews, recordings, files and emails. You can download it for # hours.}}',
);
export const whatYouAgreed = icu('What you agreed to, and who saw your data');
export const deleteAccount = icu('Delete my account');
export const deleteAbout = icu(
  'Your profile, applications, interviews, recordings and files will be deleted, here and at the companies you applied to.',
);
export const deletedOn = icu('Your account will be deleted on {when}. You can cancel this until then.');
export const yourReceipt = icu('Your receipt');
export const keepAccount = icu('Keep my account');
export const deleteItNow = icu('Delete it now');
export const deletedForGood = icu('This will be deleted for good:');
export const deletedProfile = icu('your profile, resume and other files');
export const deletedApplications = icu(
  'your applications, even those a company is still deciding on, with interviews, recordings and reports',
);
export const deletedMails = icu('emails, invitations and what companies wrote about you');
export const deletedWhen = icu(
  '{days, plural, one {This happens in # day, so you can change your mind until then. You’ll get a receipt by email. Companies keep figures that don’t identify you, such as how many people applied.} other {This happens in # days, so you can change your mind until then. You’ll get a receipt by email. Companies keep figures that don’t identify you, such as how many people applied.}}',
);
export const deleteIn = icu('{days, plural, one {Delete in # day} other {Delete in # days}}');
export const deleteNow = icu('Delete now');
export const deleteNowAbout = icu('Your account will be deleted right away, and nobody can bring it back.');

// Lists of what a company has named: kits, templates. The noun comes from the list.
export const edit = icu('Edit');
export const editNamed = icu('Edit {name}');
export const deleteOne = icu('Delete');
export const deleteNamed = icu('Delete {name}');
export const deleteNounTitle = icu('Delete the {noun} ‘{name}’?');
export const deleteNoun = icu('Delete {noun}');

// What the server answers.
export const sameEmail = icu('This is already your email');
export const emailChangeTooOften = icu('You’ve asked for this too often. Please wait an hour and try again.');
export const emailTakenMeanwhile = icu(
  'This email now belongs to another account. Please write to us on the support page.',
);
export const thankYou = icu('Thank you. We’ll get back to you soon.');
export const currentWrongTooOften = icu(
  'The current password was wrong too many times. Please sign in again.',
);
export const wrongPasswordsSeconds = icu(
  '{seconds, plural, one {Too many wrong passwords. Please try again in # second.} other {Too many wrong passwords. Please try again in # seconds.}}',
);
export const wrongPasswordsMinutes = icu(
  '{minutes, plural, one {Too many wrong passwords. Please try again in # minute.} other {Too many wrong passwords. Please try again in # minutes.}}',
);
export const wrongCodesSeconds = icu(
  '{seconds, plural, one {Too many wrong codes. Please try again in # second.} other {Too many wrong codes. Please try again in # seconds.}}',
);
export const wrongCodesMinutes = icu(
  '{minutes, plural, one {Too many wrong codes. Please try again in # minute.} other {Too many wrong codes. Please try again in # minutes.}}',
);
export const wrongPasswordsOfNetworkSeconds = icu(
  '{seconds, plural, one {Too many wrong passwords came from your network. Please try again in # second.} other {Too many wrong passwords came from your network. Please try again in # seconds.}}',
);
export const wrongPasswordsOfNetworkMinutes = icu(
  '{minutes, plural, one {Too many wrong passwords came from your network. Please try again in # minute.} other {Too many wrong passwords came from your network. Please try again in # minutes.}}',
);
export const wrongCodesOfNetworkSeconds = icu(
  '{seconds, plural, one {Too many wrong codes came from your network. Please try again in # second.} other {Too many wrong codes came from your network. Please try again in # seconds.}}',
);
export const wrongCodesOfNetworkMinutes = icu(
  '{minutes, plural, one {Too many wrong codes came from your network. Please try again in # minute.} other {Too many wrong codes came from your network. Please try again in # minutes.}}',
);

// Where somebody is signed in, or did something.
export const deviceOn = icu('{browser} on {system}');
export const programOn = icu('A program on {system}');
export const unknownProgram = icu('A program that doesn’t give its name');
export const thisNetwork = icu('This network');

// What is missing in a call.
export const chooseRole = icu('Please choose to register as employer or as job seeker');
export const messageTooLong = icu('A message has at most {max, number} characters');
export const samePassword = icu('Please choose a password that’s different from your current one');
export const nameSession = icu('Please say which session');
export const rememberIsFlag = icu('remember must be true or false');
