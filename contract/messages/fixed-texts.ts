import * as english from '../shared/fixed-texts.ts';
import * as german from './de/fixed-texts.ts';
import * as spanish from './es/fixed-texts.ts';
import { PSEUDO } from './languages.ts';
import { type Language, language } from './message.ts';

type FixedTexts = Record<keyof typeof english, string>;

const inBrackets = () =>
  Object.fromEntries(Object.entries(english).map(([name, text]) => [name, `⟦${text}⟧`])) as FixedTexts;

/** The fixed texts of the specification in a language, by their names. */
export const fixedTexts = (spoken: Language): FixedTexts =>
  spoken === PSEUDO ? inBrackets() : { en: english, es: spanish, de: german }[spoken];

/** The same, by the English ones. */
export function fixedTextsIn(other: Language): Record<string, string> {
  const translated = fixedTexts(other);
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => [text, translated[name as keyof typeof english]]),
  );
}

/** A fixed text as a person reads it: the API says it in English. Any other text stays as it is. */
export function forPeople(text: string): string {
  const spoken = language();
  return spoken === 'en' ? text : (fixedTextsIn(spoken)[text] ?? text);
}
