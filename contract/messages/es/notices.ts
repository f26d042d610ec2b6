import { icu } from '../icu.ts';

export const scheduledName = icu('Entrevista programada');
export const scheduledText = icu('Una empresa ha programado tu entrevista, con una cita para tu calendario.');
export const reminderName = icu('Recordatorios de entrevistas');
export const reminderText = icu('Un día antes y una hora antes de que se abra tu entrevista.');
export const windowName = icu('Apertura y cierre de entrevistas');
export const windowText = icu('Tu entrevista está abierta, se cierra en menos de un día o se ha cerrado.');
export const roundInvitationName = icu('Invitaciones a rondas');
export const roundInvitationText = icu(
  'Una empresa te invita a una ronda de entrevistas con personas, o algo cambia en ella.',
);
export const roundReminderName = icu('Recordatorios de rondas');
export const roundReminderText = icu('Un día antes y una hora antes de una ronda en la que participas.');
export const roundChangedName = icu('Rondas');
export const roundChangedText = icu(
  'Una ronda en la que participas tiene hora, cambia o se cancela, con una cita para tu calendario.',
);
export const requestAnsweredName = icu('Respuestas a tus solicitudes');
export const requestAnsweredText = icu('Una empresa ha respondido a una solicitud sobre tu entrevista.');
export const sentName = icu('Candidatura enviada');
export const sentText = icu('Una empresa ha recibido tu candidatura.');
export const declinedName = icu('Candidatura rechazada');
export const declinedText = icu('Una empresa ha decidido no seguir adelante con tu candidatura.');
export const advancedName = icu('Siguientes pasos');
export const advancedText = icu('Una empresa sigue adelante con tu candidatura o la ha reabierto.');
export const offerName = icu('Ofertas');
export const offerText = icu(
  'Una empresa te hace una oferta, la cambia, la retira o espera tu respuesta, o una oferta ha caducado.',
);
export const jobDeletedName = icu('Empleos retirados');
export const jobDeletedText = icu('Una empresa ha retirado un empleo mientras tu candidatura está en curso.');
export const receivedName = icu('Nuevas candidaturas');
export const receivedText = icu('Alguien se ha postulado a uno de tus empleos.');
export const withdrawnName = icu('Candidaturas retiradas');
export const withdrawnText = icu('Alguien ha retirado su candidatura a uno de tus empleos.');
export const requestName = icu('Solicitudes');
export const requestText = icu(
  'Alguien pide una adaptación u otra hora, o comunica un problema en una entrevista.',
);
export const messageName = icu('Mensajes');
export const messageText = icu('Alguien te escribió sobre una candidatura.');
export const offerAnsweredName = icu('Respuestas a ofertas');
export const offerAnsweredText = icu('Alguien ha aceptado o rechazado tu oferta, o esta ha caducado.');
export const deletionName = icu('Solicitudes de eliminación');
export const deletionText = icu(
  'Alguien retiró su consentimiento para una entrevista y espera tu respuesta.',
);
export const reportName = icu('Informe listo');
export const reportText = icu('El informe de una entrevista está listo.');
export const correctedName = icu('Correcciones de la transcripción');
export const correctedText = icu('Alguien dice que se entendieron mal palabras de una respuesta.');
export const mentionedName = icu('Menciones');
export const mentionedText = icu('Alguien de tu equipo te mencionó en una nota sobre una candidatura.');
export const cardName = icu('Fichas de evaluación pendientes');
export const cardText = icu('Participaste en una ronda y un día después falta tu ficha de evaluación.');
export const newYorkRule = icu(
  '{days, plural, one {En la ciudad de Nueva York hay que informar sobre la herramienta al menos # día hábil antes de usarla.} other {En la ciudad de Nueva York hay que informar sobre la herramienta al menos # días hábiles antes de usarla.}}',
);
export const toldWhenApplying = icu(
  'A esta persona se le informó el {told}, al postularse, así que la entrevista puede abrirse desde el {earliest}, o más tarde si hay festivos de por medio. Si le informaste antes, confírmalo.',
);
export const toldToday = icu(
  'A quienes invites hoy les informaremos de inmediato, así que la entrevista puede abrirse desde el {earliest}, o más tarde si hay festivos de por medio.',
);
export const kindUnknown = icu('No se conoce este tipo de correo');
export const zoneUnknown = icu('No se conoce esta zona horaria');
export const nameZone = icu('Indica una zona horaria');
export const isOnMissing = icu('isOn debe ser true o false');
export const paceUnknown = icu('pace debe ser at-once o daily');
export const alwaysAtOnce = icu('Los correos de este tipo siempre se envían de inmediato');
export const preferencesAsList = icu('Envía las preferencias como una lista');
export const isChosenMissing = icu('isChosen debe ser true o false');
export const linkIncomplete = icu('Este enlace no está completo');
export const notYourKind = icu('No recibes correos de este tipo');
export const noMore = icu('Ya no recibirás correos de este tipo.');
export const footer = icu(
  'Recibes este correo porque tienes una cuenta en Roundone. Para dejar de recibir correos de este tipo ({kind}): {link}',
);
export const chooseMails = icu('Para elegir qué correos recibes: {link}');
export const title = icu('Preferencias de correo');
export const lead = icu('Elige qué correos recibes.');
export const alwaysSent = icu(
  'Siempre enviamos los correos sobre tu propia cuenta, por ejemplo para verificar tu correo o restablecer tu contraseña.',
);
export const whenSent = icu('Cuándo se envían los correos del tipo {kind}');
export const dailyHint = icu(
  'Un correo a las {hour, number} de la mañana con las candidaturas del día anterior; ninguno si no hubo.',
);
export const atOnceHint = icu('Un correo por cada candidatura.');
export const atOnce = icu('De inmediato');
export const daily = icu('Una vez al día');
export const times = icu('Horas');
export const zoneSaved = icu('Zona horaria guardada.');
export const timeZone = icu('Zona horaria');
export const zoneHint = icu('Los correos que recibes muestran las horas de esta zona: {zone}.');
export const zoneNotFound = icu('Zona horaria no encontrada');
export const sameAsBrowser = icu('La de mi navegador ({zone})');
export const unsubscribe = icu('Cancelar la suscripción');
export const signInToChoose = icu('Inicia sesión para elegir tus correos');
export const chooseYours = icu('Elegir tus correos');
export const youGet = icu('Recibes correos del tipo {kind}.');
export const youGetNone = icu('Ya no recibes correos del tipo {kind}.');
export const stopThese = icu('Dejar de recibirlos');
export const turnOnAgain = icu('Volver a activarlos');
export const allPreferences = icu('Todas las preferencias de correo');
