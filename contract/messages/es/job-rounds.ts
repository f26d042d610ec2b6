import { icu } from '../icu.ts';

export const title = icu('Rondas de {role}');
export const about = icu('Cómo se hacen las rondas después de la entrevista con IA.');
export const roundTitle = icu(
  '{round, select, First {Primera ronda} Second {Segunda ronda} Third {Tercera ronda} Fourth {Cuarta ronda} Fifth {Quinta ronda} other {Sexta ronda}}',
);
export const roundAbout = icu(
  'Cuánto dura, quién participa, dónde y en qué se fijan. Las invitaciones ya enviadas quedan como están.',
);
export const roundWithMode = icu('{round}: {mode}');
export const none = icu(
  'Este empleo no tiene más rondas después de la entrevista con IA. Puedes añadir una en el paso {step}.',
);
export const interviewProcess = icu('Proceso de entrevistas');
export const planRound = icu(
  '{round, select, First {Planificar la primera ronda: {plan}} Second {Planificar la segunda ronda: {plan}} Third {Planificar la tercera ronda: {plan}} Fourth {Planificar la cuarta ronda: {plan}} Fifth {Planificar la quinta ronda: {plan}} other {Planificar la sexta ronda: {plan}}}',
);
export const planLabel = icu('Plan de la ronda');
export const minutes = icu('Minutos');
export const members = icu('Quién participa (opcional)');
export const membersHint = icu('Si lo dejas vacío, participa quien invite al candidato.');
export const noMember = icu('No hay ningún miembro con este nombre');
export const place = icu('Dónde (opcional)');
export const placeHint = icu(
  'Un enlace, un número de teléfono o una dirección. También puedes indicarlo al enviar una invitación.',
);
export const placeOwnLink = icu('Si lo dejas vacío, es el enlace de tu empresa: {link}');
export const placeVideoHint = icu(
  'Un enlace a la llamada. También puedes indicarlo al enviar una invitación, o definir un enlace para todas las llamadas en {kits}.',
);
export const kits = icu('Guiones de entrevista');
export const kit = icu('Elige un guion');
export const kitHint = icu(
  'En qué se fija quien entrevista y cómo distingue una buena respuesta de una floja.',
);
export const kitFromSkills = icu('Criterios a partir de las habilidades del empleo');
export const kitOwn = icu('Criterios de esta ronda');
export const planMinutes = icu('{minutes, plural, one {# minuto} other {# minutos}}');
export const you = icu('tú');
export const others = icu('{count, plural, one {# persona más} other {# personas más}}');
export const fromSkills = icu('criterios a partir de las habilidades del empleo');
export const criteria = icu('{count, plural, one {# criterio} other {# criterios}}');
