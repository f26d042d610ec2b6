import { icu } from '../icu.ts';

export const nth = icu(
  '{round, select, 1 {primera ronda} 2 {segunda ronda} 3 {tercera ronda} 4 {cuarta ronda} 5 {quinta ronda} other {sexta ronda}}',
);
export const minutes = icu('{count, plural, one {# minuto} other {# minutos}}');
export const moveRule = icu(
  'Puedes cambiarla {times, plural, one {una vez} other {hasta # veces}}, hasta {hours, plural, one {una hora} other {# horas}} antes de que empiece.',
);
export const stepInvited = icu('Invitación enviada');
export const stepBooked = icu('Hora fijada');
export const stepMoved = icu('Cambiada de hora');
export const stepCancelled = icu('Cancelada');
export const stepChanged = icu('Detalles cambiados');
export const toStart = icu('Roundone, ir a la página de inicio');
export const choose = icu('Elegir una hora');
export const cancelledTitle = icu('Esta ronda está cancelada');
export const overTitle = icu('Esta ronda ya terminó');
export const companyWrites = icu('{company} escribe: {words}');
export const bookedTitle = icu('Tu cita está reservada');
export const chooseAnother = icu('Elegir otra hora');
export const now = icu('Ahora: {when}');
export const youCancelled = icu('La has cancelado y {company} ya lo sabe. Si ha sido un error, escríbeles.');
export const companyCancelled = icu('{company} la ha cancelado. No tienes que hacer nada.');
export const tooLateToChoose = icu(
  'Ya no se puede elegir una hora. Si contabas con ello, pregunta a {company}.',
);
export const itWas = icu('Fue el {when}.');
export const howLong = icu('Duración');
export const withWhom = icu('Con');
export const where = icu('Dónde');
export const willTellWhere = icu('{company} te lo dirá');
export const roundForJob = icu('{round} para {job}');
export const emailed = icu(
  'Te hemos enviado los detalles por correo y te lo recordaremos, salvo que hayas desactivado estos correos.',
);
export const addToCalendar = icu('Añadir al calendario');
export const askForAnother = icu('Si necesitas otra hora, pídesela a {company}.');
export const cancelTitle = icu('¿Cancelar esta ronda?');
export const cancelForm = icu('Cancelar esta ronda');
export const cancelRound = icu('Cancelar la ronda');
export const cancelAbout = icu(
  '{company} recibirá un correo. Después ya no podrás elegir otra hora por tu cuenta.',
);
export const cancelWord = icu('Unas palabras para la empresa (opcional)');
export const timesAreOver = icu(
  'Todas las horas que te ofrecieron ya han pasado. {company} lo ve y puede ofrecerte otra. También puedes escribirles.',
);
export const noFreeTime = icu(
  'Ahora mismo no hay horas libres. Vuelve a mirar más tarde o pregunta a {company}.',
);
export const nightForYou = icu(
  'Todas son de noche para ti, entre las 22:00 y las 7:00. Si ninguna te viene bien, {ask}.',
);
export const askForOthersLink = icu('pide otras horas');
export const askForOthers = icu('Pedir otras horas');
export const cannotCome = icu('No puedo ir');
export const keepTime = icu('Mantener mi hora');
export const book = icu('Reservar esta hora');
export const moveTo = icu('Cambiar a esta hora');
export const nextFree = icu(
  '{count, plural, one {La próxima hora libre es {times}.} other {Las próximas horas libres son {times}.}}',
);
export const round = icu('Ronda');
export const invitesYou = icu('{company} te invita a la {round}.');
export const seeDetails = icu('Ver los detalles');
export const notAgreed = icu('No aceptas que se grabe.');
export const agreed = icu('Aceptas que se grabe.');
export const recording = icu('Grabación');
export const agree = icu('Acepto que se grabe esta entrevista');
export const deleteTitle = icu('¿Eliminar la grabación?');
export const deleteButton = icu('Eliminar');
export const keep = icu('Conservar');
export const deleteAbout = icu(
  '{company} ha subido una grabación de esta entrevista. Si ya no aceptas, se eliminará ahora junto con su transcripción.',
);
export const showDays = icu('{count, plural, one {Mostrar # día más} other {Mostrar # días más}}');
export const timesIn = icu('Horas en {zone}.');
export const changeZone = icu('Cambiar la zona horaria');
export const zone = icu('Zona horaria');
export const zoneUnknown = icu('No se encontró la zona horaria');
export const yourRound = icu('Tu {round}: {when}');
