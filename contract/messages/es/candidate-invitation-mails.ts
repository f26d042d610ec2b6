import { icu, template } from '../icu.ts';

export const nameMeans = icu(
  'El nombre de la persona, tal como lo escribiste; vacío si no escribiste ninguno',
);
export const companyMeans = icu('El nombre de tu empresa');
export const titleMeans = icu('El título del empleo');
export const jobIdMeans = icu('El ID del empleo que se muestra');
export const linkMeans = icu('El enlace del botón del correo');
export const expiresAtMeans = icu(
  'Hasta cuándo se puede usar la invitación, en la zona horaria de la persona si la conocemos; si no, en la tuya',
);
export const opensAtMeans = icu(
  'Cuándo se abre la entrevista, en la zona horaria de la persona si la conocemos; si no, en la tuya',
);
export const openDaysMeans = icu('Durante cuántos días está abierta la entrevista desde entonces');
export const days = icu('{count, plural, one {# día} other {# días}}');
export const whyYou = icu(
  'Recibes este correo porque {company} introdujo tu dirección en Roundone para invitarte. No tienes que hacer nada.',
);
export const stop = icu('Para no recibir más invitaciones de {company}: {link}');
export const toApplyName = icu('Invitación a postularse');
export const toApplyAbout = icu('A quien invitas a postularse a un empleo.');
export const toApplyHeading = icu('Te invitan a postularte');
export const toApplySubject = template('{{ company_name }} te invita a postularte: {{ job_title }}');
export const toApplyText = template(`{% if candidate_name %}Hola, {{ candidate_name }}:{% endif %}

{{ company_name }} te invita a postularte al puesto {{ job_title }} ({{ job_id }}).

Sigue el enlace para leer sobre el empleo. Para postularte, regístrate o inicia sesión y crea tu perfil. Puedes usar la invitación hasta el {{ expires_at }}.`);
export const seeJob = icu('Ver el empleo');
export const toInterviewName = icu('Invitación a una entrevista');
export const toInterviewAbout = icu('A quien invitas directamente a la entrevista con IA de un empleo.');
export const toInterviewHeading = icu('Te invitan a una entrevista');
export const toInterviewSubject = template('{{ company_name }} te invita a una entrevista: {{ job_title }}');
export const toInterviewText = template(`{% if candidate_name %}Hola, {{ candidate_name }}:{% endif %}

{{ company_name }} te invita a una entrevista para el puesto {{ job_title }} ({{ job_id }}).

La entrevista se abre el {{ opens_at }}. Desde entonces tienes {{ open_days }} para hacerla cuando quieras.

Sigue el enlace para aceptar: regístrate o inicia sesión, crea tu perfil y postúlate. Tu entrevista quedará programada de inmediato.

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const seeInvitation = icu('Ver la invitación');
