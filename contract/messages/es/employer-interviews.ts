import { icu } from '../icu.ts';

export const upcoming = icu('Próximas entrevistas');
export const totalScheduled = icu('Total de entrevistas programadas: {total}');
export const jobsWithUpcoming = icu('Empleos con próximas entrevistas');
export const scheduledCount = icu('Entrevistas programadas');
export const noneScheduled = icu('Todavía no hay entrevistas programadas.');
export const seeApplicants = icu('Ver las candidaturas');
export const changeAccommodation = icu('Cambiar las adaptaciones');
export const accommodation = icu('Adaptación');
export const noAccommodation = icu('Ninguna');
export const changeAccommodationOf = icu('{accommodation}: cambiar las adaptaciones de {name}');
export const completed = icu('Entrevistas completadas');
export const jobsWithCompleted = icu('Empleos con entrevistas completadas');
export const completedCount = icu('Entrevistas completadas');
export const noneCompleted = icu('Todavía no hay entrevistas completadas.');
export const seeUpcoming = icu('Ver las próximas entrevistas');
export const feedback = icu('Informe');
export const feedbackOn = icu('Informe sobre {name}');
export const score = icu('Puntuación');
export const stage = icu('Etapa');
export const interviews = icu('Entrevistas');
export const interviewsFor = icu('Entrevistas para {role}');
export const openInHiring = icu('Abrir en Selección');
export const pleaseWait = icu('Espera...');
export const nobodyMatches = icu('Nadie coincide con estos filtros.');
export const noneForJob = icu('No hay entrevistas programadas para este empleo.');
export const viewProfile = icu('Ver perfil');
export const advance = icu('Avanzar');
export const decline = icu('Rechazar');
export const status = icu('Estado');
export const interviewDate = icu('Fecha de la entrevista');
export const until = icu('hasta el {when}');
export const givenAgain = icu('Se repite');
export const problemWaits = icu('Problema comunicado por responder');
export const missed = icu('Entrevistas no realizadas');
export const missedAbout = icu(
  'Estas entrevistas no se enviaron antes de su fecha límite. No se cuentan arriba.',
);
export const missedFilters = icu('Filtros de entrevistas no realizadas');
export const missedSearch = icu('Buscar entrevistas no realizadas por nombre o correo');
export const nobodyFound = icu('No se encontró a nadie para «{text}».');
export const begun = icu('Empezada, no enviada');
export const moveInterview = icu('Reprogramar la entrevista');
export const extendInterview = icu('Ampliar la entrevista');
export const giveAgain = icu('Permitir repetirla');
export const cancelInterview = icu('Cancelar la entrevista');
export const seeWhatWentWrong = icu('Ver qué salió mal');
export const giveAgainTo = icu('Permitir que {name} repita la entrevista');
export const moveOf = icu('Reprogramar la entrevista de {name}');
export const extendOf = icu('Ampliar la entrevista de {name}');
export const cancelOf = icu('Cancelar la entrevista de {name}');
export const move = icu('Reprogramar');
export const extend = icu('Ampliar');
export const again = icu('Permitir repetirla');
export const againAbout = icu(
  '{name} recibirá un correo con la nueva hora de la entrevista para {role} y una cita para su calendario.',
);
export const extendAbout = icu(
  'Ahora está abierta desde el {from} hasta el {until}. {name} ya la empezó, así que solo puedes dar más tiempo.',
);
export const moveAbout = icu(
  'Ahora está abierta desde el {from} hasta el {until}. {name} recibirá un correo con la nueva hora, y la cita de su calendario cambiará.',
);
export const whatHappened = icu('Qué pasó en la entrevista');
export const whatIsAsked = icu('Qué preguntar');
export const unanswered = icu('Solo las preguntas sin respuesta');
export const unansweredAbout = icu('Las demás respuestas se conservan y se evalúan junto con las nuevas.');
export const whole = icu('La entrevista completa');
export const wholeAbout = icu('El informe nuevo empieza de cero. El anterior sigue disponible a su lado.');
export const cancelAbout = icu(
  'La entrevista para {role} del {when} no tendrá lugar. {name} recibirá un correo, y tendrás que decidir de nuevo sobre su candidatura.',
);
export const note = icu('Nota (opcional)');
export const noteAbout = icu('Solo la ve tu empresa.');
export const cancelConfirm = icu('Cancelar entrevista');
