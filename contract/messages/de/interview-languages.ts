import { icu } from '../icu.ts';

export const heldIn = icu('Das Interview ist auf {language}. Bitte antworten Sie in dieser Sprache.');

// What becomes of what a candidate says where it is not graded.
export const assessedHeard = icu(
  'Was Sie sagen: Menschen lesen es als Text und entscheiden. Das Programm bewertet es in dieser Sprache nicht.',
);
export const assessedRecorded = icu(
  'Was Sie sagen: Menschen hören es an und entscheiden. Das Programm schreibt es in dieser Sprache nicht auf und bewertet es nicht.',
);
export const reportHeard = icu(
  'Was Sie sagen, wird in Text umgewandelt; Menschen lesen ihn und entscheiden. Sie lesen denselben Bericht wie das Unternehmen, mit Ihren eigenen Worten.',
);
export const reportRecorded = icu(
  'Was Sie sagen, wird aufgezeichnet; Menschen hören es an und entscheiden. Sie lesen denselben Bericht wie das Unternehmen.',
);
