import { icu } from '../icu.ts';

export const title = icu('Webhooks');
export const lead = icu('Un webhook avisa a tu programa cuando ocurre algo.');
export const add = icu('Añadir un webhook');
export const about = icu(
  'Los eventos llevan ids y horas, pero no nombres. Si tu programa no logra recibir un evento, lo enviamos de nuevo durante {hours, plural, one {# hora} other {# horas}}. Si no se puede entregar nada en {days, plural, one {# día} other {# días}}, desactivamos el webhook y avisamos a los propietarios por correo.',
);
export const none = icu('No hay webhooks.');
export const deleteTitle = icu('¿Eliminar el webhook de {host}?');
export const remove = icu('Eliminar');
export const deleteNamed = icu('Eliminar {host}');
export const deleteAbout = icu(
  'No se le enviará nada más y se eliminará su registro. Esto no se puede deshacer.',
);
export const changeTitle = icu('Cambiar el webhook');
export const changeAbout = icu('Dónde escucha tu programa y qué eventos recibe.');
export const logOf = icu('Registro de {host}');
export const logAbout = icu('Qué se envió y qué respondió tu programa.');
export const newSecret = icu('Nuevo secreto');
export const newSecretFor = icu('Nuevo secreto para {host}');
export const newSecretAbout = icu('Tu programa comprueba con él que un evento es nuestro.');
export const testOf = icu('Prueba de {host}');
export const testAbout = icu('Qué respondió tu programa a un evento de prueba.');
export const ok = icu('Aceptar');
export const on = icu('Activado');
export const off = icu('Desactivado');
export const log = icu('Registro');
export const test = icu('Probar');
export const testNamed = icu('Probar {host}');
export const change = icu('Cambiar');
export const changeNamed = icu('Cambiar {host}');
export const switchOn = icu('Activar');
export const switchOff = icu('Desactivar');
export const switchOnNamed = icu('Activar {host}');
export const switchOffNamed = icu('Desactivar {host}');
export const wasSwitchedOff = icu(
  '{days, plural, one {Desactivado porque no se pudo entregar nada en # día.} other {Desactivado porque no se pudo entregar nada en # días.}}',
);
export const failingSince = icu('Todos los intentos fallan desde el {when}. El registro dice por qué.');
export const oldSecretUntil = icu('El secreto anterior es válido hasta el {when}.');
export const form = icu('Webhook');
export const address = icu('Dirección');
export const addressHint = icu('Los eventos se envían aquí, por ejemplo https://hooks.example.com/roundone.');
export const events = icu('Eventos');
export const addButton = icu('Añadir el webhook');
export const save = icu('Guardar');
export const secret = icu('Secreto del webhook');
export const secretAbout = icu(
  'Tu receptor comprueba con este secreto que un evento es nuestro. Cópialo ahora y mantenlo en secreto. No podrás volver a verlo.',
);
export const rotated = icu('Nuevo secreto del webhook');
export const rotatedAbout = icu(
  'Copia el secreto nuevo ahora y mantenlo en secreto. No podrás volver a verlo.',
);
export const rotateAbout = icu(
  '{hours, plural, one {El webhook recibirá un secreto nuevo. Durante # hora cada evento se firma con ambos, para que puedas cambiar tu receptor. Después solo vale el nuevo.} other {El webhook recibirá un secreto nuevo. Durante # horas cada evento se firma con ambos, para que puedas cambiar tu receptor. Después solo vale el nuevo.}}',
);
export const rotate = icu('Crear un secreto nuevo');
export const waiting = icu('En espera');
export const delivered = icu('Entregado');
export const failed = icu('Fallido');
export const show = icu('Mostrar');
export const allEvents = icu('Todos los eventos');
export const lookAgain = icu('Actualizar');
export const nothingSent = icu(
  '{days, plural, one {No se envió nada en el último día.} other {No se envió nada en los últimos # días.}}',
);
export const notTried = icu('Aún sin intentar.');
export const details = icu('Detalles');
export const detailsOf = icu('Detalles de {event}');
export const nextTry = icu('Próximo intento: {when}');
export const backToList = icu('Volver a la lista');
export const sendAgain = icu('Reenviar');
export const idOfEvent = icu('Id: {id}');
export const body = icu('Cuerpo');
export const attempts = icu('Intentos');
export const triedAt = icu('{when}, {seconds} s');
export const answerBeginning = icu('Comienzo de la respuesta');
export const accepted = icu('Aceptado.');
export const answeredNo = icu('El receptor respondió con un error.');
export const redirected = icu('El receptor lo redirigió a otro lugar. No seguimos redirecciones.');
export const noAnswer = icu(
  '{seconds, plural, one {Sin respuesta en # segundo.} other {Sin respuesta en # segundos.}}',
);
export const noConnection = icu(
  'Sin conexión: el nombre no se conoce, nada escucha allí o el certificado no es válido.',
);
export const addressNotAllowed = icu('No se puede enviar nada a esta dirección porque no es pública.');
export const noSecret = icu('El secreto ya no se puede leer. Crea uno nuevo.');
export const withStatus = icu('{words} Estado {status}.');
export const testEvent = icu('Una prueba del webhook.');
export const applicationReceived = icu('Alguien se ha postulado a un empleo.');
export const applicationScheduled = icu('Se programó o reprogramó la entrevista de una candidatura.');
export const applicationDeclined = icu('Se rechazó una candidatura.');
export const applicationWithdrawn = icu('Alguien ha retirado una candidatura.');
export const stageChanged = icu(
  'Una candidatura pasó a otra etapa, se cerró o se reabrió, o se deshizo una decisión.',
);
export const interviewSubmitted = icu('Alguien ha enviado una entrevista. Se está preparando su informe.');
export const interviewTrouble = icu('Alguien ha informado de un problema en una entrevista.');
export const roundBooked = icu('Se reservó una ronda en vivo.');
export const roundMoved = icu('Se reprogramó una ronda en vivo.');
export const roundCancelled = icu('El candidato o la empresa ha cancelado una ronda.');
export const offerMade = icu('Se hizo una oferta a un candidato, o se cambió una pendiente.');
export const offerAccepted = icu('Un candidato ha aceptado una oferta: la contratación está hecha.');
export const offerDeclined = icu('Un candidato ha rechazado una oferta.');
export const reportReady = icu('El informe de una entrevista está listo.');
export const cardSent = icu('Un miembro ha enviado la ficha de una ronda, o la ha reenviado.');
export const webhookMissing = icu('Indica el webhook');
export const deliveryMissing = icu('Indica la entrega');
export const addressMissing = icu('Introduce la dirección');
export const addressTooLong = icu('La dirección tiene como máximo {max, number} caracteres');
export const addressRule = icu(
  'La dirección debe empezar por https:// y no puede tener espacios, nombre, contraseña ni #',
);
export const chooseEvents = icu('Elige al menos un evento');
export const unknownEvent = icu('No se conoce este evento');
export const eventsOnce = icu('Indica cada evento una sola vez');
export const isOnRule = icu('isOn debe ser true o false');
export const unknownState = icu('No se conoce este estado');
export const isOff = icu('Este webhook está desactivado. Actívalo antes de reenviar eventos.');
export const isDeleted = icu('El webhook se ha eliminado.');
export const isSentAgain = icu('El evento se está reenviando.');
export const tooMany = icu(
  '{max, plural, one {Una empresa tiene como máximo # webhook. Elimina uno primero.} other {Una empresa tiene como máximo # webhooks. Elimina uno primero.}}',
);
export const mailAbout = icu(
  'A los propietarios de una empresa, cuando se desactiva un webhook porque no se pudo entregar nada.',
);
export const mailSubject = icu('Se desactivó un webhook de tu empresa');
export const mailHeading = icu('Se desactivó un webhook');
export const mailText = icu(
  '{days, plural, one {Durante # día no se pudo entregar ningún evento a tu webhook de {host}. Lo hemos desactivado y ya no le enviamos nada.} other {Durante # días no se pudo entregar ningún evento a tu webhook de {host}. Lo hemos desactivado y ya no le enviamos nada.}}',
);
export const mailNext = icu(
  '{days, plural, one {El registro muestra la respuesta a cada intento. Cuando el receptor vuelva a funcionar, activa el webhook. Los eventos del último día están en el registro y se pueden reenviar.} other {El registro muestra la respuesta a cada intento. Cuando el receptor vuelva a funcionar, activa el webhook. Los eventos de los últimos # días están en el registro y se pueden reenviar.}}',
);
export const mailButton = icu('Ver los webhooks');
