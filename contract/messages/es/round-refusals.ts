import { icu } from '../icu.ts';

export const nameRound = icu('Indica la ronda');
export const nameJob = icu('Indica el empleo');
export const criterionMissing = icu('Ponle nombre al criterio');
export const askTooLong = icu('La pregunta tiene como máximo {max, number} caracteres');
export const fourLevels = icu('Un criterio debe tener cuatro niveles');
export const addCriterion = icu('Añade un criterio');
export const criterionOnce = icu('Cada criterio puede aparecer una sola vez');
export const criterionTooLong = icu('El nombre de un criterio tiene como máximo {max, number} caracteres');
export const criterionId = icu(
  'El id de un criterio debe tener de 1 a 40 letras minúsculas, cifras y guiones',
);
export const levelTooLong = icu('La descripción de un nivel tiene como máximo {max, number} caracteres');
export const dayNumber = icu('Un día debe ser un número del 1 (lunes) al 7 (domingo)');
export const clock = icu('Escribe la hora así: 09:30');
export const endAfterStart = icu('La hora de fin debe ser posterior a la de inicio');
export const overlap = icu('Dos horarios del mismo día se solapan');
export const hoursAsList = icu('Envía las horas como una lista');
export const weekTooLong = icu('Una semana tiene como máximo {max, number} de estos horarios');
export const address = icu('Pega la dirección para compartir de tu calendario. Empieza por https://');
export const addressTooLong = icu('La dirección tiene como máximo {max, number} caracteres');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const quoteTooLong = icu('Una cita tiene como máximo {max, number} caracteres');
export const quoteMissing = icu('Escribe la cita');
export const secondNumber = icu('El segundo debe ser un número');
export const criterionUnnamed = icu('Indica el criterio');
export const quotesTooMany = icu('Un criterio tiene como máximo {max, number} citas');
export const levelsAsList = icu('Envía los niveles como una lista');
export const minutesRange = icu('Una ronda puede durar de {min, number} a {max, number} minutos');
export const placeTooLong = icu('Indica dónde es en {max, number} caracteres como máximo');
export const membersTooMany = icu('En una ronda pueden participar como máximo {max, number} miembros');
export const heldRounds = icu('Las rondas con personas son de la {first, number} a la {last, number}');
export const nameMember = icu('Indica el miembro');
export const kitNameTooLong = icu('El nombre de un guion tiene como máximo {max, number} caracteres');
export const kitNameMissing = icu('Ponle nombre al guion');
export const linkLike = icu('Introduce un enlace como {example}');
export const metadataId = icu('La subida necesita el metadato recordingId, un UUID');
export const metadataName = icu(
  'La subida necesita el metadato fileName, con {max, number} caracteres como máximo',
);
export const metadataRound = icu('La subida necesita el metadato roundId');
export const sayAgrees = icu('Indica si aceptas');
export const chooseWho = icu('Elige quién participa');
export const timesAsList = icu('Envía las horas como una lista');
export const offerTime = icu('Ofrece al menos un horario');
export const timesTooMany = icu('Puedes ofrecer como máximo {max, number} horarios');
export const membersTooManyHere = icu('Demasiados miembros');
export const applicationsAsList = icu('Envía las candidaturas como una lista');
export const selectApplication = icu('Selecciona al menos una candidatura');
export const invitedTooMany = icu('Puedes invitar como máximo a {max, number} personas a la vez');
export const messageTooLong = icu('Un mensaje tiene como máximo {max, number} caracteres');
export const oneWay = icu('Envía el token del enlace o el id de la ronda, pero no los dos');
export const arriving = icu('La subida no ha terminado. Para continuar, elige otra vez el mismo archivo.');
export const preparing = icu('La grabación ya está aquí y se está comprobando. Tardará un momento.');
export const hearing = icu(
  'Se está haciendo la transcripción. Cada parte aparece abajo en cuanto está lista.',
);
export const ready = icu('La transcripción es automática y puede contener errores.');
export const noWords = icu('No se reconocieron palabras en la grabación, así que no hay transcripción.');
export const noSound = icu('La grabación no tiene sonido, así que no hay transcripción.');
export const unreadable = icu('No se pudo leer el sonido de la grabación, así que no hay transcripción.');
export const refused = icu(
  'Este archivo no se puede reproducir: está dañado, incompleto o no es una grabación. Elige otro.',
);
export const scanned = icu('Podrás reproducir la grabación cuando el antivirus la haya revisado.');
export const infected = icu(
  'El antivirus ha encontrado algo en este archivo, así que nadie puede abrirlo. Quítalo, por favor.',
);
export const keptLongEnough = icu(
  'La grabación se eliminó al terminar su plazo de conservación. La transcripción se conserva tanto como los informes.',
);
export const noConsent = icu(
  'La persona no ha aceptado que se grabe esta ronda, así que no se puede subir ninguna grabación. Puedes escribir citas.',
);
export const recordingTooEarly = icu('Podrás subir una grabación cuando la ronda haya empezado.');
export const recordingExists = icu('Esta ronda ya tiene una grabación. Para sustituirla, quítala primero.');
export const recordingHeld = icu(
  'Esta grabación está bajo retención legal y no se puede eliminar hasta que termine.',
);
export const roundIsCancelled = icu('Esta ronda se canceló, así que no hay nada que grabar.');
export const consent = icu(
  'Si aceptas, {company} puede grabar esta entrevista y subir la grabación. Se transcribe en este servidor, sin servicios externos, y solo pueden abrirla las personas que seleccionan para este empleo. La grabación se conserva {filmDays, plural, one {# día} other {# días}} y su transcripción {reportDays, plural, one {# día} other {# días}}. No tienes que aceptar y puedes cambiar de idea en cualquier momento: entonces se eliminan ambas de inmediato.',
);
export const needsScope = icu('Esta llamada necesita un token de API con el permiso {scope}.');
export const metadataMissing = icu('Faltan los metadatos de la subida.');
export const uploadLength = icu('Indica el tamaño de la grabación en Upload-Length');
export const fileEmpty = icu('El archivo está vacío.');
export const offsetDiffers = icu('La subida ha continuado mientras tanto. Pregunta dónde termina.');
export const sentTooMuch = icu('Se ha enviado más de lo que anunciaba la subida.');
export const recordingDeleted = icu('Grabación eliminada.');
export const cardSent = icu('Ficha enviada.');
export const cardFinal = icu(
  'La revisión de este empleo es a ciegas, así que ya no puedes cambiar tu ficha.',
);
export const cardNotNeeded = icu('Esta ronda se canceló, así que no necesita ficha.');
export const cardTooEarly = icu('Podrás enviar tu ficha cuando la ronda haya empezado.');
export const judgedOnce = icu('Cada criterio del guion solo se puede valorar una vez');
export const chooseLevelFor = icu('Elige un nivel para {criterion} o indica que no surgió');
export const kitsTooMany = icu('{rule}. Elimina uno que ya no necesites.');
export const kitNameTaken = icu('Tu empresa ya tiene un guion llamado «{name}».');
export const onlyMembers = icu('Solo pueden participar miembros de tu empresa');
export const planSaved = icu(
  '{round, select, 1 {Primera ronda guardada.} 2 {Segunda ronda guardada.} 3 {Tercera ronda guardada.} 4 {Cuarta ronda guardada.} 5 {Quinta ronda guardada.} other {Sexta ronda guardada.}}',
);
export const kitSaved = icu('Guion guardado.');
export const kitDeleted = icu('Guion eliminado.');
export const linkSaved = icu('Enlace guardado.');
export const timeChanged = icu('Esta ronda ya tiene hora: {when}. Vuelve a cargar la página para cambiarla.');
export const movedAlready = icu(
  'Ya has cambiado la hora de esta ronda {times, plural, one {una vez} other {# veces}}. Pide otra hora a la empresa.',
);
export const tooLateToMove = icu(
  'Esta ronda empieza demasiado pronto para cambiarla. Pregunta a la empresa o cancélala.',
);
export const timeOver = icu('Esta hora ya ha pasado.');
export const tooFarAhead = icu(
  'Una ronda puede ser como máximo dentro de {days, plural, one {# día} other {# días}}.',
);
export const notAllMembers = icu('Alguien de esta lista no es miembro de tu empresa.');
export const takenNoneFree = icu(
  'Alguien acaba de reservar esta hora y ahora mismo no hay ninguna otra libre.',
);
export const takenChooseAnother = icu('Alguien acaba de reservar esta hora. Elige otra.');
export const sayWho = icu('Indica quién participa.');
export const invited = icu('Invitación enviada.');
export const applicationClosed = icu('Esta candidatura está cerrada. Vuelve a abrirla primero.');
export const alreadyInvited = icu('Esta persona ya está invitada a esta ronda.');
export const noSuchRound = icu('El proceso de entrevistas de este empleo no tiene esta ronda.');
export const erased = icu('Una persona que eliminó su cuenta');
export const timesSaved = icu('Tu horario está guardado.');
export const calendarRemoved = icu('Tu calendario ya no está conectado.');
export const peopleInvited = icu('{count, plural, one {# persona invitada.} other {# personas invitadas.}}');
export const timeSet = icu('La hora está fijada y se ha avisado a todas las personas.');
export const roundChanged = icu('Ronda cambiada.');
export const roundCancelled = icu('Ronda cancelada.');
export const ownCancelled = icu('Has cancelado la ronda y se ha avisado a la empresa.');
export const isCancelled = icu('Esta ronda está cancelada.');
export const closedNotHeld = icu('La candidatura está cerrada, así que esta ronda no se celebrará.');
export const hasBegun = icu('Esta ronda ya ha empezado.');
