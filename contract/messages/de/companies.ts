import { icu } from '../icu.ts';

export const company = icu('Unternehmen');
export const menuProfile = icu('Profil');
export const members = icu('Mitglieder');
export const mails = icu('E-Mails');
export const reasons = icu('Gründe');
export const decisions = icu('Entscheidungen');
export const kits = icu('Interview-Leitfäden');
export const requests = icu('Löschanfragen');
export const requestsWaiting = icu('Löschanfragen ({count, number})');
export const retention = icu('Aufbewahrung');
export const fairness = icu('Fairness');
export const signOn = icu('Single Sign-on');
export const webhooks = icu('Webhooks');
export const tokens = icu('API-Token');
export const history = icu('Verlauf');
export const advanced = icu('Erweitert');
export const owner = icu('Inhaber/in');
export const ownerMay = icu('Darf alles und entscheidet, wer Mitglied ist.');
export const recruiter = icu('Recruiter/in');
export const recruiterMay = icu('Veröffentlicht Stellen, sieht alle Bewerbungen und entscheidet über sie.');
export const reviewer = icu('Gutachter/in');
export const reviewerMay = icu(
  'Liest die Bewerbungen und Berichte ausgewählter Stellen, schreibt Notizen und füllt Bewertungsbögen aus, entscheidet aber nicht.',
);
export const membersLead = icu('Die Personen, die für {company} einstellen.');
export const yourCompany = icu('Ihr Unternehmen');
export const inviteMember = icu('Mitglied einladen');
export const mayDo = icu('Was {name} darf');
export const invitations = icu('Einladungen');
export const name = icu('Name');
export const email = icu('E-Mail');
export const role = icu('Rolle');
export const joined = icu('Beigetreten');
export const removeTitle = icu('{name} entfernen?');
export const remove = icu('Entfernen');
export const removeNamed = icu('{name} entfernen');
export const removeAbout = icu(
  '{name} ({email}) wird überall sofort abgemeldet und kann sich nicht mehr anmelden. Notizen, Bewertungsbögen und Urteile bleiben. Sie können die Person wieder einladen.',
);
export const transferTitle = icu('Inhaberschaft an {name} übertragen?');
export const transfer = icu('Übertragen');
export const transferAbout = icu(
  '{name} wird Inhaber/in. Sie werden Recruiter/in: Sie können dann keine Mitglieder mehr einladen, ändern oder entfernen und das Unternehmensprofil nicht mehr ändern.',
);
export const itsYou = icu('{name} (Sie)');
export const roleSince = icu('{role}, seit {when}');
export const reviewerSees = icu('{role} für {jobs}, mit Kontaktdaten');
export const reviewerSeesNot = icu('{role} für {jobs}, ohne Kontaktdaten');
export const noJobs = icu('noch keine Stelle');
export const change = icu('Ändern');
export const changeMember = icu('Ändern, was {name} darf');
export const makeOwner = icu('Inhaberschaft übertragen');
export const makeOwnerNamed = icu('Inhaberschaft übertragen: {name}');
export const invitedBy = icu('Eingeladen von {name}.');
export const linkExpired = icu('Der Link ist abgelaufen.');
export const linkWorksUntil = icu('Der Link gilt bis {when}');
export const sendAgain = icu('Erneut senden');
export const sendAgainTo = icu('Erneut senden: die Einladung an {email}');
export const revoke = icu('Widerrufen');
export const revokeOf = icu('Einladung an {email} widerrufen');
export const sendInvitation = icu('Einladung senden');
export const save = icu('Speichern');
export const jobs = icu('Stellen');
export const jobsHint = icu('Zu sehen sind nur die Bewerbungen und Berichte dieser Stellen.');
export const chooseJobs = icu('Stellen auswählen');
export const seesContacts = icu('Kontaktdaten sichtbar');
export const seesContactsHint = icu(
  'E-Mail, Telefonnummer, Anschrift, Lebenslauf und Anschreiben der Bewerbenden.',
);
export const yourName = icu('Ihr Name');
export const yourNameHint = icu(
  'Andere Mitglieder sehen ihn neben Ihren Notizen, Bewertungsbögen und Urteilen. Wer sich bewirbt, sieht ihn nicht.',
);
export const saveName = icu('Namen speichern');
export const joinTitle = icu('Ihrem Unternehmen beitreten');
export const toLogin = icu('Zur Anmeldung');
export const youJoined = icu('Sie sind jetzt Mitglied von {company}. Bitte melden Sie sich an.');
export const joinAsOwner = icu(
  '{company} lädt Sie als Inhaber/in ein: Sie dürfen alles und entscheiden, wer Mitglied ist. Sie melden sich mit {email} an.',
);
export const joinAsRecruiter = icu(
  '{company} lädt Sie als Recruiter/in ein: Sie veröffentlichen Stellen, sehen alle Bewerbungen und entscheiden über sie. Sie melden sich mit {email} an.',
);
export const joinAsReviewer = icu(
  '{company} lädt Sie als Gutachter/in ein: Sie lesen die Bewerbungen und Berichte ausgewählter Stellen, schreiben Notizen und füllen Bewertungsbögen aus. Sie melden sich mit {email} an.',
);
export const password = icu('Passwort');
export const showPassword = icu('Passwort anzeigen');
export const confirmPassword = icu('Passwort bestätigen');
export const showConfirmed = icu('Bestätigtes Passwort anzeigen');
export const join = icu('Diesem Unternehmen beitreten');
export const decisionsLead = icu(
  'Was Ihr Team entschieden hat, das Neueste zuerst. Ihre Gründe und die Zeit zum Rückgängigmachen finden Sie unter {reasons}.',
);
export const madeBy = icu('Entschieden von');
export const anyone = icu('Alle');
export const when = icu('Wann');
export const anyTime = icu('Gesamter Zeitraum');
export const lastDays = icu('{days, plural, one {In den letzten 24 Stunden} other {In den letzten # Tagen}}');
export const noDecisionsFound = icu('Keine Entscheidung passt zu diesen Filtern.');
export const noDecisions = icu('Wenn Sie Bewerbungen weiterbringen oder ablehnen, steht es hier.');
export const decidedBy = icu('{when} von {name}');
export const waitingUntil = icu('Wartet bis {time}');
export const sent = icu('Gesendet');
export const undone = icu('Rückgängig gemacht');
export const notSent = icu('Nicht gesendet');
export const countWaiting = icu('{count, plural, one {# wartet bis {time}} other {# warten bis {time}}}');
export const countSent = icu('{count, plural, one {# gesendet} other {# gesendet}}');
export const countUndone = icu('{count, plural, one {# rückgängig gemacht} other {# rückgängig gemacht}}');
export const countNotSent = icu('{count, plural, one {# nicht gesendet} other {# nicht gesendet}}');
export const csvWho = icu('Wer');
export const csvWhat = icu('Was');
export const csvJob = icu('Stelle');
export const csvApplications = icu('Bewerbungen');
export const csvWaiting = icu('Wartet');
export const historyLead = icu(
  'Was in Ihrem Unternehmen geschehen ist und durch wen. Nichts davon lässt sich ändern. Siehe auch: {openings}.',
);
export const historyOpenings = icu('wer Daten von Bewerbungen geöffnet hat');
export const historyEmpty = icu(
  'Bisher ist nichts geschehen. Hier stehen künftig Änderungen an Ihrem Unternehmen, Ihren Stellen und Bewerbungen.',
);
export const actBy = icu('{act}, durch {name}');
export const fromNetwork = icu('{when}, von {address}');
export const peopleOfJob = icu('{people} ({job})');
export const morePeople = icu('{count, number} weitere');
export const csvApplicant = icu('Bewerbung');
export const csvBy = icu('Durch');
export const csvDetails = icu('Details');
export const csvFrom = icu('Von');
export const detail = icu('{name}: {value}');
export const yes = icu('ja');
export const no = icu('nein');
export const reasonsLead = icu(
  'Warum Sie Bewerbungen ablehnen und wie lange Sie eine Entscheidung rückgängig machen können.',
);
export const waitMinutes = icu('Wartezeit, bevor Entscheidungen gesendet werden (Minuten)');
export const waitMinutesHint = icu(
  'Bis dahin können Sie eine Entscheidung rückgängig machen, und niemand erfährt davon. Bei 0 werden E-Mails sofort gesendet.',
);
export const declineReasons = icu('Ablehnungsgründe');
export const declineReasonsAbout = icu(
  'Ihr Team sieht den Titel. Wer sich beworben hat, liest den Text darunter, oder keinen Grund, wenn er leer ist. Frühere Entscheidungen bleiben unverändert.',
);
export const addReason = icu('Grund hinzufügen');
export const reasonNumber = icu('Grund {number, number}');
export const candidateReads = icu('Text für die Absage (optional)');
export const tooManyReasons = icu('Ein Unternehmen hat höchstens {max, number} Gründe');
export const reasonOther = icu('Eine andere Person passt besser');
export const reasonOtherText = icu('Eine andere Person passt genauer zu dem, was wir suchen.');
export const reasonSkills = icu('Fähigkeiten passen nicht');
export const reasonSkillsText = icu(
  'Für diese Stelle brauchen wir Fähigkeiten, die wir in Ihrer Bewerbung nicht gefunden haben.',
);
export const reasonExperience = icu('Zu wenig Erfahrung');
export const reasonExperienceText = icu('Für diese Stelle brauchen wir mehr Erfahrung auf dem Gebiet.');
export const reasonConditions = icu('Ort, Zeit oder Gehalt passen nicht');
export const reasonConditionsText = icu('Was Sie suchen und was diese Stelle bietet, passt nicht zusammen.');
export const reasonFilled = icu('Die Stelle ist besetzt');
export const reasonFilledText = icu('Die Stelle ist besetzt.');
export const reasonNotShared = icu('Anderer Grund, nicht mitgeteilt');
export const retentionLead = icu(
  'Ältere Daten werden jede Nacht endgültig gelöscht. In Ihren Zahlen bleiben sie enthalten, ohne Namen. Was Sie wegen einer Rechtssache aufbewahren, bleibt.',
);
export const filmDays = icu('Tage für Video und Ton');
export const filmDaysHint = icu(
  '{least, number} bis {most, number}, ab dem Ende eines Interviews. Bericht und Transkript bleiben.',
);
export const reportDays = icu('Tage für Berichte und Transkripte');
export const reportDaysHint = icu(
  '{least, number} bis {most, number}, ab dem Ende eines Interviews, mit Bewertungen, Bewertungsbögen und Gastlinks. Die Bewerbung bleibt.',
);
export const endedDays = icu('Tage für beendete Bewerbungen');
export const endedDaysHint = icu(
  '{least, number} bis {most, number}, ab dem Tag einer Absage, eines Rückzugs oder eines verpassten Interviews. Die ganze Bewerbung wird gelöscht, mit Interview und Notizen.',
);
export const lawOfPlace = icu(
  'Bewerbungen auf Stellen dort werden so lange aufbewahrt, unabhängig davon, was Sie hier festlegen. Wenn jemand um Löschung bittet, können Sie trotzdem löschen; müssen Sie die Bewerbung behalten, bewahren Sie sie wegen einer Rechtssache auf.',
);
export const retentionRead = icu('Was Bewerbende vor einem Interview lesen');
export const retentionCompany = icu('Ihr Unternehmen');
export const allData = icu('Alle Daten des Unternehmens');
export const downloadData = icu('Daten des Unternehmens herunterladen');
export const askForData = icu('Alle Daten anfordern');
export const askForNewArchive = icu('Neues Archiv anfordern');
export const archiveAbout = icu(
  '{hours, plural, one {Ein Archiv mit allem, was für Ihr Unternehmen gespeichert ist: Mitglieder, Stellen, Bewerbungen, Interviews mit Video und Ton, Berichte, Notizen und der Verlauf, ohne Passwörter und Schlüssel. Sie können es # Stunde lang herunterladen, und der Verlauf zeigt, wer es angefordert hat.} other {Ein Archiv mit allem, was für Ihr Unternehmen gespeichert ist: Mitglieder, Stellen, Bewerbungen, Interviews mit Video und Ton, Berichte, Notizen und der Verlauf, ohne Passwörter und Schlüssel. Sie können es # Stunden lang herunterladen, und der Verlauf zeigt, wer es angefordert hat.}}',
);
export const leaveTitle = icu('Seite verlassen, ohne zu speichern?');
export const leaveAbout = icu('Ihre Änderungen sind nicht gespeichert.');
export const copy = icu('Kopieren');
export const copied = icu('Kopiert');
export const keptIt = icu('Ich habe es gespeichert');
