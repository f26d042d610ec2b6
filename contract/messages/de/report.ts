import { icu } from '../icu.ts';

export const correctionTitle = icu('Korrektur durch die Person');
export const youCorrected = icu('Sie haben diesen Text am {when} korrigiert.');
export const theyCorrected = icu('{name} hat diesen Text am {when} korrigiert.');
export const personMustDecide = icu('Eine Person muss entscheiden');
export const followUpAnswer = icu('Die Antwort auf die Nachfrage');
export const asHeard = icu('Wie gehört');
export const asCorrected = icu('Wie korrigiert');
export const extent = icu(
  '{replaced, plural, one {# von {heard, number} gehörten Wörtern wurde durch} other {# von {heard, number} gehörten Wörtern wurden durch}} {typed, plural, =0 {nichts} one {# eingegebenes Wort} other {# eingegebene Wörter}} ersetzt.',
);
export const muchNew = icu('Vieles an diesem Text ist neu: Bitte hören Sie die Aufzeichnung an.');
export const decidedCorrected = icu('{name} hat am {when} entschieden, dass der korrigierte Text zählt.');
export const decidedHeard = icu('{name} hat am {when} entschieden, dass das Gehörte zählt.');
export const textsDiffer = icu(
  'Die beiden Texte führen zu verschiedenen Ergebnissen. Bis eine Person entscheidet, zählt das Gehörte.',
);
export const textsSame = icu('Beide Texte führen zum selben Ergebnis. Das Gehörte zählt.');
export const heardCounts = icu('Das Gehörte zählt; eine Person hat die Antwort seither bewertet.');
export const whichCounts = icu('Welcher Text zählt');
export const takeCorrected = icu('Korrigierten Text übernehmen');
export const keepHeard = icu('Gehörtes behalten');
export const markedByOn = icu('Bewertet von {name} am {when}');
export const before = icu('Vorher:');
export const changeVerdict = icu('Urteil ändern');
export const undo = icu('Rückgängig');
export const addReason = icu('Grund hinzufügen');
export const editReason = icu('Grund bearbeiten');
export const nextOpenAnswer = icu('Nächste offene Antwort: Frage {number, number}');
export const alsoHelps = icu('Ihre Bewertung hilft auch, andere Antworten auf diese Frage zu klären.');
export const reviewQuestion = icu('Diese Frage prüfen');
export const markAnswer = icu('Antwort auf Frage {number, number} bewerten');
export const allMarks = icu('Alle Bewertungen dieser Antwort ({count, number})');
export const undone = icu('rückgängig gemacht');
export const showRecognised = icu('Anzeigen, was erkannt wurde');
export const typedByCandidate = icu('(von der Person eingegeben:)');
export const notConfident = icu('Bei diesem Wort sind wir nicht sicher.');
export const hardToHear = icu('(schwer zu verstehen)');
export const pointBelow = icu('Punkt {number, number} unten');
export const playEvidence = icu('(Beleg abspielen)');
export const noWords = icu('Es wurden keine Wörter erkannt.');
export const inWriting = icu('Schriftlich');
export const nothingWritten = icu('Es wurde nichts geschrieben.');
export const earlierTakes = icu(
  '{count, plural, one {# frühere Aufnahme, nicht Teil der Antwort} other {# frühere Aufnahmen, nicht Teil der Antwort}}',
);
export const recordingNumber = icu('Aufnahme {number, number}');
export const playAnswer = icu('Antwort abspielen');
export const expectedAnswer = icu('Erwartete Antwort');
export const alsoAccepted = icu('Auch akzeptiert: {answer}');
export const correctWords = icu('Falsch gehörte Wörter korrigieren');
export const summaryInWords = icu('Zusammenfassung, in den Worten der Person');
export const chosen = icu('gewählt');
export const correctChoice = icu('richtig');
export const givenAgainTitle = icu('Nach diesem Bericht durfte dieses Interview wiederholt werden.');
export const nothingChanges = icu('An diesem Bericht ändert sich nichts mehr.');
export const openAgain = icu('Das Interview ist von {from} bis {until} wieder offen.');
export const attempts = icu('Versuche dieses Interviews');
export const attempt = icu('Versuch {number, number}, {when}');
export const attemptOpen = icu('Versuch {number, number}, {when} (nicht eingereicht)');
export const giveAgain = icu('Wiederholung erlauben');
export const correctAbout = icu(
  'Wählen Sie die Wörter aus, die wir falsch verstanden haben, und geben Sie ein, was Sie wirklich gesagt haben.',
);
export const correctHow = icu(
  'Wählen Sie das erste falsch verstandene Wort und, wenn es mehrere sind, das letzte. Geben Sie dann ein, was Sie gesagt haben. Das Unternehmen sieht beide Texte und kann die Aufzeichnung anhören.',
);
export const wordsHeard = icu('Die Wörter, wie wir sie gehört haben');
export const followUp = icu('Nachfrage: {question}');
export const followUpHeard = icu('Die Wörter zur Nachfrage, wie wir sie gehört haben');
export const youSaidInstead = icu('Sie sagten statt „{heard}“');
export const youSaid = icu('Sie sagten');
export const leaveEmpty = icu('Lassen Sie es leer, wenn Sie dort nichts gesagt haben.');
export const selectFirst = icu('Wählen Sie zuerst oben Wörter aus.');
export const replace = icu('Ersetzen');
export const hearIt = icu('Anhören');
export const takeBack = icu('Meine Korrektur zurückziehen');
export const sendInstead = icu('Senden und die frühere Korrektur ersetzen');
export const sendCorrection = icu('Korrektur senden');
export const corrections = icu('Korrekturen');
export const undoCorrection = icu('Korrektur von „{heard}“ rückgängig machen');
export const nothing = icu('(nichts)');
export const pointsFound = icu('{found, number} von {total, number} erwarteten Punkten gefunden');
export const points = icu('{found, number} von {total, number} Punkten');
export const none = icu('Kein Bericht verfügbar');
export const title = icu('Bericht');
export const followUpLabel = icu('Nachfrage');
export const askedForPoint = icu('Gefragt, weil wir einen erwarteten Punkt nicht gefunden haben.');
export const askedForThis = icu('Gefragt, weil wir diesen Punkt nicht gefunden haben: „{idea}“.');
export const playFollowUp = icu('Nachfrage abspielen');
export const followUpNone = icu('Nicht beantwortet. Das ändert nichts an der Punktzahl.');
export const marksToScore = icu(
  '{settled}. Bewerten Sie {count, plural, one {# Antwort} other {# Antworten}}, um eine Punktzahl zu bekommen.',
);
export const needReview = icu(
  '{count, plural, one {# Antwort muss von einer Person geprüft werden.} other {# Antworten müssen von einer Person geprüft werden.}}',
);
export const settledLine = icu('{settled}.');
export const settledByPeople = icu('{settled}, {count, number} von einer Person.');
export const confident = icu('Bei {percent} der Wörter sind wir sicher.');
export const markedBy = icu('Bewertet von {name}');
export const byWords = icu('Durch die Wörter geklärt: Die erwartete Antwort wurde gesagt');
export const byMarks = icu(
  '{count, plural, one {Geklärt durch # Bewertung Ihres Unternehmens zu dieser Frage} other {Geklärt durch # Bewertungen Ihres Unternehmens zu dieser Frage}}',
);
export const modelContradiction = icu('Das Modell zitiert einen Widerspruch');
export const modelAgrees = icu('Wörter und Modell stimmen überein');
export const report = icu('Bericht');
export const guestNotice = icu(
  'Für {name}, bis {when}. Bitte geben Sie diesen Link nicht weiter: Das Unternehmen sieht, wann und von wo er geöffnet wird.',
);
export const notSubmitted = icu('Das Interview wurde noch nicht eingereicht.');
export const foundInYours = icu('Punkte, die wir in Ihren Worten gefunden haben');
export const foundPoints = icu('Gefundene Punkte');
export const inFollowUp = icu('in der Nachfrage');
export const missingPoints = icu(
  '{count, plural, one {Diesen Punkt} other {Diese Punkte}} haben wir in den erwarteten Worten nicht gefunden',
);
export const playQuote = icu('„{text}“ abspielen');
export const wholeInterview = icu('Das ganze Interview');
export const stripPart = icu('Frage {number, number}, bei {at}, {length} lang');
export const stripPartSilent = icu('Frage {number, number}, bei {at}, {length} lang, davon {silent} still');
export const atTime = icu('Bei {time}: {events}');
export const tabOpened = icu('Ein anderer Tab wurde geöffnet');
export const windowInFront = icu('Ein anderes Fenster kam nach vorn');
export const pageReloaded = icu('Die Seite wurde neu geladen oder geschlossen');
export const pageLeft = icu('Die Seite wurde beinahe verlassen');
export const connectionLost = icu('Die Verbindung brach ab');
export const otherDevice = icu('Das Interview wurde auf einem anderen Gerät fortgesetzt');
export const eventFor = icu('{event}, {duration} lang');
export const video = icu('Video des Interviews');
export const answer = icu('Antwort');
export const answerTo = icu('Antwort auf Frage {number, number}');
export const videoNotInLink = icu('Das Video ist nicht Teil dieses Links.');
export const noVideo = icu('Es gibt kein Video dieses Interviews.');
export const filmErased = icu(
  'Video und Ton wurden am {when} nach Ablauf ihrer Aufbewahrungsfrist gelöscht.',
);
export const speed = icu('Geschwindigkeit');
export const skipSilences = icu('Pausen überspringen');
export const skipAbout = icu(
  'Lässt Pausen von mindestens {seconds, plural, one {# Sekunde} other {# Sekunden}} aus, in denen keine Wörter erkannt wurden.',
);
export const keptFromBefore = icu('Aus einem früheren Versuch übernommen');
export const twoTexts = icu('Zwei Texte');
export const corrected = icu('korrigiert');
export const answerLength = icu('Länge der Antwort');
export const wordsConfident = icu('Wörter, bei denen wir sicher sind');
export const heardPercent = icu('{percent} verstanden');
export const questionNumber = icu('Frage {number, number}');
export const personalNotScored = icu('Persönlich, nicht bewertet');
export const multipleChoice = icu('Multiple Choice');
export const spoken = icu('gesprochen');
export const about = icu('Zur Bewerbung');
export const position = icu('Stelle');
export const jobId = icu('Stellen-ID');
export const email = icu('E-Mail');
export const mobile = icu('Mobilnummer');
export const city = icu('Ort');
export const appliedDate = icu('Bewerbungsdatum');
export const interview = icu('Interview');
export const criteriaMatches = icu('Erfüllte Kriterien');
export const sense = icu('Interviewergebnis');
export const correctAnswers = icu('Richtige Antworten');
export const correctOfSettled = icu('{correct, number} von {settled, number} geklärten');
export const documents = icu('Unterlagen');
export const resume = icu('Lebenslauf');
export const noResume = icu('Kein Lebenslauf');
export const coverLetter = icu('Anschreiben');
export const noCoverLetter = icu('Kein Anschreiben');
export const pitch = icu('Vorstellung');
export const viewPitch = icu('Vorstellungsvideo ansehen');
export const criteriaAbout = icu('Woraus sich die erfüllten Kriterien ergeben');
export const pitchOf = icu('Vorstellung: {name}');
export const pitchAbout = icu('Das Video, das mit der Bewerbung gesendet wurde.');
export const pitchVideoOf = icu('Vorstellungsvideo von {name}');
export const toFirstOpen = icu('Zur ersten offenen Antwort');
export const verdicts = icu('Urteile');
export const senseIs = icu('Interviewergebnis: {percent} Prozent der Punkte');
export const senseNone = icu('Interviewergebnis: Keine Frage wird bewertet');
export const senseNotYet = icu('Interviewergebnis: noch keine Punktzahl, {settled}');
export const toStart = icu('Roundone, Startseite');
export const questionnaire = icu('Fragebogen');
export const foldAll = icu('Alle zuklappen');
export const unfoldAll = icu('Alle aufklappen');
export const gotWrong = icu('Haben wir ein Wort falsch verstanden? Sie können es bis {when} korrigieren.');
export const legend = icu(
  'Wählen Sie ein Wort, um es abzuspielen. {marked} Wörter sind gefundene Punkte; {dotted} waren schwer zu verstehen.',
);
export const legendMarked = icu('Markierte');
export const legendDotted = icu('gepunktete');
export const howTaken = icu('Ablauf des Interviews');
export const notLeft = icu('Die Seite wurde nicht verlassen, verdeckt oder neu geladen.');
export const noEffect = icu('Auf die Punktzahl wirkt sich das nicht aus.');
export const consent = icu('Einwilligung');
export const consentGiven = icu('Erteilt am {when}, zum Text der Version {version}.');
export const consentUnknown = icu('Die Einwilligung wurde nicht festgehalten.');
export const madeBy = icu('Erstellt von');
export const notAssessed = icu('Nicht beurteilt');
export const notAssessedWhat = icu(
  'Gesicht, Gefühle, Akzent und Stimme. Eine Person entscheidet, nicht dieser Bericht.',
);
export const wholeSummary = icu('Die ganze Zusammenfassung und jede Fähigkeit');
export const summary = icu('Zusammenfassung des Berichts');
export const seeQuestion = icu('Frage {number, number} ansehen');
export const skillSummary = icu('Zusammenfassung nach Fähigkeit');
export const differentTexts = icu(
  'Falsch verstandene Wörter wurden korrigiert, und die beiden Texte führen zu verschiedenen Ergebnissen: {questions}. Bis eine Person entscheidet, zählt das Gehörte.',
);
export const questionLink = icu('Frage {number, number}');
export const failedTitle = icu('Der Bericht konnte noch nicht erstellt werden.');
export const failedAbout = icu(
  'Nichts ist verloren: Aufzeichnung und Antworten sind sicher, und wir versuchen es weiter. Wenn das so bleibt, wenden Sie sich bitte an den Betreiber dieser Website.',
);
export const beingMade = icu('Der Bericht wird erstellt.');
export const beingMadeAbout = icu(
  'Die gesprochenen Antworten werden in Text umgewandelt und mit den erwarteten Antworten verglichen. Das dauert ein bis zwei Minuten; der Bericht erscheint hier, sobald er fertig ist.',
);
export const printedLine = icu('Interview vom {taken}. Gelesen am {read} auf {site}.');
export const closedByCandidate = icu('Die Person hat ihn für Besucher gesperrt.');
export const closedByCompany = icu('Das Unternehmen hat ihn für Besucher gesperrt.');
export const blind = icu(
  'Die Prüfung für diese Stelle ist blind, deshalb können nur Mitglieder Ihres Unternehmens und die Person selbst diesen Bericht lesen.',
);
export const visible = icu('Sichtbar für alle, die den Link haben');
export const reviewInHiring = icu('Unter „Auswahl“ prüfen');
export const copied = icu('Kopiert');
export const copyLink = icu('Link kopieren');
export const print = icu('Drucken oder als PDF speichern');
export const yourVerdict = icu('Ihr Urteil zu Frage {number, number}');
export const verdict = icu('Urteil');
export const settledSoFar = icu('Bisher geklärt: {verdict}.');
export const reason = icu('Grund');
export const reasonAbout = icu('Die Person kann ihn lesen; Besucher sehen nur das Urteil.');
export const saveVerdict = icu('Urteil speichern');
