import { icu } from '../icu.ts';

// The document of every page.
export const pageDescription = icu(
  'A hiring marketplace whose first round is a recorded AI interview: the same questions for everyone, in their own voice.',
);
export const noScript = icu('Roundone needs JavaScript to run. Please switch it on for this site.');

// Choosing a language.
export const language = icu('Language');
export const unknown = icu('Please choose one of the languages in the list.');
export const sameAsBrowser = icu('Same as my browser');
export const ownAbout = icu('For your pages, and for the emails we send you.');
export const saved = icu('Language saved.');
export const companyLanguage = icu('Language');
export const companyAbout = icu(
  'For emails to candidates who haven’t chosen a language, and for visitors whose language we don’t know.',
);
