import { icu, template } from '../icu.ts';

export const cancelledName = icu('Runde abgesagt');
export const cancelledAbout = icu(
  'An die Person, die sich beworben hat, wenn Sie eine Runde absagen oder sie selbst absagt. Entfernt den Kalendereintrag.',
);
export const invitationName = icu('Einladung zu einer Runde');
export const invitationAbout = icu(
  'An die Person, die sich beworben hat, wenn Sie sie zu einer Runde mit Menschen einladen. Führt zu den Terminen, die zur Wahl stehen.',
);
export const reminderName = icu('Erinnerung an eine Runde');
export const reminderAbout = icu(
  'An die Person, die sich beworben hat, einen Tag und eine Stunde vor Beginn einer Runde.',
);
export const timeName = icu('Termin einer Runde');
export const timeAbout = icu(
  'An die Person, die sich beworben hat, wenn eine Runde einen Termin hat und wenn sich Termin, Ort oder Teilnehmende ändern. Mit einem Kalendereintrag.',
);
export const cardMissingAbout = icu(
  'An ein Mitglied, das an einer Runde teilgenommen und einen Tag später seinen Bewertungsbogen noch nicht gesendet hat.',
);
export const forMemberAbout = icu(
  'An alle, die an einer Runde teilnehmen, wenn sie einen Termin hat und wenn sich Termin, Ort oder Teilnehmende ändern. Mit einem Kalendereintrag.',
);
export const offForMemberAbout = icu(
  'An alle, die an einer Runde teilnehmen, wenn sie abgesagt wird, und an alle, die nicht mehr teilnehmen. Entfernt den Kalendereintrag.',
);
export const reminderForMemberAbout = icu(
  'An alle, die an einer Runde teilnehmen, einen Tag und eine Stunde vor Beginn.',
);
export const candidateNameMeans = icu('Der Name der Person, die sich beworben hat');
export const companyNameMeans = icu('Der Name Ihres Unternehmens');
export const jobTitleMeans = icu('Der Titel der Stelle');
export const jobIdMeans = icu('Die Stellen-ID, die angezeigt wird');
export const linkMeans = icu('Der Link hinter der Schaltfläche der E-Mail');
export const roundMeans = icu('Die Runde, wie sie in der Stelle heißt');
export const durationMeans = icu('Wie lange sie dauert');
export const withMeans = icu('Die Namen der Teilnehmenden; leer, wenn niemand teilnimmt');
export const placeMeans = icu('Ein Link, eine Telefonnummer oder eine Adresse; kann leer sein');
export const startsAtMeans = icu('Wann sie beginnt, in der Zeitzone der Person');
export const wouldHaveBegunMeans = icu(
  'Wann sie begonnen hätte, in der Zeitzone der Person; leer, wenn sie keinen Termin hatte',
);
export const byCandidateMeans = icu(
  'Für eine Bedingung: nicht leer, wenn die Person abgesagt hat, leer, wenn Sie abgesagt haben',
);
export const reasonMeans = icu('Der Grund; kann leer sein');
export const messageMeans = icu('Die Nachricht zur Einladung; kann leer sein');
export const withinTheHourMeans = icu(
  'Für eine Bedingung: leer in der E-Mail am Tag davor, nicht leer in der E-Mail eine Stunde davor',
);
export const movedMeans = icu('Für eine Bedingung: nicht leer, wenn es vorher einen anderen Termin gab');
export const mayMoveMeans = icu(
  'Wie oft und bis wann die Person den Termin verschieben kann; leer, wenn sie es nicht kann',
);
export const see = icu('Termin ansehen');
export const choose = icu('Termin auswählen');
export const seeOrChange = icu('Termin ansehen oder ändern');
export const cancelledHeading = icu('Ihr Termin ist abgesagt');
export const cancelledSubject = template('{{ round }} für {{ job_title }} ist abgesagt');
export const cancelledText =
  template(`Guten Tag {{ candidate_name }}, {% if by_candidate %}Sie haben diese Runde{% else %}{{ company_name }} hat diese Runde{% endif %} für die Stelle {{ job_title }} ({{ job_id }}) abgesagt: {{ round }}{% if starts_at %}, {{ starts_at }}{% endif %}.

{% if by_candidate %}{{ company_name }} weiß Bescheid und entscheidet, wie es weitergeht.{% else %}{{ reason }}{% endif %}

{% if starts_at %}Sie können den Eintrag aus Ihrem Kalender löschen.{% endif %}`);
export const invitationHeading = icu('Sie sind eingeladen');
export const invitationSubject = template('{{ company_name }} möchte Sie kennenlernen: {{ job_title }}');
export const invitationText =
  template(`Gute Nachrichten, {{ candidate_name }}: {{ company_name }} möchte mit Ihrer Bewerbung für die Stelle {{ job_title }} ({{ job_id }}) weitermachen und Sie kennenlernen. {{ round }}.

Es dauert {{ duration }}{% if with %}, mit {{ with }}{% endif %}.

{% if place %}Ort: {{ place }}{% endif %}

{{ message }}

Bitte wählen Sie einen Termin, der Ihnen passt. Sie müssen sich dafür nicht anmelden.`);
export const comingHeading = icu('Ihr Termin steht bevor');
export const withinHourHeading = icu('Ihr Termin beginnt in weniger als einer Stunde');
export const reminderSubject = template('Erinnerung: {{ round }} für {{ job_title }}');
export const reminderText =
  template(`Guten Tag {{ candidate_name }}, wir erinnern Sie an Ihren Termin mit {{ company_name }} für die Stelle {{ job_title }} ({{ job_id }}). {{ round }}.

Beginn: {{ starts_at }}

Es dauert {{ duration }}{% if with %}, mit {{ with }}{% endif %}.

{% if place %}Ort: {{ place }}{% endif %}`);
export const timeHeading = icu('Ihr Termin steht fest');
export const movedHeading = icu('Ihr Termin wurde verschoben');
export const changedHeading = icu('Ihr Termin hat sich geändert');
export const timeSubject = template('{{ round }} für {{ job_title }}: {{ starts_at }}');
export const timeText =
  template(`Guten Tag {{ candidate_name }}, {{ company_name }} freut sich darauf, Sie für die Stelle {{ job_title }} ({{ job_id }}) kennenzulernen. {{ round }}.

{% if moved %}Neuer Termin{% else %}Termin{% endif %}: {{ starts_at }}

Es dauert {{ duration }}{% if with %}, mit {{ with }}{% endif %}.

{% if place %}Ort: {{ place }}{% endif %}

{{ may_move }} Wenn Sie nicht kommen können, sagen Sie bitte ab, damit niemand auf Sie wartet.`);
export const openRound = icu('Runde öffnen');
export const beginsAt = icu('Beginn: {when}');
export const where = icu('Ort: {place}');
export const takesWithPeople = icu(
  'Dauer: {minutes, plural, one {# Minute} other {# Minuten}}. Es nehmen teil: {people}.',
);
export const cardMissing = icu('Ihr Bewertungsbogen fehlt');
export const cardMissingSubject = icu('Ihr Bewertungsbogen fehlt: {name} für {job}');
export const cardMissingText = icu(
  'Sie haben mit {name} ein Interview für {job} ({round}) geführt. Bitte füllen Sie Ihren Bewertungsbogen aus, solange Sie sich gut erinnern.',
);
export const cardMissingNext = icu(
  'Was die anderen geschrieben haben, sehen Sie, sobald Sie ihn gesendet haben.',
);
export const writeCard = icu('Bewertungsbogen ausfüllen');
export const memberBookedHeading = icu('Der Termin einer Runde steht fest');
export const memberMovedHeading = icu('Eine Runde wurde verschoben');
export const memberChangedHeading = icu('Eine Runde hat sich geändert');
export const memberBooked = icu('Die Runde mit {name} für {job} ({jobId}) hat einen Termin. {title}.');
export const memberMoved = icu('Die Runde mit {name} für {job} ({jobId}) hat einen neuen Termin. {title}.');
export const memberChanged = icu('Die Runde mit {name} für {job} ({jobId}) hat sich geändert. {title}.');
export const toDashboard = icu('Zur Übersicht');
export const seePerson = icu('{name} ansehen');
export const leavesSubject = icu('Sie nehmen nicht mehr teil: {name}, {job}');
export const leavesHeading = icu('Sie nehmen nicht mehr an einer Runde teil');
export const leavesText = icu(
  'Sie nehmen nicht mehr an der Runde mit {name} für {job} ({jobId}) teil. {title}.',
);
export const offSubject = icu('Abgesagt: {name}, {job}');
export const offHeading = icu('Eine Runde ist abgesagt');
export const offText = icu('{who} hat die Runde mit {name} für {job} ({jobId}) abgesagt. {title}.');
export const offTextWithTime = icu(
  '{who} hat die Runde mit {name} für {job} ({jobId}) abgesagt. {title}. Sie hätte begonnen: {when}',
);
export const offReason = icu('Der Grund: {reason}');
export const memberReminderSubject = icu('Erinnerung: {name}, {job}');
export const memberComingHeading = icu('Eine Runde steht bevor');
export const memberWithinHourHeading = icu('Eine Runde beginnt in weniger als einer Stunde');
export const memberReminderText = icu(
  'Sie nehmen an der Runde mit {name} für {job} ({jobId}) teil. {title}.',
);
export const entryForCandidate = icu('{title}: {job} bei {company}');
export const entryForMember = icu('{title}: {name} für {job}');
export const entryWith = icu('Mit {people}.');
export const entryWithCandidate = icu('Mit {people} und {name}.');
