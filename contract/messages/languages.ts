/** The languages that the product speaks, as each calls itself. Each has a folder beside this file. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** English with every message in ⟦brackets⟧: the test that looks for words in no message speaks it. */
export const PSEUDO = 'qps' as Language;

export function isLanguage(tag: unknown): tag is Language {
  return (LANGUAGES as unknown[]).includes(tag);
}

/** The cookie with the language that a person chose in this browser. */
export const LANGUAGE_COOKIE = 'language';
