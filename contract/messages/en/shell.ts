import { icu } from '../icu.ts';

/** The frame of every page: header, menus, footer, signing out. */

export const skip = icu('Skip to content');
export const brand = icu('Roundone, home');
export const main = icu('Main');
export const menu = icu('Menu');
export const welcome = icu('Welcome, {name}');
export const openMenu = icu('Open menu');
export const closeMenu = icu('Close menu');
export const lightColours = icu('Use light colours');
export const darkColours = icu('Use dark colours');
export const login = icu('Login');
export const register = icu('Register');
export const needsProfile = icu('Build your profile first to use this menu.');
export const searchApplicants = icu('Search applicants');

// The menus.
export const company = icu('Company');
export const contactUs = icu('ContactUs');
export const aboutUs = icu('About Us');
export const dashboard = icu('Dashboard');
export const jobs = icu('Jobs');
export const openJobs = icu('Open Jobs');
export const appliedJobs = icu('Applied Jobs');
export const interviews = icu('Interviews');
export const profile = icu('Profile');
export const hiring = icu('Hiring');
export const postJob = icu('Post A Job');
export const totalJobs = icu('Total Jobs');
export const deletedJobs = icu('Deleted Jobs');
export const draftJobs = icu('Draft Jobs');
export const questions = icu('Questions');
export const completedInterviews = icu('Completed Interviews');
export const applicants = icu('Applicants');
export const operator = icu('Operator');

// The footer.
export const blurb = icu(
  'Roundone gives every applicant a first round: the same questions, answered aloud, and a report that shows the words behind every verdict.',
);
export const footer = icu('Footer');
export const support = icu('Support');
export const terms = icu('Terms & Conditions');
export const policy = icu('Policy');
export const accessibility = icu('Accessibility');
export const sitemap = icu('Sitemap');

// Banners.
export const yourCompany = icu('Your company');
export const takenDown = icu(
  'The people who run this site have taken your company down. Candidates can’t find your jobs, and nobody can apply. Their reason: {reason}',
);
export const notice = icu('Notice');

// Signing out.
export const logOut = icu('Log Out');
export const logOutTitle = icu('Are you sure you want to logout?');
export const logOutHere = icu('Log out here only');
export const unsent = icu('What you’ve typed but not sent yet will be deleted from this device.');
export const unsentInterview = icu(
  'This device has the recording of an interview you haven’t submitted. If you log out, you’ll lose the parts that weren’t sent. To keep them, choose No and submit the interview first.',
);
export const notCleared = icu(
  'You’re logged out, but this browser has kept some of your data. Please clear what it stores for this site.',
);
export const notTold = icu(
  'We couldn’t reach the server, so your session would stay open there. Try again in a moment, or log out on this device only and end the session under Account next time you sign in.',
);

// In place of a page.
export const notForRole = icu('Not for your role');
export const pageFailed = icu(
  'We couldn’t show this page. Nothing you had saved is lost. Reload to try again. If it keeps happening, write to support.',
);
