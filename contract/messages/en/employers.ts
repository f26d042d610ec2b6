import { icu } from '../icu.ts';

// The profile of a company.
export const profile = icu('Profile');
export const welcome = icu('Welcome to Roundone. Please build your profile.');
export const welcomeLead = icu('Candidates see your logo and your company’s name on every job you post.');
export const form = icu('Company profile');
export const discard = icu('Discard changes');
export const submit = icu('Submit');
export const update = icu('Update');
export const leaveTitle = icu('Leave without saving your profile?');
export const leaveAbout = icu(
  'Your changes haven’t been saved. They stay in this tab and will be back when you open your profile again.',
);
export const logo = icu('Company Logo');
export const yourLogo = icu('Your logo');
export const yourNewLogo = icu('Your new logo');
export const companyName = icu('Company Name');
export const companyNameHint = icu('Candidates see it with your jobs and in every email.');
export const companyType = icu('Company Type');
export const address = icu('Address');
export const zipcode = icu('Zipcode');
export const zipcodeHint = icu('{digits, plural, one {# digit} other {# digits}}');
export const agree = icu('I agree to the {terms}');
export const terms = icu('Terms & Conditions');
export const ownerCanChange = icu('An owner of the company can change this.');
export const ownSite = icu('Own site');

// The public page.
export const currency = icu('Currency');
export const currencyHint = icu('Salaries and hourly rates of all your jobs are shown in it.');
export const publicPage = icu('Public page');
export const publicLink = icu('Public link');
export const publicLinkHint = icu('{link}. Earlier links keep working.');
export const yourSite = icu('Your own site');
export const about = icu('About the company');
export const aboutFile = icu('Text file about the company');
export const pictures = icu('Pictures');
export const pictureShows = icu('What picture {number, number} shows');
export const pictureShowsHint = icu('For people who can’t see it');
export const removePicture = icu('Remove picture {number, number}');
export const remove = icu('Remove');
export const addPicture = icu('Add a picture');
export const addPictureHint = icu('At most {max, number}: your team, your rooms, your work');

// Where others read about the company.
export const yourPage = icu('Your public page');
export const pageLater = icu('It appears at {link} when you post your first job.');
export const formerLinks = icu('Earlier addresses that lead to it: {links}. No other company can take them.');
export const jobsOnYourSite = icu('Your jobs on your own site');
export const frame = icu('A frame with your open jobs');
export const frameHint = icu(
  'Add this to a page of your site. It has no script, sets no cookies and tracks nobody. Add ?scheme=light or ?scheme=dark to the address to fix its colours. If your site has a Content-Security-Policy, add the address of this site to frame-src.',
);
export const frameTitle = icu('Open jobs at {company}');
export const feed = icu('JSON feed');
export const feedHint = icu('Your open jobs in the format JSON Feed 1.1, for programs.');
export const copy = icu('Copy');
export const copyNamed = icu('Copy: {label}');
export const copied = icu('Copied.');
export const cannotCopy = icu(
  'Your browser doesn’t allow this page to copy. Please select the text and copy it.',
);
