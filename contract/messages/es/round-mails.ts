import { icu, template } from '../icu.ts';

export const cancelledName = icu('Ronda cancelada');
export const cancelledAbout = icu(
  'Para la persona candidata, cuando cancelas una ronda o lo hace ella. Quita la cita del calendario.',
);
export const invitationName = icu('Invitación a una ronda');
export const invitationAbout = icu(
  'Para la persona candidata, cuando la invitas a una ronda con personas. Lleva a los horarios que puede elegir.',
);
export const reminderName = icu('Recordatorio de una ronda');
export const reminderAbout = icu(
  'Para la persona candidata, un día antes y una hora antes de que empiece una ronda.',
);
export const timeName = icu('Hora de una ronda');
export const timeAbout = icu(
  'Para la persona candidata, cuando una ronda tiene hora y cuando cambian la hora, el lugar o los participantes. Incluye una cita para el calendario.',
);
export const cardMissingAbout = icu(
  'Para un miembro que participó en una ronda y un día después no ha enviado su ficha.',
);
export const forMemberAbout = icu(
  'Para quienes participan en una ronda, cuando tiene hora y cuando cambian la hora, el lugar o los participantes. Incluye una cita para el calendario.',
);
export const offForMemberAbout = icu(
  'Para quienes participan en una ronda, cuando se cancela, y para quien ya no participa. Quita la cita del calendario.',
);
export const reminderForMemberAbout = icu(
  'Para quienes participan en una ronda, un día antes y una hora antes de que empiece.',
);
export const candidateNameMeans = icu('El nombre de la persona candidata');
export const companyNameMeans = icu('El nombre de tu empresa');
export const jobTitleMeans = icu('El título del empleo');
export const jobIdMeans = icu('El ID del empleo que se muestra');
export const linkMeans = icu('El enlace del botón del correo');
export const roundMeans = icu('La ronda, tal como la llama el empleo');
export const durationMeans = icu('Cuánto dura');
export const withMeans = icu('Los nombres de quienes participan; vacío si no participa nadie');
export const placeMeans = icu('Un enlace, un teléfono o una dirección; puede estar vacío');
export const startsAtMeans = icu('Cuándo empieza, en la zona horaria de la persona candidata');
export const wouldHaveBegunMeans = icu(
  'Cuándo habría empezado, en la zona horaria de la persona candidata; vacío si no tenía hora',
);
export const byCandidateMeans = icu(
  'Para una condición: no está vacío si la canceló la persona candidata, vacío si la cancelaste tú',
);
export const reasonMeans = icu('El motivo; puede estar vacío');
export const messageMeans = icu('El mensaje de quien invita; puede estar vacío');
export const withinTheHourMeans = icu(
  'Para una condición: vacío en el correo del día anterior; no está vacío en el de una hora antes',
);
export const movedMeans = icu('Para una condición: no está vacío si antes tenía otra hora');
export const mayMoveMeans = icu(
  'Cuántas veces y hasta cuándo la persona candidata puede cambiarla; vacío si no puede',
);
export const see = icu('Ver la ronda');
export const choose = icu('Elegir una hora');
export const seeOrChange = icu('Ver o cambiar la hora');
export const cancelledHeading = icu('Tu ronda está cancelada');
export const cancelledSubject = template('{{ round }} para {{ job_title }}: cancelada');
export const cancelledText =
  template(`Hola, {{ candidate_name }}: {% if by_candidate %}has cancelado{% else %}{{ company_name }} ha cancelado{% endif %} esta ronda para el puesto {{ job_title }} ({{ job_id }}): {{ round }}{% if starts_at %}, {{ starts_at }}{% endif %}.

{% if by_candidate %}Se lo hemos comunicado a {{ company_name }}, que decidirá cómo seguir.{% else %}{{ reason }}{% endif %}

{% if starts_at %}Puedes borrar la cita de tu calendario.{% endif %}`);
export const invitationHeading = icu('Tienes una invitación');
export const invitationSubject = template('{{ company_name }} quiere conocerte: {{ job_title }}');
export const invitationText =
  template(`Buenas noticias, {{ candidate_name }}: {{ company_name }} quiere seguir adelante con tu candidatura para el puesto {{ job_title }} ({{ job_id }}) y conocerte. {{ round }}.

Dura {{ duration }}{% if with %}, con {{ with }}{% endif %}.

{% if place %}Dónde: {{ place }}{% endif %}

{{ message }}

Elige una hora que te venga bien. No hace falta iniciar sesión.`);
export const comingHeading = icu('Tu ronda se acerca');
export const withinHourHeading = icu('Tu ronda empieza en menos de una hora');
export const reminderSubject = template('Recordatorio: {{ round }} para {{ job_title }}');
export const reminderText =
  template(`Hola, {{ candidate_name }}: te recordamos tu cita con {{ company_name }} para el puesto {{ job_title }} ({{ job_id }}). {{ round }}.

Empieza: {{ starts_at }}

Dura {{ duration }}{% if with %}, con {{ with }}{% endif %}.

{% if place %}Dónde: {{ place }}{% endif %}`);
export const timeHeading = icu('Tu hora está fijada');
export const movedHeading = icu('Tu ronda tiene una nueva hora');
export const changedHeading = icu('Tu ronda ha cambiado');
export const timeSubject = template('{{ round }} para {{ job_title }}: {{ starts_at }}');
export const timeText =
  template(`Hola, {{ candidate_name }}: {{ company_name }} espera conocerte para el puesto {{ job_title }} ({{ job_id }}). {{ round }}.

{% if moved %}La nueva hora{% else %}La hora{% endif %}: {{ starts_at }}

Dura {{ duration }}{% if with %}, con {{ with }}{% endif %}.

{% if place %}Dónde: {{ place }}{% endif %}

{{ may_move }} Si no puedes asistir, cancélala, por favor, para que nadie te espere.`);
export const openRound = icu('Abrir la ronda');
export const beginsAt = icu('Empieza: {when}');
export const where = icu('Dónde: {place}');
export const takesWithPeople = icu(
  'Dura {minutes, plural, one {# minuto} other {# minutos}}. Participan: {people}.',
);
export const cardMissing = icu('Falta tu ficha');
export const cardMissingSubject = icu('Falta tu ficha: {name} para {job}');
export const cardMissingText = icu(
  'Entrevistaste a {name} para {job} ({round}). Escribe tu ficha mientras lo recuerdas bien.',
);
export const cardMissingNext = icu('Verás lo que han dicho los demás cuando la hayas enviado.');
export const writeCard = icu('Escribir tu ficha');
export const memberBookedHeading = icu('Se ha fijado la hora de una ronda');
export const memberMovedHeading = icu('Una ronda tiene una nueva hora');
export const memberChangedHeading = icu('Una ronda ha cambiado');
export const memberBooked = icu('La ronda con {name} para {job} ({jobId}) ya tiene hora. {title}.');
export const memberMoved = icu('La ronda con {name} para {job} ({jobId}) tiene una nueva hora. {title}.');
export const memberChanged = icu('La ronda con {name} para {job} ({jobId}) ha cambiado. {title}.');
export const toDashboard = icu('Ir al inicio');
export const seePerson = icu('Ver a {name}');
export const leavesSubject = icu('Ya no participas: {name}, {job}');
export const leavesHeading = icu('Ya no participas en una ronda');
export const leavesText = icu('Ya no participas en la ronda con {name} para {job} ({jobId}). {title}.');
export const offSubject = icu('Cancelada: {name}, {job}');
export const offHeading = icu('Una ronda está cancelada');
export const offText = icu('{who} ha cancelado la ronda con {name} para {job} ({jobId}). {title}.');
export const offTextWithTime = icu(
  '{who} ha cancelado la ronda con {name} para {job} ({jobId}). {title}. Habría empezado: {when}',
);
export const offReason = icu('El motivo: {reason}');
export const memberReminderSubject = icu('Recordatorio: {name}, {job}');
export const memberComingHeading = icu('Se acerca una ronda');
export const memberWithinHourHeading = icu('Una ronda empieza en menos de una hora');
export const memberReminderText = icu('Participas en la ronda con {name} para {job} ({jobId}). {title}.');
export const entryForCandidate = icu('{title}: {job} en {company}');
export const entryForMember = icu('{title}: {name} para {job}');
export const entryWith = icu('Con {people}.');
export const entryWithCandidate = icu('Con {people} y {name}.');
