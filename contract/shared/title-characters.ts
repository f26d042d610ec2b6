/** The characters of names and titles. The rules are in contract/shared/rules.ts; searches use only this file. */

/** A visible letter of any script. */
export const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})`;

// Names of companies and titles of jobs: 3M, Harbour & Pine, ¡Hola!, Acme GmbH & Co. KG (Köln), $1 Store, C#/.NET,
// Entwickler*in, Barista [Remote] | Weekends. They have at least one letter or digit and no invisible characters.
const MARKS = String.raw` \u3000&＆'’‘"“”„«».,:!¡?¿+#*%$€£/()（）\[\]|_\-\u2010\u2011–—·・•®™°`;
export const TITLE_CHARACTERS = new RegExp(
  String.raw`^(?:[\u200c\u200d]|${SEEN}[\p{L}\p{M}\p{N}${MARKS}])*$`,
  'u',
);
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
export const LETTER = /\p{L}/u;

/** Whether each character of a search can be part of a job title. */
export const isDesignationPart = (part: string): boolean => TITLE_CHARACTERS.test(part);
