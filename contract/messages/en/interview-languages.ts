import { icu } from '../icu.ts';

export const heldIn = icu('The interview is in {language}. Please answer in that language.');

// What becomes of what a candidate says where it is not graded.
export const assessedHeard = icu(
  'What you say: people read it as text and decide. The program doesn’t score it in this language.',
);
export const assessedRecorded = icu(
  'What you say: people listen to it and decide. The program neither writes it down nor scores it in this language.',
);
export const reportHeard = icu(
  'What you say is turned into text, and people read it and decide. You’ll read the same report as the employer, with your own words in it.',
);
export const reportRecorded = icu(
  'What you say is recorded, and people listen to it and decide. You’ll read the same report as the employer.',
);
