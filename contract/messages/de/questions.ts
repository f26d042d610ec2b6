import { icu } from '../icu.ts';

export const gradeFull = icu('ganz');
export const gradeMostly = icu('größtenteils');
export const gradePartly = icu('teilweise');
export const gradeNone = icu('gar nicht');
export const markAnswer = icu('Antwort {number, number} bewerten');
export const pause = icu('Pause');
export const play = icu('Abspielen');
export const howComplete = icu('Wie vollständig ist Antwort {number, number}?');
export const keys = icu('Tastenkürzel');
export const keysTitle = icu('Tastenkürzel (?)');
export const undo = icu('Rückgängig');
export const answerNumber = icu('Antwort {number, number}');
export const reviewAnswer = icu('Antwort {number, number} prüfen');
export const review = icu('Prüfen');
export const noWords = icu('Es wurden keine Wörter erkannt.');
export const pointsFound = icu(
  '{found, number} von {total, plural, one {# erwarteten Punkt} other {# erwarteten Punkten}} gefunden',
);
export const byTeam = icu('Durch Bewertungen Ihres Teams geklärt');
export const byAnalysis = icu('Durch die Auswertung geklärt');
export const markedByYou = icu('Von Ihnen bewertet: {grade}');
export const markedByName = icu('Bewertet von {name}: {grade}');
export const formerMember = icu('einem früheren Mitglied');
export const countMarked = icu('{marked, number} von {total, number} bewertet.');
export const countNoneLeft = icu(
  '{marked, number} von {total, number} bewertet. {settled, number} geklärt, für Sie bleibt keine.',
);
export const countAllLeft = icu(
  '{marked, number} von {total, number} bewertet. {count, plural, one {# wartet auf Sie.} other {# warten auf Sie.}}',
);
export const countStillLeft = icu(
  '{marked, number} von {total, number} bewertet. {count, plural, one {# wartet noch auf Sie.} other {# warten noch auf Sie.}}',
);
export const countSettledLeft = icu(
  '{marked, number} von {total, number} bewertet. {settled, number} geklärt, {count, plural, one {# wartet noch auf Sie.} other {# warten noch auf Sie.}}',
);
export const moreMarks = icu(
  '{count, plural, one {Noch etwa # Bewertung, dann können wir anfangen, den Rest zu klären.} other {Noch etwa # Bewertungen, dann können wir anfangen, den Rest zu klären.}}',
);
export const kept = icu('Als weitere akzeptierte Antwort gespeichert.');
export const keepAnother = icu('Als weitere akzeptierte Antwort speichern');
export const keepTitle = icu('Als weitere akzeptierte Antwort speichern?');
export const acceptedAnswer = icu('Akzeptierte Antwort');
export const keepAbout = icu(
  'Behalten Sie, was die Frage beantwortet, und lassen Sie alles über die Person weg: Es bleibt bei der Frage in all Ihren Stellen, auch wenn das Interview gelöscht wird.',
);
export const keepAccepted = icu('Akzeptierte Antwort speichern');
export const answersLater = icu(
  'Antworten erscheinen hier, sobald ein Interview für diese Stelle ausgewertet ist.',
);
export const seeUpcoming = icu('Anstehende Interviews ansehen');
export const keyFull = icu('ganz: Alles wurde gesagt');
export const keyMostly = icu('größtenteils');
export const keyPartly = icu('teilweise');
export const keyNone = icu('nichts davon');
export const keyUndo = icu('letzte Bewertung rückgängig machen');
export const space = icu('Leertaste');
export const keyPlay = icu('abspielen oder anhalten');
export const keyJ = icu('J oder →');
export const keyNext = icu('die nächste Antwort');
export const keyK = icu('K oder ←');
export const keyBefore = icu('die vorige Antwort');
export const keyHelp = icu('diese Hilfe');
export const everySettled = icu('Alle Antworten auf diese Frage sind geklärt.');
export const needYou = icu('Antworten, die auf Sie warten');
export const showMore = icu('Weitere Antworten anzeigen');
export const settled = icu('Geklärt');
export const marked = icu('Bewertet');
export const undoLast = icu('Letzte Bewertung rückgängig machen');
export const fullAnswer = icu('Was eine vollständige Antwort sagt');
export const noExpected = icu('Zu dieser Frage gibt es keine erwartete Antwort.');
export const alsoAccepted = icu('Auch akzeptiert: {answer}');
export const byQuestion = icu('Nach Fragen prüfen');
export const hiring = icu('Auswahl');
export const allQuestions = icu('Alle Fragen');
export const byQuestionLead = icu(
  'Bewerten Sie einige Antworten auf eine Frage. Ihre Bewertungen klären ähnliche.',
);
export const chooseJob = icu('Wählen Sie eine Stelle, um die Antworten auf ihre Fragen zu prüfen.');
export const byPerson = icu('Person für Person prüfen');
export const questions = icu('Fragen');
export const question = icu('Frage');
export const questionsLead = icu(
  'Was die Antworten über Ihre Fragen sagen, die mit den meisten Auffälligkeiten zuerst.',
);
export const allJobs = icu('Alle Stellen');
export const questionsEmpty = icu(
  'Fragen erscheinen hier in der Nacht nach ihren ersten Antworten. Sobald es {count, plural, one {# Antwort} other {# Antworten}} gibt, sehen Sie, was sie über die Frage sagen.',
);
export const spoken = icu('Gesprochen');
export const multipleChoice = icu('Multiple Choice');
export const noLongerAsked = icu('Nicht mehr gestellt');
export const whatStays = icu(
  '{asked} Geplante Interviews behalten die Frage, und frühere Berichte bleiben, wie sie sind.',
);
export const retired = icu('Frage zurückgezogen.');
export const changed = icu('Frage geändert. Eigene Zahlen hat sie ab der Nacht nach ihren ersten Antworten.');
export const reword = icu('Umformulieren');
export const replace = icu('Ersetzen');
export const retire = icu('Zurückziehen');
export const retireTitle = icu('Diese Frage zurückziehen?');
export const retireAbout = icu('{stays} Interviews, die Sie ab jetzt planen, haben sie nicht.');
export const reasons = icu('Gründe, sie anzusehen');
export const options = icu('Antwortmöglichkeiten');
export const onlyOneJob = icu('Hier zählen nur Antworten aus einer Stelle.');
export const countAll = icu('Antworten aus allen Stellen zählen');
export const noFigures = icu('Zu dieser Frage gibt es noch keine Zahlen. Sie werden jede Nacht berechnet.');
export const tooFewAnswers = icu(
  'Es gibt noch zu wenige Antworten, um etwas zu sagen. Antworten, die eine Person prüfen muss, zählen nach der Prüfung.',
);
export const madeOn = icu(
  'Berechnet am {when}. Die Zahlen werden jede Nacht neu berechnet und ändern keine Punktzahl.',
);
export const inItsPlace = icu('Ersetzt durch:');
export const beforeIt = icu('Vorher:');
export const thisQuestion = icu('Diese Frage');
export const otherQuestions = icu('Ihre anderen Fragen');
export const goodQuestion = icu('Eine gute Frage');
export const laterRounds = icu('Spätere Runden');
export const agreement = icu('Übereinstimmung');
export const fairness = icu('Fairness');
export const work = icu('Aufwand');
export const answering = icu('Beantwortung');
export const allCompanies = icu('Alle Unternehmen');
export const howHard = icu('Wie schwer sie ist');
export const verdict = icu('Urteil');
export const answers = icu('Antworten');
export const allAnswers = icu('Alle Antworten');
export const whetherApart = icu('Ob sie Personen unterscheidet');
export const correlation = icu('Korrelation mit dem Rest des Interviews');
export const monthByMonth = icu('Monat für Monat');
export const month = icu('Monat');
export const fullyCorrect = icu('Ganz richtig');
export const tooFewToSay = icu('zu wenige');
export const tooFew = icu('zu wenige');
export const someOf = icu('{count, number} von {total, number}');
export const whatElse = icu('Was die Antworten noch sagen');
export const missedByStrong = icu('Personen, die sonst gut waren, aber hier nicht:');
export const gotByWeak = icu('Personen, die hier gut waren, aber sonst nicht:');
export const edges = icu('Überraschende Antworten');
export const edgesAbout = icu(
  'Lesen oder hören Sie einige: Oft zeigen sie, was an einer Frage nicht stimmt. Namen sind ausgeblendet.',
);
export const replaceTitle = icu('Diese Frage ersetzen');
export const noOther = icu('Der Fragenkatalog hat keine andere Frage dieser Art zu {skill}.');
export const showAnother = icu('Andere anzeigen');
export const rewordTitle = icu('Diese Frage umformulieren');
export const rewordAbout = icu(
  '{stays} Die neue Fassung beginnt ohne Antworten, und die Zahlen der alten bleiben.',
);
