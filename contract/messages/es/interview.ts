import { icu } from '../icu.ts';

export const interview = icu('Entrevista');
export const openFromList = icu('Abre una entrevista desde tu lista de entrevistas programadas.');
export const scheduledInterviews = icu('Entrevistas programadas');
export const backToScheduled = icu('Volver a las entrevistas programadas');
export const opensOn = icu('Se abre el {when}.');
export const steps = icu('Pasos');
export const stepInstructions = icu('Instrucciones');
export const stepTest = icu('Prueba');
export const next = icu('Siguiente');
export const submittedByReload = icu('Tu entrevista se envió porque se recargó la página');
export const openElsewhere = icu(
  'Esta entrevista está abierta en otra pestaña o ventana de este navegador. Continúa allí o ciérrala primero.',
);
export const windowTitle = icu('{stage} · Entrevista');
export const welcome = icu('Te damos la bienvenida');
export const welcomeName = icu('Hola, {name}');
export const welcomeBackName = icu('Hola de nuevo, {name}');
export const startText = icu('Para empezar la entrevista, haz clic en el botón de abajo');
export const goOnText = icu(
  'Tu entrevista se interrumpió. Todo lo que respondiste está a salvo. Seguirás con la pregunta a la que habías llegado; su tiempo ha seguido corriendo.',
);
export const start = icu('Empezar la entrevista');
export const goOn = icu('Continuar la entrevista');
export const questions = icu('Preguntas:');
export const questionDone = icu('respondida');
export const questionOf = icu('Pregunta {number, number} de {all, number}');
export const optionsHint = icu('Elige una respuesta u omite la pregunta. No podrás volver a ella.');
export const timeUp = icu('Se acabó el tiempo. La siguiente pregunta llega en un momento.');
export const timeUpSaved = icu(
  'Se acabó el tiempo; tu respuesta está guardada. La siguiente pregunta llega en un momento.',
);
export const skip = icu('Omitir');
export const finish = icu('Terminar');
export const answerNow = icu('Responder ahora');
export const done = icu('He terminado');
export const timeLeft = icu('Quedan {time}');
export const secondsLeft = icu('{seconds, plural, one {Queda # segundo} other {Quedan # segundos}}');
export const recordingStarts = icu('Un momento: empieza la grabación.');
export const recordingStarting = icu('La grabación está empezando…');
export const asking = icu(
  'Se te está leyendo la pregunta. Después tendrás tiempo para pensar. Lo que digas ahora no forma parte de tu respuesta.',
);
export const askingHeard = icu(
  'Se te está leyendo la pregunta y la grabación ya está en marcha: puedes responder en cualquier momento. Tu tiempo empieza cuando termina la lectura.',
);
export const thinking = icu('Tiempo para pensar. Lo que digas ahora no forma parte de tu respuesta.');
export const speak = icu('Es tu turno: habla.');
export const listening = icu('Escuchando.');
export const keepSpeaking = icu('Sigue hablando o la respuesta terminará sola.');
export const retaking = icu(
  'Tu respuesta está guardada. Puedes volver a grabarla {times, plural, =1 {una vez} other {hasta # veces}}; cuenta la última grabación. Si no eliges, la siguiente pregunta llega en {seconds, plural, one {# segundo} other {# segundos}}.',
);
export const recordAgain = icu('Grabarla otra vez');
export const keepAnswer = icu('Conservar esta respuesta');
export const smallerPicture = icu(
  'Tu conexión es lenta, así que la imagen que se graba es ahora más pequeña. Tu voz no cambia.',
);
export const voiceAlone = icu(
  'Tu conexión es muy lenta, así que ahora se graba solo tu voz. Es lo que cuenta: sigue como antes.',
);
export const videoNotRecorded = icu('No podemos grabar el vídeo, pero estamos grabando tu voz.');
export const yourAnswer = icu('Tu respuesta');
export const savedAsYouType = icu('Se guarda mientras escribes.');
export const savedUpTo = icu(
  'Se guarda mientras escribes. Has llegado al límite de {max, number} caracteres, y lo que escribas después no se guarda.',
);
export const camera = icu('Tu cámara');
export const recording = icu('Grabando');
export const breakTitle = icu('Haz una pausa');
export const breakStage = icu('Pausa');
export const breakText = icu(
  'No se está grabando nada y el tiempo está detenido. Continúa cuando quieras. Mantén esta página abierta.',
);
export const nextQuestion = icu('Siguiente pregunta');
export const looking = icu('Revisando tus respuestas');
export const lookingText = icu(
  'Suele tardar unos segundos. Puede que haya una pregunta más. No se está grabando nada.',
);
export const goOnWithout = icu('Continuar sin ella');
export const followUp = icu('Una pregunta más');
export const followUpOf = icu('Es sobre tu respuesta a: {question}');
export const followUpText = icu(
  'Lo que digas cuenta para esa respuesta y nunca baja su puntuación. Si la omites, no cambia nada. No se está grabando nada, y el tiempo no empieza hasta que la aceptes.',
);
export const skipFollowUp = icu('Omitir esta pregunta');
export const takeFollowUp = icu('Responder a esta pregunta');
export const tabTitle = icu('No se permite cambiar de pestaña.');
export const tabText = icu(
  'La entrevista está en pausa y la empresa verá cuánto tiempo estuviste fuera de esta página. No afecta a tu puntuación. Con «Aceptar» continúas donde estabas; con «salir» se envía lo que has respondido.',
);
export const tabStay = icu('Aceptar');
export const tabLeave = icu('salir');
export const suspiciousTitle = icu('Se detectó actividad sospechosa. Tu entrevista se enviará.');
export const suspiciousText = icu(
  'Otra ventana pasó al frente. Lo que has respondido hasta ahora está guardado y se enviará.',
);
export const callTitle = icu('Ahora mismo no oímos tu micrófono.');
export const callText = icu(
  'Una llamada o un botón de silencio lo ha apagado. La entrevista está en pausa, su tiempo está detenido y tus respuestas están guardadas. Termina la llamada o vuelve a encender el micrófono y continúa.',
);
export const cameraStopped = icu('La cámara se detuvo.');
export const cameraStoppedText = icu(
  'La entrevista está en pausa y tus respuestas están guardadas. Vuelve a conectar la cámara y continúa, o continúa solo con tu voz.',
);
export const microphoneStopped = icu('El micrófono se detuvo.');
export const microphoneStoppedText = icu(
  'La entrevista está en pausa y tus respuestas están guardadas. Vuelve a conectar el micrófono y continúa.',
);
export const resume = icu('Continuar');
export const submitAnswered = icu('Enviar lo que he respondido');
export const elsewhereTitle = icu('Esta entrevista está abierta en otro dispositivo');
export const elsewhereText = icu(
  'Está abierta en {device}. Si continúas aquí, el otro dispositivo se detiene y conserva lo que has dicho. Sigues con la misma pregunta y el tiempo que queda. La empresa verá que cambiaste de dispositivo. No afecta a tu puntuación.',
);
export const continueHereQuestion = icu('¿Continuar aquí?');
export const yesContinueHere = icu('Sí, continuar aquí');
export const handedOverTitle = icu('Continuaste tu entrevista en otro dispositivo');
export const handedOverSending = icu(
  'Continúas en {device}, y aquí ya no se graba nada. Estamos enviando lo que dijiste aquí antes. Deja esta página abierta hasta que termine.',
);
export const handedOverSent = icu(
  'Continúas en {device}, y aquí ya no se graba nada. Lo que dijiste aquí antes está guardado. Puedes cerrar esta página.',
);
export const handedOverKept = icu(
  'Continúas en {device}, y aquí ya no se graba nada. No hemos podido enviarlo todo. Lo que falta está guardado en este dispositivo y se enviará cuando vuelvas a abrir la entrevista aquí.',
);
export const notYou = icu('¿No fuiste tú? Continúa aquí y después cambia tu contraseña.');
export const continueHere = icu('Continuar aquí');
