import * as said from '../messages/en/interview-languages.ts';
import type { Language } from '../messages/languages.ts';
import { language as spoken, locale } from '../messages/message.ts';

/** The languages in which the analysis grades answers by their words (docs/grading.md has the evaluation). */
export const GRADED_LANGUAGES: readonly Language[] = ['en', 'es', 'de'];

export const isGraded = (language: Language): boolean => GRADED_LANGUAGES.includes(language);

/**
 * What an interview in a language offers: answers are transcribed and graded, transcribed for people to judge, or
 * only recorded.
 */
export const LANGUAGE_OFFERS = ['graded', 'heard', 'recorded'] as const;
export type LanguageOffer = (typeof LANGUAGE_OFFERS)[number];

/** Answers can't be graded without a transcript. */
export const offerOf = ({ heard, graded }: { heard: boolean; graded: boolean }): LanguageOffer => {
  if (!heard) return 'recorded';
  return graded ? 'graded' : 'heard';
};

/** The notice for readers whose language differs from the interview's. */
export function languageNote(language: Language): string[] {
  if (language === spoken()) return [];
  const name = new Intl.DisplayNames(locale(), { type: 'language' }).of(language) ?? language;
  return [said.heldIn({ language: name })];
}
