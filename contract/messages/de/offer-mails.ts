import { icu, template } from '../icu.ts';

export const acceptedName = icu('Angebot angenommen');
export const acceptedAbout = icu('An die Person, die das Angebot gerade angenommen hat.');
export const expiredName = icu('Angebot abgelaufen');
export const expiredAbout = icu('An die Person, wenn ein Angebot unbeantwortet abläuft.');
export const letterName = icu('Angebotsschreiben');
export const letterAbout = icu(
  'An die Person, unter dem Link in der E-Mail mit dem Angebot und als PDF. Sie können es für jedes Angebot ändern.',
);
export const madeName = icu('Angebot');
export const madeAbout = icu('An die Person, wenn Sie ein Angebot machen oder ein unbeantwortetes ändern.');
export const reminderName = icu('Erinnerung an ein Angebot');
export const reminderAbout = icu(
  '{days, plural, one {An die Person, # Tag bevor ein unbeantwortetes Angebot abläuft.} other {An die Person, # Tage bevor ein unbeantwortetes Angebot abläuft.}}',
);
export const withdrawnName = icu('Angebot zurückgezogen');
export const withdrawnAbout = icu('An die Person, wenn Sie ein unbeantwortetes Angebot zurückziehen.');
export const newsAbout = icu(
  'An Inhaber und Recruiting, wenn jemand ein Angebot beantwortet und wenn es abläuft.',
);
export const payMeans = icu('Das Gehalt, zum Beispiel 52.000 $ pro Jahr');
export const startDateMeans = icu('Der erste Arbeitstag');
export const placeMeans = icu('Der Arbeitsort; leer, wenn Sie ihn weglassen');
export const conditionsMeans = icu('Ihre Bedingungen; leer, wenn Sie sie weglassen');
export const standsUntilMeans = icu('Bis wann die Person antworten kann, in ihrer Zeitzone');
export const isChangedMeans = icu('Für eine Bedingung: nicht leer, wenn es ein früheres Angebot ersetzt');
export const reasonMeans = icu('Was Sie geschrieben haben; leer, wenn Sie nichts geschrieben haben');
export const read = icu('Angebot lesen');
export const readAccepted = icu('Ansehen, was Sie angenommen haben');
export const seeApplication = icu('Ihre Bewerbung ansehen');
export const acceptedHeading = icu('Sie haben das Angebot angenommen');
export const acceptedSubject = template(
  'Sie haben das Angebot angenommen: {{ job_title }} bei {{ company_name }}',
);
export const acceptedText = template(`Guten Tag {{ candidate_name }},

herzlichen Glückwunsch! Sie haben das Angebot von {{ company_name }} für die Stelle {{ job_title }} ({{ job_id }}) angenommen. Ihr erster Arbeitstag ist der {{ start_date }}.

Unter dem Link können Sie das Schreiben lesen oder speichern.`);
export const expiredHeading = icu('Das Angebot ist abgelaufen');
export const expiredSubject = template('Das Angebot von {{ company_name }} ist abgelaufen: {{ job_title }}');
export const expiredText = template(`Guten Tag {{ candidate_name }},

das Angebot von {{ company_name }} für die Stelle {{ job_title }} ({{ job_id }}) wurde nicht rechtzeitig beantwortet und kann nicht mehr angenommen werden.

Wenn Sie noch interessiert sind, schreiben Sie {{ company_name }} auf der Seite Ihrer Bewerbung.`);
export const letterHeading = icu('Ein Angebot für Sie');
export const letterSubject = template('Angebot: {{ job_title }} bei {{ company_name }}');
export const letterText = template(`Guten Tag {{ candidate_name }},

wir freuen uns, Ihnen die Stelle {{ job_title }} ({{ job_id }}) bei {{ company_name }} anzubieten.

Ihr Gehalt beträgt {{ pay }}. Ihr erster Arbeitstag ist der {{ start_date }}.

{% if place %}Ihr Arbeitsort: {{ place }}{% endif %}

{% if conditions %}{{ conditions }}{% endif %}

Bitte antworten Sie bis {{ stands_until }}. Wir freuen uns auf die Zusammenarbeit.

{{ company_name }}`);
export const changedHeading = icu('Ihr Angebot hat sich geändert');
export const madeHeading = icu('Sie haben ein Angebot');
export const madeSubject = template(
  '{% if is_changed %}Ein geändertes Angebot{% else %}Ein Angebot{% endif %} von {{ company_name }}: {{ job_title }}',
);
export const madeText = template(`Guten Tag {{ candidate_name }},

{% if is_changed %}{{ company_name }} hat das Angebot für die Stelle {{ job_title }} ({{ job_id }}) geändert. Das frühere gilt nicht mehr.{% else %}{{ company_name }} möchte Sie für die Stelle {{ job_title }} ({{ job_id }}) einstellen.{% endif %}

Unter dem Link lesen Sie das Angebot. Sie können es bis {{ stands_until }} annehmen, ablehnen oder eine Frage stellen.`);
export const reminderHeading = icu('Ihr Angebot wartet auf eine Antwort');
export const reminderSubject = template('Bitte antworten Sie bald: das Angebot von {{ company_name }}');
export const reminderText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} wartet auf Ihre Antwort auf das Angebot für die Stelle {{ job_title }} ({{ job_id }}). Es gilt bis {{ stands_until }}.

Unter dem Link können Sie es annehmen, ablehnen oder eine Frage stellen.`);
export const withdrawnHeading = icu('Das Angebot wurde zurückgezogen');
export const withdrawnSubject = template(
  'Das Angebot von {{ company_name }} wurde zurückgezogen: {{ job_title }}',
);
export const withdrawnText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat das Angebot für die Stelle {{ job_title }} ({{ job_id }}) zurückgezogen. Es kann nicht mehr angenommen werden.

{% if reason %}{{ reason }}{% endif %}`);
export const seeApplicant = icu('Person ansehen');
export const theyWrote = icu('Nachricht: {words}');
export const newsAccepted = icu('{name} hat Ihr Angebot angenommen');
export const newsAcceptedText = icu(
  '{name} hat Ihr Angebot für {position} angenommen und ist jetzt eingestellt.',
);
export const newsAcceptedNext = icu(
  'Wenn die Stelle besetzt ist, können Sie sie schließen und allen anderen in einem Schritt absagen.',
);
export const newsDeclined = icu('{name} hat Ihr Angebot abgelehnt');
export const newsDeclinedText = icu(
  '{name} hat Ihr Angebot für {position} abgelehnt. Die Bewerbung ist noch offen: Sie können ein anderes Angebot machen oder anders entscheiden.',
);
export const newsExpired = icu('Ihr Angebot an {name} ist abgelaufen');
export const newsExpiredText = icu(
  '{name} hat Ihr Angebot für {position} nicht rechtzeitig beantwortet. Die Bewerbung ist noch offen: Sie können ein anderes Angebot machen oder anders entscheiden.',
);
