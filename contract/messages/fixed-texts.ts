import * as english from '../shared/fixed-texts.ts';
import * as german from './de/fixed-texts.ts';
import * as spanish from './es/fixed-texts.ts';
import { type Language, language } from './message.ts';

const TRANSLATED: Record<Exclude<Language, 'en'>, Record<keyof typeof english, string>> = {
  es: spanish,
  de: german,
};

/** The fixed texts of the specification in another language, by the English ones. */
export const fixedTextsIn = (other: Exclude<Language, 'en'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [text, TRANSLATED[other][name as keyof typeof english]]),
  );

/** A fixed text as a person reads it: the API says it in English. Any other text stays as it is. */
export function forPeople(text: string): string {
  const spoken = language();
  return spoken === 'en' ? text : (fixedTextsIn(spoken)[text] ?? text);
}
