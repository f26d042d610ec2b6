import { icu } from '../icu.ts';

export const waiting = icu('Pendiente de respuesta');
export const accepted = icu('Aceptada');
export const declined = icu('Rechazada');
export const withdrawn = icu('Retirada');
export const expired = icu('Caducada');
export const replaced = icu('Sustituida por una oferta más reciente');
export const stepMade = icu('Oferta realizada');
export const stepOpened = icu('Oferta abierta por la persona candidata');
export const stepReminded = icu('Recordatorio enviado');
export const stepAccepted = icu('Oferta aceptada');
export const stepDeclined = icu('Oferta rechazada');
export const stepWithdrawn = icu('Oferta retirada');
export const stepExpired = icu('Oferta caducada');
export const stepReplaced = icu('Oferta sustituida por una más reciente');
export const perHour = icu('por hora');
export const perDay = icu('al día');
export const perWeek = icu('a la semana');
export const perMonth = icu('al mes');
export const perYear = icu('al año');
export const payPer = icu('{money} {period}');
export const offer = icu('Oferta');
export const make = icu('Hacer una oferta');
export const change = icu('Cambiar la oferta');
export const about = icu(
  '{name} recibirá un correo con un enlace a la carta y podrá aceptar la oferta allí escribiendo su nombre.',
);
export const earlier = icu('Ofertas anteriores');
export const startsOn = icu('desde el {day}');
export const madeAt = icu('Realizada el {when}');
export const standsUntil = icu('válida hasta el {when}');
export const notOpened = icu('aún sin abrir');
export const opened = icu('abierta');
export const withdraw = icu('Retirar');
export const withdrawTitle = icu('¿Retirar la oferta a {name}?');
export const withdrawAbout = icu(
  '{name} ya no podrá aceptarla y recibirá un correo de inmediato. Esto no se puede deshacer.',
);
export const withdrawWord = icu('Mensaje para la persona (opcional)');
export const withdrawOffer = icu('Retirar la oferta');
export const makeTitle = icu('Hacer una oferta a {name}');
export const makeAbout = icu('Leerás la carta antes de enviarla.');
export const changeTitle = icu('Cambiar la oferta a {name}');
export const changeAbout = icu(
  'La nueva oferta sustituye a la que está pendiente. Leerás la carta antes de enviarla.',
);
export const pay = icu('Sueldo');
export const currency = icu('Moneda');
export const period = icu('Periodo');
export const firstDay = icu('Primer día de trabajo');
export const answerBy = icu('Responder hasta');
export const answerByHint = icu('Hasta el final de ese día, en tu zona horaria');
export const place = icu('Lugar de trabajo (opcional)');
export const conditions = icu('Condiciones (opcional)');
export const conditionsHint = icu(
  'Por ejemplo, horario, vacaciones o periodo de prueba. Aparecen en la carta tal como las escribas.',
);
export const readLetter = icu('Leer la carta');
export const sendTo = icu('Enviar a {name}');
export const letter = icu('Carta');
export const seePdf = icu('Ver el PDF');
export const changeLetter = icu('Editar esta carta');
export const letterTitle = icu('Título');
export const letterText = icu('Texto');
export const letterHint = icu('Las palabras entre llaves se sustituyen: {placeholders}');
export const otherLetters = icu('otros caracteres');
export const missingLetters = icu(
  'El PDF no puede mostrar {letters} y deja casillas vacías en su lugar. La página que lee {name} sí las muestra.',
);
export const missingInPdf = icu(
  'Algunos caracteres de este documento no se pueden mostrar aquí y aparecen como casillas vacías. Están completos en la página donde lees la oferta y cuando el documento se lee en voz alta o se copia.',
);
export const acceptedInPdf = icu('Aceptada por {name}, que escribió «{typed}» el {when}.');
export const closingTitle = icu('{name} aceptó tu oferta');
export const closingText = icu('{name} aceptó tu oferta para {job}.');
export const isFilled = icu('¿Está cubierto el puesto?');
export const notNow = icu('Ahora no, dejarlo como está');
export const closeJob = icu('Cerrar el empleo');
export const closeAndDecline = icu(
  '{count, plural, one {Cerrar el empleo y rechazar la otra candidatura} other {Cerrar el empleo y rechazar las otras #}}',
);
export const declineOthers = icu(
  '{count, plural, one {Rechazar la otra candidatura} other {Rechazar las otras # candidaturas}}',
);
export const closeTitle = icu('¿{act}?');
export const closeAbout = icu('{job}. Verás el correo antes de que se envíe.');
export const keptWithOffer = icu(
  '{count, plural, one {# candidatura tiene una oferta pendiente y no se rechazará.} other {# candidaturas tienen una oferta pendiente y no se rechazarán.}}',
);
export const mailsWait = icu(
  '{minutes, plural, one {Los correos salen en # minuto.} other {Los correos salen en # minutos.}} Hasta entonces puedes deshacerlo todo, y el empleo se vuelve a abrir.',
);
export const notDeclined = icu(
  '{count, plural, one {No se pudo rechazar # candidatura: {why}} other {No se pudieron rechazar # candidaturas: {why}}}',
);
export const jobClosed = icu('Empleo cerrado.');
export const declinedCount = icu(
  '{count, plural, one {# candidatura rechazada.} other {# candidaturas rechazadas.}}',
);
export const nothingLeft = icu('No quedaba nada por hacer.');
export const noticeTitle = icu('{company} te ha hecho una oferta: {job}');
export const noticeText = icu('Responde a más tardar el {when}.');
export const read = icu('Leer la oferta');
export const yourOffer = icu('Tu oferta');
export const acceptedTitle = icu('Aceptaste esta oferta');
export const acceptedText = icu(
  'Escribiste «{name}» el {when}. {company} se pondrá en contacto contigo sobre tu primer día.',
);
export const declinedTitle = icu('Rechazaste esta oferta');
export const expiredTitle = icu('Esta oferta ha caducado');
export const expiredText = icu('Era válida hasta el {when}. Si aún te interesa, escribe a {company}.');
export const replacedTitle = icu('Hay una oferta más reciente');
export const replacedText = icu('{company} la ha cambiado. Abre el enlace de tu correo más reciente.');
export const withdrawnTitle = icu('Esta oferta fue retirada');
export const withdrawnText = icu('Ya no se puede aceptar.');
export const saidBy = icu('{who}, {when}');
export const ask = icu('Hacer una pregunta');
export const askLabel = icu('Tu pregunta');
export const askHint = icu('{company} la recibe por correo y responde aquí y por correo.');
export const askButton = icu('Enviar la pregunta');
export const yourAnswer = icu('Tu respuesta');
export const answerUntil = icu('La oferta es válida hasta el {when}.');
export const acceptLabel = icu('Escribe tu nombre para aceptar');
export const acceptHint = icu(
  'Tal como aparece aquí: {name}. Con ello aceptas la oferta de {company} tal como está en la carta.',
);
export const acceptButton = icu('Aceptar la oferta');
export const declineLabel = icu('Mensaje para la empresa (opcional)');
export const declineHint = icu('{company} lo sabrá de inmediato. Después ya no podrás aceptar la oferta.');
export const declineButton = icu('Rechazar la oferta');
export const nameOffer = icu('Indica la oferta');
export const payMissing = icu('Introduce el sueldo como un número');
export const payTooLow = icu('El sueldo debe ser mayor que 0');
export const payTooHigh = icu('El sueldo puede ser como máximo {max, number}');
export const payDigits = icu('El sueldo tiene más decimales que esta moneda');
export const currencyMissing = icu('Selecciona la moneda');
export const periodMissing = icu('Selecciona el periodo del sueldo');
export const startMissing = icu('Elige el primer día de trabajo');
export const startPassed = icu('El primer día de trabajo ya ha pasado');
export const answerByPassed = icu('Elige un día futuro para la respuesta');
export const answerByTooLate = icu(
  '{days, plural, one {Una oferta puede ser válida # día como máximo} other {Una oferta puede ser válida # días como máximo}}',
);
export const tooLong = icu('Escribe como máximo {max, number} caracteres');
export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const questionMissing = icu('Escribe tu pregunta');
export const typeName = icu('Escribe tu nombre tal como aparece aquí: {name}');
export const changedMeanwhile = icu('Esta oferta se cambió hace un momento. Vuelve a revisarla.');
export const over = icu('Ya no se puede responder a esta oferta.');
