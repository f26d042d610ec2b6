import { icu } from '../icu.ts';

export const why = icu(
  'Esto parece preguntar por {about}, algo que en muchos países no se puede preguntar. {instead}',
);
export const aboutAge = icu('la edad');
export const insteadAge = icu('Si la ley fija una edad mínima para el empleo, pregunta si la cumple.');
export const aboutHealth = icu('la salud o una discapacidad');
export const insteadHealth = icu('Describe una tarea y pregunta si puede hacerla con o sin adaptaciones.');
export const aboutOrigin = icu('el origen, la nacionalidad o la etnia');
export const insteadOrigin = icu(
  'Pregunta si puede trabajar aquí legalmente, o qué idiomas usaría en el empleo.',
);
export const aboutReligion = icu('la religión o las creencias');
export const insteadReligion = icu('Di cuándo se trabaja y pregunta si puede trabajar entonces.');
export const aboutOrientation = icu('el sexo, el género o la orientación sexual');
export const insteadOrientation = icu('Omítelo: ningún empleo necesita la respuesta.');
export const aboutFamily = icu('la familia, el embarazo o el matrimonio');
export const insteadFamily = icu('Di cuándo se trabaja o cuánto se viaja, y pregunta si le viene bien.');
export const aboutPolitics = icu('las ideas políticas o la pertenencia a asociaciones');
export const insteadPolitics = icu('Omítelo, salvo que el empleo sea en un partido.');
export const aboutUnion = icu('la afiliación sindical');
export const insteadUnion = icu('Omítelo: afiliarse a un sindicato es decisión de cada persona.');
export const aboutArrests = icu('detenciones o antecedentes penales');
export const insteadArrests = icu('Si la ley exige comprobarlo para el empleo, hazlo después de una oferta.');
