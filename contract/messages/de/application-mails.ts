import { icu, template } from '../icu.ts';

export const nameMeans = icu('Der Name der Person, die sich beworben hat');
export const companyMeans = icu('Der Name Ihres Unternehmens');
export const titleMeans = icu('Der Titel der Stelle');
export const jobIdMeans = icu('Die Stellen-ID, die angezeigt wird');
export const linkMeans = icu('Der Link hinter der Schaltfläche der E-Mail');
export const reasonMeans = icu('Was Sie zum Grund mitteilen; leer, wenn Sie nichts mitteilen');
export const stageMeans = icu('Die Phase, in die die Bewerbung kommt, wie die Stelle sie nennt');
export const opensAtMeans = icu('Wann das Interview öffnet, in der Zeitzone der Person');
export const openUntilMeans = icu('Bis wann das Interview gemacht werden kann, in der Zeitzone der Person');
export const openDaysMeans = icu('Wie viele Tage das Interview offen ist');
export const extraTimeMeans = icu(
  'Welches Vielfache der üblichen Zeit für jede Antwort gilt; leer bei der üblichen Zeit',
);
export const leavingMeans = icu(
  'Für eine Bedingung: nicht leer, wenn das Verlassen des Tabs nur vermerkt wird und das Interview nicht beendet',
);
export const cancelledMeans = icu(
  'Für eine Bedingung: nicht leer, wenn ein Interview geplant war, das nun entfällt',
);
export const withdrawnMeans = icu(
  'Für eine Bedingung: nicht leer, wenn die Bewerbung zurückgezogen wurde; leer, wenn Sie das Interview abgesagt haben',
);
export const opensAsBeforeMeans = icu(
  'Für eine Bedingung: nicht leer, wenn das Interview wie zuvor öffnet und nur zu einer anderen Zeit schließt',
);
export const byCandidateMeans = icu(
  'Für eine Bedingung: nicht leer, wenn die Person den neuen Termin selbst gewählt hat',
);
export const newSettingsMeans = icu(
  'Für eine Bedingung: nicht leer, wenn Sie geändert haben, wie das Interview abläuft',
);
export const givenAgainMeans = icu(
  'Für eine Bedingung: nicht leer, wenn das Interview noch einmal gemacht werden kann',
);
export const keptAnswersMeans = icu(
  'Wie viele Antworten aus dem früheren Interview erhalten bleiben; leer, wenn alle Fragen noch einmal gestellt werden',
);
export const askedQuestionsMeans = icu('Wie viele Fragen noch einmal gestellt werden');
export const withinHourMeans = icu(
  'Für eine Bedingung: leer in der E-Mail am Tag davor, nicht leer in der E-Mail eine Stunde davor',
);
export const openUntilIfAnyMeans = icu(
  'Bis wann ein geplantes Interview gemacht werden kann, in der Zeitzone der Person; leer, wenn keines geplant ist',
);
export const askedForMeans = icu('Worum die Person gebeten hat');
export const problemMeans = icu(
  'Für eine Bedingung: nicht leer, wenn die Person ein Problem im Interview gemeldet hat',
);
export const isGrantedMeans = icu('Für eine Bedingung: nicht leer, wenn Sie zugestimmt haben');
export const withoutInterviewMeans = icu(
  'Für eine Bedingung: nicht leer, wenn eine Person an die Stelle des KI-Interviews tritt',
);
export const noteMeans = icu('Was Sie der Person geschrieben haben; leer, wenn Sie nichts geschrieben haben');
export const days = icu('{count, plural, one {# Tag} other {# Tage}}');
export const answers = icu('{count, plural, one {# Antwort} other {# Antworten}}');
export const questions = icu('{count, plural, one {# Frage} other {# Fragen}}');
export const seeApplication = icu('Ihre Bewerbung ansehen');
export const seeApplications = icu('Meine Bewerbungen ansehen');
export const seeInterviews = icu('Meine Interviews ansehen');
export const seeOpenJobs = icu('Andere offene Stellen ansehen');
export const goToInterview = icu('Zu Ihrem Interview');
export const calendarTitle = icu('KI-Interview: {job} bei {company}');
export const calendarText = template(
  'Es ist {{ open_days }} lang offen, vom {{ opens_at }} bis zum {{ open_until }}. Machen Sie es in dieser Zeit, wann es Ihnen passt. Sie brauchen eine Kamera, ein Mikrofon und einen ruhigen Ort.',
);
export const calendarDeclined = template(
  '{{ company_name }} hat entschieden, Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) nicht weiter zu berücksichtigen; das Interview entfällt.',
);
export const calendarCancelled = template(
  '{% if withdrawn %}Sie haben Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} zurückgezogen; das Interview entfällt.{% else %}{{ company_name }} hat Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) abgesagt.{% endif %}',
);
export const calendarPerson = icu('{company} macht ohne KI-Interview mit Ihnen weiter.');
export const sentName = icu('Bewerbung gesendet');
export const sentAbout = icu('An die Person, wenn ihre Bewerbung eingegangen ist.');
export const sentHeading = icu('Ihre Bewerbung ist eingegangen');
export const sentSubject = template('Ihre Bewerbung bei {{ company_name }}: {{ job_title }}');
export const sentText = template(`Guten Tag {{ candidate_name }},

Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) liegt {{ company_name }} vor.

Ein Mensch liest sie, und Sie bekommen eine E-Mail, sobald entschieden ist. Den Stand sehen Sie in der Liste Ihrer Bewerbungen.`);
export const advancedName = icu('Nächster Schritt');
export const advancedAbout = icu(
  'An die Person, wenn Sie die Bewerbung in eine weitere Runde oder zum Angebot verschieben.',
);
export const advancedHeading = icu('Mit Ihrer Bewerbung geht es weiter');
export const advancedSubject = template('Mit Ihrer Bewerbung für {{ job_title }} geht es weiter');
export const advancedText = template(`Guten Tag {{ candidate_name }},

mit Ihrer Bewerbung bei {{ company_name }} für die Stelle {{ job_title }} ({{ job_id }}) geht es weiter. Der nächste Schritt: {{ stage }}.

{{ company_name }} meldet sich dazu bei Ihnen.`);
export const hiredName = icu('Eingestellt');
export const hiredAbout = icu('An die Person, wenn Sie die Bewerbung als eingestellt markieren.');
export const hiredHeading = icu('Sie haben die Stelle');
export const hiredSubject = template('Sie haben die Stelle: {{ job_title }}');
export const hiredText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat sich für Sie entschieden: Sie bekommen die Stelle {{ job_title }} ({{ job_id }}). Herzlichen Glückwunsch!

{{ company_name }} meldet sich bei Ihnen zu Ihrem ersten Arbeitstag.`);
export const reopenedName = icu('Bewerbung wieder geöffnet');
export const reopenedAbout = icu('An die Person, wenn Sie eine geschlossene Bewerbung wieder öffnen.');
export const reopenedHeading = icu('Ihre Bewerbung ist wieder offen');
export const reopenedSubject = template('Ihre Bewerbung für {{ job_title }} ist wieder offen');
export const reopenedText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) wieder geöffnet. Sie müssen jetzt nichts tun: {{ company_name }} teilt Ihnen den nächsten Schritt mit.

Wenn Sie nicht mehr interessiert sind, können Sie die Bewerbung zurückziehen oder dem Unternehmen schreiben.`);
export const declinedName = icu('Bewerbung abgelehnt');
export const declinedAbout = icu(
  'An die Person, wenn Sie die Bewerbung ablehnen. Nimmt auch ein geplantes Interview aus ihrem Kalender.',
);
export const declinedHeading = icu('Zu Ihrer Bewerbung');
export const declinedSubject = template('Ihre Bewerbung für {{ job_title }}');
export const declinedText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat entschieden, Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) nicht weiter zu berücksichtigen. Diese Entscheidung hat ein Mensch getroffen, kein Programm.

{% if shared_reason %}{{ shared_reason }}{% endif %}

{% if interview_called_off %}Ihr Interview entfällt. Den Eintrag in Ihrem Kalender können Sie löschen.{% endif %}

Vielen Dank für die Zeit, die Sie sich genommen haben. Wir wünschen Ihnen viel Erfolg bei der weiteren Suche.`);
export const scheduledName = icu('Interview geplant');
export const scheduledAbout = icu(
  'An die Person, wenn Sie das Interview planen; mit einem Eintrag für den Kalender.',
);
export const scheduledHeading = icu('Ihr Interview ist geplant');
export const scheduledSubject = template('Ihr Interview für {{ job_title }}');
export const scheduledText =
  template(`Gute Nachrichten, {{ candidate_name }}: {{ company_name }} lädt Sie zu einem Interview für die Stelle {{ job_title }} ({{ job_id }}) ein.

Ihr Interview ist {{ open_days }} lang offen, vom {{ opens_at }} bis zum {{ open_until }}. Machen Sie es in dieser Zeit, wann es Ihnen passt.

{% if extra_time %}Sie haben das {{ extra_time }}-Fache der üblichen Zeit für jede Antwort.{% endif %}

{% if leaving_is_noted %}Wenn Sie den Tab oder das Fenster verlassen, wird das vermerkt, beendet Ihr Interview aber nicht.{% endif %}

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const changedName = icu('Interview geändert');
export const changedAbout = icu(
  'An die Person, wenn Sie oder sie selbst das Interview verschieben, wenn sich seine Frist ändert oder wenn es anders abläuft oder noch einmal gemacht werden kann; mit einem neuen Kalendereintrag, falls sich der Termin geändert hat.',
);
export const changedHeading = icu('Ihr Interview hat sich geändert');
export const againHeading = icu('Sie können Ihr Interview noch einmal machen');
export const changedSubject = template(
  '{% if given_again %}Sie können Ihr Interview für {{ job_title }} noch einmal machen{% else %}Ihr Interview für {{ job_title }} hat sich geändert{% endif %}',
);
export const changedText = template(`Guten Tag {{ candidate_name }},

{% if given_again %}Sie können Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} noch einmal machen.{% elsif by_candidate %}Sie haben Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} verschoben.{% else %}{{ company_name }} hat Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) geändert.{% endif %}

{% if given_again %}{% if kept_answers %}Was Sie schon beantwortet haben, bleibt erhalten ({{ kept_answers }}). Sie werden nur gefragt, was noch offen ist ({{ asked_questions }}).{% else %}Ihnen werden noch einmal alle Fragen gestellt ({{ asked_questions }}).{% endif %}{% elsif new_settings %}{% if extra_time %}{% elsif leaving_is_noted %}{% else %}Sie haben die übliche Zeit für jede Antwort, und beim Verlassen des Tabs gelten die üblichen Regeln.{% endif %}{% elsif opens_as_before %}Die Frist hat sich geändert.{% elsif by_candidate %}{% else %}Es wurde verschoben.{% endif %}

{% if extra_time %}Sie haben das {{ extra_time }}-Fache der üblichen Zeit für jede Antwort.{% endif %}

{% if leaving_is_noted %}Wenn Sie den Tab oder das Fenster verlassen, wird das vermerkt, beendet Ihr Interview aber nicht.{% endif %}

Ihr Interview ist {{ open_days }} lang offen, vom {{ opens_at }} bis zum {{ open_until }}. Machen Sie es in dieser Zeit, wann es Ihnen passt.

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const cancelledName = icu('Interview abgesagt');
export const cancelledAbout = icu(
  'An die Person, wenn Sie ein geplantes Interview absagen oder sie eine Bewerbung mit geplantem Interview zurückzieht; nimmt den Eintrag aus ihrem Kalender.',
);
export const cancelledHeading = icu('Ihr Interview ist abgesagt');
export const cancelledSubject = template('Ihr Interview für {{ job_title }} ist abgesagt');
export const cancelledText = template(`Guten Tag {{ candidate_name }},

{% if withdrawn %}Sie haben Ihre Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} zurückgezogen; das Interview entfällt.{% else %}{{ company_name }} hat Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) abgesagt.{% endif %}

{% if withdrawn %}{% else %}Ihre Bewerbung ist weiterhin offen, und {{ company_name }} entscheidet über den nächsten Schritt.{% endif %} Den Eintrag in Ihrem Kalender können Sie löschen.`);
export const reminderName = icu('Erinnerung an ein Interview');
export const reminderAbout = icu('An die Person, einen Tag und eine Stunde bevor das Interview öffnet.');
export const reminderHeading = icu('Ihr Interview steht bevor');
export const hourHeading = icu('Ihr Interview öffnet in weniger als einer Stunde');
export const reminderSubject = template('Erinnerung: Ihr Interview für {{ job_title }}');
export const reminderText = template(`Guten Tag {{ candidate_name }},

Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} steht bevor. Es ist {{ open_days }} lang offen, vom {{ opens_at }} bis zum {{ open_until }}. Machen Sie es in dieser Zeit, wann es Ihnen passt.

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const openedName = icu('Interview offen');
export const openedAbout = icu('An die Person, wenn das Interview öffnet.');
export const openedHeading = icu('Ihr Interview ist offen');
export const openedSubject = template('Ihr Interview für {{ job_title }} ist offen');
export const openedText = template(`Guten Tag {{ candidate_name }},

Sie können Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} jetzt machen. Es ist bis zum {{ open_until }} offen. Machen Sie es bis dahin, wann es Ihnen passt.

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const closingName = icu('Interview schließt bald');
export const closingAbout = icu(
  'An die Person, einen Tag bevor das Interview schließt, wenn sie es noch nicht begonnen hat.',
);
export const closingHeading = icu('Die Frist für Ihr Interview läuft bald ab');
export const closingSubject = template('Die Frist für Ihr Interview läuft bald ab: {{ job_title }}');
export const closingText = template(`Guten Tag {{ candidate_name }},

Sie haben Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} noch nicht begonnen. Es ist bis zum {{ open_until }} offen.

Wenn Sie einen anderen Termin brauchen, können Sie {{ company_name }} in der Liste Ihrer Interviews darum bitten.

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const closedName = icu('Interview geschlossen');
export const closedAbout = icu(
  'An die Person, wenn das Interview schließt und sie es nicht eingereicht hat.',
);
export const closedHeading = icu('Die Frist für Ihr Interview ist abgelaufen');
export const closedSubject = template('Die Frist für Ihr Interview ist abgelaufen: {{ job_title }}');
export const closedText = template(`Guten Tag {{ candidate_name }},

Ihr Interview für die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} war bis zum {{ open_until }} offen und wurde nicht eingereicht.

Damit ist noch nichts entschieden. Ein Mensch bei {{ company_name }} entscheidet über den nächsten Schritt. Wenn etwas schiefgegangen ist oder Sie einen anderen Termin brauchen, können Sie das in der Liste Ihrer Interviews mitteilen.`);
export const jobDeletedName = icu('Stelle zurückgezogen');
export const jobDeletedAbout = icu('An Personen mit einer laufenden Bewerbung, wenn Sie die Stelle löschen.');
export const jobDeletedHeading = icu('Eine Stelle, auf die Sie sich beworben haben, wurde zurückgezogen');
export const jobDeletedSubject = template('Die Stelle {{ job_title }} wurde zurückgezogen');
export const jobDeletedText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat die Stelle {{ job_title }} ({{ job_id }}) zurückgezogen; neue Bewerbungen sind nicht mehr möglich. Ihre Bewerbung läuft weiter, und Sie bekommen eine E-Mail, sobald entschieden ist.

{% if open_until %}Ihr Interview können Sie noch bis zum {{ open_until }} machen.{% endif %}

Wenn Sie nicht mehr interessiert sind, können Sie Ihre Bewerbung zurückziehen.`);
export const answeredName = icu('Antwort auf eine Anfrage');
export const answeredAbout = icu(
  'An die Person, wenn Sie einer Anfrage zu ihrem Interview zustimmen oder sie ablehnen oder ein gemeldetes Problem beantworten, ohne das Interview zu wiederholen. Tritt eine Person an seine Stelle, wird der Kalendereintrag entfernt.',
);
export const grantedHeading = icu('Ihrer Anfrage wurde zugestimmt');
export const answeredHeading = icu('Zu Ihrer Anfrage');
export const answeredSubject = template('Ihre Anfrage zum Interview für {{ job_title }}');
export const answeredText = template(`Guten Tag {{ candidate_name }},

{% if problem %}Sie haben {{ company_name }} gemeldet, dass in Ihrem Interview für die Stelle {{ job_title }} ({{ job_id }}) etwas schiefgegangen ist. Ein Mensch hat sich das angesehen. Das Interview kann nicht wiederholt werden.{% else %}Sie haben {{ company_name }} für die Stelle {{ job_title }} ({{ job_id }}) um Folgendes gebeten: {{ asked_for }}. {% if is_granted %}Ihrer Anfrage wurde zugestimmt.{% else %}Ihre Anfrage wurde abgelehnt.{% endif %}{% endif %}

{% if without_interview %}Sie müssen das KI-Interview nicht machen. {{ company_name }} meldet sich wegen des nächsten Schritts bei Ihnen.{% endif %}

{% if note %}Nachricht von {{ company_name }}: {{ note }}{% endif %}`);
export const receivedAbout = icu('An das Unternehmen, wenn sich jemand auf eine Stelle bewirbt.');
export const receivedSubject = icu('Neue Bewerbung: {name} für {job}');
export const receivedHeading = icu('Sie haben eine neue Bewerbung');
export const receivedText = icu('{name} hat sich auf {position} beworben.');
export const seeOneApplication = icu('Bewerbung ansehen');
export const withdrawnAbout = icu('An das Unternehmen, wenn jemand eine Bewerbung zurückzieht.');
export const withdrawnSubject = icu('Bewerbung zurückgezogen: {name} für {job}');
export const withdrawnHeading = icu('Eine Bewerbung wurde zurückgezogen');
export const withdrawnText = icu('{name} hat die Bewerbung für {position} zurückgezogen.');
export const withdrawnInterview = icu('Das Interview entfällt.');
export const seeTheApplications = icu('Bewerbungen ansehen');
export const dayAbout = icu(
  'An ein Mitglied eines Unternehmens, das neue Bewerbungen einmal am Tag möchte, am Morgen danach.',
);
export const daySubject = icu(
  '{count, plural, one {# neue Bewerbung für {job}} other {# neue Bewerbungen für {job}}}',
);
export const daySubjectOfJobs = icu(
  '{count, plural, one {# neue Bewerbung} other {# neue Bewerbungen}} für {jobs, plural, one {# Stelle} other {# Stellen}}',
);
export const dayHeading = icu('Ihre neuen Bewerbungen');
export const dayOfJob = icu(
  '{count, plural, one {{position}: # neue Bewerbung, von {names}.} other {{position}: # neue Bewerbungen, von {names}.}}',
);
export const dayNames = icu('{names} und {more, number} weitere');
export const seeAllApplications = icu('Alle Bewerbungen ansehen');
export const requestAbout = icu(
  'An Inhaber und Recruiting, wenn jemand um eine Anpassung oder einen anderen Termin bittet oder ein Problem im Interview meldet.',
);
export const requestSubject = icu('Eine Anfrage zum Interview für {job}');
export const requestHeading = icu('Jemand bittet um eine Anpassung');
export const requestText = icu(
  '{name} hat eine Anfrage zum Interview für {position}. Nur Inhaber und Recruiting können sie lesen.',
);
export const problemSubject = icu('Gemeldetes Problem: {name}, Interview für {job}');
export const problemHeading = icu('Jemand hat ein Problem gemeldet');
export const problemText = icu('{name} schreibt, dass im Interview für {position} etwas schiefgegangen ist.');
export const theyWrote = icu('Nachricht: {words}');
export const problemNext = icu(
  'Bitte sehen Sie sich an, was passiert ist. Sie können das Interview wiederholen lassen, ganz oder nur für unbeantwortete Fragen, oder in eigenen Worten antworten.',
);
export const seeRequest = icu('Anfrage ansehen');
