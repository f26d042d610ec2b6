import { icu } from '../icu.ts';

export const changedMeanwhile = icu(
  '{who} has changed this text in the meantime, so yours wasn’t saved. Discard your changes to see the other text, or save again to replace it.',
);
export const someone = icu('Someone');
export const testSubject = icu('Test: {subject}');
export const testFooter = icu('This is a test with made-up values. You sent it to yourself.');
export const testSent = icu('A test is on its way to {email}.');
