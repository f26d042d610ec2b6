import { icu } from '../icu.ts';

export const applied = icu('Candidatura recibida');
export const aiInterview = icu('Entrevista con IA');
export const review = icu('Revisión');
export const offer = icu('Oferta');
export const hired = icu('Contratación');
export const round = icu(
  '{round, select, 2 {Segunda ronda} 3 {Tercera ronda} 4 {Cuarta ronda} 5 {Quinta ronda} 6 {Sexta ronda} other {Ronda {round}}}',
);
export const roundAs = icu('{round}: {mode}');
export const declined = icu('Rechazada');
export const withdrawn = icu('Retirada');
export const noShow = icu('No se presentó');
export const expired = icu('Caducada');
export const strongNo = icu('No rotundo');
export const no = icu('No');
export const yes = icu('Sí');
export const strongYes = icu('Sí rotundo');
export const settled = icu('{settled, number} de {total, number} resueltas');
export const reviewFirst = icu('Revisar primero');
export const scoreRange = icu('Una puntuación es un número de 0 a 100');
export const stageUnknown = icu('No se conoce esta etapa');
export const outcomeUnknown = icu('No se conoce este resultado');
export const certaintyUnknown = icu('La certeza es baja, media o alta');
export const sayYesOrNo = icu('Indica sí o no');
