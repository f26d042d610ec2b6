import { icu } from '../icu.ts';

export const youApplied = icu('Te postulaste');
export const youAppliedText = icu('{company} ha recibido tu candidatura.');
export const youAsked = icu('Pediste: {what}');
export const youReported = icu('Comunicaste un problema');
export const theyAnswered = icu('{company} respondió');
export const theyGranted = icu('{company} lo concedió: {what}');
export const theyDeclined = icu('{company} lo rechazó: {what}');
export const invited = icu('Invitación: {round}');
export const invitedText = icu('{company} quiere conocerte. El correo tiene un enlace a los horarios.');
export const timeKnown = icu('Todas las personas que participan saben la hora.');
export const youCancelled = icu('Cancelaste: {round}');
export const theyCancelled = icu('{company} canceló: {round}');
export const youMoved = icu('Cambiaste la hora: {round}');
export const theyMoved = icu('{company} cambió la hora: {round}');
export const youChose = icu('Elegiste una hora: {round}');
export const theySet = icu('{company} fijó una hora: {round}');
export const offer = icu('Oferta');
export const offerMade = icu('{company} te hizo una oferta.');
export const offerComing = icu('{company} quiere hacerte una oferta y se pondrá en contacto contigo.');
export const offerDeclined = icu('Rechazaste la oferta');
export const declined = icu('La empresa decidió no seguir adelante');
export const declinedText = icu('Esta decisión la tomó una persona de {company}, no un programa.');
export const hired = icu('El puesto es tuyo');
export const hiredText = icu('{company} te ha elegido.');
export const withdrawn = icu('La candidatura se retiró');
export const notTaken = icu('No se hizo la entrevista');
export const notTakenText = icu('El plazo para hacerla ha pasado.');
export const reopened = icu('Tu candidatura está abierta de nuevo');
export const nextStep = icu('{company} te dirá cuál es el siguiente paso.');
export const cancelled = icu('La entrevista se canceló');
export const personInstead = icu('Continúa una persona');
export const personInsteadText = icu('{company} seguirá sin una entrevista con IA.');
export const submitted = icu('Enviaste la entrevista con IA');
export const submittedText = icu('Hemos recibido todas tus respuestas.');
export const reviewedAgain = icu('En revisión de nuevo');
export const reviewedAgainText = icu('{company} vuelve a revisar tu entrevista.');
export const roundText = icu(
  '{company} sigue adelante con tu candidatura y se pondrá en contacto contigo sobre esta ronda.',
);
export const moved = icu('Entrevista con IA: nueva hora');
export const extended = icu('La entrevista con IA se cierra a otra hora');
export const givenAgain = icu('Puedes repetir la entrevista con IA');
export const givenAgainInPart = icu('Puedes responder las preguntas que faltan de la entrevista con IA');
export const openingMoved = icu('Cambiaste la hora de la entrevista con IA');
export const interviewInvited = icu('Invitación a la entrevista con IA');
export const answersKept = icu(
  'Tus respuestas anteriores se conservan. Eliges la hora dentro de este plazo.',
);
export const youChooseTime = icu('Eliges la hora dentro de este plazo.');
export const beingReviewed = icu('Entrevista en revisión');
export const beingReviewedText = icu('Una persona de {company} leerá el informe y decidirá.');
export const beingRead = icu('En revisión');
export const beingReadText = icu('{company} decidirá si te invita.');
export const aiInterview = icu('Entrevista con IA');
export const aiInterviewText = icu('Si te invitan, un correo te dirá cuándo puedes hacerla.');
export const decision = icu('Decisión');
export const decisionText = icu('{company} decidirá después de este paso.');
