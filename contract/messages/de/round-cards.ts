import { icu } from '../icu.ts';

export const needsEvidence = icu(
  'Die niedrigste und die höchste Stufe brauchen ein Zitat oder eine Begründung',
);
export const chooseLevel = icu('Bitte wählen Sie eine Stufe, oder dass es nicht zur Sprache kam');
export const yourCard = icu('Ihr Bewertungsbogen');
export const overall = icu('Insgesamt');
export const wouldHire = icu('Würden Sie diese Person einstellen?');
export const stillHere = icu('{message} Alles, was Sie eingegeben haben, ist noch da.');
export const sendOnceBegun = icu(
  'Sie können Ihren Bewertungsbogen senden, sobald die Runde einen Termin hat und begonnen hat.',
);
export const sendFrom = icu('Sie können Ihren Bewertungsbogen ab {when} senden.');
export const onlyHere = icu('Was Sie eingeben, bleibt auf diesem Gerät, bis Sie es senden.');
export const thenFinal = icu('Danach können Sie Ihren Bewertungsbogen nicht mehr ändern.');
export const thenOthers = icu('Was die anderen sagen, sehen Sie, sobald Sie ihn senden.');
export const sendCard = icu('Bewertungsbogen senden');
export const clock = icu('Uhr');
export const sinceStart = icu('Zeit seit Beginn');
export const minutesOver = icu('{minutes, number} Min. darüber');
export const minutesLeft = icu('noch {minutes, number} Min.');
export const ofMinutes = icu('von {minutes, number} Min.');
export const startAgain = icu('Neu starten');
export const startClock = icu('Uhr starten');
export const partOfTime = icu('Anteil der geplanten Zeit');
export const level = icu('Stufe: {title}');
export const didNotComeUp = icu('Es kam nicht zur Sprache');
export const reasonFor = icu('Begründung: {title}');
export const reasonForOptional = icu('Begründung: {title} (optional)');
export const lowest = icu('1, die niedrigste');
export const highest = icu('{level, number}, die höchste');
export const quotes = icu('Zitate');
export const quoteNumber = icu('{title}, Zitat {number, number}');
export const theirWords = icu('Was die Person sagt, in ihren Worten');
export const nextQuote = icu('Das nächste Zitat');
export const theInterview = icu('Das Interview');
export const wasCancelled = icu('Diese Runde wurde abgesagt.');
export const needsNoCard = icu('Sie braucht keinen Bewertungsbogen.');
export const profile = icu('Profil');
export const resume = icu('Lebenslauf');
export const when = icu('Wann');
export const where = icu('Ort');
export const phone = icu('Telefon');
export const skills = icu('Fähigkeiten');
export const withYou = icu('Mit Ihnen');
export const aiInterview = icu('KI-Interview');
export const reportLater = icu(
  'Den Bericht können Sie lesen, nachdem Sie Ihren Bewertungsbogen gesendet haben, damit er Sie nicht beeinflusst.',
);
export const openReport = icu('Bericht öffnen');
export const cardIsIn = icu('Bewertungsbogen gesendet');
export const changeCard = icu('Bewertungsbogen ändern');
export const seeRounds = icu('Alle Runden ansehen');
export const noTimeYet = icu('Noch kein Termin, {minutes, number} Min.');
export const timeAndMinutes = icu('{when}, {minutes} Min.');
export const email = icu('E-Mail');
export const sentAt = icu('Gesendet: {when}');
export const sentAndChanged = icu('Gesendet: {when}, geändert: {changed}');
export const reason = icu('Begründung');
export const notCameUp = icu('Kam nicht zur Sprache');
export const levelOf = icu('{level, number} von {levels, number}');
export const playFrom = icu('Ab {time} abspielen');
export const atTime = icu('Bei {time} in der Aufzeichnung');
export const quoteAdded = icu('Das Zitat wurde zu {title} hinzugefügt.');
export const recording = icu('Aufzeichnung');
export const addQuoteTo = icu('Dieses Zitat hinzufügen zu');
export const fullOfQuotes = icu('{title} (hat {count, plural, one {# Zitat} other {# Zitate}})');
export const allRounds = icu('Alle Runden');
export const criterion = icu('Kriterium');
export const noScore = icu('Noch keine Punktzahl');
export const score = icu('Punktzahl: {score}');
export const partially = icu('{count, number} teilweise');
export const incorrect = icu('{count, number} falsch');
export const notAnswered = icu('{count, number} nicht beantwortet');
export const toReview = icu('{count, number} zu prüfen');
export const correctOf = icu('{correct, number} von {all, number} richtig');
export const changedAfter = icu('Geändert am {when}, nach dem ersten Senden');
export const hidden = icu('Verborgen, bis Sie Ihren eigenen gesendet haben');
export const cardMissing = icu('Bogen fehlt');
export const noTime = icu('Noch kein Termin');
export const notSent = icu('Noch nicht gesendet. Runde: {when}');
export const ownName = icu('{name} (Sie)');
export const sameEachTime = icu(
  'Alle haben jedes Mal dieselbe Stufe vergeben, daher lässt sich Übereinstimmung nicht von Zufall unterscheiden.',
);
export const agreeTooEarly = icu(
  'Es ist zu früh, um zu sagen, wie gut sie übereinstimmen: Zwei Personen haben {criteria, number} der nötigen {needed, number} Kriterien beurteilt.',
);
export const alpha = icu(
  'Krippendorffs Alpha ist {alpha}, aus {criteria, plural, one {# Kriterium} other {# Kriterien}}, die zwei oder mehr Personen beurteilt haben.',
);
export const agreeWell = icu('Ihre Interviewenden stimmen gut überein. {figure}');
export const agreeFairly = icu('Ihre Interviewenden stimmen einigermaßen überein. {figure}');
export const agreeLittle = icu(
  'Ihre Interviewenden stimmen wenig überein; eine Stufe sagt so viel darüber, wer sie vergeben hat, wie über die Person. Klarere Stufen im Leitfaden helfen. {figure}',
);
export const lenientTooEarly = icu(
  'Zu früh: {shared, number} der nötigen {levels, number} Stufen sind mit anderen gemeinsam, bei {people, number} von {peopleNeeded, number} Personen.',
);
export const sameLevels = icu('Etwa dieselben Stufen wie die anderen.');
export const higherLevels = icu(
  'Im Durchschnitt {levels} Stufen höher als die anderen bei denselben Kriterien.',
);
export const lowerLevels = icu(
  'Im Durchschnitt {levels} Stufen niedriger als die anderen bei denselben Kriterien.',
);
export const agreedOne = icu(
  'Ein Kriterium wurde von mehr als einer Person beurteilt, {same, plural, =1 {mit derselben Stufe} other {mit verschiedenen Stufen}}.',
);
export const agreedMany = icu(
  'Mehr als eine Person hat {criteria, number} Kriterien beurteilt. Dieselbe Stufe gab es bei {same, plural, =0 {keinem} other {#}}.',
);
export const agreedApart = icu(
  '{agreed} Die Stufen liegen weit auseinander bei {titles}: Sprechen Sie {count, plural, one {darüber} other {darüber}}, bevor Sie entscheiden.',
);
export const howTheyJudge = icu('Wie Ihre Interviewenden urteilen');
export const aboutAllRounds = icu('Das umfasst alle Runden, unabhängig vom Zeitpunkt der Bewerbung.');
export const recordingAbout = icu('Video oder Ton dieser Runde. Das Transkript entsteht auf diesem Server.');
export const leaveTitle = icu('Seite verlassen, bevor die Aufzeichnung hochgeladen ist?');
export const leaveAbout = icu(
  'Das Hochladen stoppt, wenn Sie diese Seite verlassen. Sie können es später mit derselben Datei fortsetzen.',
);
export const interrupted = icu(
  'Das Hochladen wurde unterbrochen. Um fortzufahren, wählen Sie dieselbe Datei noch einmal.',
);
export const stopped = icu(
  'Das Hochladen wurde gestoppt. Um fortzufahren, wählen Sie dieselbe Datei noch einmal.',
);
export const recordingOfRound = icu('Aufzeichnung der Runde');
export const agreesNone = icu('Die Person stimmt einer Aufzeichnung zu. Es gibt noch keine.');
export const uploadedOn = icu('{file}, hochgeladen am {when}');
export const uploadedBy = icu('{file}, hochgeladen von {name} am {when}');
export const removeRecording = icu('Aufzeichnung entfernen');
export const removeTitle = icu('Aufzeichnung entfernen?');
export const remove = icu('Entfernen');
export const keep = icu('Behalten');
export const removeAbout = icu(
  '{file} und das Transkript werden für alle gelöscht. Zitate in Bewertungsbögen bleiben als Text erhalten.',
);
export const transcript = icu('Transkript');
export const quote = icu('Zitieren');
export const quoteAt = icu('was bei {time} gesagt wird');
export const interview = icu('Interview');
export const roundUnknown = icu('Diese Runde gibt es nicht, oder Sie nehmen nicht daran teil.');
export const applicationUnknown = icu('Diese Bewerbung gibt es nicht, oder Sie können sie nicht sehen.');
export const allRoundsOf = icu('Alle Runden: {name}');
export const nobodyInvited = icu('Es wurde noch niemand zu einer Runde mit Menschen eingeladen.');
export const openAiReport = icu('Bericht des KI-Interviews öffnen');
export const cardFirst = icu('Zuerst Ihr Bewertungsbogen zu dieser Runde');
export const cardFirstAbout = icu(
  'Sie nehmen teil an: {round}. Was andere sagen, bleibt verborgen, bis Sie Ihren Bewertungsbogen senden, damit es Sie nicht beeinflusst.',
);
export const writeCard = icu('Bewertungsbogen ausfüllen');
export const scorecardFirst = icu('Zuerst Ihr Bewertungsbogen');
export const scorecardFirstAbout = icu(
  'Die Prüfung für diese Stelle ist blind. Was andere sagen, bleibt verborgen, bis Sie Ihren Bewertungsbogen senden.',
);
export const writeScorecard = icu('Bewertungsbogen ausfüllen');
export const recordingOf = icu('Aufzeichnung von {round}');
export const cardCount = icu('{count, plural, one {# Bewertungsbogen} other {# Bewertungsbögen}}');
