import { icu, template } from '../icu.ts';

export const candidateName = icu('Nachricht');
export const candidateAbout = icu(
  'An die Person, mit dem, was Sie geschrieben haben. Mehrere Nachrichten innerhalb weniger Minuten kommen in einer E-Mail.',
);
export const messageMeans = icu(
  'Was Sie geschrieben haben, mit dem Namen des Mitglieds, das es geschrieben hat',
);
export const candidateHeading = icu('{company} hat Ihnen geschrieben');
export const candidateSubject = template('Nachricht von {{ company_name }} zu {{ job_title }}');
export const candidateText = template(`Guten Tag {{ candidate_name }},

{{ company_name }} hat Ihnen zur Stelle {{ job_title }} ({{ job_id }}) geschrieben:

{{ message }}

Bitte antworten Sie auf der Seite Ihrer Bewerbung. Antworten auf diese E-Mail erreichen {{ company_name }} nicht.`);
export const readAndAnswer = icu('Lesen und antworten');
export const companyAbout = icu(
  'An die Mitglieder, die der Person geschrieben haben, wenn sie schreibt; an alle Inhaber und das Recruiting, wenn noch niemand geschrieben hat.',
);
export const companySubject = icu('Nachricht von {name} zu {job}');
export const companyHeading = icu('{name} hat Ihnen geschrieben');
export const companyText = icu('{name} hat zur Bewerbung für {position} geschrieben:');
export const companyNext = icu(
  'Bitte antworten Sie auf der Seite der Person. Antworten auf diese E-Mail erreichen {name} nicht.',
);
