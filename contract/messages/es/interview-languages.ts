import { icu } from '../icu.ts';

export const heldIn = icu('La entrevista es en {language}. Responde en ese idioma.');

// What becomes of what a candidate says where it is not graded.
export const assessedHeard = icu(
  'Lo que dices: lo leen personas, como texto, y ellas deciden. El programa no lo puntúa en este idioma.',
);
export const assessedRecorded = icu(
  'Lo que dices: lo escuchan personas y ellas deciden. El programa no lo transcribe ni lo puntúa en este idioma.',
);
export const reportHeard = icu(
  'Lo que dices se convierte en texto; lo leen personas y ellas deciden. Leerás el mismo informe que la empresa, con tus propias palabras.',
);
export const reportRecorded = icu(
  'Lo que dices se graba; lo escuchan personas y ellas deciden. Leerás el mismo informe que la empresa.',
);
