import { icu } from '../icu.ts';

export const memberMissing = icu('Bitte nennen Sie das Mitglied');
export const membersMissing = icu('Bitte nennen Sie die Mitglieder');
export const membersList = icu('Bitte senden Sie die Mitglieder als Liste');
export const invitationMissing = icu('Bitte nennen Sie die Einladung');
export const roleMissing = icu('Bitte wählen Sie eine Rolle');
export const jobMissing = icu('Bitte nennen Sie die Stelle');
export const jobsMissing = icu('Bitte nennen Sie die Stellen');
export const jobsList = icu('Bitte senden Sie die Stellen als Liste');
export const contactsMissing = icu('Bitte geben Sie an, ob Kontaktdaten angezeigt werden');
export const jobsGone = icu('Eine dieser Stellen gibt es nicht mehr');
export const companyFull = icu(
  '{max, plural, one {Ein Unternehmen hat höchstens # Mitglied oder eine Einladung.} other {Ein Unternehmen hat höchstens # Mitglieder und Einladungen.}}',
);
export const secondFactorOn = icu('Mitglieder brauchen ab der nächsten Anmeldung einen zweiten Faktor.');
export const secondFactorOff = icu('Mitglieder brauchen keinen zweiten Faktor mehr.');
export const mailMissing = icu('Bitte nennen Sie die E-Mail');
export const subjectMissing = icu('Bitte schreiben Sie einen Betreff');
export const subjectTooLong = icu('Ein Betreff hat höchstens {max, number} Zeichen');
export const subjectLine = icu('Ein Betreff darf nur eine Zeile haben');
export const textMissing = icu('Bitte schreiben Sie einen Text');
export const textTooLong = icu('Ein Text hat höchstens {max, number} Zeichen');
export const readAtRule = icu('readAt muss das changedAt des gelesenen Textes sein, oder null');
export const slugRule = icu(
  'Eine Adresse hat 1 bis {max, number} Buchstaben des englischen Alphabets, Ziffern oder Bindestriche dazwischen',
);
export const slugTaken = icu(
  'Ein anderes Unternehmen nutzt oder nutzte diese Adresse. Bitte wählen Sie eine andere',
);
export const versionRule = icu('version muss die von getCompanyProfile sein');
export const tooManyPictures = icu(
  '{max, plural, one {Ein Unternehmen zeigt höchstens # Bild} other {Ein Unternehmen zeigt höchstens # Bilder}}',
);
export const altRule = icu('Bitte beschreiben Sie in höchstens {max, number} Zeichen, was das Bild zeigt');
export const currencyMissing = icu('Bitte wählen Sie eine Währung');
export const siteRule = icu(
  'Bitte geben Sie die Adresse Ihrer Website ein, zum Beispiel https://example.com',
);
export const aboutTooLong = icu('Dieser Text ist zu lang');
export const pictureAgain = icu('Bitte laden Sie dieses Bild noch einmal hoch');
export const logoAgain = icu('Bitte laden Sie das Logo noch einmal hoch');
export const noteMissing = icu('Bitte schreiben Sie eine Notiz');
export const noteTooLong = icu('Eine Notiz hat höchstens {max, number} Zeichen');
export const reasonTooLong = icu('Eine Begründung hat höchstens {max, number} Zeichen');
export const questionId = icu('Bitte nennen Sie die ID der Frage');
export const tooManyScores = icu(
  '{max, plural, one {Ein Bewertungsbogen hat höchstens # Frage} other {Ein Bewertungsbogen hat höchstens # Fragen}}',
);
export const blindMissing = icu('Bitte geben Sie an, ob blind bewertet wird');
export const mentionsOnly = icu('Nur Mitglieder, die die Bewerbung sehen dürfen, können erwähnt werden');
export const scorecardSent = icu('Ihr Bewertungsbogen ist abgegeben.');
export const noInterview = icu('Es gibt noch kein Interview zu bewerten.');
export const scoresOnce = icu('Jede Frage des Interviews kann nur einmal bewertet werden');
export const scorecardFinal = icu(
  'Diese Stelle wird blind bewertet, deshalb lässt sich Ihr Bewertungsbogen nicht mehr ändern.',
);
export const sendCardFirst = icu(
  'Sie nehmen an einer Runde mit dieser Person teil. Senden Sie zuerst Ihren Bewertungsbogen, dann sehen Sie die Urteile.',
);
export const scorecardFirst = icu(
  'Die Prüfung für diese Stelle ist blind. Senden Sie zuerst Ihren Bewertungsbogen, dann sehen Sie die Urteile.',
);
export const agreementTooFew = icu(
  'Noch gibt es keine Zahl: Dazu braucht es mindestens zwei Fragen, die zwei Personen bewertet haben.',
);
export const agreementSame = icu(
  'Es gibt keine Zahl: Alle Bewertungen sind gleich, Übereinstimmung lässt sich nicht von Zufall unterscheiden.',
);
