export * as TEXTS from './fixed-texts.ts';
export { tooLarge } from './sentences.ts';

/** The names of the roles in sentences. */
export const ROLE_WORDS = { candidate: 'job seeker', employer: 'employer' } as const;
