import { icu } from '../icu.ts';

export const contract = icu('Contrato');
export const contractToHire = icu('Contrato con opción a fijo');
export const directHire = icu('Contratación directa');
export const required = icu('Obligatoria');
export const preferred = icu('Deseable');
export const noExperience = icu('0 meses');
export const sixMonths = icu('6 meses');
export const years = icu('{years, plural, one {# año} other {# años}}');
export const tenYears = icu('10 años o más');
export const remote = icu('100 % a distancia');
export const daysAWeek = icu('{days, plural, one {# día a la semana} other {# días a la semana}}');
export const aiInterview = icu('Entrevista con IA');
export const others = icu('Otras');
