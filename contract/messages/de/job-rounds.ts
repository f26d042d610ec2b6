import { icu } from '../icu.ts';

export const title = icu('Runden für {role}');
export const about = icu('Wie die Runden nach dem KI-Interview ablaufen.');
export const roundTitle = icu(
  '{round, select, First {Erste Runde} Second {Zweite Runde} Third {Dritte Runde} Fourth {Vierte Runde} Fifth {Fünfte Runde} other {Sechste Runde}}',
);
export const roundAbout = icu(
  'Wie lange sie dauert, wer teilnimmt, wo, und worauf geachtet wird. Schon verschickte Einladungen bleiben, wie sie sind.',
);
export const roundWithMode = icu('{round}: {mode}');
export const none = icu(
  'Diese Stelle hat nach dem KI-Interview keine Runde. Im Schritt {step} können Sie eine hinzufügen.',
);
export const interviewProcess = icu('Ablauf der Interviews');
export const planRound = icu(
  '{round, select, First {Erste Runde planen: {plan}} Second {Zweite Runde planen: {plan}} Third {Dritte Runde planen: {plan}} Fourth {Vierte Runde planen: {plan}} Fifth {Fünfte Runde planen: {plan}} other {Sechste Runde planen: {plan}}}',
);
export const planLabel = icu('Plan der Runde');
export const minutes = icu('Minuten');
export const members = icu('Wer teilnimmt (optional)');
export const membersHint = icu('Bleibt das leer, nimmt teil, wer einlädt.');
export const noMember = icu('Niemand im Team heißt so');
export const place = icu('Wo (optional)');
export const placeHint = icu(
  'Ein Link, eine Telefonnummer oder eine Adresse. Sie können das auch erst beim Einladen angeben.',
);
export const placeOwnLink = icu('Bleibt das leer, gilt der Link Ihres Unternehmens: {link}');
export const placeVideoHint = icu(
  'Ein Link zum Gespräch. Sie können ihn auch erst beim Einladen angeben oder unter {kits} einen Link für alle Gespräche festlegen.',
);
export const kits = icu('Interview-Leitfäden');
export const kit = icu('Leitfaden wählen');
export const kitHint = icu(
  'Worauf im Interview geachtet wird und woran man starke von schwachen Antworten unterscheidet.',
);
export const kitFromSkills = icu('Kriterien aus den Fähigkeiten der Stelle');
export const kitOwn = icu('Kriterien dieser Runde');
export const planMinutes = icu('{minutes, plural, one {# Minute} other {# Minuten}}');
export const you = icu('Sie');
export const others = icu('{count, plural, one {# weitere Person} other {# weitere Personen}}');
export const fromSkills = icu('Kriterien aus den Fähigkeiten der Stelle');
export const criteria = icu('{count, plural, one {# Kriterium} other {# Kriterien}}');
