import { icu } from '../icu.ts';

export const moreTime = icu('Mehr Zeit');
export const moreTimeAbout = icu('Alle Zeiten im Interview sind länger.');
export const moreTimeWords = icu('mehr Zeit');
export const breaks = icu('Pausen zwischen den Fragen');
export const breaksAbout = icu(
  'Jede Frage wartet, bis Sie weitermachen. Dazwischen wird nichts aufgenommen.',
);
export const breaksWords = icu('Pausen zwischen den Fragen');
export const recordOnly = icu('Das Fenster verlassen dürfen');
export const recordOnlyAbout = icu(
  'Das beendet das Interview dann nicht. Zum Beispiel, wenn Sie einen Screenreader, eine Bildschirmlupe oder ein anderes Programm verwenden.',
);
export const recordOnlyWords = icu('die Erlaubnis, das Fenster zu verlassen');
export const noCamera = icu('Ohne Kamera');
export const noCameraAbout = icu('Von Ihren Antworten wird nur der Ton aufgenommen.');
export const noCameraWords = icu('ein Interview ohne Kamera');
export const inWriting = icu('Schriftliche Antworten');
export const inWritingAbout = icu('Sie tippen Ihre Antworten. Sie werden bewertet wie gesprochene.');
export const inWritingWords = icu('schriftliche Antworten');
export const person = icu('Stattdessen ein Mensch');
export const personAbout = icu(
  'Sie machen kein KI-Interview. Jemand aus dem Unternehmen macht mit Ihnen weiter.',
);
export const personWords = icu('einen Menschen statt des KI-Interviews');
export const anotherTime = icu('Ein anderer Termin');
export const anotherTimeAbout = icu('Das Interview öffnet zu einem anderen Termin oder bleibt länger offen.');
export const anotherTimeWords = icu('einen anderen Termin für das Interview');
export const anotherChance = icu('eine zweite Chance');
export const requests = icu('Anfragen');
export const requestsLead = icu(
  'Worum Bewerbende für ihre Interviews bitten. Wer nur bewertet, sieht Anpassungen nie.',
);
export const requestsFrom = icu('Anfragen von {name}');
export const requestsEmpty = icu(
  'Keine offenen Anfragen. Wenn jemand um eine Anpassung oder einen anderen Termin bittet oder ein Problem meldet, sehen Sie es hier.',
);
export const personAsked = icu('{name} bat am {when} für {role} ({jobId}) um: {what}.');
export const personReported = icu('{name} meldete am {when} für {role} ({jobId}) ein Problem.');
export const seeWhatHappened = icu('Ansehen, was passiert ist');
export const seeWhatHappenedTo = icu('Ansehen, was passiert ist, im Interview von {name}');
export const answer = icu('Beantworten');
export const answerTo = icu('Beantworten: Anfrage von {name}');
export const answerTitle = icu('Anfrage von {name} beantworten');
export const answerAbout = icu('Ihre Antwort geht per E-Mail an die Person.');
export const answeredBy = icu('{answer}, von {name}, {when}');
export const granted = icu('Gewährt');
export const declined = icu('Abgelehnt');
export const givenAgain = icu('Das ganze Interview darf wiederholt werden');
export const givenAgainInPart = icu('Die offenen Fragen dürfen beantwortet werden');
export const moved = icu('Das Interview wurde verschoben');
export const answeredOnly = icu('Beantwortet, ohne Wiederholung');
export const form = icu('Anfrage beantworten');
export const meansProblem = icu('Ein Problem. So wird es ohne Wiederholung beantwortet.');
export const meansPerson = icu(
  'Stattdessen ein Mensch. Das KI-Interview wird abgesagt, und Sie prüfen die Bewerbung.',
);
export const meansAnotherTime = icu(
  'Ein anderer Termin. Verschieben Sie dafür das Interview in der Liste der Interviews.',
);
export const meaning = icu('{asks}. {about}');
export const decision = icu('Ihre Entscheidung');
export const grant = icu('Gewähren');
export const decline = icu('Ablehnen');
export const timeFactor = icu('Vielfaches der üblichen Zeit');
export const times = icu('{factor, number}-mal so viel Zeit wie üblich');
export const note = icu('Ihre Nachricht an die Person');
export const noteOptional = icu('Ihre Nachricht an die Person (optional)');
export const sendAnswer = icu('Antwort senden');
export const againTitle = icu('Eine zweite Chance');
export const canGiveAgain = icu(
  'Sie können das Interview wiederholen lassen, ganz oder nur die Fragen ohne Antwort. Beide Berichte bleiben verfügbar.',
);
export const stillOpen = icu(
  'Das Interview ist noch bis {when} möglich. Sie können es in der Liste der Interviews verschieben oder verlängern.',
);
export const notAgain = icu('Das Interview kann jetzt nicht wiederholt werden.');
export const giveAgain = icu('Wiederholung erlauben');
export const readReport = icu('Bericht lesen');
export const whatHappened = icu('Was passiert ist');
export const asked = icu(
  '{asked, number} von {all, plural, one {# Frage wurde} other {# Fragen wurden}} gestellt, {answered, number} beantwortet.',
);
export const enforced = icu(
  'Das Verlassen der Seite wurde überwacht: Es pausiert oder beendet das Interview.',
);
export const recorded = icu('Das Verlassen der Seite wurde nur vermerkt.');
export const noScore = icu('Auf die Punktzahl wirkt sich das nicht aus.');
export const momentStarted = icu('Das Interview hat begonnen');
export const momentTab = icu('Ein anderer Tab wurde geöffnet');
export const momentWindow = icu('Ein anderes Fenster kam nach vorn');
export const momentReloaded = icu('Die Seite wurde neu geladen oder geschlossen und wieder geöffnet');
export const momentOpenedAgain = icu('Die Seite wurde auf demselben Gerät wieder geöffnet');
export const momentLeft = icu('Die Person wollte die Seite verlassen');
export const momentOffline = icu('Die Verbindung brach ab');
export const momentSubmitted = icu('Das Interview wurde eingereicht');
export const momentClosed = icu('Die Frist für das Interview ist abgelaufen');
export const momentAsked = icu('Frage {number} wurde gestellt');
export const momentDevice = icu('Das Interview wurde auf einem anderen Gerät fortgesetzt: {device}');
export const momentLasting = icu('{what}, Dauer: {time}');
export const endFinished = icu('Die Person hat es nach der letzten Frage eingereicht.');
export const endLeft = icu(
  'Die Person hat die Seite verlassen und sich dann entschieden, das Interview zu verlassen.',
);
export const endSuspicious = icu('Es wurde eingereicht, weil ein anderes Fenster in den Vordergrund kam.');
export const endDevices = icu('Es wurde eingereicht, weil Kamera oder Mikrofon ausgefallen ist.');
export const endReloaded = icu(
  'Es wurde eingereicht, weil die Seite neu geladen oder geschlossen und wieder geöffnet wurde.',
);
export const endNoTime = icu('Es hat keinen Termin.');
export const endUnknown = icu(
  'Es wurde eingereicht. Das Programm, das es eingereicht hat, hat keinen Grund angegeben.',
);
export const endNotBegun = icu('Es wurde nicht begonnen.');
export const endNotSubmitted = icu(
  'Es wurde begonnen, aber nicht eingereicht. {answered, number} von {all, plural, one {# Frage hat} other {# Fragen haben}} eine Antwort.',
);
export const recordOnlyWould = icu(
  'Wäre das Verlassen der Seite nur vermerkt worden, wäre das Interview mit Frage {question, number} weitergegangen, und {left, plural, one {# Frage wäre} other {# Fragen wären}} noch offen gewesen.',
);
export const recordOnlyWouldTime = icu(
  'Wäre das Verlassen der Seite nur vermerkt worden, wäre das Interview mit Frage {question, number} weitergegangen, mit noch {time} Zeit dafür, und {left, plural, one {# Frage wäre} other {# Fragen wären}} noch offen gewesen.',
);
export const textTooLong = icu('Bitte schreiben Sie höchstens {max, number} Zeichen');
export const nameRequest = icu('Bitte nennen Sie die Anfrage');
export const grantedMissing = icu('granted muss true oder false sein');
export const noteTooLong = icu('Eine Nachricht hat höchstens {max, number} Zeichen');
export const extraTime = icu('Die zusätzliche Zeit muss das {factors}-Fache der üblichen sein');
export const goesOnMissing = icu('goesOn muss true oder false sein');
