import { icu } from '../icu.ts';

export const confirmAbout = icu(
  'An eine Adresse, die für eine Stellenbenachrichtigung eingegeben wurde. Sie ist aktiv, sobald der Link geöffnet wurde.',
);
export const confirmSubject = icu('Bestätigen Sie Ihre Stellenbenachrichtigung');
export const confirmHeading = icu('Möchten Sie E-Mails über neue Stellen?');
export const confirmText = icu(
  'Diese Adresse wurde auf unserer Seite mit offenen Stellen eingegeben. Bestätigen Sie sie, und wir schicken Ihnen neue Stellen zu dieser Suche, höchstens einmal am Tag.',
);
export const confirmNot = icu(
  '{days, plural, one {Wenn Sie das nicht angefordert haben, tun Sie nichts. Sie bekommen keine Benachrichtigungen, und wir löschen die Anfrage nach # Tag.} other {Wenn Sie das nicht angefordert haben, tun Sie nichts. Sie bekommen keine Benachrichtigungen, und wir löschen die Anfrage nach # Tagen.}}',
);
export const confirm = icu('Benachrichtigung bestätigen');
export const newAbout = icu(
  'An Personen mit einer Stellenbenachrichtigung, höchstens einmal am Tag, wenn passende Stellen veröffentlicht wurden.',
);
export const newSubject = icu(
  '{count, plural, one {# neue Stelle: {search}} other {# neue Stellen: {search}}}',
);
export const newHeading = icu('{count, plural, one {Eine neue Stelle für Sie} other {Neue Stellen für Sie}}');
export const newText = icu('Neu zu Ihrer Suche: {search}');
export const andMore = icu('Und {count, number} weitere.');
export const seeAllJobs = icu('Alle Stellen zu dieser Suche ansehen');
export const whyYou = icu('Sie bekommen diese E-Mail, weil Sie bei Roundone neue Stellen angefordert haben.');
export const stop = icu('Diese E-Mails abbestellen: {link}');
export const payFrom = icu('Gehalt ab {pay}');
export const allJobs = icu('Alle offenen Stellen');
