import { icu } from '../icu.ts';

export const listTitle = icu('Entrevistas programadas');
export const practice = icu('Entrevista de práctica');
export const listLead = icu(
  'Puedes empezar una entrevista mientras esté abierta. Las horas están en tu zona horaria, {zone}.',
);
export const listEmpty = icu('No hay entrevistas programadas');
export const openJobs = icu('Ver empleos abiertos');
export const employer = icu('Empresa');
export const date = icu('Fecha');
export const appliedDate = icu('Fecha de la candidatura');
export const designation = icu('Puesto');
export const attend = icu('Hacer la entrevista con IA');
export const status = icu('Estado');
export const feedback = icu('Informe');
export const until = icu('hasta el {when}');
export const statusCompleted = icu('COMPLETADA');
export const statusExpired = icu('Caducada');
export const statusScheduled = icu('PROGRAMADA');
export const startOne = icu('Empezar');
export const startOneFor = icu('Empezar la entrevista para {role}');
export const givenAgainWhole = icu(
  'Puedes repetirla: {questions, plural, one {# pregunta} other {# preguntas}}.',
);
export const givenAgainPart = icu(
  '{questions, plural, one {Puedes responder a la # pregunta sin respuesta.} other {Puedes responder a las # preguntas sin respuesta.}} {answers, plural, one {Conservamos tu respuesta anterior.} other {Conservamos tus # respuestas anteriores.}}',
);
export const anotherTime = icu('Elegir otra hora');
export const anotherTimeFor = icu('Elegir otra hora para {role}');
export const anotherTimeForInterview = icu('Elegir otra hora para la entrevista de {role}');
export const anotherTimeText = icu(
  'Tu entrevista está abierta desde el {from} hasta el {until}. Puedes elegir, una sola vez, otra hora de apertura dentro de ese plazo. La cita de tu calendario también cambia.',
);
export const move = icu('Cambiar la hora');
export const openDays = icu('Abierta durante (días)');
export const openDaysMissing = icu('Indica durante cuántos días está abierta.');
