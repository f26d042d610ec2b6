import { icu } from '../icu.ts';

export const jobClosed = icu('Diese Stelle ist geschlossen und nimmt keine Bewerbungen mehr an.');
export const pitchUnknown = icu('Dieses Vorstellungsvideo haben nicht Sie hochgeladen');
export const requestAnswered = icu('Jemand aus Ihrem Team hat diese Anfrage schon beantwortet.');
export const grantByAct = icu(
  'Um dem zuzustimmen, lassen Sie das Interview wiederholen oder verschieben Sie es',
);
export const noInterviewLeft = icu('Zu dieser Bewerbung lässt sich kein Interview mehr planen.');
export const tooLateToAsk = icu(
  'Sie haben dieses Interview schon begonnen; für eine Anpassung ist es zu spät.',
);
export const closedAlready = icu('Diese Bewerbung ist schon geschlossen.');
export const tooManyReports = icu(
  'Sie haben schon mehrere Probleme gemeldet. Bitte warten Sie auf die Antwort des Unternehmens.',
);
export const nothingToChange = icu('Zu dieser Bewerbung lässt sich kein Interview mehr ändern.');
export const settingsFixed = icu(
  'Das Interview hat schon begonnen; seine Einstellungen lassen sich nicht mehr ändern.',
);
export const notToldYet = icu(
  'Eine Entscheidung über diese Bewerbung wurde noch nicht mitgeteilt. Machen Sie sie rückgängig, oder warten Sie, bis die E-Mail gesendet ist.',
);
export const alreadyDeclined = icu('Diese Bewerbung wurde schon abgelehnt.');
export const alreadyWithdrawn = icu('Diese Bewerbung wurde zurückgezogen.');
export const endedHired = icu('Diese Person wurde eingestellt.');
export const alreadySubmitted = icu('Das Interview zu dieser Bewerbung wurde schon eingereicht.');
export const tooLateToMove = icu(
  'Sie haben dieses Interview schon begonnen; es lässt sich nicht mehr verschieben.',
);
export const overByThen = icu('Bis dahin wäre das Interview schon vorbei');
export const onlyExtend = icu(
  'Das Interview hat schon begonnen. Sie können es verlängern, aber nicht mehr verschieben.',
);
export const onlyLonger = icu(
  'Das Interview hat schon begonnen. Es kann länger offen bleiben, aber nicht früher schließen.',
);
export const begun = icu('Das Interview hat schon begonnen und lässt sich nicht mehr absagen.');
export const noticeNote = icu(
  'Bestätigt: Die Person wurde vor der Bewerbung über das automatisierte Werkzeug informiert.',
);
export const nothingToCompare = icu('Diese Stelle hat keine Anforderungen zum Vergleichen');
export const resumeUnread = icu('Wir konnten diesen Lebenslauf nicht lesen');
export const requirementsFound = icu(
  '{total, plural, one {{found, number} von # Anforderung im Lebenslauf gefunden} other {{found, number} von # Anforderungen im Lebenslauf gefunden}}',
);
export const required = icu('{what} (erforderlich)');
export const preferred = icu('{what} (erwünscht)');
export const timeOf = icu('{time} {skill}');
export const resumeSays = icu('Im Lebenslauf steht: „{quote}“');
export const evidenceUnread = icu('Wir konnten diesen Lebenslauf nicht lesen.');
export const datesUnread = icu(
  'Einige Datumsangaben im Lebenslauf konnten wir nicht lesen, deshalb wurden keine Jahre gezählt.',
);
export const timeFound = icu('{time} gefunden. {quote}');
export const notInResume = icu('Das haben wir im Lebenslauf nicht gefunden.');
export const inProfileOnly = icu('Im Profil, aber nicht im Lebenslauf.');
export const years = icu('{count, plural, one {# Jahr} other {# Jahre}}');
export const months = icu('{count, plural, one {# Monat} other {# Monate}}');
export const title = icu('Meine Bewerbungen');
export const listName = icu('Bewerbungen');
export const none = icu('Sie haben sich noch auf keine Stelle beworben');
export const seeOpenJobs = icu('Offene Stellen ansehen');
export const designation = icu('Stelle');
export const appliedDate = icu('Bewerbungsdatum');
export const jobType = icu('Art der Stelle');
export const details = icu('Details');
export const status = icu('Stand der Bewerbung');
export const viewDetails = icu('Details ansehen');
export const viewDetailsOf = icu('Details ansehen: {job}');
export const newMessages = icu('{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}');
export const newMessagesAbout = icu(
  '{count, plural, one {# neue Nachricht zu {job}} other {# neue Nachrichten zu {job}}}',
);
export const detailsTitle = icu('Details zur Bewerbung');
export const detailsAbout = icu('Der Stand Ihrer Bewerbung und die Stelle, um die es geht.');
export const employer = icu('Unternehmen');
export const aiInterview = icu('KI-Interview');
export const fromUntil = icu('{from} bis zum {until}');
export const report = icu('Bericht');
export const earlierReport = icu('Früherer Bericht');
export const completed = icu('ABGESCHLOSSEN');
export const feedback = icu('Bericht');
export const feedbackOf = icu('Bericht: {job}');
export const yourApplication = icu('Ihre Bewerbung');
export const doneStep = icu('Erledigt');
export const nowStep = icu('Jetzt');
export const nextStep = icu('Als Nächstes');
export const begins = icu('Beginn: {when}.');
export const openFromUntil = icu('Offen vom {from} bis zum {until}.');
export const readOffer = icu('Angebot lesen');
export const apply = icu('Bewerben');
export const applyTo = icu('Bewerben: {job}');
export const applyFor = icu('Bewerben auf {job}');
export const applyAbout = icu('Beantworten Sie ein paar Fragen und senden Sie Ihre Bewerbung.');
export const noLongerOpen = icu('Nicht mehr offen');
export const buildProfile = icu('Profil anlegen');
export const companySees = icu('{company} sieht Ihr {profile} und was Sie hier antworten.');
export const profileLink = icu('Profil');
export const travel = icu('Sind Sie bereit zu reisen?');
export const relocate = icu('Sind Sie bereit umzuziehen?');
export const resume = icu('Lebenslauf');
export const resumeHint = icu(
  'Wir senden den Lebenslauf aus Ihrem Profil. Für diese Stelle können Sie einen anderen wählen.',
);
export const agree = icu('Ich stimme den {terms} zu');
export const terms = icu('Nutzungsbedingungen');
export const resumeUploading = icu('Ihr Lebenslauf wird hochgeladen …');
export const pitchUploading = icu('Ihr Vorstellungsvideo wird hochgeladen …');
export const openJobsList = icu('Offene Stellen');
export const yourPitch = icu('Ihre Vorstellung');
export const recordedPitch = icu('Ihre aufgenommene Vorstellung');
export const anotherPitch = icu('Neu aufnehmen oder anderes wählen');
export const pitchUpload = icu('Vorstellungsvideo: Upload');
export const cancelUpload = icu('Upload abbrechen');
export const pitchVideo = icu('Vorstellungsvideo');
export const pitchHint = icu(
  'Warum sollten wir Sie einstellen? Erzählen Sie es in ein bis zwei Minuten: Wählen Sie ein Video oder nehmen Sie hier eines auf.',
);
export const totalJobs = icu('Alle Stellen');
export const openJobs = icu('Offene Stellen');
export const jobDescription = icu('Stellenbeschreibung');
export const chooseJob = icu('Bitte wählen Sie zuerst eine Stelle.');
export const show = icu('Anzeigen');
export const allOpenJobs = icu('Alle offenen Stellen');
export const saved = icu('Gemerkt');
export const noneSaved = icu('Sie haben sich noch keine Stellen gemerkt.');
export const noJobs = icu('Leider sind keine Stellen verfügbar.');
export const showAllSaved = icu('Alle gemerkten Stellen anzeigen');
export const showAllOpen = icu('Alle offenen Stellen anzeigen');
export const withdrawApplication = icu('Bewerbung zurückziehen');
export const withdrawTitle = icu('Ihre Bewerbung für {job} zurückziehen?');
export const withdraw = icu('Zurückziehen');
export const keepIt = icu('Behalten');
export const withdrawMail = icu('{company} erfährt per E-Mail, dass Sie die Bewerbung zurückgezogen haben.');
export const withdrawInterview = icu('Ihr Interview am {when} entfällt dann.');
export const canApplyAgain = icu('Sie können sich erneut bewerben, solange die Stelle offen ist.');
export const cannotApplyAgain = icu('Die Stelle ist geschlossen; Sie können sich nicht erneut bewerben.');
export const requests = icu('Anfragen');
export const youAsked = icu('Sie haben um Folgendes gebeten: {what}.');
export const youReported = icu('Sie haben ein Problem gemeldet.');
export const notAnswered = icu('{company} hat noch nicht geantwortet.');
export const answered = icu('{company} hat geantwortet.');
export const granted = icu('{company} hat zugestimmt.');
export const declined = icu('{company} hat abgelehnt.');
export const givenAgain = icu('Bei {company} können Sie das Interview noch einmal machen.');
export const givenAgainInPart = icu('Bei {company} können Sie die offenen Fragen noch beantworten.');
export const moved = icu('{company} hat das Interview verschoben.');
export const theyWrite = icu('{company} schreibt: {words}');
export const needAdjustment = icu(
  'Brauchen Sie für das Interview eine Anpassung? Wer es bewertet, sieht nicht, worum Sie bitten.',
);
export const reportProblem = icu('Problem melden');
export const askAdjustment = icu('Um eine Anpassung bitten');
export const inInterviewFor = icu(' im Interview für {job}');
export const adjustmentAbout = icu(
  'Das lesen die Personen, die über Ihre Bewerbung entscheiden, und antworten per E-Mail. Wer das Interview bewertet, erfährt nie, dass oder warum Sie gefragt haben. Eine neue Anfrage ersetzt eine noch unbeantwortete.',
);
export const adjustmentLabel = icu('Was sollten sie wissen? (optional)');
export const adjustmentHint = icu('Sie müssen keinen Grund nennen.');
export const problemAbout = icu(
  'Das Unternehmen bekommt eine E-Mail und sieht, was in Ihrem Interview passiert ist: wann es begann, ob es verlassen oder neu geladen wurde und warum es endete. Dort kann Ihnen jemand erlauben, es zu wiederholen, ganz oder nur die unbeantworteten Fragen. Die Antwort bekommen Sie per E-Mail.',
);
export const problemLabel = icu('Was ist passiert? (optional)');
export const problemHint = icu('Beschreiben Sie es in eigenen Worten. Nichts davon wird bewertet.');
export const whatToAsk = icu('Was brauchen Sie?');
export const sendRequest = icu('Anfrage senden');
