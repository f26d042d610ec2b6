import { icu } from '../icu.ts';

export const nameRound = icu('Bitte nennen Sie die Runde');
export const nameJob = icu('Bitte nennen Sie die Stelle');
export const criterionMissing = icu('Bitte benennen Sie das Kriterium');
export const askTooLong = icu('Was gefragt werden soll, hat höchstens {max, number} Zeichen');
export const fourLevels = icu('Ein Kriterium hat vier Stufen');
export const addCriterion = icu('Bitte fügen Sie ein Kriterium hinzu');
export const criterionOnce = icu('Jedes Kriterium kommt nur einmal vor');
export const criterionTooLong = icu('Der Name eines Kriteriums hat höchstens {max, number} Zeichen');
export const criterionId = icu(
  'Die ID eines Kriteriums hat 1 bis 40 Kleinbuchstaben, Ziffern und Bindestriche',
);
export const levelTooLong = icu('Die Beschreibung einer Stufe hat höchstens {max, number} Zeichen');
export const dayNumber = icu('Ein Tag ist eine Zahl von 1, Montag, bis 7, Sonntag');
export const clock = icu('Schreiben Sie eine Uhrzeit so: 09:30');
export const endAfterStart = icu('Das Ende liegt nach dem Anfang');
export const overlap = icu('Zwei Zeiten eines Tages überschneiden sich');
export const hoursAsList = icu('Bitte senden Sie die Zeiten als Liste');
export const weekTooLong = icu('Eine Woche hat höchstens {max, number} solche Zeiten');
export const address = icu(
  'Bitte fügen Sie die Freigabeadresse Ihres Kalenders ein. Sie beginnt mit https://',
);
export const addressTooLong = icu('Die Adresse hat höchstens {max, number} Zeichen');
export const reasonTooLong = icu('Eine Begründung hat höchstens {max, number} Zeichen');
export const quoteTooLong = icu('Ein Zitat hat höchstens {max, number} Zeichen');
export const quoteMissing = icu('Bitte geben Sie das Zitat ein');
export const secondNumber = icu('Die Sekunde ist eine Zahl');
export const criterionUnnamed = icu('Bitte nennen Sie das Kriterium');
export const quotesTooMany = icu('Ein Kriterium hat höchstens {max, number} Zitate');
export const levelsAsList = icu('Bitte senden Sie die Stufen als Liste');
export const minutesRange = icu('Eine Runde dauert {min, number} bis {max, number} Minuten');
export const placeTooLong = icu('Bitte geben Sie den Ort mit höchstens {max, number} Zeichen an');
export const membersTooMany = icu('An einer Runde nehmen höchstens {max, number} Mitglieder teil');
export const heldRounds = icu('Runden mit Menschen sind {first, number} bis {last, number}');
export const nameMember = icu('Bitte nennen Sie das Mitglied');
export const kitNameTooLong = icu('Der Name eines Leitfadens hat höchstens {max, number} Zeichen');
export const kitNameMissing = icu('Bitte benennen Sie den Leitfaden');
export const linkLike = icu('Bitte geben Sie einen Link wie {example} ein');
export const metadataId = icu('Das Hochladen braucht das Metadatum recordingId, eine UUID');
export const metadataName = icu(
  'Das Hochladen braucht das Metadatum fileName mit höchstens {max, number} Zeichen',
);
export const metadataRound = icu('Das Hochladen braucht das Metadatum roundId');
export const sayAgrees = icu('Bitte geben Sie an, ob Sie zustimmen');
export const chooseWho = icu('Bitte wählen Sie aus, wer teilnimmt');
export const timesAsList = icu('Bitte senden Sie die Termine als Liste');
export const offerTime = icu('Bitte bieten Sie mindestens einen Termin an');
export const timesTooMany = icu('Sie können höchstens {max, number} Termine anbieten');
export const membersTooManyHere = icu('Zu viele Mitglieder');
export const applicationsAsList = icu('Bitte senden Sie die Bewerbungen als Liste');
export const selectApplication = icu('Bitte wählen Sie mindestens eine Bewerbung aus');
export const invitedTooMany = icu('Sie können höchstens {max, number} Personen auf einmal einladen');
export const messageTooLong = icu('Eine Nachricht hat höchstens {max, number} Zeichen');
export const oneWay = icu('Bitte senden Sie das Token des Links oder die ID der Runde, nicht beides');
export const arriving = icu(
  'Das Hochladen ist nicht abgeschlossen. Um fortzufahren, wählen Sie dieselbe Datei noch einmal.',
);
export const preparing = icu('Die Aufzeichnung ist da und wird geprüft. Das dauert einen Moment.');
export const hearing = icu(
  'Das Transkript entsteht gerade. Jeder Teil erscheint unten, sobald er fertig ist.',
);
export const ready = icu('Das Transkript ist automatisch entstanden und kann Fehler enthalten.');
export const noWords = icu(
  'In der Aufzeichnung wurden keine Wörter erkannt, deshalb gibt es kein Transkript.',
);
export const noSound = icu('Die Aufzeichnung hat keinen Ton, deshalb gibt es kein Transkript.');
export const unreadable = icu(
  'Der Ton der Aufzeichnung ließ sich nicht lesen, deshalb gibt es kein Transkript.',
);
export const refused = icu(
  'Diese Datei lässt sich nicht abspielen: Sie ist beschädigt, unvollständig oder keine Aufzeichnung. Bitte wählen Sie eine andere.',
);
export const scanned = icu('Sie können die Aufzeichnung abspielen, sobald der Virenscanner sie geprüft hat.');
export const infected = icu(
  'Der Virenscanner hat in dieser Datei etwas gefunden, deshalb kann sie niemand öffnen. Bitte entfernen Sie sie.',
);
export const keptLongEnough = icu(
  'Die Aufzeichnung wurde nach Ablauf ihrer Aufbewahrungsfrist gelöscht. Das Transkript wird so lange aufbewahrt wie Berichte.',
);
export const noConsent = icu(
  'Die Person hat einer Aufzeichnung dieser Runde nicht zugestimmt, deshalb kann keine hochgeladen werden. Sie können Zitate stattdessen eingeben.',
);
export const recordingTooEarly = icu(
  'Sie können eine Aufzeichnung hochladen, sobald die Runde begonnen hat.',
);
export const recordingExists = icu(
  'Diese Runde hat schon eine Aufzeichnung. Um sie zu ersetzen, entfernen Sie sie zuerst.',
);
export const recordingHeld = icu(
  'Diese Aufzeichnung wird wegen einer Rechtssache aufbewahrt und kann bis dahin nicht gelöscht werden.',
);
export const roundIsCancelled = icu('Diese Runde wurde abgesagt, es gibt also nichts aufzuzeichnen.');
export const consent = icu(
  'Wenn Sie zustimmen, darf {company} dieses Interview aufzeichnen und die Aufzeichnung hochladen. Das Transkript entsteht auf diesem Server, ohne fremden Dienst, und nur Personen, die über diese Stelle entscheiden, können beides öffnen. Die Aufzeichnung wird {filmDays, plural, one {# Tag} other {# Tage}} aufbewahrt, das Transkript {reportDays, plural, one {# Tag} other {# Tage}}. Sie müssen nicht zustimmen und können es sich jederzeit anders überlegen: Dann wird beides sofort gelöscht.',
);
export const needsScope = icu('Dieser Aufruf braucht ein API-Token mit der Berechtigung {scope}.');
export const metadataMissing = icu('Die Metadaten des Uploads fehlen.');
export const uploadLength = icu('Bitte geben Sie in Upload-Length an, wie groß die Aufzeichnung ist');
export const fileEmpty = icu('Die Datei ist leer.');
export const offsetDiffers = icu(
  'Das Hochladen ist inzwischen weitergegangen. Bitte fragen Sie ab, wo es endet.',
);
export const sentTooMuch = icu('Es wurde mehr gesendet als angekündigt.');
export const recordingDeleted = icu('Aufzeichnung gelöscht.');
export const cardSent = icu('Bewertungsbogen gesendet.');
export const cardFinal = icu(
  'Die Prüfung für diese Stelle ist blind, deshalb können Sie Ihren Bewertungsbogen nicht mehr ändern.',
);
export const cardNotNeeded = icu('Diese Runde wurde abgesagt und braucht keinen Bewertungsbogen.');
export const cardTooEarly = icu('Sie können Ihren Bewertungsbogen senden, sobald die Runde begonnen hat.');
export const judgedOnce = icu('Jedes Kriterium des Leitfadens kann nur einmal beurteilt werden');
export const chooseLevelFor = icu(
  'Bitte wählen Sie eine Stufe für {criterion}, oder dass es nicht zur Sprache kam',
);
export const kitsTooMany = icu('{rule}. Löschen Sie einen, den Sie nicht mehr brauchen.');
export const kitNameTaken = icu('Ihr Unternehmen hat schon einen Leitfaden namens „{name}“.');
export const onlyMembers = icu('Nur Mitglieder Ihres Unternehmens können teilnehmen');
export const planSaved = icu(
  '{round, select, 1 {Runde 1 gespeichert.} 2 {Runde 2 gespeichert.} 3 {Runde 3 gespeichert.} 4 {Runde 4 gespeichert.} 5 {Runde 5 gespeichert.} other {Runde 6 gespeichert.}}',
);
export const kitSaved = icu('Leitfaden gespeichert.');
export const kitDeleted = icu('Leitfaden gelöscht.');
export const linkSaved = icu('Link gespeichert.');
export const timeChanged = icu(
  'Diese Runde hat schon einen Termin: {when}. Laden Sie die Seite neu, um ihn zu ändern.',
);
export const movedAlready = icu(
  'Sie haben diesen Termin schon {times, plural, one {einmal} other {#-mal}} verschoben. Bitte fragen Sie das Unternehmen nach einem anderen Termin.',
);
export const tooLateToMove = icu(
  'Dieser Termin beginnt zu bald, um ihn zu verschieben. Bitte fragen Sie das Unternehmen, oder sagen Sie ab.',
);
export const timeOver = icu('Dieser Termin ist schon vorbei.');
export const tooFarAhead = icu(
  'Eine Runde kann höchstens {days, plural, one {# Tag} other {# Tage}} in der Zukunft liegen.',
);
export const notAllMembers = icu('Jemand auf dieser Liste ist kein Mitglied Ihres Unternehmens.');
export const takenNoneFree = icu('Dieser Termin wurde gerade vergeben, und zurzeit ist kein anderer frei.');
export const takenChooseAnother = icu('Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.');
export const sayWho = icu('Bitte geben Sie an, wer teilnimmt.');
export const invited = icu('Eingeladen.');
export const applicationClosed = icu('Diese Bewerbung ist geschlossen. Öffnen Sie sie zuerst wieder.');
export const alreadyInvited = icu('Diese Person ist schon zu dieser Runde eingeladen.');
export const noSuchRound = icu('Diese Runde gibt es im Interviewprozess dieser Stelle nicht.');
export const erased = icu('Eine Person, die ihr Konto gelöscht hat');
export const timesSaved = icu('Ihre Zeiten sind gespeichert.');
export const calendarRemoved = icu('Ihr Kalender ist nicht mehr verbunden.');
export const peopleInvited = icu(
  '{count, plural, one {# Person eingeladen.} other {# Personen eingeladen.}}',
);
export const timeSet = icu('Der Termin steht fest, und alle wissen Bescheid.');
export const roundChanged = icu('Runde geändert.');
export const roundCancelled = icu('Runde abgesagt.');
export const ownCancelled = icu('Sie haben den Termin abgesagt, und das Unternehmen weiß Bescheid.');
export const isCancelled = icu('Diese Runde ist abgesagt.');
export const closedNotHeld = icu('Die Bewerbung ist geschlossen, deshalb findet diese Runde nicht statt.');
export const hasBegun = icu('Diese Runde hat schon begonnen.');
