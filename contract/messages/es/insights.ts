import { icu } from '../icu.ts';

export const share = icu('{count, number} de {all, plural, one {# persona} other {# personas}}');
export const shareInPercent = icu(
  '{count, number} de {all, plural, one {# persona} other {# personas}} ({percent})',
);
export const anHour = icu('una hora');
export const hours = icu('{count, plural, one {# hora} other {# horas}}');
export const days = icu('{count, plural, one {# día} other {# días}}');
export const few = icu(
  '{count, plural, one {Es # persona: no basta para sacar conclusiones.} other {Son # personas: no bastan para sacar conclusiones.}}',
);
export const fewApplied = icu(
  '{count, plural, one {Se postuló # persona: no basta para sacar conclusiones.} other {Se postularon # personas: no bastan para sacar conclusiones.}}',
);
export const funnel = icu(
  '{share} que se postularon llegaron a la revisión, y {hired, plural, =0 {no se contrató a nadie} one {se contrató a # persona} other {se contrató a # personas}}.',
);
export const nobodyInvited = icu('No se invitó a nadie a una entrevista.');
export const began = icu('{share} con invitación empezaron la entrevista.');
export const beganWithin = icu(
  '{share} con invitación empezaron la entrevista. La mitad de quienes empezaron lo hicieron en {span} como máximo.',
);
export const fewLeft = icu(
  '{count, plural, one {Menos de # persona ha salido de alguna etapa: no basta para sacar conclusiones.} other {Menos de # personas han salido de alguna etapa: no bastan para sacar conclusiones.}}',
);
export const longest = icu(
  'Las personas pasan más tiempo en {stage}: la mitad de quienes salieron estuvo como máximo {span}.',
);
export const decidedWithin = icu(
  'La mitad de las personas recibió tu primera decisión en {span} como máximo.',
);
export const cameFrom = icu('{share} llegaron por «{source}».');
export const hiddenMore = icu(
  '{count, plural, one {# más queda fuera hasta que envíes tu ficha.} other {# más quedan fuera hasta que envíes tu ficha.}}',
);
export const unscoredMore = icu(
  '{count, plural, one {# entrevista más no tiene puntuación hasta que se revisen más respuestas.} other {# entrevistas más no tienen puntuación hasta que se revisen más respuestas.}}',
);
export const noScores = icu('Aún no hay puntuaciones.');
export const fewScores = icu(
  '{count, plural, one {Hay # puntuación: no basta para sacar conclusiones.} other {Hay # puntuaciones: no bastan para sacar conclusiones.}}',
);
export const halfOfScores = icu('La mitad de las {count, number} puntuaciones es del {percent} o más.');
export const noQuestion = icu('Aún no se ha respondido ninguna pregunta.');
export const hardest = icu('La pregunta más difícil fue «{question}»: {share} la respondieron bien.');
export const hardestShown = icu(
  'El gráfico muestra las {drawn, number} más difíciles; la tabla, las {listed, number} más difíciles.',
);
export const howFar = icu('Hasta dónde llegaron');
export const stage = icu('Etapa');
export const peopleHeader = icu('Personas');
export const stepApplied = icu('Se postularon');
export const stepInvited = icu('Con invitación a la entrevista');
export const stepBegan = icu('Empezaron la entrevista');
export const stepSubmitted = icu('Enviaron la entrevista');
export const fromInvitation = icu('De la invitación a la entrevista');
export const step = icu('Paso');
export const firstDecision = icu('Primera decisión');
export const decisionAfter = icu('Decisión tras la entrevista');
export const howLong = icu('Tiempo que llevó');
export const stageOrWait = icu('Etapa o espera');
export const halfTook = icu('La mitad tardó como máximo');
export const mostTook = icu('Nueve de cada diez tardaron como máximo');
export const barAbout = icu('La barra es el tiempo máximo de la mitad; la línea, el de nueve de cada diez.');
export const spread = icu('Cómo se reparten las puntuaciones');
export const scorePercent = icu('Puntuación en porcentaje');
export const interviews = icu('Entrevistas');
export const whereFrom = icu('De dónde llegaron');
export const source = icu('Origen');
export const hired = icu('Contratadas');
export const howHard = icu('Dificultad de las preguntas');
export const question = icu('Pregunta');
export const job = icu('Empleo');
export const answers = icu('Respuestas');
export const correctOf = icu('{correct, number} de {all, number} correctas');
export const showTable = icu('Mostrar como tabla');
export const tableOf = icu('{title}, tabla');
export const correct = icu('Correctas');
export const partial = icu('Correctas en parte');
export const incorrect = icu('Incorrectas');
export const notAnswered = icu('Sin responder');
export const needsReview = icu('Por revisar');
export const inLastDays = icu('{days, plural, one {en el último día} other {en los últimos # días}}');
export const anyTime = icu('en cualquier momento');
export const applied = icu('Presentada');
export const nobodyApplied = icu('Nadie se postuló en este periodo.');
