import { icu } from '../icu.ts';

export const signedOut = icu('Tu sesión ha terminado');
export const signInNow = icu('Iniciar sesión ahora');
export const signedOutText = icu(
  'Sigue: todo se guarda en este dispositivo. Puedes iniciar sesión de nuevo al final, antes de enviarlo.',
);
export const offline = icu('Se perdió la conexión');
export const busy = icu('El servidor está ocupado en este momento');
export const tryNow = icu('Intentar ahora');
export const keptRunning = icu(
  'Sigue: todo se guarda en este dispositivo, y lo que falta se envía cuando vuelve la conexión.',
);
export const kept = icu(
  'Todo se guarda en este dispositivo, y lo que falta se envía cuando vuelve la conexión.',
);
export const noRoom = icu('Este navegador no tiene espacio para una copia de la grabación');
export const noRoomRunning = icu(
  'La entrevista continúa. No recargues ni cierres esta página antes de que todo se haya enviado.',
);
export const noRoomText = icu('No recargues ni cierres esta página antes de que todo se haya enviado.');
export const signInToSend = icu(
  'Tu grabación está guardada en este dispositivo y se enviará en cuanto inicies sesión.',
);
export const later = icu('Más tarde');
export const previewStage = icu('Vista previa');
export const submittingStage = icu('Enviando');
export const submittedStage = icu('Enviada');
export const lastQuestion = icu('Esa era la última pregunta');
export const previewVideo = icu('Vista previa del vídeo');
export const recordingOf = icu('La grabación de tu entrevista');
export const recordingPart = icu('La grabación de tu entrevista, parte {part, number}');
export const previewText = icu(
  'Ya no se graba nada más. Envía la entrevista para que le llegue a la empresa.',
);
export const submit = icu('Enviar');
export const submitting = icu('Tu entrevista se está enviando');
export const submittingAnswered = icu('Enviando lo que respondiste');
export const thanks = icu('Gracias');
export const reportComes = icu('Estamos preparando tu informe. Recibirás un correo cuando esté listo.');
export const savingAnswer = icu('Guardando la última respuesta');
export const sendingVideo = icu('Enviando el vídeo');
export const checking = icu('Comprobando que todo ha llegado');
export const sendingAnswers = icu('Enviando las respuestas que faltan');
export const sentOf = icu('{part} · {sent} de {total}');
export const waiting = icu('{part}…');
export const leaveOpen = icu('Deja esta página abierta hasta que todo se haya enviado.');
export const notSubmitted = icu('No hemos podido enviar tu entrevista');
export const videoRefused = icu('No hemos podido guardar el vídeo');
export const answerRefused = icu('No hemos podido guardar la respuesta {number, number}');
export const withoutVideo = icu('Enviar sin el vídeo');
export const withoutAnswer = icu('Enviar sin la respuesta {number, number}');
export const videoIncomplete = icu('Una parte del vídeo no llegó tal como se grabó.');
export const received = icu('Recibido de tu parte');
export const choicesReceived = icu(
  '{given, number} de {asked, plural, one {# respuesta de opción múltiple} other {# respuestas de opción múltiple}}',
);
export const spokenReceived = icu(
  '{given, number} de {asked, plural, one {# respuesta hablada} other {# respuestas habladas}}',
);
export const spokenReceivedSound = icu(
  '{given, number} de {asked, plural, one {# respuesta hablada} other {# respuestas habladas}}, {duration} minutos de sonido',
);
export const writtenReceived = icu(
  '{given, number} de {asked, plural, one {# respuesta por escrito} other {# respuestas por escrito}}',
);
export const writtenReceivedSound = icu(
  '{given, number} de {asked, plural, one {# respuesta por escrito} other {# respuestas por escrito}}, {duration} minutos de sonido',
);
export const videoReceived = icu('El vídeo ({size})');
export const videoReceivedLength = icu('El vídeo, {duration} minutos ({size})');
export const videoMissing = icu('No recibido: el vídeo');
export const answerMissing = icu('No recibida: respuesta {number, number}');
export const noAnswer = icu('sin respuesta');
export const answerReceived = icu('recibida');
