import { icu } from '../icu.ts';

export const homeTitle = icu('Auswahl, bei der alle gehört werden');
export const homeDescription = icu(
  'Ein Stellenmarkt, dessen erste Runde ein aufgezeichnetes KI-Interview ist: dieselben Fragen für alle, mit eigener Stimme.',
);
export const heroTitle = icu('Eine erste Runde, in der alle gehört werden');
export const heroText = icu(
  'Roundone automatisiert Stellenausschreibung, Eignungsbeurteilung und Interviews. Alle beantworten dieselben Fragen mündlich, und die Auswahlteams lesen, was wirklich gesagt wurde.',
);
export const postJob = icu('Stelle ausschreiben');
export const findJob = icu('Stelle finden');
export const justLooking = icu('Möchten Sie sich nur umsehen?');
export const openJobs = icu('Offene Stellen ansehen');
export const howTitle = icu('Von der offenen Stelle zum Gespräch, das sich lohnt');
export const stepPosting = icu('Stellenausschreibung');
export const stepPostingText = icu(
  'Die Führungskraft beschreibt die Stelle in neun kurzen Schritten, wählt Fragen aus dem Fragenkatalog oder schreibt neue und veröffentlicht sie. Entwürfe werden automatisch gespeichert.',
);
export const stepInterviewing = icu('Interview');
export const stepInterviewingText = icu(
  'Alle Eingeladenen beantworten dieselben Fragen mündlich, im Browser, am vereinbarten Tag. Eine Frage, eine Uhr, sonst nichts auf dem Bildschirm.',
);
export const stepAssessment = icu('Eignungsbeurteilung');
export const stepAssessmentText = icu(
  'Die Antworten werden in Text umgewandelt und mit dem verglichen, was eine gute Antwort sagt. Der Bericht zeigt zu jedem Urteil die Worte und die Sekunde im Video.',
);
export const fairTitle = icu('Klar ist, was zählt');
export const looksAt = icu('Was betrachtet wird');
export const looksAtPoints = icu(
  'die Punkte einer Antwort, verglichen mit der Antwort, die das Unternehmen erwartet',
);
export const looksAtChoices = icu('Multiple-Choice-Antworten, richtig oder falsch');
export const looksAtSkills = icu('Fähigkeiten, Berufsjahre und Ausbildung, aus Profil und Lebenslauf');
export const neverLooksAt = icu('Was nie betrachtet wird');
export const neverFaces = icu('Gesichter, Gefühle oder Akzente');
export const neverPauses = icu('wie lange jemand zögert');
export const neverPicture = icu('das Bild selbst, das nur für Menschen da ist');
export const closing = icu(
  'Roundone lehnt nie von sich aus jemanden ab. Ein Mensch entscheidet und hat dabei die Antworten im Wortlaut vor sich.',
);
export const exampleLabel = icu(
  'Ein Beispiel für einen Bericht: eine Frage, die Antwort als Text mit markierten Belegen und das Urteil',
);
export const exampleWhich = icu('Beispiel · Frage 3 von 6');
export const exampleQuestion = icu('Wie schützen Sie Patientinnen und Patienten vor Stürzen?');
export const examplePoints = icu('5 von 6 Punkten erreicht');
export const exampleAnswer = icu(
  '„Zuerst sehe ich mir an, {risk}, dann lege ich {reach} und {bed}, bevor ich gehe.“',
);
export const exampleRisk = icu('warum diese Person stürzen könnte');
export const exampleReach = icu('Klingel und Brille in Reichweite');
export const exampleBed = icu('stelle das Bett niedriger');
export const exampleFoot = icu(
  'Von einem Menschen bewertet. 3 von 4 Punkten gefunden, jeder mit seiner Sekunde im Video',
);
export const aboutTitle = icu('Über uns');
export const aboutDescription = icu(
  'Was Roundone für Unternehmen, für Arbeitsuchende und für seine Betreiber tut.',
);
export const aboutLead = icu(
  'Roundone ist ein Stellenmarkt, dessen erste Runde ein aufgezeichnetes Interview ist: Man führt es allein, wann es passt, und das Auswahlteam liest es gemeinsam.',
);
export const services = icu('Leistungen');
export const forEmployers = icu('Für Unternehmen');
export const forEmployersText = icu(
  '{steps, plural, one {Stellenanzeigen in # Schritt} other {Stellenanzeigen in # Schritten}}, Bewerbungen im Abgleich mit Ihren Kriterien, Interviewtermine per E-Mail und Berichte, die man in Minuten liest und in Sekunden prüft.',
);
export const forSeekers = icu('Für Arbeitsuchende');
export const forSeekersText = icu(
  'Ein Profil, offene Stellen mit den Angaben, die das Unternehmen teilen möchte, Bewerbungen, deren Stand Sie sehen, ein Interview zur vereinbarten Zeit und derselbe Bericht, den das Unternehmen liest.',
);
export const forOperators = icu('Für die Betreiber');
export const forOperatorsText = icu(
  'Ein Programm auf dem eigenen Rechner. Dort wird die Sprache erkannt, die Auswertung braucht kein Netz, und die Aufzeichnungen bleiben im Haus.',
);
export const why = icu('Warum Roundone');
export const sameRound = icu('Dieselbe erste Runde für alle');
export const sameRoundText = icu(
  'Alle bekommen dieselben Fragen und dieselbe Zeit. Niemand fällt durch, nur weil ein Kalender voll war.',
);
export const evidence = icu('Erst Belege, dann Urteile');
export const evidenceText = icu(
  'Jedes Urteil nennt die Gedanken, die vorkamen, und die, die fehlten, im Wortlaut und auf die Sekunde genau.',
);
export const honest = icu('Ehrlich darüber, was es nicht weiß');
export const honestText = icu(
  'Undeutliche Worte werden markiert und von einem Menschen beurteilt. Urteile sind Stufen, keine Scheingenauigkeit.',
);
export const trusted = icu('Vertrauenswürdige Unternehmen');
export const trustedText = icu(
  'Ein Unternehmen kann hier erst Stellen ausschreiben, wenn seine E-Mail-Adresse bestätigt und sein Profil ausgefüllt ist: Branche, Anschrift und Logo. Vor der Bewerbung sehen Sie, wer einstellt, und vor dem Interview, wer es sehen wird.',
);
export const contactButton = icu('Kontakt aufnehmen');
export const contactTitle = icu('Kontakt');
export const contactDescription = icu('Hinterlassen Sie den Betreibern dieser Seite eine Nachricht.');
export const contactLead = icu(
  'Hinterlassen Sie Telefonnummer, E-Mail-Adresse und eine kurze Nachricht. Sie geht per E-Mail an die Betreiber dieser Seite.',
);
export const supportTitle = icu('Hilfe');
export const supportDescription = icu('Hilfe zu Konto, Bewerbung oder Interview.');
export const supportLead = icu(
  'Etwas funktioniert nicht, oder Sie brauchen Hilfe bei einer Bewerbung oder einem Interview? Schreiben Sie uns, was passiert ist und wie wir Sie erreichen.',
);
export const phone = icu('Telefon');
export const email = icu('E-Mail');
export const messageOptional = icu('Nachricht (optional)');
export const whatHappened = icu('Was ist passiert? (optional)');
export const messageSent = icu('Ihre Nachricht wurde gesendet. Wir antworten per E-Mail oder telefonisch.');
export const needsJavaScript = icu(
  'Dieses Formular braucht JavaScript. Bitte schalten Sie es für diese Seite ein oder schreiben Sie der Organisation, die sie betreibt.',
);
export const notSent = icu(
  'Das konnte nicht gesendet werden. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.',
);
export const sitemapTitle = icu('Seitenübersicht');
export const sitemapDescription = icu('Alle öffentlichen Seiten dieser Website.');
export const startHere = icu('Hier beginnen');
export const aboutThisSite = icu('Über diese Website');
export const yourPages = icu('Ihre Seiten');
export const linkCopied = icu('Der Link wurde kopiert.');
export const copyLink = icu('Kopieren Sie diesen Link: {url}');
