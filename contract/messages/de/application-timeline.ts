import { icu } from '../icu.ts';

export const youApplied = icu('Sie haben sich beworben');
export const youAppliedText = icu('{company} hat Ihre Bewerbung bekommen.');
export const youAsked = icu('Sie haben um Folgendes gebeten: {what}');
export const youReported = icu('Sie haben ein Problem gemeldet');
export const theyAnswered = icu('{company} hat geantwortet');
export const theyGranted = icu('{company} hat zugestimmt: {what}');
export const theyDeclined = icu('{company} hat abgelehnt: {what}');
export const invited = icu('Eingeladen: {round}');
export const invitedText = icu(
  '{company} möchte Sie kennenlernen. Die E-Mail enthält einen Link zu den Terminen.',
);
export const timeKnown = icu('Alle Beteiligten kennen den Termin.');
export const youCancelled = icu('Sie haben abgesagt: {round}');
export const theyCancelled = icu('{company} hat abgesagt: {round}');
export const youMoved = icu('Sie haben verschoben: {round}');
export const theyMoved = icu('{company} hat verschoben: {round}');
export const youChose = icu('Sie haben einen Termin gewählt: {round}');
export const theySet = icu('{company} hat einen Termin festgelegt: {round}');
export const offer = icu('Angebot');
export const offerMade = icu('{company} hat Ihnen ein Angebot gemacht.');
export const offerComing = icu('{company} möchte Ihnen ein Angebot machen und meldet sich bei Ihnen.');
export const offerDeclined = icu('Sie haben das Angebot abgelehnt');
export const declined = icu('Das Unternehmen hat sich anders entschieden');
export const declinedText = icu('Diese Entscheidung hat ein Mensch bei {company} getroffen, kein Programm.');
export const hired = icu('Sie haben die Stelle');
export const hiredText = icu('{company} hat sich für Sie entschieden.');
export const withdrawn = icu('Die Bewerbung wurde zurückgezogen');
export const notTaken = icu('Das Interview fand nicht statt');
export const notTakenText = icu('Die Zeit dafür ist abgelaufen.');
export const reopened = icu('Ihre Bewerbung ist wieder offen');
export const nextStep = icu('{company} teilt Ihnen den nächsten Schritt mit.');
export const cancelled = icu('Das Interview wurde abgesagt');
export const personInstead = icu('Ein Mensch übernimmt');
export const personInsteadText = icu('{company} macht ohne KI-Interview weiter.');
export const submitted = icu('Sie haben das KI-Interview eingereicht');
export const submittedText = icu('Alle Ihre Antworten sind angekommen.');
export const reviewedAgain = icu('Wird noch einmal geprüft');
export const reviewedAgainText = icu('{company} sieht sich Ihr Interview noch einmal an.');
export const roundText = icu(
  '{company} macht mit Ihrer Bewerbung weiter und meldet sich zu dieser Runde bei Ihnen.',
);
export const moved = icu('KI-Interview verschoben');
export const extended = icu('Neue Frist für das KI-Interview');
export const givenAgain = icu('Sie können das KI-Interview noch einmal machen');
export const givenAgainInPart = icu('Sie können die offenen Fragen des KI-Interviews beantworten');
export const openingMoved = icu('Sie haben das KI-Interview verschoben');
export const interviewInvited = icu('Zum KI-Interview eingeladen');
export const answersKept = icu(
  'Ihre früheren Antworten bleiben erhalten. Sie können das Interview in diesem Zeitraum jederzeit machen.',
);
export const youChooseTime = icu('Sie können das Interview in diesem Zeitraum jederzeit machen.');
export const beingReviewed = icu('Wird geprüft');
export const beingReviewedText = icu('Ein Mensch bei {company} liest den Bericht und entscheidet.');
export const beingRead = icu('Ihre Bewerbung wird gelesen');
export const beingReadText = icu('{company} entscheidet, ob Sie eingeladen werden.');
export const aiInterview = icu('KI-Interview');
export const aiInterviewText = icu(
  'Wenn Sie eingeladen werden, erfahren Sie per E-Mail, wann Sie es machen können.',
);
export const decision = icu('Entscheidung');
export const decisionText = icu('{company} entscheidet nach diesem Schritt.');
