import { icu } from '../icu.ts';

export const changedMeanwhile = icu(
  '{who} hat diesen Text inzwischen geändert, Ihrer wurde nicht gespeichert. Verwerfen Sie Ihre Änderungen, um den anderen Text zu sehen, oder speichern Sie noch einmal, um ihn zu ersetzen.',
);
export const someone = icu('Jemand');
export const testSubject = icu('Test: {subject}');
export const testFooter = icu('Das ist ein Test mit erfundenen Werten. Sie haben ihn sich selbst gesendet.');
export const testSent = icu('Ein Test ist unterwegs an {email}.');
