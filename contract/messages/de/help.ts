import { icu } from '../icu.ts';

export const title = icu('Anleitungen');
export const description = icu(
  'Wie Roundone funktioniert: für Bewerbende, für das Recruiting und für alle, die es betreiben.',
);
export const lead = icu('Wie hier alles funktioniert und was zu tun ist, wenn etwas nicht klappt.');
export const search = icu('Anleitungen durchsuchen');
export const searchButton = icu('Suchen');
export const allGuides = icu('Alle Anleitungen');
export const foundFor = icu(
  '{count, plural, =0 {Nichts gefunden zu „{search}“} one {# Treffer zu „{search}“} other {# Treffer zu „{search}“}}',
);
export const nothingFound = icu(
  'Versuchen Sie es mit weniger oder anderen Wörtern, lesen Sie eine der Anleitungen unten, oder schreiben Sie uns unter {support}.',
);
export const inEnglish = icu('Diese Anleitung ist auf Englisch.');

export const candidates = icu('Für Bewerbende');
export const candidatesAbout = icu(
  'Was in einem Interview geschieht, was bewertet wird und von wem, Ihre Rechte, und was zu tun ist, wenn etwas nicht klappt.',
);
export const recruiters = icu('Für das Recruiting');
export const recruitersAbout = icu('Von der ersten Stelle bis zur ersten Einstellung.');
export const owners = icu('Für Inhaber');
export const ownersAbout = icu('Mitglieder, E-Mails, Daten und Ihre Pflichten beim Datenschutz.');
export const operators = icu('Für Betreiber');
export const operatorsAbout = icu('Roundone installieren, aktualisieren und reparieren.');
