import * as said from '../messages/en/interview-languages.ts';
import type { Language } from '../messages/languages.ts';
import { language as spoken, locale } from '../messages/message.ts';

/** The languages whose answers the analysis grades by their words (docs/grading.md has the evaluation). */
export const GRADED_LANGUAGES: readonly Language[] = ['en', 'es', 'de'];

export const isGraded = (language: Language): boolean => GRADED_LANGUAGES.includes(language);

/**
 * What an interview in a language offers: answers are written down and graded, written down for people who decide, or only
 * recorded.
 */
export const LANGUAGE_OFFERS = ['graded', 'heard', 'recorded'] as const;
export type LanguageOffer = (typeof LANGUAGE_OFFERS)[number];

/** Words that nobody wrote down can't be graded. */
export const offerOf = ({ heard, graded }: { heard: boolean; graded: boolean }): LanguageOffer => {
  if (!heard) return 'recorded';
  return graded ? 'graded' : 'heard';
};

/** Tells whoever reads another language than that of an interview. */
export function languageNote(language: Language): string[] {
  if (language === spoken()) return [];
  const name = new Intl.DisplayNames(locale(), { type: 'language' }).of(language) ?? language;
  return [said.heldIn({ language: name })];
}
