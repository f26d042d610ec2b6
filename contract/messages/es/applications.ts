import { icu } from '../icu.ts';

export const jobClosed = icu('Este empleo está cerrado y ya no admite candidaturas.');
export const pitchUnknown = icu('Este no es un vídeo de presentación que hayas subido');
export const requestAnswered = icu('Alguien de tu equipo ya ha respondido a esta solicitud.');
export const grantByAct = icu('Para concederlo, deja que repita la entrevista o cámbiala de hora');
export const noInterviewLeft = icu('Esta candidatura ya no tiene ninguna entrevista por programar.');
export const tooLateToAsk = icu('Ya has empezado esta entrevista, así que es tarde para pedir un ajuste.');
export const closedAlready = icu('Esta candidatura ya está cerrada.');
export const tooManyReports = icu('Ya has enviado varios avisos. Espera la respuesta de la empresa.');
export const nothingToChange = icu('Esta candidatura ya no tiene ninguna entrevista que cambiar.');
export const settingsFixed = icu(
  'La entrevista ya ha empezado, así que su configuración ya no puede cambiar.',
);
export const notToldYet = icu(
  'La persona aún no sabe de una decisión sobre esta candidatura. Deshazla o espera a que se envíe el correo.',
);
export const alreadyDeclined = icu('Esta candidatura ya se ha rechazado.');
export const alreadyWithdrawn = icu('La persona ha retirado esta candidatura.');
export const endedHired = icu('Esta persona ya ha sido contratada.');
export const alreadySubmitted = icu('La entrevista de esta candidatura ya se ha enviado.');
export const tooLateToMove = icu('Ya has empezado esta entrevista, así que ya no se puede cambiar de hora.');
export const overByThen = icu('Para entonces la entrevista ya habría terminado');
export const onlyExtend = icu(
  'La entrevista ya ha empezado. Puedes ampliarla, pero ya no cambiarla de hora.',
);
export const onlyLonger = icu(
  'La entrevista ya ha empezado. Puedes dejarla abierta más tiempo, pero no cerrarla antes.',
);
export const begun = icu('La entrevista ya ha empezado, así que ya no se puede cancelar.');
export const noticeNote = icu(
  'Confirmado: se informó a la persona sobre la herramienta antes de presentarse.',
);
export const nothingToCompare = icu('Este empleo no tiene requisitos que comparar');
export const resumeUnread = icu('No pudimos leer este currículum');
export const requirementsFound = icu(
  '{total, plural, one {{found, number} de # requisito encontrado en el currículum} other {{found, number} de # requisitos encontrados en el currículum}}',
);
export const required = icu('{what} (obligatorio)');
export const preferred = icu('{what} (deseable)');
export const timeOf = icu('{time} de {skill}');
export const resumeSays = icu('El currículum dice: «{quote}»');
export const evidenceUnread = icu('No pudimos leer este currículum.');
export const datesUnread = icu(
  'No pudimos leer algunas fechas del currículum, así que no se contaron los años.',
);
export const timeFound = icu('{time} encontrados. {quote}');
export const notInResume = icu('No lo encontramos en el currículum.');
export const inProfileOnly = icu('Está en el perfil, pero no en el currículum.');
export const years = icu('{count, plural, one {# año} other {# años}}');
export const months = icu('{count, plural, one {# mes} other {# meses}}');
