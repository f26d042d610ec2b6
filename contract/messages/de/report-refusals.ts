import { icu } from '../icu.ts';

export const captionsWaiting = icu('Die Untertitel werden erstellt.');
export const captionsNoSound = icu('Das Video hat keinen Ton, deshalb gibt es keine Untertitel.');
export const captionsUnreadable = icu(
  'Der Ton des Videos ließ sich nicht lesen, deshalb gibt es keine Untertitel.',
);
export const captionsNoWords = icu('Im Video wurden keine Wörter erkannt, deshalb gibt es keine Untertitel.');
export const captionsRecognised = icu(
  'Die Untertitel sind automatisch entstanden und können Fehler enthalten.',
);
export const captionsCorrected = icu('Die Untertitel wurden von einer Person korrigiert.');
export const captionTime = icu('Eine Zeit ist eine Zahl von Sekunden ab 0');
export const captionTooLong = icu('Ein Untertitel hat höchstens {max, number} Zeichen');
export const captionEmpty = icu('Schreiben Sie, was gesagt wird, oder löschen Sie den Untertitel');
export const captionOrder = icu('Ein Untertitel muss nach seinem Anfang enden');
export const captionsTooMany = icu('Ein Video hat höchstens {max, number} Untertitel');
export const filmNoLink = icu('Das ist kein Link zu einem Video');
export const filmMissing = icu('Bitte nennen Sie das Video');
export const captionsSaved = icu('Untertitel gespeichert.');
export const guestExpiry = icu(
  'Ein Gastlink gilt {hours, plural, one {eine Stunde} other {# Stunden}} bis {days, plural, one {# Tag} other {# Tage}}',
);
export const guestName = icu('Bitte geben Sie mit höchstens {max, number} Zeichen an, für wen der Link ist');
export const inFull = icu('inFull muss true oder false sein');
export const nameGuestLink = icu('Bitte nennen Sie den Gastlink');
export const guestLinksTooMany = icu(
  'Ein Bericht hat höchstens {max, plural, one {# Gastlink} other {# Gastlinks}}. Widerrufen Sie einen, den Sie nicht mehr brauchen.',
);
export const nameQuestion = icu('Bitte nennen Sie die ID der Frage');
export const nameAnswer = icu('Bitte nennen Sie die Antwort mit ihrer ID');
export const mark = icu('Eine Bewertung ist 1 (ganz), 2 (größtenteils), 3 (teilweise) oder 4 (gar nicht)');
export const acceptedTooLong = icu('Eine akzeptierte Antwort hat höchstens {max, number} Zeichen');
export const acceptedMissing = icu('Bitte geben Sie die akzeptierte Antwort ein');
export const reasonTooLong = icu('Eine Begründung hat höchstens {max, number} Zeichen');
export const reasonText = icu('Eine Begründung muss ein Text sein');
export const wordIndex = icu('wordIndex muss eine Zahl sein');
export const wordCount = icu('wordCount muss eine Zahl sein');
export const correctionTooLong = icu('Eine Korrektur hat höchstens {max, number} Zeichen');
export const typeSaid = icu('Bitte geben Sie ein, was gesagt wurde');
export const correctionsAsList = icu('Bitte senden Sie die Korrekturen als Liste');
export const correctionsTooMany = icu('Eine Antwort hat höchstens {max, number} Korrekturen');
export const chooseText = icu('Bitte wählen Sie den Text, der zählt');
export const correctionDecided = icu(
  'Das Unternehmen hat über Ihre Korrektur dieser Antwort schon entschieden.',
);
export const correctionTooLate = icu(
  'Wörter konnten Sie bis {days, plural, one {# Tag} other {# Tage}} nach dem Bericht korrigieren. Diese Zeit ist vorbei.',
);
export const onlySpoken = icu('Sie können gesprochene Wörter korrigieren, aber keine gewählte Option.');
export const noWordsHere = icu(
  'Wir haben in dieser Antwort keine Wörter gehört, es gibt also nichts zu korrigieren.',
);
export const noFollowUpWords = icu('Zu dieser Antwort gibt es keine Nachfrage mit Wörtern');
export const wordsInAnswer = icu(
  'Diese Antwort hat {words, plural, one {# Wort} other {# Wörter}}, nicht {end, number}',
);
export const wordOnce = icu('Ein Wort kann nur einmal korrigiert werden');
export const answersEnough = icu(
  'Diese Frage hat schon {max, plural, one {# weitere akzeptierte Antwort} other {# weitere akzeptierte Antworten}}. Entfernen Sie zuerst eine aus der Stelle.',
);
export const notReady = icu(
  'Der Bericht ist noch nicht fertig. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
);
export const choiceVerdict = icu('Eine Auswahlantwort ist richtig oder falsch');
export const noCorrection = icu(
  'Zu dieser Antwort gibt es keine Korrektur. Vielleicht wurde sie zurückgezogen.',
);
export const personalNever = icu('Persönliche Fragen werden nie bewertet.');
export const markSaved = icu('Bewertung gespeichert.');
export const markUndone = icu('Bewertung rückgängig gemacht.');
export const correctedCounts = icu('Der korrigierte Text zählt.');
export const heardCounts = icu('Das Gehörte zählt.');
export const guestLinkMade = icu('Gastlink erstellt.');
export const guestLinkEnded = icu('Gastlink widerrufen.');
export const correctionTakenBack = icu('Sie haben Ihre Korrektur zurückgezogen.');
export const correctionKept = icu('Wir haben Ihre Korrektur gespeichert.');
export const readings = icu('readings sind Paare von Sekunden wie 0-4.5,12-16.25, jedes von Anfang bis Ende');
