import { icu } from '../icu.ts';

export const anHour = icu('eine Stunde');
export const justNow = icu('gerade eben');
export const seconds = icu('{seconds, number} s');
export const minutes = icu('{time} Minuten');
export const sinceToday = icu('seit heute');
export const forDays = icu('{days, plural, one {seit # Tag} other {seit # Tagen}}');
export const bytes = icu('{bytes, plural, one {# Byte} other {# Byte}}');
