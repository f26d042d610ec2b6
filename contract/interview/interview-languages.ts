import type { Language } from '../messages/languages.ts';

/** The languages whose answers the analysis grades by their words (docs/grading.md has the evaluation). */
export const GRADED_LANGUAGES: readonly Language[] = ['en', 'es', 'de'];
