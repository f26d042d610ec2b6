import { icu } from '../icu.ts';

export const invitation = icu('Invitación');
export const ended = icu('Esta invitación ha caducado. Pide una nueva a la empresa o busca otros empleos.');
export const seeOpenJobs = icu('Ver empleos abiertos');
export const used = icu('Esta invitación ya se usó para postularse.');
export const youDeclined = icu('Has rechazado esta invitación.');
export const jobClosed = icu('Este empleo ya no admite candidaturas.');
export const readAboutJob = icu('Leer sobre el empleo');
export const noThankYou = icu('No, gracias');
export const noThankYouTo = icu('No, gracias: {job}');
export const sentTo = icu('La invitación se envió a {email}. Puedes usarla hasta el {when}.');
export const signedInForCompany = icu(
  'Has iniciado sesión como empresa. Cierra la sesión para usar esta invitación como candidato o candidata.',
);
export const seeAndApply = icu('Ver el empleo y postularme');
export const otherAddress = icu('Has iniciado sesión con un correo distinto de {email}.');
export const useWithAccount = icu('Usarla con esta cuenta');
export const registerOrSignIn = icu(
  'Regístrate o inicia sesión con {email}. Si tu cuenta tiene otro correo, inicia sesión y vuelve a abrir el enlace del mensaje.',
);
export const register = icu('Registrarse');
export const signIn = icu('Iniciar sesión');
export const seeJob = icu('Ver el empleo');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} te invita a postularte.');
export const invitesToInterview = icu('{company} te invita a una entrevista.');
export const applyHappens = icu('Lee sobre el empleo y postúlate si te gusta.');
export const interviewHappens = icu(
  'Postúlate y tu entrevista quedará programada de inmediato. Se abre el {opens} y puedes hacerla cuando quieras hasta el {closes}.',
);
export const stopTitle = icu('Invitaciones');
export const stopped = icu('{company} ya no puede enviar invitaciones a {email}.');
export const notStopped = icu('{company} puede volver a enviar invitaciones a {email}.');
export const allowAgain = icu('Volver a permitirlas');
export const stop = icu('No recibir más invitaciones de esta empresa');
export const sent = icu('Enviada');
export const opened = icu('Enlace abierto');
export const applied = icu('Se postuló');
export const declined = icu('Rechazada');
export const expired = icu('Caducada');
export const revoked = icu('Revocada');
export const toApply = icu('Para postularse');
export const toInterview = icu('A la entrevista');
export const stateCount = icu('{state} ({count, number})');
export const resultSent = icu('La invitación está en camino.');
export const resultInvited = icu('Ya tiene una invitación, así que no enviamos otro correo.');
export const resultApplied = icu('Ya se ha postulado a este empleo.');
export const resultDeclined = icu('Ha rechazado tu invitación a este empleo.');
export const resultTwice = icu('Está dos veces en esta lista. Enviamos un solo correo.');
export const resultWrongEmail = icu('Esto no es una dirección de correo.');
export const resultWrongName = icu('Esto no es un nombre. Corrígelo o déjalo vacío.');
export const resultNotWanted = icu('No quiere más invitaciones de tu empresa.');
export const resultTooMany = icu('Ya ha recibido muchas invitaciones hoy. Inténtalo mañana.');
export const resultTooManyToday = icu(
  'Tu empresa ya ha enviado {max, number} invitaciones en un día. Inténtalo mañana.',
);
export const nameInvitation = icu('Indica la invitación');
export const dateWhole = icu('Una fecha debe estar en milisegundos enteros');
export const dateTooFar = icu('Esta fecha está demasiado lejos');
export const chooseKind = icu('Elige para qué es la invitación');
export const emailTooLong = icu('Un correo tiene como máximo {max, number} caracteres');
export const peopleAsList = icu('Envía las personas como una lista');
export const nameOne = icu('Indica al menos una persona');
export const listTooLong = icu('Una lista tiene como máximo {max, number} personas');
export const stateUnknown = icu('No se conoce este estado');
export const isStoppedMissing = icu('isStopped debe ser true o false');
export const isDraft = icu('Este empleo es un borrador. Publícalo antes de invitar a alguien.');
export const isDeleted = icu('Este empleo está eliminado. Vuelve a publicarlo antes de invitar a alguien.');
export const isClosed = icu('Este empleo está cerrado. Vuelve a publicarlo antes de invitar a alguien.');
export const windowOver = icu('El plazo de esta entrevista ha pasado. Elige una nueva fecha.');
export const tooManyToday = icu('Has alcanzado el límite de invitaciones de hoy. Inténtalo mañana.');
export const onTheWay = icu(
  '{count, plural, =0 {No se envió ninguna invitación.} one {# invitación está en camino.} other {# invitaciones están en camino.}}',
);
export const youStopped = icu('Ya no recibirás invitaciones de {company}.');
export const invitedNote = icu('Invitación a la entrevista por correo.');
export const jobs = icu('Todos los empleos');
export const pageTitle = icu('Invitaciones');
export const chooseJob = icu('Elige primero un empleo.');
export const invitePerson = icu('Invitar a una persona');
export const inviteList = icu('Invitar una lista');
export const notOpen = icu(
  'Este empleo no está abierto, así que no puedes invitar a nadie. Vuelve a publicarlo primero.',
);
export const whichInvitations = icu('Qué invitaciones');
export const all = icu('Todas ({count, number})');
export const noneYet = icu('Aún no has invitado a nadie a este empleo.');
export const noneSuch = icu('Ninguna invitación coincide con este filtro.');
export const showAll = icu('Mostrar todas las invitaciones');
export const listAbout = icu(
  'Todas las personas de tu lista recibirán un correo con un enlace a este empleo.',
);
export const email = icu('Correo');
export const name = icu('Nombre');
export const invitedAs = icu('Invitación');
export const interviewOpens = icu('Apertura de la entrevista');
export const state = icu('Estado');
export const sentOn = icu('Enviada');
export const timesSent = icu('Veces enviada');
export const linkOpened = icu('Enlace abierto');
export const usableUntil = icu('Caduca');
export const invitedBy = icu('Enviada por');
export const tableName = icu('Invitaciones');
export const person = icu('Persona');
export const opens = icu('Se abre el {when}');
export const sentTimes = icu('{count, plural, one {, # vez} other {, # veces}}');
export const actions = icu('Acciones');
export const newDateTitle = icu('Enviarla con una nueva fecha');
export const sendAgainTo = icu('Reenviar: la invitación a {email}');
export const sendAgain = icu('Reenviar');
export const revokeTo = icu('Revocar la invitación a {email}');
export const revoke = icu('Revocar');
export const inviteFormName = icu('Invitar a una persona');
export const emailField = icu('Correo');
export const nameField = icu('Nombre (opcional)');
export const sendOne = icu('Enviar la invitación');
export const inviteListName = icu('Invitar una lista');
export const pasteFirst = icu('Pega una lista o elige un archivo.');
export const listHint = icu(
  'Una persona por línea: su correo y, si quieres, su nombre. Un archivo CSV puede tener más columnas; se ignoran. Como máximo {max, number} personas a la vez.',
);
export const list = icu('Lista');
export const listSample = icu('correo, nombre');
export const chooseCsv = icu('Elegir un archivo CSV');
export const csvFile = icu('Archivo CSV');
export const inList = icu('{count, plural, one {# persona en la lista.} other {# personas en la lista.}}');
export const ignored = icu('Estas columnas se ignoran: {columns}.');
export const sendList = icu('Enviar las invitaciones');
export const whatFor = icu('Para qué es la invitación');
export const applyHint = icu(
  'La persona lee sobre el empleo y se postula. Después aceptas o rechazas como siempre.',
);
export const interviewHint = icu(
  'La persona se postula y su entrevista se programa de inmediato. No tienes que aceptarla otra vez.',
);
export const interviewDate = icu('Fecha de la entrevista');
export const sentOfList = icu(
  '{total, plural, one {{sent, number} de # invitación en camino.} other {{sent, number} de # invitaciones en camino.}}',
);
export const refusedRows = icu('A estas filas no les enviamos correo:');
export const refusedTable = icu('Filas sin enviar');
export const line = icu('Línea');
export const reason = icu('Motivo');
export const done = icu('Hecho');
export const newWindow = icu('El plazo de la entrevista de {email} ha pasado. Elige uno nuevo.');
export const unreadable = icu(
  'No podemos leer los caracteres de este archivo. Guárdalo como CSV en UTF-8 y elígelo de nuevo.',
);
export const tooLongToRead = icu('Esta lista es demasiado larga. Divídela en partes.');
export const empty = icu('La lista está vacía.');
export const headersOnly = icu('La lista tiene una fila de encabezados, pero ninguna persona.');
export const tooManyPeople = icu(
  'La lista tiene {count, number} personas. Puedes invitar como máximo a {max, number} a la vez: divídela en partes.',
);
export const quoteOpen = icu('Hay unas comillas sin cerrar en la lista. Corrígelas.');
export const column = icu('columna {number, number}');
