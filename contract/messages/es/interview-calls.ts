import { icu } from '../icu.ts';

export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const extraTime = icu('El tiempo adicional debe ser {factors} veces el habitual');
export const dateTooFar = icu('Esta fecha está demasiado lejos');
export const optionMissing = icu('Elige una opción');
export const answerMissing = icu('Escribe una respuesta');
export const overByThen = icu('Para entonces la entrevista ya habría terminado');
export const stillOpen = icu(
  'Esta entrevista todavía se puede hacer. Puedes reprogramarla o ampliar su fecha límite.',
);
export const allAnswered = icu(
  'Todas las preguntas de esta entrevista tienen respuesta. Solo puedes permitir que repita la entrevista completa.',
);
export const answerTooLong = icu(
  'Esta respuesta dura {seconds, number} segundos y el límite es {max, number} segundos. Sigue en el vídeo.',
);
export const continuedElsewhere = icu('La grabación continuó en otro lugar. Consulta dónde termina.');
export const recordingTooLarge = icu('La grabación es más grande de lo permitido.');
export const tooManyPieces = icu('Una grabación se envía en {max, number} partes como máximo.');
export const tooManyRecordings = icu('Una entrevista tiene como máximo {max, number} grabaciones.');
export const applicationType = icu('applicationType debe ser PENDING o SCHEDULED');
export const recordOnly = icu('recordOnly debe ser true o false');
export const isPublic = icu('isPublic debe ser true o false');
export const noticeGiven = icu('noticeGiven debe ser true o false');
export const what = icu('what debe ser all o unanswered');
export const eventKind = icu('Este tipo de evento no se conoce');
export const endCause = icu('Esta causa no se conoce');
export const answerNamesQuestion = icu('Cada respuesta debe indicar su pregunta');
export const answerIsText = icu('Cada respuesta debe ser un texto');
export const answersAreList = icu('Envía las respuestas como una lista');
export const tooManyAnswers = icu('Una entrevista tiene como máximo {max, number} respuestas');
export const dateWhole = icu('Una fecha debe estar en milisegundos enteros');
export const holder = icu('holder debe ser un UUID creado por la página');
export const device = icu('Un dispositivo debe ser un UUID creado por el navegador');
export const turn = icu('Un turno debe ser un número a partir de 1');
export const uploadRecordingId = icu('La subida necesita el metadato recordingId, un UUID');
export const uploadApplicationId = icu('La subida necesita el metadato applicationId');
export const uploadMimeType = icu('La subida necesita el metadato mimeType');
export const recordingKind = icu('Una grabación debe ser mp4, webm, mov o mkv');
export const offsetSeconds = icu('offsetSeconds debe ser un número de segundos');
export const recordingId = icu('Un recordingId debe ser un UUID');
export const metadataMissing = icu('Faltan los metadatos de la subida.');
export const heldBefore = icu('Una página que ya tuvo la entrevista debe retomarla con otro id');
export const holdFirst = icu('Primero hay que tomar la entrevista, con interview/holdInterview');
export const noSuchSpoken = icu(
  'Esta entrevista tiene {count, plural, one {# pregunta hablada} other {# preguntas habladas}}, no {ordinal, number}',
);
export const noSuchRecording = icu('Esta entrevista no tiene esa grabación');
export const notAsked = icu('Esta entrevista no pregunta: {question}');
export const answerIsPath = icu('Una respuesta hablada debe ser la ruta que devolvió candidateAnswerAudio');
