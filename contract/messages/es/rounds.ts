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
export const toStart = icu('Roundone, inicio');
export const choose = icu('Elegir una hora');
export const cancelledTitle = icu('Esta ronda está cancelada');
export const overTitle = icu('Esta ronda ya terminó');
export const companyWrites = icu('{company} escribió: {words}');
export const bookedTitle = icu('Tu cita está reservada');
export const chooseAnother = icu('Elegir otra hora');
export const now = icu('Ahora: {when}');
export const youCancelled = icu('La has cancelado y {company} ya lo sabe. Si ha sido un error, escríbeles.');
export const companyCancelled = icu('{company} la ha cancelado. No tienes que hacer nada.');
export const tooLateToChoose = icu(
  'Ya no se puede elegir una hora. Si aún la necesitas, pregunta a {company}.',
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
export const cancelWord = icu('Mensaje para la empresa (opcional)');
export const timesAreOver = icu(
  'Todos los horarios que te ofrecieron ya han pasado. {company} puede verlo y ofrecerte otros. También puedes escribirles.',
);
export const noFreeTime = icu(
  'Ahora mismo no hay horarios libres. Vuelve a mirar más tarde o pregunta a {company}.',
);
export const nightForYou = icu(
  'Todos son de noche para ti, entre las 22:00 y las 7:00. Si ninguno te viene bien, {ask}.',
);
export const askForOthersLink = icu('pide otros horarios');
export const askForOthers = icu('Pedir otros horarios');
export const cannotCome = icu('No puedo ir');
export const keepTime = icu('Mantener mi hora');
export const book = icu('Reservar esta hora');
export const moveTo = icu('Cambiar a esta hora');
export const nextFree = icu(
  '{count, plural, one {El próximo horario libre es {times}.} other {Los próximos horarios libres son {times}.}}',
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
export const zoneUnknown = icu('Zona horaria no encontrada');
export const yourRound = icu('Tu {round}: {when}');
export const rounds = icu('Rondas');
export const inviteTo = icu('Invitar a la {round}');
export const seeAll = icu('Ver lo que se dijo en todas las rondas');
export const setTime = icu('Fijar una hora');
export const move = icu('Cambiar la hora');
export const changePeople = icu('Cambiar quién participa');
export const withNames = icu('Con {names}');
export const nobody = icu('No participa nadie');
export const openOwn = icu('Abrir tu página de esta ronda');
export const changeMenu = icu('Cambiar');
export const calendarUnread = icu('No hemos podido leer tu calendario en {host}');
export const hoursAlone = icu('{problem} Hasta que podamos leerlo, solo cuenta tu horario semanal.');
export const connected = icu('Tu calendario en {host} está conectado. {read}');
export const looksAgain = icu(
  'Solo miramos qué horas tienes ocupadas y volvemos a comprobarlo cada {count, plural, one {minuto} other {# minutos}}.',
);
export const changeAddress = icu('Cambiar la dirección');
export const removeCalendar = icu('Quitar el calendario');
export const notRead = icu('Aún no se ha leído.');
export const lastRead = icu('Última lectura: {when}.');
export const calendar = icu('Tu calendario');
export const connectAbout = icu(
  'Conecta tu calendario y no se ofrecerán las horas que tengas ocupadas. La dirección privada, que termina en .ics, está en la configuración de tu calendario: en Google Calendar, «Dirección secreta en formato iCal»; en Outlook, «Publicar un calendario».',
);
export const calendarAddress = icu('Dirección privada de tu calendario');
export const connect = icu('Conectar el calendario');
export const noneYet = icu(
  'Aún no hay rondas. Aparecerán aquí cuando se invite a alguien a una ronda contigo.',
);
export const yourRounds = icu('Tus rondas');
export const cardMissing = icu('Falta la ficha');
export const cardToWrite = icu('Ficha por escribir');
export const monday = icu('Lunes');
export const tuesday = icu('Martes');
export const wednesday = icu('Miércoles');
export const thursday = icu('Jueves');
export const friday = icu('Viernes');
export const saturday = icu('Sábado');
export const sunday = icu('Domingo');
export const weeklyHours = icu('Tu horario semanal');
export const hoursAssumed = icu('Aún no has indicado tu horario, así que suponemos este.');
export const zoneAbout = icu('La usamos para tu horario y en los correos que te enviamos.');
export const saveHours = icu('Guardar tu horario');
export const dayFrom = icu('{day}, desde');
export const to = icu('a');
export const dayUntil = icu('{day}, hasta');
export const removeHours = icu('Quitar de {from} a {until}, {day}');
export const notAvailable = icu('No disponible');
export const addHoursOn = icu('Añadir más horas, {day}');
export const addHours = icu('Añadir más horas');
export const inviteTitle = icu('Invitar a {whom} a la {round}');
export const inviteOneAbout = icu('Recibirá un correo con un enlace para elegir una hora.');
export const inviteManyAbout = icu(
  'Cada persona recibirá un correo con un enlace para elegir una hora. Cada horario solo se puede elegir una vez.',
);
export const applicants = icu('{count, plural, one {# persona} other {# personas}}');
export const timesToChoose = icu('Horarios para elegir');
export const noCommonTimeAdd = icu('No hay ningún horario libre en común. Añade tú los horarios.');
export const nightForThem = icu(
  'Todos son de noche para {name}, entre las 22:00 y las 7:00. Añade horarios de día o cambia quién participa.',
);
export const message = icu('Mensaje (opcional)');
export const messageAbout = icu('Se incluirá en el correo.');
export const onePerson = icu('Elige al menos una persona.');
export const oneTime = icu('Elige al menos un horario.');
export const invitation = icu('Invitación');
export const sendInvitation = icu('Enviar la invitación');
export const sendInvitations = icu(
  '{count, plural, one {Enviar # invitación} other {Enviar # invitaciones}}',
);
export const who = icu('Quién participa');
export const noMember = icu('No hay ningún miembro con este nombre');
export const weAssume = icu('Suponemos de lunes a viernes, de {from} a {until}, para {names}.');
export const noCalendar = icu('No hay ningún calendario conectado para {names}.');
export const setTimes = icu('Indicar tu horario');
export const youInList = icu('ti');
export const allFree = icu(
  '{count, plural, one {El # horario libre de los próximos {days, number} días} other {Los # horarios libres de los próximos {days, number} días}}',
);
export const chooseTimes = icu('Elegir horarios');
export const theirZone = icu('En tu zona horaria, {zone}. La otra persona los ve en la suya.');
export const hideTimes = icu('Ocultar horarios');
export const hideTimesOf = icu('Ocultar horarios: {day}');
export const chooseTimesOf = icu('Elegir horarios: {day}');
export const none = icu('Ninguno');
export const someOffered = icu('{offered, number} de {count, plural, one {# horario} other {# horarios}}');
export const allOffered = icu('de {first} a {last}, {count, plural, one {# horario} other {# horarios}}');
export const moveTitle = icu('Cambiar la hora de la ronda con {name}');
export const peopleTitle = icu('Quién participa en la ronda con {name}');
export const cancelWithTitle = icu('Cancelar la ronda con {name}');
export const setTitle = icu('Fijar una hora para la ronda con {name}');
export const allTold = icu(
  '{name} y quienes participan recibirán un correo, y sus citas del calendario cambiarán.',
);
export const keepIt = icu('Mantenerla');
export const whereOptional = icu('Dónde (opcional)');
export const whereUnset = icu('Sin indicar: la persona leerá que se lo dirás.');
export const wherePlaceholder = icu('Un enlace, un teléfono o una dirección');
export const timeOfRound = icu('Hora de la ronda');
export const setThisTime = icu('Fijar esta hora');
export const moveRound = icu('Cambiar la hora');
export const noCommonTime = icu('No hay ningún horario libre en común.');
export const allAreFree = icu('Horarios libres en común. En tu zona horaria, {zone}.');
export const chooseThis = icu('Elegir esta hora');
export const typeAnother = icu('Escribir otra hora');
export const newTime = icu('Nueva hora: {when}');
export const chooseFirst = icu('Elige primero una hora.');
export const saveChanges = icu('Guardar los cambios');
export const wasGoingToBe = icu(
  'Estaba fijada para el {when}. Más adelante puedes volver a invitar a {name}.',
);
export const why = icu('Motivo (opcional)');
export const whyAbout = icu('{name} lo leerá.');
export const cancelledByCandidate = icu('Cancelada por la persona candidata');
export const invitedOver = icu('Invitación enviada · todos los horarios ofrecidos han pasado');
export const invitedNoTime = icu('Invitación enviada · aún sin hora elegida');
export const held = icu('Celebrada: {when}');
export const timePassed = icu('Esta hora ya ha pasado.');
export const addedTimes = icu('Horarios que has añadido');
export const remove = icu('Quitar {what}');
export const addThis = icu('Añadir esta hora');
export const addAnother = icu('Añadir otra hora');
export const myRounds = icu('Mis rondas');
export const myRoundsAbout = icu(
  'Las rondas en las que participas y cuándo estás disponible. Se ofrecen los horarios libres en común.',
);
