import { icu } from '../icu.ts';

export const captionsWaiting = icu('Se están creando los subtítulos.');
export const captionsNoSound = icu('El vídeo no tiene sonido, así que no hay subtítulos.');
export const captionsUnreadable = icu('No se pudo leer el sonido del vídeo, así que no hay subtítulos.');
export const captionsNoWords = icu('No se reconocieron palabras en el vídeo, así que no hay subtítulos.');
export const captionsRecognised = icu('Los subtítulos son automáticos y pueden contener errores.');
export const captionsCorrected = icu('Una persona ha corregido los subtítulos.');
export const captionTime = icu('Un tiempo debe ser un número de segundos, 0 o más');
export const captionTooLong = icu('Un subtítulo tiene como máximo {max, number} caracteres');
export const captionEmpty = icu('Escribe lo que se dice o elimina el subtítulo');
export const captionOrder = icu('Un subtítulo debe terminar después de empezar');
export const captionsTooMany = icu('Un vídeo tiene como máximo {max, number} subtítulos');
export const filmNoLink = icu('Esto no es un enlace a un vídeo');
export const filmMissing = icu('Indica el vídeo');
export const captionsSaved = icu('Subtítulos guardados.');
export const guestExpiry = icu(
  'Un enlace de invitado dura de {hours, plural, one {una hora} other {# horas}} a {days, plural, one {# día} other {# días}}',
);
export const guestName = icu('Indica para quién es el enlace, en {max, number} caracteres como máximo');
export const inFull = icu('inFull debe ser true o false');
export const nameGuestLink = icu('Indica el enlace de invitado');
export const guestLinksTooMany = icu(
  'Un informe tiene como máximo {max, plural, one {# enlace de invitado} other {# enlaces de invitado}}. Revoca uno que ya no necesites.',
);
export const nameQuestion = icu('Indica la pregunta por su id');
export const nameAnswer = icu('Indica la respuesta por su id');
export const mark = icu('Una valoración es 1 (completa), 2 (casi), 3 (en parte) o 4 (nada)');
export const acceptedTooLong = icu('Una respuesta aceptada tiene como máximo {max, number} caracteres');
export const acceptedMissing = icu('Introduce la respuesta aceptada');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const reasonText = icu('Un motivo debe ser un texto');
export const wordIndex = icu('wordIndex debe ser un número');
export const wordCount = icu('wordCount debe ser un número');
export const correctionTooLong = icu('Una corrección tiene como máximo {max, number} caracteres');
export const typeSaid = icu('Escribe lo que se dijo');
export const correctionsAsList = icu('Envía las correcciones como una lista');
export const correctionsTooMany = icu('Una respuesta admite como máximo {max, number} correcciones');
export const chooseText = icu('Elige el texto que cuenta');
export const correctionDecided = icu('La empresa ya ha decidido sobre tu corrección de esta respuesta.');
export const correctionTooLate = icu(
  'Podías corregir palabras durante {days, plural, one {# día} other {# días}} después del informe. Ese plazo ha pasado.',
);
export const onlySpoken = icu('Puedes corregir palabras habladas, pero no una opción elegida.');
export const noWordsHere = icu('No oímos palabras en esta respuesta, así que no hay nada que corregir.');
export const noFollowUpWords = icu('Esta respuesta no tiene una pregunta de seguimiento con palabras');
export const wordsInAnswer = icu(
  'Esta respuesta tiene {words, plural, one {# palabra} other {# palabras}}, no {end, number}',
);
export const wordOnce = icu('Una palabra solo se puede corregir una vez');
export const answersEnough = icu(
  'Esta pregunta ya tiene {max, plural, one {# respuesta aceptada más} other {# respuestas aceptadas más}}. Quita antes una del empleo.',
);
export const notReady = icu('El informe aún no está listo. Inténtalo de nuevo en unos minutos.');
export const choiceVerdict = icu('Una respuesta de opción múltiple es correcta o incorrecta');
export const noCorrection = icu('No hay ninguna corrección de esta respuesta. Puede que se haya retirado.');
export const personalNever = icu('Las preguntas personales nunca se puntúan.');
export const markSaved = icu('Valoración guardada.');
export const markUndone = icu('Valoración deshecha.');
export const correctedCounts = icu('Cuenta el texto corregido.');
export const heardCounts = icu('Cuenta lo que se oyó.');
export const guestLinkMade = icu('Enlace de invitado creado.');
export const guestLinkEnded = icu('Enlace de invitado revocado.');
export const correctionTakenBack = icu('Has retirado tu corrección.');
export const correctionKept = icu('Hemos guardado tu corrección.');
export const readings = icu(
  'readings debe contener pares de segundos, como 0-4.5,12-16.25, cada uno de principio a fin',
);
