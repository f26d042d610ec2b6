import { type LanguageOffer, isGraded, offerOf } from '#contract/interview/interview-languages.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Speech } from './speech.ts';

/** What this server offers for an interview in a given language. */
export const offerIn = (speech: Pick<Speech, 'hears'>, language: Language): LanguageOffer =>
  offerOf({ heard: speech.hears(language), graded: isGraded(language) });
