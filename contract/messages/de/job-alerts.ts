import { icu } from '../icu.ts';

export const nameAlert = icu('Bitte nennen Sie die Stellenbenachrichtigung');
export const emailMe = icu('Neue Stellen wie diese per E-Mail');
export const formName = icu('Stellenbenachrichtigung');
export const sendLink = icu('Link senden');
export const pageTitle = icu('Stellenbenachrichtigung');
export const seeOpenJobs = icu('Offene Stellen ansehen');
export const isOn = icu('Ihre Stellenbenachrichtigung ist aktiv: {search}');
export const goesTo = icu('Neue Stellen senden wir an {email}, höchstens einmal am Tag.');
export const seeJobs = icu('Stellen ansehen');
export const stopThis = icu('Diese Benachrichtigung beenden');
export const title = icu('Stellenbenachrichtigungen');
export const none = icu(
  'Sie haben keine Stellenbenachrichtigungen. Um eine einzurichten, durchsuchen Sie die {openJobs} und wählen „Neue Stellen wie diese per E-Mail“.',
);
export const openJobsLink = icu('offenen Stellen');
export const since = icu('Seit {day}, höchstens eine E-Mail am Tag');
export const stopNamed = icu('Benachrichtigung beenden: {search}');
export const stop = icu('Beenden');
