import { icu } from '../icu.ts';

export const moreTime = icu('Más tiempo');
export const moreTimeAbout = icu('Todos los tiempos de la entrevista son más largos.');
export const moreTimeWords = icu('más tiempo');
export const breaks = icu('Pausas entre preguntas');
export const breaksAbout = icu(
  'Cada pregunta espera hasta que continúes. Entre una y otra no se graba nada.',
);
export const breaksWords = icu('pausas entre preguntas');
export const recordOnly = icu('Permiso para salir de la ventana');
export const recordOnlyAbout = icu(
  'Salir de ella no termina la entrevista. Por ejemplo, si usas un lector de pantalla, una lupa u otro programa.',
);
export const recordOnlyWords = icu('permiso para salir de la ventana');
export const noCamera = icu('Sin cámara');
export const noCameraAbout = icu('Solo se graba el sonido de tus respuestas.');
export const noCameraWords = icu('una entrevista sin cámara');
export const inWriting = icu('Respuestas por escrito');
export const inWritingAbout = icu('Escribes tus respuestas. Se evalúan como las habladas.');
export const inWritingWords = icu('respuestas por escrito');
export const person = icu('Una persona en su lugar');
export const personAbout = icu('No haces la entrevista con IA. Alguien de la empresa sigue contigo.');
export const personWords = icu('una persona en lugar de la entrevista con IA');
export const anotherTime = icu('Otra hora');
export const anotherTimeAbout = icu('La entrevista se abre a otra hora o está abierta más tiempo.');
export const anotherTimeWords = icu('otra hora para la entrevista');
export const anotherChance = icu('otra oportunidad');
export const requests = icu('Solicitudes');
export const requestsLead = icu(
  'Lo que piden los candidatos para sus entrevistas. Quienes solo evalúan nunca ven las adaptaciones.',
);
export const requestsFrom = icu('Solicitudes de {name}');
export const requestsEmpty = icu(
  'No hay solicitudes por responder. Cuando alguien pida una adaptación u otra hora, o comunique un problema, lo verás aquí.',
);
export const personAsked = icu('{name} solicitó {what}, para {role} ({jobId}), el {when}.');
export const personReported = icu('{name} comunicó un problema, para {role} ({jobId}), el {when}.');
export const seeWhatHappened = icu('Ver qué pasó');
export const seeWhatHappenedTo = icu('Ver qué pasó en la entrevista de {name}');
export const answer = icu('Responder');
export const answerTo = icu('Responder a la solicitud de {name}');
export const answerTitle = icu('Responder a la solicitud de {name}');
export const answerAbout = icu('Tu respuesta llega a la persona por correo.');
export const answeredBy = icu('{answer}, por {name}, {when}');
export const granted = icu('Concedido');
export const declined = icu('Rechazado');
export const givenAgain = icu('Puede repetir la entrevista completa');
export const givenAgainInPart = icu('Puede responder a las preguntas que faltan');
export const moved = icu('Entrevista reprogramada');
export const answeredOnly = icu('Respondida, sin repetir la entrevista');
export const form = icu('Responder a la solicitud');
export const meansProblem = icu('Un problema. Así se responde sin repetir la entrevista.');
export const meansPerson = icu(
  'Una persona en su lugar. La entrevista con IA se cancela y tú revisas la candidatura.',
);
export const meansAnotherTime = icu(
  'Otra hora. Para fijarla, reprograma la entrevista en la lista de entrevistas.',
);
export const meaning = icu('{asks}. {about}');
export const decision = icu('Tu decisión');
export const grant = icu('Conceder');
export const decline = icu('Rechazar');
export const timeFactor = icu('Cuántas veces el tiempo habitual');
export const times = icu('{factor, number} veces el tiempo habitual');
export const note = icu('Tu mensaje para la persona');
export const noteOptional = icu('Tu mensaje para la persona (opcional)');
export const sendAnswer = icu('Enviar respuesta');
export const againTitle = icu('Otra oportunidad');
export const canGiveAgain = icu(
  'Puedes permitir que repita la entrevista, completa o solo las preguntas sin respuesta. Los dos informes siguen disponibles.',
);
export const stillOpen = icu(
  'La entrevista todavía se puede hacer hasta el {when}. Puedes reprogramarla o ampliarla desde la lista de entrevistas.',
);
export const notAgain = icu('Ahora no se puede repetir la entrevista.');
export const giveAgain = icu('Permitir repetirla');
export const readReport = icu('Leer el informe');
export const whatHappened = icu('Qué pasó');
export const asked = icu(
  '{asked, number} de {all, plural, one {# pregunta hecha} other {# preguntas hechas}}, respondidas: {answered, number}.',
);
export const enforced = icu('Supervisión estricta: salir de la página pausa o termina la entrevista.');
export const recorded = icu('Salir de la página solo quedaba registrado.');
export const noScore = icu('Esto no afecta a la puntuación.');
export const momentStarted = icu('La entrevista empezó');
export const momentTab = icu('Se abrió otra pestaña');
export const momentWindow = icu('Otra ventana pasó al frente');
export const momentReloaded = icu('La página se recargó, o se cerró y se abrió de nuevo');
export const momentOpenedAgain = icu('La página se abrió de nuevo en el mismo dispositivo');
export const momentLeft = icu('La persona empezó a salir de la página');
export const momentOffline = icu('Se perdió la conexión');
export const momentSubmitted = icu('La entrevista se envió');
export const momentClosed = icu('El plazo de la entrevista terminó');
export const momentAsked = icu('Se hizo la pregunta {number}');
export const momentDevice = icu('La persona continuó en otro dispositivo: {device}');
export const momentLasting = icu('{what}, durante {time}');
export const endFinished = icu('La persona la envió después de la última pregunta.');
export const endLeft = icu('La persona salió de la página y después eligió dejar la entrevista.');
export const endSuspicious = icu('Se envió porque otra ventana pasó al frente.');
export const endDevices = icu('Se envió porque la cámara o el micrófono dejaron de funcionar.');
export const endReloaded = icu('Se envió porque la página se recargó, o se cerró y se abrió de nuevo.');
export const endNoTime = icu('No está programada.');
export const endUnknown = icu('Se envió. El programa que la envió no indicó por qué.');
export const endNotBegun = icu('No se empezó.');
export const endNotSubmitted = icu(
  'Se empezó pero no se envió. {answered, number} de {all, plural, one {# pregunta tiene} other {# preguntas tienen}} respuesta.',
);
export const recordOnlyWould = icu(
  'Si la salida de la página solo se hubiera registrado, la entrevista habría seguido con la pregunta {question, number}, y {left, plural, one {habría quedado # pregunta} other {habrían quedado # preguntas}} por responder.',
);
export const recordOnlyWouldTime = icu(
  'Si la salida de la página solo se hubiera registrado, la entrevista habría seguido con la pregunta {question, number}, con {time} restantes, y {left, plural, one {habría quedado # pregunta} other {habrían quedado # preguntas}} por responder.',
);
export const textTooLong = icu('Escribe como máximo {max, number} caracteres');
export const nameRequest = icu('Indica la solicitud');
export const grantedMissing = icu('granted debe ser true o false');
export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const extraTime = icu('El tiempo adicional debe ser {factors} veces el habitual');
export const goesOnMissing = icu('goesOn debe ser true o false');
