import { icu } from '../icu.ts';

export const stageUnknown = icu('Diese Phase ist nicht bekannt');
export const outcomeUnknown = icu('Dieses Ergebnis ist nicht bekannt');
export const noteTooLong = icu('Eine Notiz hat höchstens {max, number} Zeichen');
export const selectReason = icu('Bitte wählen Sie einen Grund');
export const oneTarget = icu('Bitte nennen Sie eine Phase oder ein Ergebnis, nicht beides');
export const listExpected = icu('Bitte senden Sie die Bewerbungen als Liste');
export const selectOne = icu('Bitte wählen Sie mindestens eine Bewerbung');
export const tooManyAtOnce = icu(
  'Sie können über höchstens {max, number} Bewerbungen auf einmal entscheiden',
);
export const selectOpening = icu('Bitte wählen Sie, wann das Interview öffnet');
export const nameDecision = icu('Bitte nennen Sie die Entscheidung');
export const minutesMissing = icu('Bitte geben Sie die Minuten ein');
export const minutesWhole = icu('Bitte geben Sie ganze Minuten ein');
export const minutesNegative = icu('Die Minuten dürfen nicht negativ sein');
export const minutesTooMany = icu('E-Mails warten höchstens {max, number} Minuten');
export const reasonTooLong = icu('Eine Begründung hat höchstens {max, number} Zeichen');
export const nameReason = icu('Bitte nennen Sie den Grund');
export const sharedTooLong = icu('Der Text für Bewerbende hat höchstens {max, number} Zeichen');
export const reasonsAsList = icu('Bitte senden Sie die Gründe als Liste');
export const keepOneReason = icu('Bitte behalten Sie mindestens einen Grund');
export const theCandidate = icu('Die Person selbst');
export const aProgram = icu('Ein Programm Ihres Unternehmens');
export const theSystem = icu('Das System');
export const formerMember = icu('Ein früheres Mitglied');
export const yourCompany = icu('Ihr Unternehmen');
export const changedMeanwhile = icu('Diese Bewerbung hat sich inzwischen geändert.');
export const otherReopened = icu('{who} hat diese Bewerbung wieder geöffnet.');
export const otherDeclined = icu('{who} hat diese Bewerbung abgelehnt.');
export const otherWithdrew = icu('{who} hat diese Bewerbung zurückgezogen.');
export const otherMarkedWithdrawn = icu('{who} hat diese Bewerbung als zurückgezogen markiert.');
export const otherHired = icu('{who} hat diese Person eingestellt.');
export const otherNoShow = icu('Diese Person ist nicht zum Interview erschienen.');
export const otherMoved = icu('{who} hat diese Bewerbung verschoben: {place}.');
export const doneDeclined = icu(
  '{alone, select, yes {Bewerbung abgelehnt.} other {{count, plural, one {# Bewerbung abgelehnt.} other {# Bewerbungen abgelehnt.}}}}',
);
export const doneUndone = icu(
  '{alone, select, yes {Frühere Entscheidung rückgängig gemacht.} other {{count, plural, one {# frühere Entscheidung rückgängig gemacht.} other {# frühere Entscheidungen rückgängig gemacht.}}}}',
);
export const doneReopened = icu(
  '{alone, select, yes {Bewerbung wieder geöffnet.} other {{count, plural, one {# Bewerbung wieder geöffnet.} other {# Bewerbungen wieder geöffnet.}}}}',
);
export const doneWithdrawn = icu(
  '{alone, select, yes {Bewerbung als zurückgezogen markiert.} other {{count, plural, one {# Bewerbung als zurückgezogen markiert.} other {# Bewerbungen als zurückgezogen markiert.}}}}',
);
export const doneHired = icu(
  '{alone, select, yes {Person eingestellt.} other {{count, plural, one {# Person eingestellt.} other {# Personen eingestellt.}}}}',
);
export const doneNoShow = icu(
  '{alone, select, yes {Person als nicht erschienen markiert.} other {{count, plural, one {# Person als nicht erschienen markiert.} other {# Personen als nicht erschienen markiert.}}}}',
);
export const doneScheduled = icu(
  '{alone, select, yes {Interview geplant.} other {{count, plural, one {# Interview geplant.} other {# Interviews geplant.}}}}',
);
export const doneCancelled = icu(
  '{alone, select, yes {Interview abgesagt.} other {{count, plural, one {# Interview abgesagt.} other {# Interviews abgesagt.}}}}',
);
export const doneAdvanced = icu(
  '{alone, select, yes {Bewerbung weitergebracht: {place}.} other {{count, plural, one {# Bewerbung weitergebracht: {place}.} other {# Bewerbungen weitergebracht: {place}.}}}}',
);
export const doneMovedBack = icu(
  '{alone, select, yes {Bewerbung zurückverschoben: {place}.} other {{count, plural, one {# Bewerbung zurückverschoben: {place}.} other {# Bewerbungen zurückverschoben: {place}.}}}}',
);
export const stillPending = icu('Diese Bewerbung ist noch offen.');
export const alreadyScheduled = icu('Das Interview zu dieser Bewerbung ist schon geplant.');
export const alreadyDeclined = icu('Diese Bewerbung wurde schon abgelehnt.');
export const alreadyCompleted = icu('Das Interview zu dieser Bewerbung ist schon abgeschlossen.');
export const alreadyWithdrawn = icu('Diese Bewerbung wurde zurückgezogen.');
export const changedNow = icu(
  'Diese Bewerbung wurde gerade geändert. Bitte sehen Sie sie sich noch einmal an.',
);
export const nothingChanged = icu('{why} Es wurde nichts geändert.');
export const noSuchRound = icu('Diese Runde gibt es im Interviewprozess dieser Stelle nicht.');
export const candidateBegan = icu(
  'Das Interview hat begonnen. Bitte entscheiden Sie, wenn es eingereicht ist.',
);
export const undoFirst = icu('{why} Die Person weiß es noch nicht: Machen Sie es zuerst rückgängig.');
export const reopenFirst = icu('{why} Öffnen Sie die Bewerbung zuerst wieder.');
export const interviewOver = icu(
  'Das KI-Interview zu dieser Bewerbung ist vorbei; sie kann nicht in eine Phase davor zurück.',
);
export const interviewFirst = icu(
  'Zuerst kommt das KI-Interview: Nehmen Sie die Bewerbung an oder lehnen Sie sie ab.',
);
export const notSubmitted = icu('Das KI-Interview wurde noch nicht eingereicht.');
export const didNotWork = icu('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.');
export const noMail = icu('Zu diesem Schritt gehört keine E-Mail.');
export const reasonForDecline = icu('Nur eine Ablehnung kann einen Grund haben');
export const undone = icu('Rückgängig gemacht.');
export const historyTitle = icu('Phase und Verlauf');
export const nowSince = icu('Jetzt: {stage}{since}');
export const since = icu(', seit {when}');
export const history = icu('Verlauf');
export const learnsAt = icu('{name} erfährt es am {when}.');
export const undo = icu('Rückgängig');
export const scheduleInterview = icu('Interview planen');
export const advance = icu('Weiterbringen');
export const decline = icu('Ablehnen');
export const openAgain = icu('Wieder öffnen');
export const begins = icu('Beginn: {when}');
export const actMoved = icu('Interview verschoben');
export const actExtended = icu('Neue Frist für das Interview');
export const actGivenAgain = icu('Interview wird wiederholt');
export const actGivenAgainInPart = icu('Unbeantwortete Fragen werden wiederholt');
export const actOpeningMoved = icu('Interview von der Person verschoben');
export const undoneMark = icu(' (rückgängig gemacht)');
export const openFromUntil = icu('Offen vom {from} bis zum {until}');
export const reasonIs = icu('Grund: {reason}');
export const reasonNotShared = icu('Grund: {reason} (nicht mitgeteilt)');
export const declineOne = icu('{name} ablehnen');
export const advanceOne = icu('{name} weiterbringen');
export const acceptOne = icu('{name} annehmen');
export const declineMany = icu('{count, plural, one {# Bewerbung ablehnen} other {# Bewerbungen ablehnen}}');
export const advanceMany = icu(
  '{count, plural, one {# Bewerbung weiterbringen} other {# Bewerbungen weiterbringen}}',
);
export const acceptMany = icu('{count, plural, one {# Bewerbung annehmen} other {# Bewerbungen annehmen}}');
export const declineAbout = icu(
  'Damit ist die Bewerbung beendet. Sie sehen die E-Mail, bevor sie gesendet wird.',
);
export const advanceAbout = icu(
  'Die Bewerbung kommt in eine spätere Phase. Sie sehen die E-Mail, bevor sie gesendet wird.',
);
export const acceptAbout = icu('Wählen Sie, wann das Interview öffnet. Die Person bekommt eine E-Mail.');
export const notDone = icu(
  '{done, select, declined {Nicht abgelehnt: {count, number} von {total, plural, one {# Person} other {# Personen}}.} advanced {Nicht weitergebracht: {count, number} von {total, plural, one {# Person} other {# Personen}}.} accepted {Nicht zum Interview eingeladen: {count, number} von {total, plural, one {# Person} other {# Personen}}.} other {Nicht eingeladen: {count, number} von {total, plural, one {# Person} other {# Personen}}.}}',
);
export const notDoneList = icu(
  '{done, select, declined {Nicht abgelehnt} advanced {Nicht weitergebracht} accepted {Nicht zum Interview eingeladen} other {Nicht eingeladen}}',
);
export const formName = icu('Entscheidung');
export const toWhichStage = icu('In welche Phase');
export const andMore = icu('{names} und {more, number} weitere');
export const mail = icu('E-Mail');
export const usualMail = icu('Übliche E-Mail senden');
export const ownMail = icu('Text für diese Entscheidung ändern');
export const noMailAtAll = icu('Keine E-Mail senden');
export const mailSubject = icu('Betreff');
export const mailText = icu('Text');
export const mailHint = icu('Wörter in geschweiften Klammern werden für jede Person ersetzt: {placeholders}');
export const mailTo = icu('Die E-Mail an {name}');
export const mailToExample = icu('Die E-Mail an {name}, als Beispiel');
export const ok = icu('OK');
export const noteField = icu('Notiz für Ihr Team (optional)');
export const noteHint = icu('Sie bleibt im Verlauf der Bewerbung. Die Person sieht sie nie.');
export const toldBeforeMany = icu('Diese Personen wurden vor der Bewerbung informiert');
export const toldBefore = icu('Diese Person wurde vor der Bewerbung informiert');
export const toldBeforeHint = icu('Das wird im Verlauf der Bewerbung vermerkt.');
export const untilDays = icu('{days, plural, one {{until} (# Tag)} other {{until} (# Tage)}}');
export const opensNow = icu(
  '{when} ist vorbei: Das Interview öffnet sofort und bleibt bis zum {until} offen.',
);
export const opensThen = icu('Das Interview ist vom {when} bis zum {until} offen.');
export const reason = icu('Grund');
export const noReason = icu('Kein Grund');
export const readsNoReason = icu('Die Person sieht keinen Grund.');
export const readsReason = icu('Die Person liest: {text}');
export const reopenTitle = icu('Die Bewerbung von {name} wieder öffnen');
export const reopenAbout = icu('Die Bewerbung ist dann wieder offen, und Sie können neu entscheiden.');
export const reopened = icu('Die Bewerbung ist wieder offen.');
export const reopenText = icu('Sie können über {name} neu entscheiden. Alles Bisherige bleibt im Verlauf.');
export const waiting = icu('{count, plural, one {wartende Entscheidung} other {wartende Entscheidungen}}');
export const waitingUntil = icu(
  '{count, plural, one {wartende Entscheidung · bis {time}} other {wartende Entscheidungen · bis {time}}}',
);
export const waitingTitle = icu('Wartende Entscheidungen');
export const waitingAbout = icu(
  'Noch weiß niemand von diesen Entscheidungen. Die E-Mails gehen raus, wenn die Zeit um ist oder wenn Sie sie senden.',
);
export const noneWaiting = icu('Es warten keine Entscheidungen.');
export const undoNamed = icu('Rückgängig: {decision}');
export const sendNowNamed = icu('Jetzt senden: {decision}');
export const sendNow = icu('Jetzt senden');
export const moreNames = icu('{count, number} weitere');
export const lessThanMinute = icu('Weniger als eine Minute übrig');
export const minutesLeft = icu('{count, plural, one {Noch # Minute} other {Noch # Minuten}}');
export const selectTime = icu('Bitte wählen Sie eine Uhrzeit');
export const selectDateAndTime = icu(
  'Bitte wählen Sie ein Datum und eine Uhrzeit. Ein Zeitpunkt, der vorbei ist, öffnet das Interview sofort.',
);
export const date = icu('Datum');
export const isRequired = icu('(erforderlich)');
export const selectDate = icu('Datum wählen');
export const previousMonth = icu('Voriger Monat');
export const nextMonth = icu('Nächster Monat');
export const time = icu('Uhrzeit');
export const hours = icu('Stunden');
export const minutes = icu('Minuten');
export const amPm = icu('AM oder PM');
export const inYourZone = icu('In Ihrer Zeitzone: {zone}');
