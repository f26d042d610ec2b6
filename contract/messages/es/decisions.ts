import { icu } from '../icu.ts';

export const stageUnknown = icu('No se conoce esta etapa');
export const outcomeUnknown = icu('No se conoce este resultado');
export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const selectReason = icu('Selecciona un motivo');
export const oneTarget = icu('Indica una etapa o un resultado, pero no ambos');
export const listExpected = icu('Envía las candidaturas como una lista');
export const selectOne = icu('Selecciona al menos una candidatura');
export const tooManyAtOnce = icu('Se decide sobre {max, number} candidaturas a la vez como máximo');
export const selectOpening = icu('Selecciona cuándo se abre la entrevista');
export const nameDecision = icu('Indica la decisión');
export const minutesMissing = icu('Introduce los minutos');
export const minutesWhole = icu('Introduce minutos enteros');
export const minutesNegative = icu('Introduce 0 minutos o más');
export const minutesTooMany = icu('Los correos esperan {max, number} minutos como máximo');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const nameReason = icu('Indica el motivo');
export const sharedTooLong = icu(
  'El texto para las personas candidatas tiene como máximo {max, number} caracteres',
);
export const reasonsAsList = icu('Envía los motivos como una lista');
export const keepOneReason = icu('Conserva al menos un motivo');
export const theCandidate = icu('La persona candidata');
export const aProgram = icu('Un programa de tu empresa');
export const theServer = icu('El sistema');
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
  '{alone, select, yes {Candidatura avanzada a {place}.} other {{count, plural, one {# candidatura avanzada a {place}.} other {# candidaturas avanzadas a {place}.}}}}',
);
export const doneMovedBack = icu(
  '{alone, select, yes {Candidatura devuelta a {place}.} other {{count, plural, one {# candidatura devuelta a {place}.} other {# candidaturas devueltas a {place}.}}}}',
);
export const stillPending = icu('Esta candidatura sigue pendiente.');
export const alreadyScheduled = icu('La entrevista de esta candidatura ya está programada.');
export const alreadyDeclined = icu('Esta candidatura ya se ha rechazado.');
export const alreadyCompleted = icu('La entrevista de esta candidatura ya está hecha.');
export const alreadyWithdrawn = icu('La persona ha retirado esta candidatura.');
export const changedNow = icu('Esta candidatura se cambió hace un momento. Vuelve a mirarla.');
export const nothingChanged = icu('{why} No se ha cambiado nada.');
export const noSuchRound = icu('El proceso de entrevistas de este empleo no tiene esta ronda.');
export const candidateBegan = icu('La persona ha empezado la entrevista. Decide cuando la haya enviado.');
export const undoFirst = icu('{why} La persona candidata aún no lo sabe: deshazlo primero.');
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
