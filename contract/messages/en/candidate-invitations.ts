import { icu } from '../icu.ts';

// What the invited person reads.
export const invitation = icu('Invitation');
export const ended = icu(
  'This invitation has expired. Ask the company for a new one, or look for other jobs.',
);
export const seeOpenJobs = icu('See open jobs');
export const used = icu('This invitation has already been used to apply.');
export const youDeclined = icu('You’ve declined this invitation.');
export const jobClosed = icu('This job no longer accepts applications.');
export const readAboutJob = icu('Read about the job');
export const noThankYou = icu('No, thank you');
export const noThankYouTo = icu('No, thank you: {job}');
export const sentTo = icu('The invitation was sent to {email}. You can use it until {when}.');
export const signedInForCompany = icu(
  'You’re signed in for a company. Log out to use this invitation as a candidate.',
);
export const seeAndApply = icu('See the job and apply');
export const otherAddress = icu('You’re signed in with a different email than {email}.');
export const useWithAccount = icu('Use it with this account');
export const registerOrSignIn = icu(
  'Register or sign in with {email}. If your account has a different email, sign in and open the link in your email again.',
);
export const register = icu('Register');
export const signIn = icu('Sign in');
export const seeJob = icu('See the job');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} invites you to apply.');
export const invitesToInterview = icu('{company} invites you to an interview.');
export const applyHappens = icu('Read about the job and apply if you like it.');
export const interviewHappens = icu(
  'Apply, and your interview is scheduled right away. It opens on {opens}, and you can take it at any time until {closes}.',
);
export const stopTitle = icu('Invitations');
export const stopped = icu('{company} can’t send invitations to {email} any more.');
export const notStopped = icu('{company} can send invitations to {email}.');
export const allowAgain = icu('Allow them again');
export const stop = icu('Stop invitations from this company');
