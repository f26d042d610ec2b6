import { icu } from '../icu.ts';

export const silent = icu('No se dijo nada en respuesta a la pregunta.');
export const unknown = icu('La respuesta fue «No lo sé».');
export const noWords = icu('Se oye una voz, pero no hemos podido reconocer palabras. Escucha la grabación.');
export const fewWords = icu('Reconocimos pocas palabras de lo que se dijo. Escucha la grabación.');
export const doubtfulWords = icu('No estamos seguros de la mayoría de estas palabras. Escucha la grabación.');
export const otherLanguage = icu('Esta respuesta parece estar en {language}: escúchala.');
export const notFollowed = icu(
  'No hemos podido seguir esta respuesta. Puede estar en otro idioma o ser difícil de oír: escúchala.',
);
export const unreadable = icu('No hemos podido leer esta grabación. Escúchala.');
export const notHeard = icu(
  'Solo grabada, porque no podemos transcribir este idioma: una persona la escucha y decide.',
);
export const notGraded = icu('No evaluamos respuestas en este idioma: una persona la lee y decide.');
export const interrupted = icu('{interruption}.');
export const brokeOff = icu('La grabación se cortó');
export const interruptedFor = icu('Grabación interrumpida durante {duration}');
export const nothingHeard = icu('No oímos ninguna respuesta en lo que se grabó. Escucha la grabación.');
export const noKey = icu(
  'Esta pregunta no tiene respuesta esperada, así que la respuesta se transcribe y no se puntúa.',
);
export const unknownBeside = icu('La respuesta dice «No lo sé» y añade algo.');
export const echo = icu('La respuesta es sobre todo una repetición de la pregunta.');
export const turned = icu('Esto puede decir lo contrario: «{quote}».');
export const filler = icu('Se dijeron términos esperados, pero casi sin formar frases.');
export const readAloud = icu('Esto puede haberse leído de unas notas: «{quote}».');
export const terms = icu('Se enumeraron términos esperados sin decir nada de ellos.');
export const shuffled = icu('Las palabras esperadas están, pero desordenadas.');
export const corrected = icu('Se corrigió sobre la marcha: «{quote}».');
export const addressed = icu('Esto parece dirigirse a quien valora: «{quote}».');
export const modelContradiction = icu(
  'El modelo entiende que esto contradice la respuesta esperada: «{quote}».',
);
export const modelDisagrees = icu('El modelo y los demás indicios no coinciden.');
export const modelAlone = icu('El modelo encontró puntos esperados con otras palabras.');
export const modelUnquoted = icu('El modelo dio por dichos puntos esperados sin citar la respuesta.');
export const followUpUnchanged = icu('La respuesta a la pregunta de seguimiento no cambió el resultado.');
export const rightOption = icu('Se eligió la opción correcta.');
export const otherOption = icu('La opción correcta es otra.');
export const noOption = icu('No se eligió ninguna opción.');
export const foundThePoint = icu('Encontramos el punto esperado.');
export const notFoundThePoint = icu('No encontramos el punto esperado con las palabras esperadas.');
export const pointsFound = icu('{found, number} de {total, number} puntos esperados encontrados.');
export const companyToDo = icu(
  'Las palabras solas no bastan para resolver esta respuesta: debe valorarla una persona.',
);
export const othersToDo = icu('Una persona revisará esta respuesta.');
export const practiceToDo = icu('En una entrevista, una persona revisaría esta respuesta.');
