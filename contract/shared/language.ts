import { z } from 'zod';
import * as said from '../messages/en/languages.ts';
import { LANGUAGES } from '../messages/languages.ts';

/** A language that the product speaks. */
export const knownLanguage = z.enum(LANGUAGES, { error: said.unknown });

/** In what was stored: it may have been stored without a language, or in one that the product speaks no more. */
export const storedLanguage = z.enum(LANGUAGES).catch('en');
