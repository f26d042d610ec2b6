import { icu } from '../icu.ts';

export const stageUnknown = icu('No se conoce esta etapa');
export const outcomeUnknown = icu('No se conoce este resultado');
export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const selectReason = icu('Selecciona un motivo');
export const oneTarget = icu('Indica una etapa o un resultado, pero no ambos');
export const listExpected = icu('Envía las candidaturas como una lista');
export const selectOne = icu('Selecciona al menos una candidatura');
export const tooManyAtOnce = icu('Puedes decidir como máximo sobre {max, number} candidaturas a la vez');
export const selectOpening = icu('Selecciona cuándo se abre la entrevista');
export const nameDecision = icu('Indica la decisión');
export const minutesMissing = icu('Introduce los minutos');
export const minutesWhole = icu('Introduce minutos enteros');
export const minutesNegative = icu('Los minutos no pueden ser negativos');
export const minutesTooMany = icu('Los correos pueden esperar {max, number} minutos como máximo');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const nameReason = icu('Indica el motivo');
export const sharedTooLong = icu(
  'El texto para las personas candidatas tiene como máximo {max, number} caracteres',
);
export const reasonsAsList = icu('Envía los motivos como una lista');
export const keepOneReason = icu('Conserva al menos un motivo');
export const theCandidate = icu('La persona candidata');
export const aProgram = icu('Un programa de tu empresa');
export const theSystem = icu('El sistema');
export const formerMember = icu('Alguien que ya no está en el equipo');
export const yourCompany = icu('Tu empresa');
export const changedMeanwhile = icu('Esta candidatura ha cambiado entretanto.');
export const otherReopened = icu('{who} ha reabierto esta candidatura.');
export const otherDeclined = icu('{who} ha rechazado esta candidatura.');
export const otherWithdrew = icu('{who} ha retirado esta candidatura.');
export const otherMarkedWithdrawn = icu('{who} ha marcado esta candidatura como retirada.');
export const otherHired = icu('{who} ha contratado a esta persona.');
export const otherNoShow = icu('Esta persona no se presentó a la entrevista.');
export const otherMoved = icu('{who} ha pasado esta candidatura a {place}.');
export const doneDeclined = icu(
  '{alone, select, yes {Candidatura rechazada.} other {{count, plural, one {# candidatura rechazada.} other {# candidaturas rechazadas.}}}}',
);
export const doneUndone = icu(
  '{alone, select, yes {Decisión anterior deshecha.} other {{count, plural, one {# decisión anterior deshecha.} other {# decisiones anteriores deshechas.}}}}',
);
export const doneReopened = icu(
  '{alone, select, yes {Candidatura reabierta.} other {{count, plural, one {# candidatura reabierta.} other {# candidaturas reabiertas.}}}}',
);
export const doneWithdrawn = icu(
  '{alone, select, yes {Candidatura marcada como retirada.} other {{count, plural, one {# candidatura marcada como retirada.} other {# candidaturas marcadas como retiradas.}}}}',
);
export const doneHired = icu(
  '{alone, select, yes {Persona contratada.} other {{count, plural, one {# persona contratada.} other {# personas contratadas.}}}}',
);
export const doneNoShow = icu(
  '{alone, select, yes {Persona marcada como no presentada.} other {{count, plural, one {# persona marcada como no presentada.} other {# personas marcadas como no presentadas.}}}}',
);
export const doneScheduled = icu(
  '{alone, select, yes {Entrevista programada.} other {{count, plural, one {# entrevista programada.} other {# entrevistas programadas.}}}}',
);
export const doneCancelled = icu(
  '{alone, select, yes {Entrevista cancelada.} other {{count, plural, one {# entrevista cancelada.} other {# entrevistas canceladas.}}}}',
);
export const doneAdvanced = icu(
  '{alone, select, yes {La candidatura pasa a {place}.} other {{count, plural, one {# candidatura pasa a {place}.} other {# candidaturas pasan a {place}.}}}}',
);
export const doneMovedBack = icu(
  '{alone, select, yes {Candidatura devuelta a {place}.} other {{count, plural, one {# candidatura devuelta a {place}.} other {# candidaturas devueltas a {place}.}}}}',
);
export const stillPending = icu('Esta candidatura sigue pendiente.');
export const alreadyScheduled = icu('La entrevista de esta candidatura ya está programada.');
export const alreadyDeclined = icu('Esta candidatura ya se ha rechazado.');
export const alreadyCompleted = icu('La entrevista de esta candidatura ya está hecha.');
export const alreadyWithdrawn = icu('La persona ha retirado esta candidatura.');
export const changedNow = icu('Esta candidatura se cambió hace un momento. Vuelve a revisarla.');
export const nothingChanged = icu('{why} No se ha cambiado nada.');
export const noSuchRound = icu('El proceso de entrevistas de este empleo no tiene esta ronda.');
export const candidateBegan = icu('La persona ha empezado la entrevista. Decide cuando la haya enviado.');
export const undoFirst = icu('{why} Aún no se ha avisado a la persona: deshazlo primero.');
export const reopenFirst = icu('{why} Primero reabre la candidatura.');
export const interviewOver = icu(
  'La entrevista con IA de esta candidatura ya terminó, así que no puede volver a una etapa anterior.',
);
export const interviewFirst = icu('Primero va la entrevista con IA: acepta la candidatura o recházala.');
export const notSubmitted = icu('La entrevista con IA aún no se ha enviado.');
export const didNotWork = icu('No ha funcionado. Inténtalo de nuevo.');
export const noMail = icu('Este cambio no envía ningún correo.');
export const reasonForDecline = icu('Solo un rechazo puede tener un motivo');
export const undone = icu('Deshecho.');
export const historyTitle = icu('Etapa e historial');
export const nowSince = icu('Ahora: {stage}{since}');
export const since = icu(', desde el {when}');
export const history = icu('Historial');
export const learnsAt = icu('Se lo diremos a {name} el {when}.');
export const undo = icu('Deshacer');
export const scheduleInterview = icu('Programar entrevista');
export const advance = icu('Avanzar');
export const decline = icu('Rechazar');
export const openAgain = icu('Reabrir');
export const begins = icu('Empieza el {when}');
export const actMoved = icu('Entrevista reprogramada');
export const actExtended = icu('La entrevista se cierra a otra hora');
export const actGivenAgain = icu('Entrevista que se repite');
export const actGivenAgainInPart = icu('Se repiten las preguntas sin respuesta');
export const actOpeningMoved = icu('Entrevista reprogramada por la persona');
export const undoneMark = icu(' (deshecho)');
export const openFromUntil = icu('Abierta desde el {from} hasta el {until}');
export const reasonIs = icu('Motivo: {reason}');
export const reasonNotShared = icu('Motivo: {reason} (no compartido)');
export const declineOne = icu('Rechazar a {name}');
export const advanceOne = icu('Hacer avanzar a {name}');
export const acceptOne = icu('Aceptar a {name}');
export const declineMany = icu(
  '{count, plural, one {Rechazar # candidatura} other {Rechazar # candidaturas}}',
);
export const advanceMany = icu('{count, plural, one {Avanzar # candidatura} other {Avanzar # candidaturas}}');
export const acceptMany = icu('{count, plural, one {Aceptar # candidatura} other {Aceptar # candidaturas}}');
export const declineAbout = icu('Esto cierra la candidatura. Verás el correo antes de que se envíe.');
export const advanceAbout = icu(
  'La candidatura pasa a una etapa posterior. Verás el correo antes de que se envíe.',
);
export const acceptAbout = icu('Elige cuándo se abre la entrevista. La persona recibe un correo.');
export const notDone = icu(
  '{done, select, declined {No se pudo rechazar a {count, number} de {total, plural, one {# persona} other {# personas}}.} advanced {No se pudo hacer avanzar a {count, number} de {total, plural, one {# persona} other {# personas}}.} accepted {No se pudo invitar a una entrevista a {count, number} de {total, plural, one {# persona} other {# personas}}.} other {No se pudo invitar a {count, number} de {total, plural, one {# persona} other {# personas}}.}}',
);
export const notDoneList = icu(
  '{done, select, declined {Sin rechazar} advanced {Sin avanzar} accepted {Sin invitar a una entrevista} other {Sin invitar}}',
);
export const formName = icu('Decisión');
export const toWhichStage = icu('A qué etapa');
export const andMore = icu('{names} y {more, number} más');
export const mail = icu('Correo');
export const usualMail = icu('Enviar el correo habitual');
export const ownMail = icu('Cambiar su texto para esta decisión');
export const noMailAtAll = icu('No enviar ningún correo');
export const mailSubject = icu('Asunto');
export const mailText = icu('Texto');
export const mailHint = icu('Las palabras entre llaves se sustituyen para cada persona: {placeholders}');
export const mailTo = icu('El correo a {name}');
export const mailToExample = icu('El correo a {name}, como ejemplo');
export const ok = icu('Aceptar');
export const noteField = icu('Nota para tu equipo (opcional)');
export const noteHint = icu('Se guarda en el historial de la candidatura. La persona nunca la ve.');
export const toldBeforeMany = icu('A estas personas se les informó antes de postularse');
export const toldBefore = icu('A esta persona se le informó antes de postularse');
export const toldBeforeHint = icu('Quedará anotado en el historial de la candidatura.');
export const untilDays = icu('{days, plural, one {{until} (# día)} other {{until} (# días)}}');
export const opensNow = icu(
  '{when} ya ha pasado: la entrevista se abre de inmediato y sigue abierta hasta el {until}.',
);
export const opensThen = icu('La entrevista está abierta desde el {when} hasta el {until}.');
export const reason = icu('Motivo');
export const noReason = icu('Sin motivo');
export const readsNoReason = icu('La persona no verá ningún motivo.');
export const readsReason = icu('La persona verá: {text}');
export const reopenTitle = icu('Reabrir la candidatura de {name}');
export const reopenAbout = icu('La candidatura volverá a estar abierta y podrás decidir de nuevo.');
export const reopened = icu('La candidatura está abierta de nuevo.');
export const reopenText = icu(
  'Puedes volver a decidir sobre {name}. Todo lo anterior se conserva en el historial.',
);
export const waiting = icu('{count, plural, one {decisión en espera} other {decisiones en espera}}');
export const waitingUntil = icu(
  '{count, plural, one {decisión en espera · hasta las {time}} other {decisiones en espera · hasta las {time}}}',
);
export const waitingTitle = icu('Decisiones en espera');
export const waitingAbout = icu(
  'Aún no se ha avisado a nadie de estas decisiones. Los correos salen cuando se acaba el tiempo o cuando los envías.',
);
export const noneWaiting = icu('No hay ninguna decisión en espera.');
export const undoNamed = icu('Deshacer: {decision}');
export const sendNowNamed = icu('Enviar ahora: {decision}');
export const sendNow = icu('Enviar ahora');
export const moreNames = icu('{count, number} más');
export const lessThanMinute = icu('Queda menos de un minuto');
export const minutesLeft = icu('{count, plural, one {Queda # minuto} other {Quedan # minutos}}');
export const selectTime = icu('Selecciona una hora');
export const selectDateAndTime = icu(
  'Selecciona una fecha y una hora. Una hora que ya ha pasado abre la entrevista de inmediato.',
);
export const date = icu('Fecha');
export const isRequired = icu('(obligatorio)');
export const selectDate = icu('Selecciona una fecha');
export const previousMonth = icu('Mes anterior');
export const nextMonth = icu('Mes siguiente');
export const time = icu('Hora');
export const hours = icu('Horas');
export const minutes = icu('Minutos');
export const amPm = icu('a. m. o p. m.');
export const inYourZone = icu('En tu zona horaria: {zone}');
