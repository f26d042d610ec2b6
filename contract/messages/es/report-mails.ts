import { icu, template } from '../icu.ts';

export const correctedAbout = icu(
  'Para la empresa, cuando alguien corrige palabras mal oídas de una respuesta.',
);
export const readyName = icu('Informe listo');
export const readyAbout = icu('Para la persona candidata, cuando el informe de su entrevista está listo.');
export const readyForEmployerAbout = icu('Para la empresa, cuando el informe de una entrevista está listo.');
export const readyHeading = icu('Tu informe está listo');
export const readySubject = template('El informe de tu entrevista para {{ job_title }}');
export const readyText = template(
  'El informe de tu entrevista para {{ job_title }} ({{ job_id }}) está listo: lo que oímos y cómo se evaluaron tus respuestas.',
);
export const readFeedback = icu('Leer mi informe');
export const correctedSubject = icu('Palabras corregidas: {name} para {job}');
export const correctedHeading = icu('Alguien corrigió palabras mal oídas');
export const correctedText = icu(
  '{name} dice que se oyeron mal palabras de la respuesta a la pregunta {number, number}, en la entrevista para {job}.',
);
export const correctedNext = icu(
  'El informe muestra los dos textos y cómo se evalúa cada uno. Si difieren, tú decides cuál cuenta; allí puedes escuchar la grabación.',
);
export const seeBoth = icu('Ver los dos textos');
export const employerSubject = icu('Informe de la entrevista: {name} para {job}');
export const employerHeading = icu('Un informe está listo');
export const employerText = icu('{name} ha hecho la entrevista con IA para {job}.');
export const readReport = icu('Leer el informe');
