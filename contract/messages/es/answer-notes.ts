import { icu } from '../icu.ts';

export const silent = icu('No se dijo nada en respuesta a la pregunta.');
export const unknown = icu('La respuesta fue «no lo sé».');
export const noWords = icu(
  'Se oye una voz, pero no pudimos reconocer ninguna palabra. Escucha la grabación.',
);
export const fewWords = icu('Reconocimos pocas palabras de lo que se dijo. Escucha la grabación.');
export const doubtfulWords = icu('No estamos seguros de la mayoría de estas palabras. Escucha la grabación.');
export const otherLanguage = icu('Esta respuesta parece estar en {language}: escúchala.');
export const notFollowed = icu(
  'No pudimos seguir esta respuesta. Puede que esté en otro idioma o se oiga mal: escúchala.',
);
export const unreadable = icu('No pudimos leer esta grabación. Escúchala.');
export const nothingHeard = icu('No oímos ninguna respuesta en lo que se grabó. Escucha la grabación.');
export const noKey = icu(
  'Esta pregunta no tiene una respuesta esperada, así que la respuesta se transcribe y no se puntúa.',
);
export const unknownBeside = icu('La respuesta dice «no lo sé» y añade algo.');
export const echo = icu('La respuesta repite sobre todo la pregunta.');
export const turned = icu('Esto puede invertir la respuesta: «{words}».');
export const filler = icu('Se dijeron términos esperados, pero apenas en frases.');
export const readAloud = icu('Esto puede haberse leído de unas notas: «{words}».');
export const terms = icu('Se enumeraron términos esperados sin decir nada sobre ellos.');
export const shuffled = icu('Las palabras esperadas están, pero desordenadas.');
export const corrected = icu('Corregido sobre la marcha: «{words}».');
export const addressed = icu('Esto parece dirigirse a quien evalúa: «{words}».');
export const modelContradiction = icu(
  'El modelo entiende que esto contradice la respuesta esperada: «{words}».',
);
export const modelDisagrees = icu('El modelo y el resto de indicios no coinciden.');
export const modelAlone = icu('El modelo encontró puntos esperados con otras palabras.');
export const modelUnquoted = icu('El modelo afirmó puntos esperados sin citar la respuesta.');
export const followUpUnchanged = icu('La respuesta a la repregunta no cambió el resultado.');
export const rightOption = icu('Se eligió la opción correcta.');
export const otherOption = icu('La opción correcta es otra.');
export const noOption = icu('No se eligió ninguna opción.');
export const brokeOff = icu('La grabación se cortó');
export const interrupted = icu('Grabación interrumpida durante {time}');
export const onePointFound = icu('Encontramos el punto esperado.');
export const onePointMissing = icu('No encontramos el punto esperado con las palabras esperadas.');
export const pointsFound = icu('Se encontraron {found, number} de {total, number} puntos esperados.');
export const markByPerson = icu(
  'Las palabras solas no bastan para esta respuesta: debería evaluarla una persona.',
);
export const willReview = icu('Una persona revisará esta respuesta.');
export const wouldReview = icu('En una entrevista, una persona revisaría esta respuesta.');
