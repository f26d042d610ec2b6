import { icu, template } from '../icu.ts';

export const acceptedName = icu('Oferta aceptada');
export const acceptedAbout = icu('A la persona candidata, cuando ha aceptado la oferta.');
export const expiredName = icu('Oferta caducada');
export const expiredAbout = icu('A la persona candidata, cuando una oferta caduca sin respuesta.');
export const letterName = icu('Carta de oferta');
export const letterAbout = icu(
  'A la persona candidata, tras el enlace del correo con la oferta y como PDF. Puedes cambiarla en cada oferta.',
);
export const madeName = icu('Oferta');
export const madeAbout = icu('A la persona candidata, cuando haces una oferta o cambias una pendiente.');
export const reminderName = icu('Recordatorio de una oferta');
export const reminderAbout = icu(
  '{days, plural, one {A la persona candidata, # día antes de que caduque una oferta sin respuesta.} other {A la persona candidata, # días antes de que caduque una oferta sin respuesta.}}',
);
export const withdrawnName = icu('Oferta retirada');
export const withdrawnAbout = icu('A la persona candidata, cuando retiras una oferta sin respuesta.');
export const newsAbout = icu(
  'A los propietarios y responsables de selección, cuando alguien responde a una oferta y cuando esta caduca.',
);
export const payMeans = icu('El sueldo, por ejemplo $52,000 al año');
export const startDateMeans = icu('El primer día de trabajo');
export const placeMeans = icu('Dónde se trabaja; vacío si lo omites');
export const conditionsMeans = icu('Tus condiciones; vacío si las omites');
export const standsUntilMeans = icu('Hasta cuándo puede responder la persona candidata, en su zona horaria');
export const isChangedMeans = icu('Para una condición: no está vacío si sustituye a una oferta anterior');
export const reasonMeans = icu('Lo que escribiste; vacío si no escribiste nada');
export const read = icu('Leer la oferta');
export const readAccepted = icu('Ver lo que aceptaste');
export const seeApplication = icu('Ver tu candidatura');
export const acceptedHeading = icu('Aceptaste la oferta');
export const acceptedSubject = template('Aceptaste la oferta: {{ job_title }} en {{ company_name }}');
export const acceptedText = template(`Hola, {{ candidate_name }}:

¡Felicidades! Aceptaste la oferta de {{ company_name }} para el puesto {{ job_title }} ({{ job_id }}). Tu primer día es el {{ start_date }}.

Sigue el enlace para leer o guardar la carta.`);
export const expiredHeading = icu('La oferta ha caducado');
export const expiredSubject = template('La oferta de {{ company_name }} ha caducado: {{ job_title }}');
export const expiredText = template(`Hola, {{ candidate_name }}:

La oferta de {{ company_name }} para el puesto {{ job_title }} ({{ job_id }}) no se respondió a tiempo, así que ya no se puede aceptar.

Si aún te interesa, escribe a {{ company_name }} en la página de tu candidatura.`);
export const letterHeading = icu('Una oferta para ti');
export const letterSubject = template('Oferta: {{ job_title }} en {{ company_name }}');
export const letterText = template(`Hola, {{ candidate_name }}:

Nos complace ofrecerte el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}.

Tu sueldo es de {{ pay }}. Tu primer día es el {{ start_date }}.

{% if place %}Tu lugar de trabajo: {{ place }}{% endif %}

{% if conditions %}{{ conditions }}{% endif %}

Responde a más tardar el {{ stands_until }}. Tenemos muchas ganas de trabajar contigo.

{{ company_name }}`);
export const changedHeading = icu('Tu oferta ha cambiado');
export const madeHeading = icu('Tienes una oferta');
export const madeSubject = template(
  '{% if is_changed %}Una oferta modificada{% else %}Una oferta{% endif %} de {{ company_name }}: {{ job_title }}',
);
export const madeText = template(`Hola, {{ candidate_name }}:

{% if is_changed %}{{ company_name }} ha cambiado su oferta para el puesto {{ job_title }} ({{ job_id }}). La anterior ya no es válida.{% else %}A {{ company_name }} le gustaría contratarte para el puesto {{ job_title }} ({{ job_id }}).{% endif %}

Sigue el enlace para leer la oferta. Puedes aceptarla, hacer una pregunta o rechazarla hasta el {{ stands_until }}.`);
export const reminderHeading = icu('Tu oferta espera una respuesta');
export const reminderSubject = template('Responde pronto: la oferta de {{ company_name }}');
export const reminderText = template(`Hola, {{ candidate_name }}:

{{ company_name }} espera tu respuesta a su oferta para el puesto {{ job_title }} ({{ job_id }}). Es válida hasta el {{ stands_until }}.

Sigue el enlace para aceptarla, hacer una pregunta o rechazarla.`);
export const withdrawnHeading = icu('La oferta fue retirada');
export const withdrawnSubject = template('La oferta de {{ company_name }} fue retirada: {{ job_title }}');
export const withdrawnText = template(`Hola, {{ candidate_name }}:

{{ company_name }} ha retirado su oferta para el puesto {{ job_title }} ({{ job_id }}). Ya no se puede aceptar.

{% if reason %}{{ reason }}{% endif %}`);
export const seeApplicant = icu('Ver a la persona candidata');
export const theyWrote = icu('Escribió: {words}');
export const newsAccepted = icu('{name} aceptó tu oferta');
export const newsAcceptedText = icu('{name} aceptó tu oferta para {position}. La contratación está hecha.');
export const newsAcceptedNext = icu(
  'Si el puesto está cubierto, puedes cerrar el empleo y rechazar las demás candidaturas en un solo paso.',
);
export const newsDeclined = icu('{name} rechazó tu oferta');
export const newsDeclinedText = icu(
  '{name} rechazó tu oferta para {position}. La candidatura sigue abierta: puedes hacer otra oferta o decidir otra cosa.',
);
export const newsExpired = icu('Tu oferta a {name} ha caducado');
export const newsExpiredText = icu(
  '{name} no respondió a tiempo a tu oferta para {position}. La candidatura sigue abierta: puedes hacer otra oferta o decidir otra cosa.',
);
