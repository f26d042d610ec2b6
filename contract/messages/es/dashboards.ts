import { icu } from '../icu.ts';

export const title = icu('Inicio');
export const welcome = icu('Te damos la bienvenida, {name}.');
export const totalOpenJobs = icu('Empleos abiertos');
export const appliedJobs = icu('Mis candidaturas');
export const upcoming = icu('Próximas entrevistas programadas');
export const noInterviews = icu('No hay entrevistas programadas');
export const findJob = icu('Buscar un empleo');
export const seeAll = icu('Ver todo');
export const openUntil = icu('Abierta hasta el {when}');
export const opens = icu('Se abre el {when}');
export const noProfile = icu(
  'Tu empresa aún no tiene perfil. Un propietario de la empresa debe crearlo primero.',
);
export const noJobs = icu(
  'Aún no hay empleos que evaluar. Aparecerán aquí cuando alguien de tu equipo te añada como evaluador/a.',
);
export const stepsName = icu('Tus primeros pasos');
export const postFirst = icu('Publica tu primer empleo');
export const postFirstText = icu(
  'Un título, unas palabras sobre el trabajo y las preguntas que sugerimos. Lleva unos cinco minutos.',
);
export const continueFirst = icu('Continúa con tu primer empleo');
export const seeAsCandidate = icu('Así lo ve quien se postula');
export const seeAsCandidateText = icu('Mira la página del empleo y prueba la entrevista. No se graba nada.');
export const inviteSomeone = icu('Invita a alguien');
export const inviteSomeoneText = icu(
  'Envía a alguien un enlace para postularse o directo a la entrevista. Puede probarlo antes alguien de tu equipo.',
);
export const tabBlocked = icu(
  'Tu navegador bloqueó la nueva pestaña. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
);
export const seeWithPeople = icu('¿Quieres verlo antes con personas de ejemplo?');
export const lookAround = icu('Explorar la empresa de demostración');
export const newTab = icu('(se abre en una pestaña nueva)');
export const done = icu('Hecho');
export const jobs = icu('Empleos');
export const totalJobs = icu('Todos los empleos');
export const openJobs = icu('Empleos abiertos');
export const closedJobs = icu('Empleos cerrados');
export const deletedJobs = icu('Empleos eliminados');
export const draftJobs = icu('Borradores');
export const postJob = icu('Publicar un empleo');
export const openOfTotal = icu(
  '{open, number} de {total, plural, one {# empleo está abierto} other {# empleos están abiertos}}',
);
export const openTotal = icu('Abiertos/Total');
export const interviewDate = icu('Fecha de la entrevista');
export const results = icu('Resultado de la entrevista');
export const candidateStatus = icu('Estado de la candidatura');
export const completed = icu('Entrevistas completadas');
export const noneCompleted = icu('Todavía no hay entrevistas completadas.');
export const seeUpcoming = icu('Ver las próximas entrevistas');
export const viewProfile = icu('Ver perfil');
export const viewProfileOf = icu('Ver perfil de {name}');
export const advance = icu('Avanzar');
export const decline = icu('Rechazar');
export const review = icu('Revisar');
export const reviewOf = icu('Revisar a {name}');
export const declined = icu('Candidaturas rechazadas');
export const noneDeclined = icu('Aún no hay candidaturas rechazadas.');
export const upcomingInterview = icu('Próximas entrevistas');
export const noUpcoming = icu('No hay próximas entrevistas.');
export const newApplicants = icu('Nuevas candidaturas');
export const noApplicants = icu('No hay nuevas candidaturas.');
export const applied = icu('Recibida el {when}');
export const seeAllOf = icu('Ver todo: {what}');
export const waitingForYou = icu('Te espera');
export const toDecide = icu(
  '{count, plural, =0 {Ninguna candidatura por decidir} one {{shown} candidatura por decidir} other {{shown} candidaturas por decidir}}',
);
export const toReview = icu(
  '{count, plural, =0 {Ninguna entrevista por revisar} one {{shown} entrevista por revisar} other {{shown} entrevistas por revisar}}',
);
export const toAnswer = icu(
  '{count, plural, =0 {Ninguna solicitud por responder} one {{shown} solicitud por responder} other {{shown} solicitudes por responder}}',
);
export const toDelete = icu(
  '{count, plural, =0 {Ninguna solicitud de eliminación por responder} one {{shown} solicitud de eliminación por responder} other {{shown} solicitudes de eliminación por responder}}',
);
export const toWrite = icu(
  '{count, plural, =0 {Ninguna ficha por escribir} one {{shown} ficha por escribir} other {{shown} fichas por escribir}}',
);
export const toSet = icu(
  '{count, plural, =0 {Ninguna ronda sin hora} one {{shown} ronda sin hora} other {{shown} rondas sin hora}}',
);
export const toReply = icu(
  '{count, plural, =0 {Nadie espera respuesta} one {{shown} persona espera respuesta} other {{shown} personas esperan respuesta}}',
);
