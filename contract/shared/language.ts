import { z } from 'zod';
import * as said from '../messages/en/languages.ts';
import { LANGUAGES } from '../messages/languages.ts';

/** A language that the product speaks. */
export const knownLanguage = z.enum(LANGUAGES, { error: said.unknown });

/** The language of stored data. The product may no longer support it: English takes its place. */
export const storedLanguage = z.enum(LANGUAGES).catch('en');
