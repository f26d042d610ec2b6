import { icu } from '../icu.ts';

export const overview = icu(
  '{correct, plural, one {# de {settled, plural, one {# respuesta resuelta} other {# respuestas resueltas}} es correcta} other {# de {settled, plural, one {# respuesta resuelta} other {# respuestas resueltas}} son correctas}}{partial, plural, =0 {} one {, # lo es en parte} other {, # lo son en parte}}.',
);
export const noAnswer = icu(
  'No hubo respuesta a {count, plural, one {la pregunta {questions}} other {las preguntas {questions}}}.',
);
export const openAnswers = icu(
  '{count, plural, one {La respuesta a la pregunta {questions} necesita la revisión de una persona y aún no cuenta para la puntuación.} other {Las respuestas a las preguntas {questions} necesitan la revisión de una persona y aún no cuentan para la puntuación.}}',
);
export const candidateSaid = icu('A la pregunta {number, number} se respondió: «{quote}»');
export const nothingToScore = icu('No se puede puntuar ninguna respuesta de esta entrevista.');
export const strongest = icu('La mejor respuesta fue a la pregunta {number, number}: «{quote}»');
export const question = icu('Pregunta {number, number}');
export const questionOfSkill = icu('Pregunta {number, number} ({skill})');
export const marked = icu('{question}: valorada como {verdict}.');
export const notFound = icu('{question}: no encontramos «{point}» con las palabras esperadas.');
export const sayMore = icu('{question}: convendría decir más sobre {topics}.');
export const quoted = icu('«{word}»');
export const skillNote = icu(
  '{level}: {correct, number} de {settled, number} correctas{partial, plural, =0 {} other {, # en parte}} ({count, plural, one {pregunta {questions}} other {preguntas {questions}}}).',
);
export const skillOpen = icu(
  '{count, plural, one {La pregunta {questions} necesita la revisión de una persona.} other {Las preguntas {questions} necesitan la revisión de una persona.}}',
);
