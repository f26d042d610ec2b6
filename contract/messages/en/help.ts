import { icu } from '../icu.ts';

/** The guides for people: what they are called, and the search in them. The guides themselves are in docs/guides. */

export const title = icu('Guides');
export const description = icu(
  'How Roundone works, for candidates, for hiring teams and for the people who run it.',
);
export const lead = icu('How things work here, and what to do when something fails.');
export const search = icu('Search the guides');
export const searchButton = icu('Search');
export const allGuides = icu('All guides');
export const foundFor = icu(
  '{count, plural, =0 {Nothing found for “{search}”} one {# result for “{search}”} other {# results for “{search}”}}',
);
export const nothingFound = icu('Try fewer or other words, read a guide below, or write to {support}.');
export const inEnglish = icu('This guide is in English.');

export const candidates = icu('For candidates');
export const candidatesAbout = icu(
  'What happens in an interview, what is assessed and by whom, your rights, and what to do when something fails.',
);
export const recruiters = icu('For recruiters');
export const recruitersAbout = icu('From your first job to your first hire.');
export const owners = icu('For owners');
export const ownersAbout = icu('Members, emails, data, and your duties for privacy.');
export const operators = icu('For operators');
export const operatorsAbout = icu('How to install, upgrade and repair Roundone.');
