import { icu } from '../icu.ts';

export const eraseTitle = icu('Aufbewahren und löschen');
export const onHold = icu(
  'Dies wird wegen einer Rechtssache aufbewahrt und kann noch nicht gelöscht werden: {reason}',
);
export const deletedOn = icu('Dieses Interview wird am {when} gelöscht.');
export const keepInterview = icu('Dieses Interview behalten');
export const deleteInterview = icu('Dieses Interview löschen');
export const deleteTitle = icu('Interview von {name} löschen');
export const deleteAbout = icu(
  'Video, Ton, Transkript, Bericht, Bewertungen, Bewertungsbögen und Gastlinks aller Versuche werden endgültig gelöscht. Die Bewerbung, ihr Verlauf und Ihre Notizen bleiben.',
);
export const deleteNowLabel = icu('Jetzt löschen, nicht erst in {days, plural, one {# Tag} other {# Tagen}}');
export const deleteCancel = icu('Bis dahin können Sie das Löschen abbrechen.');
export const deleteNow = icu('Jetzt löschen');
export const deleteIn = icu('In {days, plural, one {# Tag} other {# Tagen}} löschen');
export const endHold = icu('Aufbewahrung wegen einer Rechtssache beenden');
export const keepForLegal = icu('Aus rechtlichen Gründen aufbewahren');
export const keepForLegalAbout = icu(
  'Niemand kann etwas zu dieser Person löschen, bis Sie die Aufbewahrung beenden. Schreiben Sie, warum.',
);
export const keepIt = icu('Aufbewahren');
export const guestLinks = icu('Gastlinks');
export const makeGuestLink = icu('Gastlink erstellen');
export const guestLinksAbout = icu(
  'Für jemanden ohne Konto: ein eigener Link, der abläuft und den Sie widerrufen können. Sie sehen, wann er geöffnet wurde.',
);
export const endTitle = icu('Link für {name} widerrufen?');
export const endLink = icu('Link widerrufen');
export const keepLink = icu('Behalten');
export const endAbout = icu('Der Link funktioniert dann nicht mehr, auch nicht die Dateien, die er zeigt.');
export const linkInFull = icu(
  'Mit Kontaktdaten, Foto und Video. Erstellt von {by} am {made}, gültig bis {until}.',
);
export const linkInPart = icu(
  'Ohne Kontaktdaten, Foto und Video. Erstellt von {by} am {made}, gültig bis {until}.',
);
export const formerMember = icu('einem früheren Mitglied');
export const endLinkOf = icu('Link widerrufen: {name}');
export const end = icu('Widerrufen');
export const linkOpen = icu('Offen');
export const linkExpired = icu('Abgelaufen');
export const linkEnded = icu('Widerrufen');
export const notOpened = icu('Noch nicht geöffnet.');
export const openedTimes = icu('{count, plural, =1 {Einmal geöffnet} other {#-mal geöffnet}}');
export const guestWho = icu('Für wen ist er?');
export const guestWhoAbout = icu('Der Gast sieht diesen Namen, und Sie unterscheiden daran Ihre Links.');
export const opensFor = icu('Er gilt');
export const inFull = icu('Mit Kontaktdaten, Unterlagen, Foto und Video');
export const inFullAbout = icu(
  'Sonst liest und hört der Gast die Antworten, ohne E-Mail, Mobilnummer, Lebenslauf und Video.',
);
export const makeLink = icu('Link erstellen');
export const linkOnce = icu(
  'Das ist der Link. Sie sehen ihn nur jetzt, also kopieren Sie ihn. Geben Sie ihn nur Ihrem Gast.',
);
export const copied = icu('Kopiert');
export const copyLink = icu('Link kopieren');
export const done = icu('Fertig');
export const daysLong = icu('{days, plural, one {# Tag} other {# Tage}}');
export const howFarAgree = icu('Wie weit Sie übereinstimmen');
export const inThisInterview = icu('In diesem Interview');
export const inAllInterviews = icu('In allen beurteilten Interviews dieser Stelle');
export const agreementAbout = icu(
  'Die Übereinstimmung ist Krippendorffs Alpha für geordnete Urteile (K. Krippendorff, Computing Krippendorff’s Alpha-Reliability, 2011): 1 ist volle Übereinstimmung, 0 ist Zufall. Zum Vergleich steht jedes Viertel der Punktzahl der Auswertung für ein Urteil, von klarem Nein bis klarem Ja.',
);
export const betweenPeople = icu('Zwischen Personen: {value}');
export const withAnalysis = icu('Zwischen Personen und Auswertung: {value}');
export const noneChecked = icu('Noch kein Urteil der Auswertung wurde von einer Person geprüft.');
export const changedOfChecked = icu(
  '{changed, number} von {checked, number} geprüften Urteilen wurden geändert.',
);
export const notes = icu('Notizen');
export const note = icu('Notiz');
export const noteAbout = icu('Nur Mitglieder Ihres Unternehmens, die diese Bewerbung sehen, lesen sie.');
export const mention = icu('Erwähnen');
export const mentionAbout = icu('Sie bekommen eine E-Mail.');
export const chooseMembers = icu('Mitglieder auswählen');
export const addNote = icu('Notiz hinzufügen');
export const youAfterName = icu('(Sie)');
export const questionOptional = icu('Frage {number, number} (optional): {question}');
export const yourScorecard = icu('Ihr Bewertungsbogen');
export const wouldHire = icu('Würden Sie diese Person einstellen?');
export const byQuestion = icu('Nach Fragen');
export const final = icu('Nach dem Senden können Sie Ihren Bewertungsbogen nicht mehr ändern.');
export const sendScorecard = icu('Bewertungsbogen senden');
export const scorecards = icu('Bewertungsbögen');
export const writeScorecard = icu('Bewertungsbogen ausfüllen');
export const changeScorecard = icu('Bewertungsbogen ändern');
export const cardFirst = icu(
  'Sie nehmen an einer Runde mit dieser Person teil. {link}; danach sehen Sie die Urteile, die Zusammenfassung und was andere sagen.',
);
export const cardFirstLink = icu('Senden Sie zuerst Ihren Bewertungsbogen');
export const blindFirst = icu(
  'Die Prüfung für diese Stelle ist blind. Füllen Sie zuerst Ihren Bewertungsbogen aus; danach sehen Sie die Urteile, die Zusammenfassung und was andere sagen. Ändern können Sie ihn dann nicht mehr.',
);
export const noneWritten = icu('Noch hat niemand einen ausgefüllt.');
export const scoreOfQuestion = icu('Frage {number, number}: {score}. {reason}');
export const scorecardAbout = icu('Ihre eigene Bewertung des Interviews, jeder Punkt mit Begründung.');
