import { icu } from '../icu.ts';

export const damaged = icu('This calendar is damaged, so it can’t be read.');
export const faulty = icu('This calendar contains an error, so it can’t be read.');
export const tooMuch = icu(
  'This calendar has too many entries, or something in it repeats too often, so it can’t be read.',
);
export const notThere = icu(
  'There is no calendar at this address ({status}). Please copy the address from your calendar again.',
);
export const serverError = icu('The calendar’s server answered with an error ({status}).');
export const leadsOn = icu('This address redirects too many times.');
export const noCalendar = icu(
  'This address doesn’t lead to a calendar. Please copy the address that ends with .ics.',
);
export const late = icu(
  'The calendar’s server didn’t answer within {seconds, plural, one {# second} other {# seconds}}.',
);
export const large = icu('This calendar is larger than {size}, so it can’t be read.');
export const unreachable = icu('We couldn’t reach the calendar’s server.');
export const addressLost = icu('We’ve lost the address of your calendar. Please paste it again.');
