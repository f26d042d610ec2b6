export * as TEXTS from './fixed-texts.ts';
export { tooLarge } from './sentences.ts';
