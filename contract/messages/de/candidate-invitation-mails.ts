import { icu, template } from '../icu.ts';

export const nameMeans = icu(
  'Der Name der Person, wie Sie ihn eingegeben haben; leer, wenn Sie keinen eingegeben haben',
);
export const companyMeans = icu('Der Name Ihres Unternehmens');
export const titleMeans = icu('Der Titel der Stelle');
export const jobIdMeans = icu('Die Stellen-ID, die angezeigt wird');
export const linkMeans = icu('Der Link hinter der Schaltfläche der E-Mail');
export const expiresAtMeans = icu(
  'Bis wann die Einladung gilt, in der Zeitzone der Person, wenn wir sie kennen, sonst in Ihrer',
);
export const opensAtMeans = icu(
  'Wann das Interview öffnet, in der Zeitzone der Person, wenn wir sie kennen, sonst in Ihrer',
);
export const openDaysMeans = icu('Wie viele Tage das Interview von da an offen ist');
export const days = icu('{count, plural, one {# Tag} other {# Tage}}');
export const whyYou = icu(
  'Sie bekommen diese E-Mail, weil {company} Ihre Adresse bei Roundone eingegeben hat, um Sie einzuladen. Sie müssen nichts tun.',
);
export const stop = icu('Keine Einladungen von {company} mehr bekommen: {link}');
export const toApplyName = icu('Einladung zur Bewerbung');
export const toApplyAbout = icu('An Personen, die Sie einladen, sich auf eine Stelle zu bewerben.');
export const toApplyHeading = icu('Sie sind eingeladen, sich zu bewerben');
export const toApplySubject = template('{{ company_name }} lädt Sie ein, sich zu bewerben: {{ job_title }}');
export const toApplyText = template(`{% if candidate_name %}Guten Tag {{ candidate_name }},{% endif %}

{{ company_name }} lädt Sie ein, sich auf die Stelle {{ job_title }} ({{ job_id }}) zu bewerben.

Unter dem Link lesen Sie mehr über die Stelle. Um sich zu bewerben, registrieren Sie sich oder melden Sie sich an und legen Sie Ihr Profil an. Die Einladung gilt bis zum {{ expires_at }}.`);
export const seeJob = icu('Stelle ansehen');
export const toInterviewName = icu('Einladung zum Interview');
export const toInterviewAbout = icu('An Personen, die Sie direkt zum KI-Interview einer Stelle einladen.');
export const toInterviewHeading = icu('Sie sind zu einem Interview eingeladen');
export const toInterviewSubject = template(
  '{{ company_name }} lädt Sie zu einem Interview ein: {{ job_title }}',
);
export const toInterviewText = template(`{% if candidate_name %}Guten Tag {{ candidate_name }},{% endif %}

{{ company_name }} lädt Sie zu einem Interview für die Stelle {{ job_title }} ({{ job_id }}) ein.

Das Interview öffnet am {{ opens_at }}. Von da an ist es {{ open_days }} lang offen, und Sie machen es, wann es Ihnen passt.

Folgen Sie dem Link, um die Einladung anzunehmen: Registrieren Sie sich oder melden Sie sich an, legen Sie Ihr Profil an und bewerben Sie sich. Ihr Interview wird dann sofort geplant.

Sie brauchen ein Smartphone oder einen Computer mit Kamera und Mikrofon und etwa eine halbe Stunde an einem ruhigen Ort.`);
export const seeInvitation = icu('Einladung ansehen');
