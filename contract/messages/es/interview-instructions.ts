import { icu } from '../icu.ts';

export const windowTitle = icu('Instrucciones · Entrevista');
export const title = icu('Tu entrevista para {role}');
export const lead = icu(
  'Con {employer}. {count, plural, one {# cosa} other {# cosas}} que conviene saber antes de empezar. ¿Es la primera? Haz antes una {practice}: solo la verás tú.',
);
export const practiceLink = icu('entrevista de práctica');
export const quiet = icu('Busca un lugar tranquilo. La entrevista empieza solo cuando tú lo indiques.');
export const quietAndMicrophone = icu(
  'Busca un lugar tranquilo y bien iluminado y apaga todo lo que haga ruido. Después probarás el micrófono; la entrevista empieza solo cuando tú lo indiques.',
);
export const quietAndCamera = icu(
  'Busca un lugar tranquilo y bien iluminado y apaga todo lo que haga ruido. Después probarás la cámara y el micrófono; la entrevista empieza solo cuando tú lo indiques.',
);
export const choices = icu(
  'Primero vienen las preguntas de opción múltiple, una a una, con {seconds, number} segundos para cada una. Elige una opción y pulsa Siguiente; no puedes volver a una pregunta anterior.',
);
export const breaks = icu(
  'Entre una pregunta y otra hay una pausa. Durante la pausa no se graba nada, y dura hasta que continúes. Mantén esta página abierta.',
);
export const followUps = icu(
  'Después de la última pregunta, comprobamos si a tus respuestas les falta algo que la empresa espera. En el orden de las preguntas, cada una de esas respuestas puede tener una pregunta de seguimiento, como máximo {max, number} en total. A quien le falta lo mismo se le hace la misma pregunta. Puedes omitir cualquiera, y omitirla no cambia nada. Lo que digas cuenta para esa respuesta y nunca baja su puntuación.',
);
export const stayEnforced = icu(
  'Quédate en esta página. Cambiar de pestaña pausa la entrevista y queda anotado, tener otra ventana delante más de {seconds, number} segundos la termina, y recargar la página envía lo que has respondido hasta entonces. Si se pierde la conexión, no pasa nada: tus respuestas esperan en este dispositivo.',
);
export const stayRecorded = icu(
  'Quédate en esta página. Salir de ella o recargarla queda anotado, pero no termina la entrevista: sigues donde estabas y el tiempo sigue corriendo. Si se pierde la conexión, no pasa nada: tus respuestas esperan en este dispositivo.',
);
export const spokenAtOnce = icu(
  'Después empieza la grabación y llegan las preguntas habladas. Cada una queda en la pantalla y se te lee si tu dispositivo tiene voz. Responde en voz alta, como a una persona: lo que dices cuenta desde que ves la pregunta, y tienes hasta {seconds, number} segundos después de la lectura.',
);
export const spokenAfterThinking = icu(
  'Después empieza la grabación y llegan las preguntas habladas. Cada una queda en la pantalla y se te lee si tu dispositivo tiene voz. Tras la lectura tienes {thinking, number} segundos para pensar. Luego responde en voz alta, como a una persona: tienes hasta {seconds, number} segundos. Lo que digas antes no cuenta.',
);
export const pausesThenNext = icu(
  'Puedes hacer pausas para pensar: la respuesta se guarda y llega la siguiente pregunta solo tras {seconds, number} segundos de silencio. Pulsa «He terminado» para seguir antes.',
);
export const pausesThenSaved = icu(
  'Puedes hacer pausas para pensar: la respuesta se guarda solo tras {seconds, number} segundos de silencio. Pulsa «He terminado» para seguir antes.',
);
export const retakes = icu(
  'Puedes volver a grabar cada respuesta, {times, plural, =1 {una vez} other {hasta # veces}}. Cuenta la última grabación. Se guardan todas.',
);
export const written = icu(
  'Después vienen las preguntas que respondes por escrito. Tienes {seconds, number} segundos para cada una. La respuesta se guarda mientras escribes. Pulsa «He terminado» para continuar.',
);
export const consentTitle = icu('Qué pasa con lo que dices');
export const recorded = icu('Qué se graba');
export const recordedFilm = icu(
  'Vídeo y sonido desde la primera pregunta hablada hasta la última, las opciones que eliges y los momentos en que esta página se abandonó, se ocultó o se recargó.',
);
export const recordedSound = icu(
  'El sonido de cada respuesta hablada, las opciones que eliges y los momentos en que esta página se abandonó, se ocultó o se recargó.',
);
export const recordedFilmAndText = icu(
  'Vídeo y sonido desde la primera pregunta hablada hasta la última, lo que escribes, las opciones que eliges y los momentos en que esta página se abandonó, se ocultó o se recargó.',
);
export const recordedText = icu(
  'Lo que escribes, las opciones que eliges y los momentos en que esta página se abandonó, se ocultó o se recargó.',
);
export const assessed = icu('Qué se evalúa');
export const assessedText = icu(
  'Lo que dices: tus palabras se convierten en texto y se comparan con la respuesta que la empresa espera. Las preguntas personales se transcriben, no se puntúan.',
);
export const notAssessed = icu('Qué no se evalúa');
export const notAssessedText = icu(
  'Tu cara, tus emociones, tu acento y tu voz. Salir de la página nunca cambia una puntuación. El programa no rechaza ninguna candidatura: decide una persona.',
);
export const seenBy = icu('Quién lo ve');
export const seenByText = icu(
  '{employer} y tú. También puede leer el informe quien tenga su enlace, sin el vídeo, tus documentos ni tus datos de contacto, a menos que tú o la empresa lo cierren a visitantes. Lo almacena quien opera este sitio.',
);
export const keptFor = icu('Cuánto tiempo se conserva');
export const keptForText = icu(
  '{retention} Puedes eliminar tu cuenta, con todo lo que contiene, en «Cuenta».',
);
export const morePolicy = icu('Más en la {policy} (se abre en una pestaña nueva).');
export const policyLink = icu('política de privacidad');
export const agree = icu('He leído esto y acepto que se me grabe.');
export const agreeMissing = icu('Acepta la grabación para continuar.');
export const help = icu('Ayuda y dispositivos');
export const goesOnMeanwhile = icu('La entrevista sigue mientras lees esto.');
export const networkFails = icu('Si se corta la conexión');
export const networkFailsText = icu(
  'Sigue. Todo se guarda en este dispositivo y se envía cuando vuelve la conexión.',
);
export const slowPicture = icu('Con una conexión lenta, la imagen se reduce sola.');
export const slowPictureThenVoice = icu(
  'Con una conexión lenta, la imagen se reduce sola. Al final se envía solo tu voz, que es lo que cuenta.',
);
export const powerFails = icu('Si se va la luz o se cierra el navegador');
export const powerFailsSpoken = icu(
  'Abre de nuevo esta entrevista desde tu lista de entrevistas. Puedes usar otro dispositivo. Lo que has dicho hasta entonces está a salvo, y sigues donde estabas. El tiempo de la pregunta sigue corriendo.',
);
export const powerFailsWritten = icu(
  'Abre de nuevo esta entrevista desde tu lista de entrevistas. Puedes usar otro dispositivo. Lo que has escrito hasta entonces está a salvo, y sigues donde estabas. El tiempo de la pregunta sigue corriendo.',
);
export const reload = icu('Si recargas o cierras esta página');
export const reloadEnforced = icu(
  'Eso envía lo que has respondido hasta entonces. Si fue un error, comunica un problema: la empresa puede permitirte repetir la entrevista.',
);
export const reloadRecorded = icu(
  'Queda anotado, pero no termina la entrevista. Ábrela de nuevo y sigues donde estabas. El tiempo de la pregunta sigue corriendo.',
);
export const microphoneFails = icu('Si falla el micrófono');
export const devicesFail = icu('Si falla la cámara o el micrófono');
export const devicesFailText = icu(
  'La entrevista se pausa sola. Vuelve a conectar el dispositivo o elige otro aquí.',
);
export const voiceAlone = icu('Sin cámara sigues solo con la voz.');
export const phoneCall = icu('Si recibes una llamada');
export const phoneCallText = icu(
  'Si la llamada ocupa el micrófono, la entrevista se pausa sola y su tiempo se detiene. Termina la llamada y continúa.',
);
export const reachPerson = icu('Habla con una persona');
export const reachPersonText = icu(
  'Quienes administran este sitio leen lo que escribes aquí. No saldrás de la entrevista.',
);
export const writeToPerson = icu('Escribir a una persona');
export const backToQuestion = icu('Volver a la pregunta');
export const messageSent = icu('Tu mensaje se ha enviado. Recibirás respuesta por correo o por teléfono.');
export const messageLabel = icu('¿Qué ha pasado?');
export const emailLabel = icu('Tu correo');
export const phoneLabel = icu('Tu teléfono');
export const send = icu('Enviar');
