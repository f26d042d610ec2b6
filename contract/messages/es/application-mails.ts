import { icu, template } from '../icu.ts';

export const nameMeans = icu('El nombre de la persona candidata');
export const companyMeans = icu('El nombre de tu empresa');
export const titleMeans = icu('El título del empleo');
export const jobIdMeans = icu('El ID del empleo que se muestra');
export const linkMeans = icu('El enlace del botón del correo');
export const reasonMeans = icu('Lo que compartes sobre el motivo; vacío si no compartes nada');
export const stageMeans = icu('La etapa a la que pasa la candidatura, con el nombre que le da el empleo');
export const opensAtMeans = icu('Cuándo se abre la entrevista, en la zona horaria de la persona candidata');
export const openUntilMeans = icu(
  'Hasta cuándo se puede hacer la entrevista, en la zona horaria de la persona candidata',
);
export const openDaysMeans = icu('Durante cuántos días está abierta la entrevista');
export const extraTimeMeans = icu(
  'Cuántas veces el tiempo habitual tiene la persona para cada respuesta; vacío si es el tiempo habitual',
);
export const leavingMeans = icu(
  'Para una condición: no está vacío si salir de la pestaña queda anotado sin terminar la entrevista',
);
export const cancelledMeans = icu(
  'Para una condición: no está vacío si había una entrevista programada, que queda cancelada',
);
export const withdrawnMeans = icu(
  'Para una condición: no está vacío si la persona retiró su candidatura; vacío si cancelaste la entrevista',
);
export const opensAsBeforeMeans = icu(
  'Para una condición: no está vacío si la entrevista se abre cuando estaba previsto y solo cambia el cierre',
);
export const byCandidateMeans = icu('Para una condición: no está vacío si la persona eligió la nueva hora');
export const newSettingsMeans = icu(
  'Para una condición: no está vacío si cambiaste cómo se hace la entrevista',
);
export const givenAgainMeans = icu(
  'Para una condición: no está vacío si la persona puede repetir la entrevista',
);
export const keptAnswersMeans = icu(
  'Cuántas respuestas de la entrevista anterior se conservan; vacío si se vuelven a hacer todas las preguntas',
);
export const askedQuestionsMeans = icu('Cuántas preguntas se vuelven a hacer');
export const withinHourMeans = icu(
  'Para una condición: vacío en el correo del día anterior; no está vacío en el de una hora antes',
);
export const openUntilIfAnyMeans = icu(
  'Hasta cuándo se puede hacer una entrevista programada, en la zona horaria de la persona candidata; vacío si no hay ninguna',
);
export const askedForMeans = icu('Lo que pidió la persona');
export const problemMeans = icu(
  'Para una condición: no está vacío si la persona comunicó un problema en la entrevista',
);
export const isGrantedMeans = icu('Para una condición: no está vacío si lo concediste');
export const withoutInterviewMeans = icu(
  'Para una condición: no está vacío si una persona sustituye a la entrevista con IA',
);
export const noteMeans = icu('Lo que escribiste a la persona; vacío si no escribiste nada');
export const days = icu('{count, plural, one {# día} other {# días}}');
export const answers = icu('{count, plural, one {# respuesta} other {# respuestas}}');
export const questions = icu('{count, plural, one {# pregunta} other {# preguntas}}');
export const seeApplication = icu('Ver tu candidatura');
export const seeApplications = icu('Ver mis candidaturas');
export const seeInterviews = icu('Ver mis entrevistas');
export const seeOpenJobs = icu('Ver otros empleos');
export const goToInterview = icu('Ir a tu entrevista');
export const calendarTitle = icu('Entrevista con IA: {job} en {company}');
export const calendarText = template(
  'Está abierta durante {{ open_days }}, desde el {{ opens_at }} hasta el {{ open_until }}. Hazla cuando quieras dentro de ese plazo. Necesitas una cámara, un micrófono y un lugar tranquilo.',
);
export const calendarDeclined = template(
  '{{ company_name }} ha decidido no seguir adelante con tu candidatura para el puesto {{ job_title }} ({{ job_id }}), así que la entrevista queda cancelada.',
);
export const calendarCancelled = template(
  '{% if withdrawn %}Has retirado tu candidatura para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}, así que la entrevista queda cancelada.{% else %}{{ company_name }} ha cancelado tu entrevista para el puesto {{ job_title }} ({{ job_id }}).{% endif %}',
);
export const calendarPerson = icu('{company} seguirá contigo sin una entrevista con IA.');
export const sentName = icu('Candidatura enviada');
export const sentAbout = icu('A la persona candidata, cuando llega su candidatura.');
export const sentHeading = icu('Hemos recibido tu candidatura');
export const sentSubject = template('Tu candidatura a {{ company_name }}: {{ job_title }}');
export const sentText = template(`Hola, {{ candidate_name }}:

{{ company_name }} tiene tu candidatura para el puesto {{ job_title }} ({{ job_id }}).

Una persona la revisará y recibirás un correo cuando decida. Puedes seguirla en tu lista de candidaturas.`);
export const advancedName = icu('Siguiente paso');
export const advancedAbout = icu(
  'A la persona candidata, cuando pasas la candidatura a otra ronda o a la oferta.',
);
export const advancedHeading = icu('Tu candidatura sigue adelante');
export const advancedSubject = template('Tu candidatura para {{ job_title }} sigue adelante');
export const advancedText = template(`Hola, {{ candidate_name }}:

Tu candidatura a {{ company_name }} para el puesto {{ job_title }} ({{ job_id }}) sigue adelante. El siguiente paso es: {{ stage }}.

{{ company_name }} se pondrá en contacto contigo.`);
export const hiredName = icu('Contratación');
export const hiredAbout = icu('A la persona candidata, cuando la marcas como contratada.');
export const hiredHeading = icu('El puesto es tuyo');
export const hiredSubject = template('El puesto es tuyo: {{ job_title }}');
export const hiredText = template(`Hola, {{ candidate_name }}:

{{ company_name }} te ha elegido para el puesto {{ job_title }} ({{ job_id }}). ¡Felicidades!

{{ company_name }} se pondrá en contacto contigo sobre tu primer día.`);
export const reopenedName = icu('Candidatura reabierta');
export const reopenedAbout = icu('A la persona candidata, cuando reabres una candidatura cerrada.');
export const reopenedHeading = icu('Tu candidatura está abierta de nuevo');
export const reopenedSubject = template('Tu candidatura para {{ job_title }} está abierta de nuevo');
export const reopenedText = template(`Hola, {{ candidate_name }}:

{{ company_name }} ha reabierto tu candidatura para el puesto {{ job_title }} ({{ job_id }}). Ahora no tienes que hacer nada: {{ company_name }} te dirá cuál es el siguiente paso.

Si ya no te interesa, puedes retirarla o escribir a la empresa.`);
export const declinedName = icu('Candidatura rechazada');
export const declinedAbout = icu(
  'A la persona candidata, cuando rechazas la candidatura. También quita de su calendario una entrevista programada.',
);
export const declinedHeading = icu('Sobre tu candidatura');
export const declinedSubject = template('Tu candidatura para {{ job_title }}');
export const declinedText = template(`Hola, {{ candidate_name }}:

{{ company_name }} ha decidido no seguir adelante con tu candidatura para el puesto {{ job_title }} ({{ job_id }}). Esta decisión la tomó una persona, no un programa.

{% if shared_reason %}{{ shared_reason }}{% endif %}

{% if interview_called_off %}Tu entrevista queda cancelada. Puedes borrar la cita de tu calendario.{% endif %}

Gracias por el tiempo que le dedicaste. Te deseamos mucha suerte en tu búsqueda.`);
export const scheduledName = icu('Entrevista programada');
export const scheduledAbout = icu(
  'A la persona candidata, cuando programas la entrevista; con una cita para el calendario.',
);
export const scheduledHeading = icu('Tu entrevista está programada');
export const scheduledSubject = template('Tu entrevista para {{ job_title }}');
export const scheduledText =
  template(`Buenas noticias, {{ candidate_name }}: {{ company_name }} te invita a una entrevista para el puesto {{ job_title }} ({{ job_id }}).

Tu entrevista está abierta durante {{ open_days }}, desde el {{ opens_at }} hasta el {{ open_until }}. Hazla cuando quieras dentro de ese plazo.

{% if extra_time %}Tienes {{ extra_time }} veces el tiempo habitual para cada respuesta.{% endif %}

{% if leaving_is_noted %}Si sales de la pestaña o de la ventana, queda anotado, pero tu entrevista no termina.{% endif %}

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const changedName = icu('Entrevista modificada');
export const changedAbout = icu(
  'A la persona candidata, cuando tú o ella cambian la entrevista de hora, cambia el cierre o la forma de hacerla, o puede repetirse; con una nueva cita para el calendario si cambió la hora.',
);
export const changedHeading = icu('Tu entrevista ha cambiado');
export const againHeading = icu('Puedes repetir tu entrevista');
export const changedSubject = template(
  '{% if given_again %}Puedes repetir tu entrevista para {{ job_title }}{% else %}Tu entrevista para {{ job_title }} ha cambiado{% endif %}',
);
export const changedText = template(`Hola, {{ candidate_name }}:

{% if given_again %}Puedes repetir tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}.{% elsif by_candidate %}Has cambiado la hora de tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}.{% else %}{{ company_name }} ha cambiado tu entrevista para el puesto {{ job_title }} ({{ job_id }}).{% endif %}

{% if given_again %}{% if kept_answers %}Conservamos lo que ya respondiste ({{ kept_answers }}). Solo se te preguntará lo que aún no has respondido ({{ asked_questions }}).{% else %}Se te volverán a hacer todas las preguntas ({{ asked_questions }}).{% endif %}{% elsif new_settings %}{% if extra_time %}{% elsif leaving_is_noted %}{% else %}Tienes el tiempo habitual para cada respuesta y se aplican las reglas habituales si sales de la pestaña.{% endif %}{% elsif opens_as_before %}Ahora se cierra a otra hora.{% elsif by_candidate %}{% else %}Tiene una nueva hora.{% endif %}

{% if extra_time %}Tienes {{ extra_time }} veces el tiempo habitual para cada respuesta.{% endif %}

{% if leaving_is_noted %}Si sales de la pestaña o de la ventana, queda anotado, pero tu entrevista no termina.{% endif %}

Está abierta durante {{ open_days }}, desde el {{ opens_at }} hasta el {{ open_until }}. Hazla cuando quieras dentro de ese plazo.

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const cancelledName = icu('Entrevista cancelada');
export const cancelledAbout = icu(
  'A la persona candidata, cuando cancelas una entrevista programada o retira una candidatura que la tenía; quita la cita de su calendario.',
);
export const cancelledHeading = icu('Tu entrevista está cancelada');
export const cancelledSubject = template('Tu entrevista para {{ job_title }} está cancelada');
export const cancelledText = template(`Hola, {{ candidate_name }}:

{% if withdrawn %}Has retirado tu candidatura para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}, así que la entrevista queda cancelada.{% else %}{{ company_name }} ha cancelado tu entrevista para el puesto {{ job_title }} ({{ job_id }}).{% endif %}

{% if withdrawn %}{% else %}Tu candidatura sigue abierta y {{ company_name }} decidirá el siguiente paso.{% endif %} Puedes borrar la cita de tu calendario.`);
export const reminderName = icu('Recordatorio de una entrevista');
export const reminderAbout = icu(
  'A la persona candidata, un día antes y una hora antes de que se abra la entrevista.',
);
export const reminderHeading = icu('Tu entrevista se acerca');
export const hourHeading = icu('Tu entrevista se abre en menos de una hora');
export const reminderSubject = template('Recordatorio: tu entrevista para {{ job_title }}');
export const reminderText = template(`Hola, {{ candidate_name }}:

Se acerca tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}. Está abierta durante {{ open_days }}, desde el {{ opens_at }} hasta el {{ open_until }}. Hazla cuando quieras dentro de ese plazo.

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const openedName = icu('Entrevista abierta');
export const openedAbout = icu('A la persona candidata, cuando se abre la entrevista.');
export const openedHeading = icu('Tu entrevista está abierta');
export const openedSubject = template('Tu entrevista para {{ job_title }} está abierta');
export const openedText = template(`Hola, {{ candidate_name }}:

Ya puedes hacer tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}. Está abierta hasta el {{ open_until }}. Hazla cuando quieras antes de esa hora.

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const closingName = icu('La entrevista se cierra pronto');
export const closingAbout = icu(
  'A la persona candidata, un día antes de que se cierre la entrevista, si no la ha empezado.',
);
export const closingHeading = icu('Tu entrevista se cierra pronto');
export const closingSubject = template('Tu entrevista para {{ job_title }} se cierra pronto');
export const closingText = template(`Hola, {{ candidate_name }}:

Aún no has empezado tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }}. Está abierta hasta el {{ open_until }}.

Si necesitas otra hora, puedes pedírsela a {{ company_name }} en tu lista de entrevistas.

Necesitas un teléfono u otro dispositivo con cámara y micrófono, y una media hora en un lugar tranquilo.`);
export const closedName = icu('Entrevista cerrada');
export const closedAbout = icu(
  'A la persona candidata, cuando se cierra la entrevista sin que la haya enviado.',
);
export const closedHeading = icu('Tu entrevista se ha cerrado');
export const closedSubject = template('Tu entrevista para {{ job_title }} se ha cerrado');
export const closedText = template(`Hola, {{ candidate_name }}:

Tu entrevista para el puesto {{ job_title }} ({{ job_id }}) en {{ company_name }} se cerró el {{ open_until }} sin que la enviaras.

Con eso aún no se ha decidido nada. Una persona de {{ company_name }} decidirá el siguiente paso. Si algo salió mal o necesitas otra hora, puedes decírselo en tu lista de entrevistas.`);
export const jobDeletedName = icu('Empleo retirado');
export const jobDeletedAbout = icu('A las personas con una candidatura en curso, cuando eliminas el empleo.');
export const jobDeletedHeading = icu('Se ha retirado un empleo al que te postulaste');
export const jobDeletedSubject = template('El empleo {{ job_title }} ha sido retirado');
export const jobDeletedText = template(`Hola, {{ candidate_name }}:

{{ company_name }} ha retirado el empleo {{ job_title }} ({{ job_id }}), así que ya no se admiten nuevas candidaturas. La tuya sigue en marcha y recibirás un correo cuando decidan.

{% if open_until %}Todavía puedes hacer tu entrevista hasta el {{ open_until }}.{% endif %}

Si ya no te interesa, puedes retirar tu candidatura.`);
export const answeredName = icu('Respuesta a una solicitud');
export const answeredAbout = icu(
  'A la persona candidata, cuando concedes o rechazas una solicitud sobre su entrevista, o respondes a un problema sin repetirla. Si una persona la sustituye, quita la cita de su calendario.',
);
export const grantedHeading = icu('Tu solicitud se ha concedido');
export const answeredHeading = icu('Sobre tu solicitud');
export const answeredSubject = template('Tu solicitud sobre la entrevista para {{ job_title }}');
export const answeredText = template(`Hola, {{ candidate_name }}:

{% if problem %}Comunicaste a {{ company_name }} que algo salió mal en tu entrevista para el puesto {{ job_title }} ({{ job_id }}). Una persona lo ha revisado. No es posible repetir la entrevista.{% else %}Pediste a {{ company_name }} {{ asked_for }}, para el puesto {{ job_title }} ({{ job_id }}). {% if is_granted %}Tu solicitud se ha concedido.{% else %}Tu solicitud se ha rechazado.{% endif %}{% endif %}

{% if without_interview %}No tienes que hacer la entrevista con IA. {{ company_name }} se pondrá en contacto contigo sobre el siguiente paso.{% endif %}

{% if note %}Mensaje de {{ company_name }}: {{ note }}{% endif %}`);
export const receivedAbout = icu('A la empresa, cuando alguien se postula a un empleo.');
export const receivedSubject = icu('Nueva candidatura: {name} para {job}');
export const receivedHeading = icu('Tienes una nueva candidatura');
export const receivedText = icu('{name} se ha postulado al puesto {position}.');
export const seeOneApplication = icu('Ver la candidatura');
export const withdrawnAbout = icu('A la empresa, cuando alguien retira su candidatura.');
export const withdrawnSubject = icu('Candidatura retirada: {name} para {job}');
export const withdrawnHeading = icu('Se ha retirado una candidatura');
export const withdrawnText = icu('{name} ha retirado su candidatura para {position}.');
export const withdrawnInterview = icu('Su entrevista queda cancelada.');
export const seeTheApplications = icu('Ver las candidaturas');
export const dayAbout = icu(
  'A quien, en una empresa, quiere recibir las nuevas candidaturas una vez al día, por la mañana.',
);
export const daySubject = icu(
  '{count, plural, one {# nueva candidatura para {job}} other {# nuevas candidaturas para {job}}}',
);
export const daySubjectOfJobs = icu(
  '{count, plural, one {# nueva candidatura} other {# nuevas candidaturas}} para {jobs, plural, one {# empleo} other {# empleos}}',
);
export const dayHeading = icu('Tus nuevas candidaturas');
export const dayOfJob = icu(
  '{count, plural, one {{position}: # nueva candidatura, de {names}.} other {{position}: # nuevas candidaturas, de {names}.}}',
);
export const dayNames = icu('{names} y {more, number} más');
export const seeAllApplications = icu('Ver todas las candidaturas');
export const requestAbout = icu(
  'A los propietarios y al equipo de selección, cuando alguien pide una adaptación u otra hora, o comunica un problema en una entrevista.',
);
export const requestSubject = icu('Una solicitud sobre la entrevista para {job}');
export const requestHeading = icu('Alguien ha pedido una adaptación');
export const requestText = icu(
  '{name} ha hecho una solicitud sobre la entrevista para {position}. Solo pueden leerla los propietarios y el equipo de selección.',
);
export const problemSubject = icu('Problema comunicado: {name}, entrevista para {job}');
export const problemHeading = icu('Alguien ha comunicado un problema');
export const problemText = icu('{name} dice que algo salió mal en la entrevista para {position}.');
export const theyWrote = icu('Escribió: {words}');
export const problemNext = icu(
  'Revisa lo que pasó. Puedes dejar que repita la entrevista, entera o solo las preguntas sin respuesta, o responder con tus propias palabras.',
);
export const seeRequest = icu('Ver la solicitud');
