import { icu } from '../icu.ts';

export const anHour = icu('una hora');
export const justNow = icu('ahora mismo');
export const seconds = icu('{seconds, number} s');
export const minutes = icu('{time} minutos');
export const sinceToday = icu('desde hoy');
export const forDays = icu('{days, plural, one {desde hace # día} other {desde hace # días}}');
export const bytes = icu('{bytes, plural, one {# byte} other {# bytes}}');
