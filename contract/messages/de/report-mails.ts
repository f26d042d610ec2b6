import { icu, template } from '../icu.ts';

export const correctedAbout = icu(
  'An das Unternehmen, wenn jemand falsch verstandene Wörter einer Antwort korrigiert.',
);
export const readyName = icu('Bericht fertig');
export const readyAbout = icu(
  'An die Person, die sich beworben hat, wenn der Bericht ihres Interviews fertig ist.',
);
export const readyForEmployerAbout = icu('An das Unternehmen, wenn der Bericht eines Interviews fertig ist.');
export const readyHeading = icu('Ihr Bericht ist fertig');
export const readySubject = template('Der Bericht zu Ihrem Interview für {{ job_title }}');
export const readyText = template(
  'Der Bericht zu Ihrem Interview für {{ job_title }} ({{ job_id }}) ist fertig: was wir gehört haben und wie Ihre Antworten bewertet wurden.',
);
export const readFeedback = icu('Meinen Bericht lesen');
export const correctedSubject = icu('Wörter korrigiert: {name} für {job}');
export const correctedHeading = icu('Falsch verstandene Wörter wurden korrigiert');
export const correctedText = icu(
  '{name} gibt an, dass im Interview für {job} Wörter der Antwort auf Frage {number, number} falsch verstanden wurden.',
);
export const correctedNext = icu(
  'Der Bericht zeigt beide Texte und wie jeder bewertet wird. Wo sie sich unterscheiden, entscheiden Sie, welcher zählt; die Aufzeichnung können Sie dort anhören.',
);
export const seeBoth = icu('Beide Texte ansehen');
export const employerSubject = icu('Interviewbericht: {name} für {job}');
export const employerHeading = icu('Ein Bericht ist fertig');
export const employerText = icu('{name} hat das KI-Interview für {job} gemacht.');
export const readReport = icu('Bericht lesen');
