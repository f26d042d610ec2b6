import { icu } from '../icu.ts';

export const stageUnknown = icu('Diese Phase ist nicht bekannt');
export const outcomeUnknown = icu('Dieses Ergebnis ist nicht bekannt');
export const noteTooLong = icu('Eine Notiz hat höchstens {max, number} Zeichen');
export const selectReason = icu('Bitte wählen Sie einen Grund');
export const oneTarget = icu('Bitte nennen Sie eine Phase oder ein Ergebnis, nicht beides');
export const listExpected = icu('Bitte senden Sie die Bewerbungen als Liste');
export const selectOne = icu('Bitte wählen Sie mindestens eine Bewerbung');
export const tooManyAtOnce = icu('Es wird über höchstens {max, number} Bewerbungen auf einmal entschieden');
export const selectOpening = icu('Bitte wählen Sie, wann das Interview öffnet');
export const nameDecision = icu('Bitte nennen Sie die Entscheidung');
export const minutesMissing = icu('Bitte geben Sie die Minuten ein');
export const minutesWhole = icu('Bitte geben Sie ganze Minuten ein');
export const minutesNegative = icu('Geben Sie 0 oder mehr Minuten ein');
export const minutesTooMany = icu('E-Mails warten höchstens {max, number} Minuten');
export const reasonTooLong = icu('Ein Grund hat höchstens {max, number} Zeichen');
export const nameReason = icu('Bitte nennen Sie den Grund');
export const sharedTooLong = icu('Der Text für Bewerbungen hat höchstens {max, number} Zeichen');
export const reasonsAsList = icu('Bitte senden Sie die Gründe als Liste');
export const keepOneReason = icu('Bitte behalten Sie mindestens einen Grund');
export const theCandidate = icu('Die Person selbst');
export const aProgram = icu('Ein Programm Ihres Unternehmens');
export const theServer = icu('Das System');
export const formerMember = icu('Ein ehemaliges Mitglied');
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
  '{alone, select, yes {Bewerbung weiter in: {place}.} other {{count, plural, one {# Bewerbung weiter in: {place}.} other {# Bewerbungen weiter in: {place}.}}}}',
);
export const doneMovedBack = icu(
  '{alone, select, yes {Bewerbung zurück in: {place}.} other {{count, plural, one {# Bewerbung zurück in: {place}.} other {# Bewerbungen zurück in: {place}.}}}}',
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
export const noSuchRound = icu('Der Interviewprozess dieser Stelle hat diese Runde nicht.');
export const candidateBegan = icu(
  'Das Interview hat begonnen. Bitte entscheiden Sie, wenn es abgeschickt ist.',
);
export const undoFirst = icu('{why} Die Person weiß es noch nicht: Machen Sie es zuerst rückgängig.');
export const reopenFirst = icu('{why} Öffnen Sie die Bewerbung zuerst wieder.');
export const interviewOver = icu(
  'Das KI-Interview zu dieser Bewerbung ist vorbei; sie kann nicht in eine Phase davor zurück.',
);
export const interviewFirst = icu(
  'Zuerst kommt das KI-Interview: Nehmen Sie die Bewerbung an oder lehnen Sie sie ab.',
);
export const notSubmitted = icu('Das KI-Interview wurde noch nicht abgeschickt.');
export const didNotWork = icu('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.');
export const noMail = icu('Zu diesem Schritt gehört keine E-Mail.');
export const reasonForDecline = icu('Nur eine Ablehnung kann einen Grund haben');
export const undone = icu('Rückgängig gemacht.');
