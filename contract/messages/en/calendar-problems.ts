import { icu } from '../icu.ts';

export const damaged = icu('This calendar is damaged, so it can’t be read.');
export const faulty = icu('This calendar has a fault, so it can’t be read.');
export const tooMuch = icu(
  'This calendar holds too much, or something in it repeats too often, so it can’t be read.',
);
export const notThere = icu(
  'There is no calendar at this address ({status}). Please copy the address from your calendar again.',
);
export const serverError = icu('The server of the calendar answered with an error ({status}).');
export const leadsOn = icu('This address leads to others too often.');
export const noCalendar = icu(
  'What is at this address is not a calendar. Please copy the address that ends with .ics.',
);
export const late = icu(
  'The server of the calendar didn’t answer within {seconds, plural, one {# second} other {# seconds}}.',
);
export const large = icu('This calendar has more than {size}, which is too much to be read.');
export const unreachable = icu('We couldn’t reach the server of the calendar.');
export const addressLost = icu('The address of the calendar was lost. Please paste it again.');
