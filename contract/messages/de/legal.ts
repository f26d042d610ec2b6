import { icu } from '../icu.ts';

export const termsTitle = icu('Nutzungsbedingungen');
export const termsDescription = icu(
  'Worauf sich Unternehmen und Bewerbende einlassen, wenn sie diese Website nutzen.',
);
export const termsLead = icu(
  'Dies ist eine Übersetzung: Maßgeblich ist der englische Text. Was Bewerbende, Unternehmen und Betreiber voneinander erwarten können.',
);
export const whatItIs = icu('Worum es geht');
export const whatItIsText = icu(
  'Roundone ist ein Stellenmarkt, den eine Organisation, der Betreiber, betreibt. Unternehmen schreiben dort Stellen aus; wer sich bewirbt, führt ein erstes Interview, das ein Programm aufzeichnet und auswertet. Ein Arbeitsvertrag wird zwischen dem Unternehmen und der Person geschlossen, die sich bewirbt, nie mit dem Betreiber oder den Herstellern des Programms.',
);
export const yourAccount = icu('Ihr Konto');
export const oneAccount = icu(
  'Ein Konto gehört einer Person, die ihren eigenen Namen und eine E-Mail-Adresse angibt, auf die sie Zugriff hat.',
);
export const keepPassword = icu(
  'Behalten Sie Ihr Passwort für sich. Was über Ihr Konto geschieht, gilt als von Ihnen getan, bis Sie dem Betreiber etwas anderes mitteilen.',
);
export const mayClose = icu('Der Betreiber darf ein Konto schließen, das gegen diese Bedingungen verstößt.');
export const ifSeeking = icu('Wenn Sie eine Stelle suchen');
export const sayTruth = icu('Machen Sie in Profil, Unterlagen und Antworten wahre Angaben.');
export const takeYourself = icu('Führen Sie das Interview selbst, ohne dass jemand für Sie antwortet.');
export const applyOnce = icu(
  'Sie können sich auf jede Stelle einmal bewerben. {days, plural, one {Ein Interview ist ab der vereinbarten Zeit # Tag lang offen} other {Ein Interview ist ab der vereinbarten Zeit # Tage lang offen}}, sofern das Unternehmen nichts anderes festlegt, und kann einmal eingereicht werden. Das Unternehmen kann es noch einmal ermöglichen.',
);
export const toldBefore = icu(
  'Vor einem Interview erfahren Sie, was aufgezeichnet wird und wer es sehen wird. Ohne Ihre Zustimmung wird nichts aufgezeichnet.',
);
export const ifHiring = icu('Wenn Sie einstellen');
export const postReal = icu(
  'Schreiben Sie echte Stellen aus, mit ernst gemeinten Bedingungen, und halten Sie das Gleichbehandlungsrecht ein.',
);
export const useOnly = icu(
  'Verwenden Sie, was Sie über eine Person erfahren, nur für diese Bewerbung, und teilen Sie Berichte nur mit denen, die darüber entscheiden.',
);
export const reportHelps = icu(
  'Ein Bericht hilft einem Menschen bei der Entscheidung. Lesen Sie die Belege, bevor Sie sich auf ein Urteil verlassen, und erklären Sie auf Nachfrage, wie die Entscheidung zustande kam.',
);
export const staysYours = icu('Ihre Inhalte bleiben Ihre');
export const staysYoursText = icu(
  'Ihre Unterlagen, Aufzeichnungen und Fragen bleiben Ihre. Sie erlauben dem Betreiber, sie zu speichern, auszuwerten und denen zu zeigen, die in der Datenschutzerklärung genannt sind, solange die Bewerbung oder die Stelle es erfordert.',
);
export const personalData = icu('Wie mit personenbezogenen Daten umgegangen wird, steht in der {policy}.');
export const promises = icu('Was zugesagt werden kann');
export const promisesText = icu(
  'Spracherkennung und Auswertung machen Fehler. Deshalb stehen Transkripte, Aufzeichnungen und Belege neben jedem Urteil, und deshalb entscheidet das Programm über niemanden. Das Programm selbst ist freie Software unter der MIT-Lizenz, ohne Gewährleistung; was der Betreiber darüber hinaus zusagt, ist eine Sache zwischen Ihnen und ihm.',
);
export const policyTitle = icu('Datenschutzerklärung');
export const policyDescription = icu(
  'Was diese Website über Menschen speichert, wer es sieht und wie lange es aufbewahrt wird.',
);
export const policyLead = icu(
  'Dies ist eine Übersetzung: Maßgeblich ist der englische Text. Was diese Website erfasst, wer es sieht und wie lange es aufbewahrt wird.',
);
export const responsible = icu('Wer verantwortlich ist');
export const responsibleText = icu(
  'Roundone ist ein Programm, das eine Organisation auf Rechnern ihrer Wahl betreibt. Die Organisation, die diese Website betreibt, hier Betreiber genannt, ist für das verantwortlich, was darauf gespeichert ist. Die Hersteller des Programms haben darauf keinen Zugriff und erhalten nichts davon.',
);
export const responsibleAsk = icu(
  'Fragen und Anliegen zu Ihren Daten richten Sie über {contact} an den Betreiber.',
);
export const recorded = icu('Was erfasst wird');
export const recordedAll = icu(
  'Von allen, die sich registrieren: Name, E-Mail-Adresse, Mobilnummer, Rolle und das Passwort in einer Form, aus der es sich nicht zurücklesen lässt.',
);
export const recordedCandidates = icu(
  'Von Bewerbenden: das Profil (Anschrift, Ausbildung, Fähigkeiten, Erfahrung, Links), Bild, Lebenslauf, Anschreiben und Zeugnisse, die sie hochladen, ein Vorstellungsvideo, wenn eine Stelle danach fragt und sie es geben, und ihre Bewerbungen.',
);
export const recordedEmployers = icu(
  'Von Unternehmen: Unternehmensprofil, Logo, Stellen mit ihren Fragen, eine persönliche Nachricht, wenn eine aufgenommen wird, und ihre Entscheidungen über Bewerbungen.',
);
export const recordedInterview = icu(
  'In einem Interview: Bild und Ton von der ersten mündlichen Frage bis zur letzten, eine Tondatei für jede mündliche Antwort, die gewählten Antworten der Auswahlfragen und die Zeitpunkte, zu denen die Seite verlassen, verdeckt oder neu geladen wurde.',
);
export const recordedRunning = icu(
  'Im laufenden Betrieb: gesendete E-Mails und ein Protokoll der Aufrufe mit Zeit und Adresse. Passwörter, Anmeldeschlüssel, Antworten und Dateien werden nie ins Protokoll geschrieben.',
);
export const interviewTitle = icu('Was mit einem Interview geschieht');
export const interviewText = icu(
  'Mündliche Antworten wandelt ein Spracherkennungsmodell, das auf dem Rechner des Betreibers läuft, in Text um. Der Text wird mit den erwarteten Antworten verglichen, die das Unternehmen geschrieben oder ausgewählt hat. Daraus entsteht ein Bericht: zu jeder Frage der Wortlaut, die darin gefundenen erwarteten Punkte und ein Urteil, wo es feststeht. Die übrigen Antworten bewertet ein Mensch im Unternehmen.',
);
export const interviewService = icu(
  'Wenn der Betreiber einen Dienst mit einem Sprachmodell angebunden hat, gehen Fragen, erwartete Antworten und Transkripte an diesen Dienst, um denselben Bericht zu schreiben. Bild, Ton und Kontaktdaten werden nicht dorthin gesendet.',
);
export const interviewNever = icu(
  'Gesichter, Gefühle, Akzente und Stimmen werden nicht bewertet. Ereignisse wie das Verlassen der Seite werden dem Unternehmen mit ihrer Uhrzeit gezeigt; sie ändern keine Punktzahl. Das Programm lehnt keine Bewerbung ab: Ein Mensch im Unternehmen entscheidet.',
);
export const whoSees = icu('Wer was sieht');
export const employerSees = icu(
  'Ein Unternehmen sieht Profil, Dateien und Interview der Personen, die sich auf seine eigenen Stellen beworben haben, und von niemandem sonst.',
);
export const candidateSees = icu(
  'Wer sich bewirbt, sieht das eigene Profil, die eigenen Bewerbungen, den Bericht zum Interview und die Aufzeichnung.',
);
export const reportSeen = icu(
  'Ein Bericht lässt sich über seinen Link ohne Anmeldung öffnen, sofern das Unternehmen das nicht gesperrt hat. Der Link lässt sich nicht erraten, aber wer ihn hat, kann den Bericht lesen: Geben Sie ihn mit Bedacht weiter.',
);
export const filesSeen = icu('Dateien werden über signierte Links ausgeliefert, die ablaufen.');
export const operatorSees = icu(
  'Der Betreiber kann auf das Gespeicherte zugreifen, wie bei jedem Programm, das man betreibt, auch auf Fragen und Antworten der Unternehmen.',
);
export const howLong = icu('Wie lange es aufbewahrt wird');
export const howLongText = icu(
  'Jedes Unternehmen legt fest, wie lange es die Daten von Bewerbungen aufbewahrt, und Sie können es vor Ihrem Interview lesen. Wo ein Unternehmen nichts festgelegt hat, werden Bild und Ton nach {filmDays, plural, one {# Tag} other {# Tagen}} gelöscht, Berichte und Transkripte nach {reportDays, plural, one {# Tag} other {# Tagen}} und eine Bewerbung, die ohne Einstellung endete, nach {endedDays, plural, one {# Tag} other {# Tagen}}. Das Recht am Ort der Stelle kann mehr verlangen. Auf Ihrer Seite „Konto“ können Sie herunterladen, was über Sie gespeichert ist, und Ihr Konto mit allem löschen.',
);
export const alertKept = icu(
  'Eine Stellenbenachrichtigung speichert Ihre E-Mail-Adresse und Ihre Suche, bis Sie sie mit dem Link in ihren E-Mails beenden. Wenn Sie den ersten Link nie öffnen, wird sie nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
);
export const inBrowser = icu('In Ihrem Browser');
export const inBrowserText = icu(
  'Die Website lädt nichts von anderen Servern. Sie setzt ein Cookie, wenn Sie sich anmelden: Es zeigt dem Server, dass dieser Browser schon bei Ihrem Konto angemeldet war, damit falsche Passwörter anderer Sie nicht aussperren. Kein Skript kann es lesen, es wird nur bei der Anmeldung gesendet, und es endet nach {days, plural, one {# Tag} other {# Tagen}}. Ihre Anmeldung, Ihre Rolle, Ihr Name und einige Notizen zu begonnenen Formularen und Interviews liegen im Speicher des Browsers auf Ihrem eigenen Gerät. Beim Abmelden wird dieser Speicher geleert.',
);
export const accessibilityTitle = icu('Barrierefreiheit');
export const accessibilityDescription = icu(
  'Was wir dafür tun, dass alle diese Website nutzen können, was noch fehlt und wem Sie schreiben können.',
);
export const accessibilityLead = icu(
  'Diese Website ist für alle gedacht. Hier steht, was dafür getan wird, was noch fehlt und wie Sie einen Menschen erreichen.',
);
export const writeToPerson = icu('Einem Menschen schreiben');
export const writeToPersonText = icu(
  'Wenn Sie auf dieser Website nicht weiterkommen, schreiben Sie den Betreibern über {contact}. Ihre Nachricht geht per E-Mail an Menschen, nicht an ein Programm. Nennen Sie die Seite, was Sie tun wollten und was Sie verwenden, etwa einen Screenreader.',
);
export const askAdjustment = icu(
  'Geht es um ein Interview, bitten Sie das Unternehmen vorher um eine Anpassung: Auf der ersten Seite jedes Interviews gibt es dafür eine Schaltfläche. Möglich sind: {adjustments}.',
);
export const reportProblem = icu(
  'Wenn in einem Interview etwas nicht funktioniert, wählen Sie „Problem melden“. Das Unternehmen kann Ihnen erlauben, das Interview zu wiederholen.',
);
export const measured = icu('Woran wir es messen');
export const measuredText = icu(
  'Maßstab sind die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufen A und AA. Bevor eine Version erscheint, prüft ein Programm jede Seite in drei Breiten, in hellen, dunklen und eigenen Farben. Ganze Abläufe wie eine Bewerbung und ein Interview werden nur mit der Tastatur und mit dem, was ein Screenreader erfährt, ausprobiert.',
);
export const relyOn = icu('Worauf Sie sich verlassen können');
export const relyKeyboard = icu('Alles geht mit der Tastatur, und Sie sehen immer, wo Sie sind.');
export const relyScreen = icu(
  'Jede Seite funktioniert auf einem Bildschirm mit 320 Pixeln, auf 400 Prozent vergrößert und mit größeren Textabständen.',
);
export const relyColours = icu('Farbe sagt nie allein etwas aus: Ein Urteil hat ein Symbol und ein Wort.');
export const relyTyped = icu('Ihre Eingaben gehen nicht verloren, wenn eine Seite neu geladen wird.');
export const relyMotion = icu('Nichts bewegt sich, wenn Ihr System weniger Bewegung wünscht.');
export const relyTime = icu(
  'Zeitlimits gibt es nur im Interview, und das Unternehmen kann Ihnen mehr Zeit geben oder sie aufheben.',
);
export const missing = icu('Was noch fehlt');
export const missingCaptions = icu(
  'Untertitel von Videos erstellt ein Programm, und sie können Fehler enthalten. Wer ein Video gesendet hat, kann sie korrigieren.',
);
export const missingVoice = icu(
  'Die aufgezeichnete erste Runde braucht eine Stimme oder eine Tastatur. Wenn beides nicht passt, bitten Sie um ein Interview mit einem Menschen.',
);
export const missingFiles = icu(
  'Hochgeladene Dateien, etwa ein Lebenslauf, werden so gezeigt, wie sie sind.',
);
