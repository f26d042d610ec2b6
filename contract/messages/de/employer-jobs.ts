import { icu } from '../icu.ts';

export const takenDownTitle = icu('Diese Stelle wurde gesperrt');
export const takenDownText = icu(
  'Die Betreiber dieser Website haben sie am {when} gesperrt. Bewerbende finden sie nicht, und niemand kann sich bewerben. Wenn Sie das für einen Irrtum halten, schreiben Sie ihnen.',
);
export const totalJobs = icu('Alle Stellen');
export const jobs = icu('Stellen');
export const all = icu('Alle');
export const closedJobs = icu('Geschlossene Stellen');
export const openJobs = icu('Offene Stellen');
export const templates = icu('Stellenvorlagen');
export const post = icu('Stelle ausschreiben');
export const filter = icu('Stellen filtern');
export const search = icu('Meine Stellen durchsuchen');
export const noneOfKind = icu('Sie haben keine solchen Stellen.');
export const noneNamed = icu('Keine Ihrer Stellen passt zu „{search}“.');
export const showAll = icu('Alle Stellen anzeigen');
export const none = icu('Bisher wurden keine Stellen ausgeschrieben.');
export const create = icu('Stelle anlegen');
export const jobCount = icu('{total, plural, one {# Stelle} other {# Stellen}}');
export const jobCountOrMore = icu('{total, number} oder mehr Stellen');
export const applicationCount = icu('{count, plural, one {# Bewerbung} other {# Bewerbungen}}');
export const isDeleted = icu('Diese Stelle ist gelöscht.');
export const deletedJobs = icu('Gelöschte Stellen');
export const deletedList = icu('Gelöschte Stellen');
export const noneDeleted = icu('Bisher gibt es keine gelöschten Stellen.');
export const deletedCount = icu('Gelöschte Stellen: {total, number}');
export const deletedCountOrMore = icu('Gelöschte Stellen: {total, number} oder mehr');
export const draftJobs = icu('Entwürfe');
export const draftsAbout = icu(
  'Nur Sie sehen diese Entwürfe. Machen Sie dort weiter, wo Sie aufgehört haben.',
);
export const noneDrafted = icu('Bisher gibt es keine Stellenentwürfe.');
export const draftList = icu('Stellenentwürfe');
export const nextStep = icu('Nächster Schritt: {step}');
export const designation = icu('Stellenbezeichnung');
export const jobId = icu('Stellen-ID');
export const status = icu('Status');
export const jobType = icu('Art der Stelle');
export const createdOn = icu('Angelegt');
export const posted = icu('Veröffentlicht');
export const applications = icu('Bewerbungen');
export const more = icu('Mehr: {role}, {id}');
export const copy = icu('Stelle kopieren');
export const saveAsTemplate = icu('Als Vorlage speichern');
export const planRounds = icu('Runden planen');
export const inviteCandidates = icu('Zur Bewerbung einladen');
export const change = icu('{action}: {role}');
export const nameOf = icu('{role} ({id})');
export const close = icu('Schließen');
export const closeTitle = icu('{job} schließen?');
export const closeEffect = icu(
  'Niemand kann sich mehr bewerben. Sie können die Stelle jederzeit wieder öffnen.',
);
export const closeJob = icu('Stelle schließen');
export const repost = icu('Wieder öffnen');
export const repostTitle = icu('{job} wieder öffnen?');
export const repostEffect = icu('Die Stelle ist dann wieder offen; man kann sie finden und sich bewerben.');
export const repostJob = icu('Stelle wieder öffnen');
export const reposted = icu('Die Stelle wurde wieder geöffnet.');
export const restore = icu('Wiederherstellen');
export const restoreTitle = icu('{job} wiederherstellen?');
export const restoreDraftEffect = icu(
  'Sie wurde nie veröffentlicht und kommt unverändert zurück zu Ihren Entwürfen.',
);
export const restoreEffect = icu('Sie ist wieder so, wie sie vor dem Löschen war, offen oder geschlossen.');
export const restoreJob = icu('Stelle wiederherstellen');
export const delete_ = icu('Löschen');
export const deleteTitle = icu('{job} löschen?');
export const deleteDraftEffect = icu('Der Entwurf kommt zu Ihren gelöschten Stellen.');
export const deleteEffect = icu(
  'Bewerbende sehen die Stelle nicht mehr. Sie kommt zu Ihren gelöschten Stellen und kann dort wieder geöffnet werden.',
);
export const deleteJob = icu('Stelle löschen');
export const continue_ = icu('Weiter');
export const update = icu('Aktualisieren');
export const undo = icu('Rückgängig');
export const nobodyConcerned = icu('Es gibt nichts zu entscheiden, und es sind keine Interviews geplant.');
export const applicantsWaiting = icu(
  '{count, plural, one {Über # Bewerbung müssen Sie noch entscheiden.} other {Über # Bewerbungen müssen Sie noch entscheiden.}}',
);
export const interviewsToDecide = icu(
  '{count, plural, one {# abgeschlossenes Interview braucht Ihre Entscheidung.} other {# abgeschlossene Interviews brauchen Ihre Entscheidung.}}',
);
export const interviewsScheduled = icu(
  '{count, plural, =0 {Es sind keine Interviews geplant.} one {# Interview ist geplant.} other {# Interviews sind geplant.}}',
);
export const interviewsFinished = icu(
  '{count, plural, one {# Interview ist abgeschlossen.} other {# Interviews sind abgeschlossen.}}',
);
export const applicantsStay = icu('Sie können Bewerbungen weiterhin annehmen oder ablehnen.');
export const finishedStay = icu('Sie können weiterhin über abgeschlossene Interviews entscheiden.');
export const scheduledStay = icu('Geplante Interviews können weiterhin geführt werden.');
export const applicantsTold = icu(
  'Wer sich gerade im Verfahren befindet, erhält eine E-Mail, dass die Stelle zurückgezogen wurde, es sei denn, Sie machen das rechtzeitig rückgängig.',
);
export const questionsStay = icu(
  '{count, plural, one {Es behält seine Fragen. Ihre neuen Fragen kommen in Interviews vor, die Sie nach „Stelle ändern“ planen.} other {Sie behalten ihre Fragen. Ihre neuen Fragen kommen in Interviews vor, die Sie nach „Stelle ändern“ planen.}}',
);
export const unpublishedTitle = icu('Änderungen noch nicht veröffentlicht');
export const changed = icu('Geändert: {steps}.');
export const seenAsBefore = icu('Bewerbende sehen die Stelle wie vorher, bis Sie „Stelle ändern“ drücken.');
export const reviewChanges = icu('Änderungen prüfen');
export const discardChanges = icu('Änderungen verwerfen');
export const discardTitle = icu('Änderungen an {id} verwerfen?');
export const discardEffect = icu(
  'Die Stelle bleibt so, wie Bewerbende sie jetzt sehen. Die nicht veröffentlichten Änderungen gehen verloren.',
);
export const discardSteps = icu(
  'Die Stelle bleibt so, wie Bewerbende sie jetzt sehen. Diese Änderungen gehen verloren: {steps}.',
);
export const sourceLink = icu('Link mit Quelle');
export const sourceAbout = icu(
  'Bewerbungen über diesen Link werden in der Auswahl und in der Auswertung unter seinem Wort gezählt.',
);
export const sourceWhere = icu('Wo werden Sie ihn veröffentlichen?');
export const sourceHint = icu('Zum Beispiel linkedin, newsletter oder jobmesse');
export const link = icu('Link');
export const copyLink = icu('Link kopieren');
export const linkCopied = icu('Der Link wurde kopiert.');
export const selectLink = icu('Markieren Sie den Link und kopieren Sie ihn.');
export const fromInvitation = icu('Einladung');
export const fromCompanyPage = icu('Unternehmensseite');
export const fromWebsite = icu('Ihre Website');
export const fromFeed = icu('Feed');
export const fromJobAlert = icu('Stellenbenachrichtigung');
export const fromNowhere = icu('Keine Quelle');
export const sourceTooLong = icu('Eine Quelle hat höchstens {max, number} Zeichen');
export const blindOn = icu('Blinde Prüfung ist an');
export const blindOff = icu('Blinde Prüfung ist aus');
export const blindOffTitle = icu('Blinde Prüfung ausschalten?');
export const blindOnTitle = icu('Blinde Prüfung einschalten?');
export const turnOff = icu('Ausschalten');
export const turnOn = icu('Einschalten');
export const blindOffEffect = icu(
  'Alle im Team sehen die Auswertung und die Bewertungsbögen der anderen sofort.',
);
export const blindOnEffect = icu(
  'Alle im Team füllen zu einem Interview den eigenen Bewertungsbogen aus, bevor sie die Auswertung und die Meinung der anderen sehen. Solange kann niemand die Berichte allein über ihren Link lesen.',
);
export const changedByYou = icu(
  'Sie haben {when} in einem anderen Tab oder auf einem anderen Gerät Folgendes geändert: {what}.',
);
export const changedBy = icu('{name} hat {when} Folgendes geändert: {what}.');
export const changedBySomeone = icu('Jemand aus Ihrem Team hat {when} Folgendes geändert: {what}.');
export const partDesignation = icu('die Stellenbezeichnung');
export const partType = icu('die Art der Stelle');
export const partIndustry = icu('die Branche');
export const partDescription = icu('die Beschreibung');
export const partContract = icu('die Vertragsdauer');
export const partSalary = icu('das Gehalt');
export const partSkills = icu('die Fähigkeiten');
export const partQuestions = icu('die Fragen');
export const partEducation = icu('die Ausbildung');
export const partPay = icu('den Stundenlohn');
export const partBenefits = icu('die Zusatzleistungen');
export const partTravel = icu('die Dienstreisen');
export const partHome = icu('das Homeoffice');
export const partStart = icu('das Startdatum');
export const partMisc = icu('die weiteren Angaben');
export const partRounds = icu('den Ablauf der Interviews');
export const partSettings = icu('die Interview-Einstellungen');
export const partPlace = icu('den Arbeitsort');
export const partOnboarding = icu('das Onboarding');
export const partMessage = icu('die persönliche Nachricht');
export const refusedClosed = icu(
  'Diese Stelle ist geschlossen. Öffnen Sie sie wieder, um sie auszuschreiben.',
);
export const refusedPublished = icu('Diese Stelle ist schon veröffentlicht. Schließen Sie sie stattdessen.');
export const refusedNotPublished = icu(
  'Diese Stelle ist noch nicht veröffentlicht und kann deshalb nicht geschlossen werden.',
);
export const refusedDraft = icu('Diese Stelle ist ein Entwurf. Veröffentlichen Sie sie stattdessen.');
export const refusedNeverPosted = icu(
  'Diese Stelle wurde nie veröffentlicht. Stellen Sie sie wieder her, um Ihren Entwurf zurückzubekommen.',
);
export const refusedDeleted = icu(
  'Diese Stelle ist gelöscht. Öffnen Sie sie wieder oder stellen Sie sie zuerst wieder her.',
);
export const refusedTakenDown = icu('Die Betreiber dieser Website haben diese Stelle gesperrt: {reason}');
export const refusedCompanyDown = icu(
  'Die Betreiber dieser Website haben Ihr Unternehmen gesperrt, deshalb kann es keine Stellen ausschreiben. Schreiben Sie ihnen, wenn Sie das für einen Irrtum halten.',
);
export const refusedIncomplete = icu('Bitte füllen Sie zuerst diesen Schritt aus: {step}.');
