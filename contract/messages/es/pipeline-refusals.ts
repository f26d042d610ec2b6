import { icu } from '../icu.ts';

export const dayOrder = icu('El primer día debe ir antes del último');
export const nameQuestion = icu('Indica la pregunta');
export const viewNameTooLong = icu('Un nombre tiene como máximo {max, number} caracteres');
export const viewNameMissing = icu('Ponle nombre a la vista');
export const viewShared = icu('Indica si la vista se comparte');
export const viewList = icu('No se conoce esta lista');
export const viewFiltersTooLong = icu('Los filtros de una vista tienen como máximo {max, number} caracteres');
export const viewFilters = icu('Estos filtros no se pueden guardar');
export const comparedTooMany = icu('Puedes comparar como máximo {max, number} entrevistas a la vez');
export const searchTooLong = icu('Una búsqueda tiene como máximo {max, number} caracteres');
export const selectSkill = icu('Selecciona una habilidad');
export const yesOrNo = icu('Indica sí o no');
export const daysNumber = icu('Indica un número de días');
export const daysWhole = icu('Indica días enteros');
export const daysTooMany = icu('Puedes buscar como máximo {max, plural, one {# día} other {# días}} atrás');
export const namePerson = icu('Indica la persona');
export const notAsked = icu('Ningún empleo hace ya esta pregunta, así que no hay nada que cambiar.');
export const sameWords = icu('La pregunta ya está redactada así, así que no se ha cambiado nada.');
export const spokenInPlace = icu('Solo una pregunta hablada puede sustituir a esta');
export const choiceInPlace = icu('Solo una pregunta de opción múltiple puede sustituir a esta');
export const viewSaved = icu('Vista guardada.');
export const viewRemoved = icu('Vista eliminada.');
export const viewNameTaken = icu('Ya hay una vista con este nombre. Elige otro.');
export const viewsShared = icu(
  '{max, plural, one {Tu empresa ya comparte # vista guardada, que es el máximo. Elimina una primero.} other {Tu empresa ya comparte # vistas guardadas, que es el máximo. Elimina una primero.}}',
);
export const viewsOwn = icu(
  '{max, plural, one {Ya tienes # vista guardada, que es el máximo. Elimina una primero.} other {Ya tienes # vistas guardadas, que es el máximo. Elimina una primero.}}',
);
export const noOwnQuestions = icu('No hay preguntas propias que guardar.');
export const setTooLarge = icu(
  '{count, plural, one {Es # pregunta, más de lo que cabe en un archivo. Guarda las preguntas de cada empleo por separado.} other {Son # preguntas, más de las que caben en un archivo. Guarda las preguntas de cada empleo por separado.}}',
);
export const setTooMany = icu('Un archivo de preguntas contiene como máximo {max, number}');
export const notASet = icu('Este no es un archivo de preguntas guardado aquí');
export const setChanged = icu('Este archivo se modificó después de firmarse.');
export const setUnreadable = icu('El archivo contiene algo que no se puede leer');
