import { icu } from '../icu.ts';

export const title = icu('Mein Datenschutz');
export const lead = icu(
  'Worin Sie eingewilligt haben und wie Sie es widerrufen, wer Ihre Daten gesehen hat und was Sie für eine faire Auswahl angeben möchten.',
);
export const consents = icu('Interviews, in die Sie eingewilligt haben');
export const noConsents = icu('Sie haben noch in kein Interview eingewilligt.');
export const jobAt = icu('{role}, {company}');
export const agreedOn = icu('Sie haben am {when} eingewilligt.');
export const agreedAndSubmitted = icu(
  'Sie haben am {when} eingewilligt und das Interview am {submitted} eingereicht.',
);
export const interviewDeletedOn = icu('Das Interview wurde am {when} gelöscht.');
export const canComplain = icu(
  'Wenn Sie nicht einverstanden sind, können Sie sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
);
export const withdrawConsent = icu('Meine Einwilligung widerrufen');
export const withdrawConsentTo = icu('Meine Einwilligung widerrufen: {role}, {company}');
export const withdrawTitle = icu('Einwilligung widerrufen?');
export const withdraw = icu('Widerrufen');
export const withdrawEnds = icu(
  'Ihr Interview wird beendet, nichts davon wird aufbewahrt, und Ihre Bewerbung als {role} wird zurückgezogen.',
);
export const withdrawAsks = icu(
  'Wir bitten {company}, Ihr Interview mit Video, Ton, Transkript und Bericht zu löschen. Das Gesetz lässt dafür {months, plural, one {# Monat} other {# Monate}} Zeit. Bis dahin können Besucher Ihren Bericht nicht sehen.',
);
export const noConsent = icu(
  'Es gibt keine Einwilligung zu widerrufen: Von einem Interview ist nichts gespeichert.',
);
export const askedOn = icu('Angefragt am {when}.');
export const replyDue = icu('Antwort fällig bis {when}.');
export const overdue = icu('Überfällig');
export const deletedOn = icu('Gelöscht am {when}.');
export const declinedOn = icu('Abgelehnt am {when}: {reason}');
export const requests = icu('Löschanfragen');
export const requestsLead = icu(
  '{months, plural, one {Personen, die nach dem Interview ihre Einwilligung widerrufen haben. Das Gesetz lässt Ihnen für jede Antwort # Monat Zeit.} other {Personen, die nach dem Interview ihre Einwilligung widerrufen haben. Das Gesetz lässt Ihnen für jede Antwort # Monate Zeit.}}',
);
export const noRequests = icu('Bisher hat Sie niemand gebeten, ein Interview zu löschen.');
export const onHold = icu(
  'Dies wird wegen einer Rechtssache aufbewahrt und kann noch nicht gelöscht werden.',
);
export const deleteNow = icu('Jetzt löschen');
export const deleteNowOf = icu('Jetzt löschen: das Interview von {name}');
export const declineWithReason = icu('Mit Begründung ablehnen');
export const declineWithReasonOf = icu('Mit Begründung ablehnen: {name}');
export const deleteTitle = icu('Interview von {name} löschen?');
export const deleteAbout = icu(
  'Video, Ton, Transkript, Bericht, Bewertungen und Bewertungsbögen werden endgültig gelöscht. Die Bewerbung und Ihre Notizen bleiben. {name} bekommt eine E-Mail.',
);
export const keepTitle = icu('Interview behalten');
export const keepAbout = icu(
  'Wir schicken {name} Ihre Begründung per E-Mail und erklären, wie man sich beschwert. Sie brauchen einen rechtlichen Grund, um das Interview zu behalten.',
);
export const yourReason = icu('Ihre Begründung');
export const decline = icu('Ablehnen');
export const answeredAlready = icu(
  'Zu diesem Interview gibt es keine offene Anfrage. Vielleicht wurde sie gerade in Ihrem Team beantwortet.',
);
export const whoSaw = icu('Wer Ihre Daten gesehen hat');
export const noneSaw = icu('Bisher hat niemand Ihre Daten geöffnet.');
export const openings = icu('Wer was geöffnet hat');
export const openingsLead = icu(
  'Berichte, Videos, Dokumente und Archive der Bewerbungen. Jede Person sieht dieselbe Liste, ohne die Namen Ihrer Mitglieder.',
);
export const noneOpened = icu('Bisher hat niemand etwas geöffnet.');
export const openedForJob = icu('{who} hat Folgendes geöffnet: {what} ({job}).');
export const openedOfApplicant = icu('{who} hat von {name}, {job}, Folgendes geöffnet: {what}.');
export const whatReport = icu('Bericht');
export const whatFilm = icu('Video');
export const whatSound = icu('Ton einer Antwort');
export const whatResume = icu('Lebenslauf');
export const whatCoverLetter = icu('Anschreiben');
export const whatCertificate = icu('Zeugnis');
export const whatPitch = icu('Vorstellungsvideo');
export const whatRoundRecording = icu('Aufnahme einer späteren Runde');
export const whatExport = icu('Archiv des Unternehmens');
export const byOwner = icu('{company} (Inhaber/in)');
export const byRecruiter = icu('{company} (Recruiting)');
export const byReviewer = icu('{company} (Begutachtung)');
export const byMember = icu('{company} (ein Mitglied)');
export const byProgram = icu('{company} (ein Programm)');
export const byGuest = icu('{name}, mit einem Gastlink von {company}');
export const byUnknownGuest = icu('Jemand mit einem Gastlink von {company}');
export const byVisitorOfYours = icu('Jemand mit dem Link zu Ihrem Bericht');
export const formerMember = icu('Ein früheres Mitglied');
export const programWithToken = icu('Ein Programm mit einem API-Token');
export const guestNamed = icu('{name}, mit einem Gastlink');
export const guestUnknown = icu('Ein Gast');
export const visitor = icu('Jemand mit dem Link zum Bericht');
export const csvWhen = icu('Wann');
export const csvWho = icu('Wer');
export const csvRole = icu('Rolle');
export const csvWhat = icu('Was');
export const csvApplicant = icu('Bewerbung');
export const csvJob = icu('Stelle');
export const receipt = icu('Löschbestätigung');
export const noReceipt = icu('Wir finden diese Bestätigung nicht. Prüfen Sie, ob der Link vollständig ist.');
export const account = icu('Konto');
export const interview = icu('Interview');
export const accountAsked = icu('Die Löschung eines Kontos wurde am {when} angefordert.');
export const interviewAsked = icu('Die Löschung eines Interviews wurde am {when} angefordert.');
export const calledOff = icu('Sie wurde am {when} abgebrochen, und nichts wurde gelöscht.');
export const willBeDone = icu('Sie ist für {when} vorgesehen.');
export const wasDone = icu('Sie wurde am {when} abgeschlossen. Gelöscht wurde:');
export const titleAndCount = icu('{title}: {count, number}');
export const backups = icu(
  'Frühere Backups können noch Kopien enthalten, bis der Betreiber dieser Website sie ersetzt. Wer eines wiederherstellt, muss diese Daten erneut löschen.',
);
export const toStart = icu('Zur Startseite');
export const fair = icu('Für eine faire Auswahl (freiwillig)');
export const fairForm = icu('Für eine faire Auswahl');
export const fairAbout = icu(
  'Mit Ihren Antworten können Unternehmen prüfen, ob ihre Auswahl Gruppen von Menschen gleich behandelt. Kein Unternehmen, kein Recruiting-Team und kein Programm sieht sie je: Unternehmen bekommen nur Zahlen für Gruppen ab {least, number} Personen. Die Angaben sind freiwillig und ändern nichts an Ihren Bewerbungen. Sie können sie jederzeit löschen.',
);
export const sex = icu('Geschlecht');
export const race = icu('Ethnische Herkunft');
export const age = icu('Alter');
export const disability = icu('Behinderung');
export const noAnswer = icu('Keine Angabe');
export const saveAnswers = icu('Meine Antworten speichern');
export const deleteAnswers = icu('Meine Antworten löschen');
export const leaveTitle = icu('Seite verlassen, ohne zu speichern?');
export const leaveAbout = icu('Ihre Änderungen sind nicht gespeichert.');
export const heldAccount = icu('Konto und Profil');
export const heldSignIns = icu('Anmeldungen und Sitzungen');
export const heldApplications = icu('Bewerbungen und ihr Verlauf');
export const heldInterviews = icu('Interviews');
export const heldRecordings = icu('Aufnahmen');
export const heldAnswers = icu('Antworten und Transkripte');
export const heldReports = icu('Berichte, Bewertungen und Bewertungsbögen');
export const heldMessages = icu('Nachrichten mit Unternehmen');
export const heldNotes = icu('Notizen von Unternehmen');
export const heldFiles = icu('Dateien');
export const heldInvitations = icu('Einladungen');
export const heldMails = icu('E-Mails');
export const heldTasks = icu('Aufgaben des Servers');
export const heldEvents = icu('An Programme von Unternehmen gesendete Ereignisse');
export const heldSavedViews = icu('Gespeicherte Suchen, die die Person nennen');
export const heldHistory = icu('Einträge im Verlauf von Unternehmen');
export const holdOfCompanies = icu(
  'Ihre Bewerbung muss bei {companies} wegen einer Rechtssache aufbewahrt werden. Bis diese abgeschlossen ist, kann nichts gelöscht werden. Bei Fragen schreiben Sie bitte dem Unternehmen.',
);
export const takenNow = icu('Das Interview läuft gerade. Bitte warten Sie, bis es vorbei ist.');
export const noInterview = icu('Zu dieser Bewerbung gibt es kein Interview, das gelöscht werden kann.');
export const answerKinds = icu('answer muss deleted oder declined sein');
export const reasonTooLong = icu('Eine Begründung hat höchstens {max, number} Zeichen');
export const tooManyAsked = icu('Sie können höchstens {max, number} Bewerbungen auf einmal abfragen');
export const holdReasonMissing = icu('Bitte schreiben Sie, warum sie aufbewahrt werden muss');
export const notLegalAdvice = icu('Dies ist keine Rechtsberatung.');
export const californiaKeeps = icu(
  '{years, plural, one {Kalifornien verlangt von Unternehmen, Bewerbungen, Interviews und Berichte ab der letzten Entscheidung mindestens # Jahr aufzubewahren.} other {Kalifornien verlangt von Unternehmen, Bewerbungen, Interviews und Berichte ab der letzten Entscheidung mindestens # Jahre aufzubewahren.}}',
);
export const keepLonger = icu(
  '{reason} Sie haben dort eine Stelle: Bitte geben Sie mindestens {days, number} Tage ein.',
);
export const atLeastDays = icu('Bitte geben Sie mindestens {days, number} Tage ein');
export const wholeDays = icu('Bitte geben Sie ganze Tage ein, von {least, number} bis {most, number}');
export const filmBeforeReport = icu('Video und Ton können nicht länger aufbewahrt werden als der Bericht');
export const keptFor = icu(
  '{company} bewahrt Video und Ton nach dem Interview {film, plural, one {# Tag} other {# Tage}} auf, den Bericht mit Ihren Antworten {report, plural, one {# Tag} other {# Tage}}. Endet Ihre Bewerbung ohne Einstellung, wird alles {ended, plural, one {# Tag} other {# Tage}} später gelöscht. Wegen einer Rechtssache kann es länger aufbewahrt werden.',
);
