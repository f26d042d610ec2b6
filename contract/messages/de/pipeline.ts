import { icu } from '../icu.ts';

export const applicant = icu('Bewerbung');
export const searchTitle = icu('Bewerbungen durchsuchen');
export const searchLabel = icu('Name, E-Mail, Fähigkeit oder in einem Interview gesagte Wörter');
export const search = icu('Suchen');
export const searchHint = icu(
  'Alle Wörter müssen vorkommen. Setzen Sie eine Wendung in „Anführungszeichen“. Ein Minus vor einem Wort schließt Personen aus.',
);
export const searchEmpty = icu('Durchsuchen Sie die Bewerbungen all Ihrer Stellen.');
export const peopleCount = icu('{count, plural, one {# Person} other {# Personen}}');
export const nobodyFound = icu(
  'Für „{text}“ wurde niemand gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.',
);
export const peopleFound = icu('Gefundene Personen');
export const foundName = icu('Name');
export const foundEmail = icu('E-Mail');
export const foundSkill = icu('Fähigkeit');
export const foundSaid = icu('Gesagt');
export const moveOf = icu('{name} verschieben');
export const moreFor = icu('Mehr zu {name}');
export const score = icu('Punktzahl');
export const criteriaMatch = icu('Erfüllte Kriterien');
export const judgeFirst = icu('Zuerst Ihr Bewertungsbogen');
export const moveTo = icu('Nach „{stage}“ verschieben');
export const review = icu('Prüfen');
export const viewProfile = icu('Profil ansehen');
export const decline = icu('Ablehnen');
export const show = icu('{name} anzeigen');
export const fold = icu('{title} zuklappen');
export const nobodyHere = icu('Hier ist niemand.');
export const showMore = icu('Mehr anzeigen');
export const dragHelp = icu(
  'Ziehen Sie eine Karte in eine andere Spalte. Mit der Tastatur: Leertaste auf dem Griff, dann links und rechts, dann Leertaste.',
);
export const stages = icu('Phasen');
export const goesTo = icu('{name} kommt nach „{stage}“.');
export const pickedUp = icu(
  'Sie haben {name} aus „{stage}“ aufgenommen. Links und rechts wählen eine Spalte, die Leertaste legt die Karte ab, Escape bricht ab.',
);
export const noColumn = icu('In dieser Richtung gibt es keine Spalte.');
export const staysIn = icu('{name} bleibt in „{stage}“.');
export const heardPercent = icu('{percent} verstanden');
export const chosenOption = icu('Gewählt: {option}');
export const nothingChosen = icu('Nichts gewählt');
export const noWords = icu('Es wurden keine Wörter erkannt.');
export const followUp = icu('Nachfrage: {question}');
export const followUpNone = icu('Nicht beantwortet. Das ändert nichts an der Punktzahl.');
export const pause = icu('Pause');
export const play = icu('Abspielen');
export const openReport = icu('Bericht öffnen');
export const comparison = icu('Vergleich');
export const question = icu('Frage');
export const pinned = icu('Angeheftet');
export const notAsked = icu('Nicht gefragt');
export const answer = icu('Antwort');
export const answers = icu('Antworten');
export const closeAnswers = icu('Antworten schließen');
export const differentJobs = icu(
  'Die ausgewählten Personen haben sich auf verschiedene Stellen beworben. Wählen Sie Personen einer Stelle, um sie zu vergleichen.',
);
export const chooseJobToCompare = icu('Wählen Sie oben eine Stelle, um deren Interviews zu vergleichen.');
export const noneFinished = icu('Keine der ausgewählten Personen hat einen fertigen Bericht.');
export const nothingFinished = icu(
  'In dieser Liste ist noch kein Interview abgeschlossen. Sobald eines fertig ist, können Sie es hier mit anderen vergleichen.',
);
export const seeUpcoming = icu('Anstehende Interviews ansehen');
export const hideNames = icu('Namen und Gesichter ausblenden');
export const hiddenNote = icu(
  'Die Personen sind nach Punktzahl geordnet, nicht nach Namen. Was sie sagen, kann trotzdem verraten, wer sie sind.',
);
export const bestOfList = icu(
  'Die höchsten Punktzahlen Ihrer Liste. Wählen Sie Personen in der Tabelle, um nur sie zu vergleichen.',
);
export const chosenCompared = icu(
  '{count, plural, =1 {Die ausgewählte Person.} other {Die # ausgewählten Personen, höchste Punktzahl zuerst.}}',
);
export const bestOfChosen = icu(
  'Die {max, number} höchsten Punktzahlen unter den {chosen, number} ausgewählten Personen.',
);
export const withReport = icu(
  '{count, plural, one {# der {chosen, number} ausgewählten Personen hat einen fertigen Bericht.} other {# der {chosen, number} ausgewählten Personen haben einen fertigen Bericht.}}',
);
export const unpin = icu('Lösen');
export const pin = icu('Anheften');
export const leaveOut = icu('Weglassen');
export const advance = icu('Weiterbringen');
export const range = icu('{from, number} bis {to, number} von {total, number}');
export const nextCount = icu('Nächste {count, number}');
export const candidatesAndQuestions = icu('Personen und Fragen');
export const questionOf = icu('Frage {number, number} von {total, number}');
export const nextQuestion = icu('Nächste Frage');
export const anyScore = icu('Alle Punktzahlen');
export const atLeast = icu('Mindestens {least}');
export const anyScorecard = icu('Alle Bewertungsbögen');
export const scorecardToWrite = icu('Bewertungsbogen offen');
export const scorecardWritten = icu('Bewertungsbogen ausgefüllt');
export const sortWaiting = icu('Längste Wartezeit');
export const sortScore = icu('Beste Punktzahl');
export const sortLowest = icu('Niedrigste Punktzahl');
export const sortNewest = icu('Neuestes Interview');
export const sortCriteria = icu('Meiste erfüllte Kriterien');
export const sortFlags = icu('Meiste Hinweise');
export const sortName = icu('Name');
export const stage = icu('Phase');
export const source = icu('Quelle');
export const anySource = icu('Alle Quellen');
export const searchList = icu('Name, Fähigkeit oder gesagte Wörter');
export const reports = icu('Berichte');
export const yourScorecard = icu('Ihr Bewertungsbogen');
export const order = icu('Reihenfolge');
export const csvApplicant = icu('Bewerbung');
export const csvDesignation = icu('Stellenbezeichnung');
export const csvJobId = icu('Stellen-ID');
export const csvStage = icu('Phase');
export const csvCriteria = icu('Erfüllte Kriterien');
export const csvSource = icu('Quelle');
export const csvDate = icu('Bewerbungsdatum');
export const csvStageSince = icu('In dieser Phase seit');
export const viewTable = icu('Tabelle');
export const viewBoard = icu('Board');
export const viewReview = icu('Prüfen');
export const viewCompare = icu('Vergleichen');
export const viewInsights = icu('Auswertung');
export const everybodyOpen = icu('Alle offenen');
export const everybodyClosed = icu('Alle geschlossenen');
export const openAndClosed = icu('Offene und geschlossene');
export const hiring = icu('Auswahl');
export const allJobs = icu('Alle Stellen');
export const requests = icu('Anfragen');
export const requestsCount = icu('{count, plural, one {# Anfrage} other {# Anfragen}}');
export const job = icu('Stelle');
export const criteriaMatches = icu('Erfüllte Kriterien');
export const waiting = icu('Wartet');
export const accept = icu('Annehmen');
export const nobodyMatches = icu('Niemand passt zu diesen Filtern.');
export const noApplications = icu(
  'Keine offenen Bewerbungen. Personen erscheinen hier, sobald sie sich bewerben.',
);
export const seeJobs = icu('Ihre Stellen ansehen');
export const applicants = icu('Bewerbungen');
export const views = icu('Ansichten');
export const jobUnknown = icu('Diese Stelle gibt es nicht, oder Sie können sie nicht sehen.');
export const seeAllJobs = icu('Alle Stellen ansehen');
export const chooseJob = icu('Stelle auswählen');
export const noJob = icu('Keine Stelle heißt so.');
export const jobWithId = icu('{role} ({id})');
export const jobDeleted = icu('{role} ({id}, gelöscht)');
export const keys = icu('Tastenkürzel');
export const keysOn = icu('Tastenkürzel sind an');
export const keysAbout = icu(
  'Sie tun nichts, während Sie schreiben. Schalten Sie sie aus, wenn eine Spracheingabe oder ein anderes Programm sie auslöst.',
);
export const changeScorecard = icu('Bewertungsbogen ändern');
export const openReportAlone = icu('Bericht auf eigener Seite öffnen');
export const candidateProfile = icu('Profil');
export const showEarlier = icu('Frühere Bewerbungen anzeigen');
export const applicationFor = icu('Bewerbung für {job}');
export const applied = icu('Beworben');
export const interview = icu('Interview');
export const rounds = icu('Runden');
export const seeRounds = icu('Alle Runden ansehen');
export const notTaken = icu('Noch nicht gemacht');
export const afterJudgement = icu('Sichtbar nach Ihrem eigenen Bewertungsbogen');
export const interviewDeleted = icu('Das Interview wurde gelöscht');
export const reportBeingMade = icu('Der Bericht wird erstellt');
export const noScoreYet = icu('Noch keine Punktzahl, {settled}');
export const cannotScore = icu('Keine Antwort lässt sich bewerten');
export const scorecards = icu('Bewertungsbögen');
export const scorecardOwn = icu('{score}, von Ihnen: {reason}');
export const scorecardBy = icu('{score}, von {name}: {reason}');
export const decideAndGoOn = icu('Entscheiden und weiter');
export const keysTitle = icu('Tastenkürzel (?)');
export const theList = icu('Die Liste');
export const scorecardAndNotes = icu('Ihr Bewertungsbogen und Notizen');
export const next = icu('Weiter');
export const keyNext = icu('die nächste Person');
export const keyBefore = icu('die vorige Person');
export const oneToFour = icu('1 bis 4');
export const keyJudge = icu('Ihr Urteil: klares Nein, Nein, Ja, klares Ja');
export const space = icu('Leertaste');
export const keyPlay = icu('abspielen oder anhalten');
export const keyDecline = icu('ablehnen');
export const keyAdvance = icu('weiterbringen');
export const keyHelp = icu('diese Hilfe');
export const byQuestion = icu('Nach Fragen prüfen');
export const whomToReview = icu('Wen prüfen');
export const byScore = icu('Nach Punktzahl');
export const blind = icu('Blind');
export const toLookAt = icu('{count, plural, =1 {Ein Hinweis} other {# Hinweise}}');
export const yourScore = icu('Sie: {score}');
export const notInList = icu('Nicht in dieser Liste');
export const placeOf = icu('{place, number} von {total, number}');
export const placeOfMore = icu('{place, number} von {total, number} und mehr');
export const report = icu('Bericht');
export const applicationUnknown = icu('Diese Bewerbung gibt es nicht, oder Sie können sie nicht sehen.');
export const noReport = icu('Es gibt keinen Bericht, weil das Interview nicht eingereicht wurde.');
export const anotherCandidate = icu('Eine andere Person');
export const candidateLetter = icu('Person {letter}');
