import { icu } from '../icu.ts';

/** Words within sentences, where Intl has none (contract/shared/words.ts, web/ui). */

export const anHour = icu('an hour');
export const justNow = icu('just now');
export const seconds = icu('{seconds, number} s');
export const minutes = icu('{time} minutes');
export const sinceToday = icu('since today');
export const forDays = icu('{days, plural, one {for # day} other {for # days}}');
export const bytes = icu('{bytes, plural, one {# byte} other {# bytes}}');
