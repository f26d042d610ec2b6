import { icu } from '../icu.ts';

export const company = icu('Empresa');
export const menuProfile = icu('Perfil');
export const members = icu('Miembros');
export const mails = icu('Correos');
export const reasons = icu('Motivos');
export const decisions = icu('Decisiones');
export const kits = icu('Guiones de entrevista');
export const requests = icu('Solicitudes de eliminación');
export const requestsWaiting = icu('Solicitudes de eliminación ({count, number})');
export const retention = icu('Conservación');
export const fairness = icu('Equidad');
export const signOn = icu('Inicio de sesión único');
export const webhooks = icu('Webhooks');
export const tokens = icu('Tokens de API');
export const history = icu('Historial');
export const advanced = icu('Avanzado');
export const owner = icu('Propietario/a');
export const ownerMay = icu('Puede hacerlo todo y decide quién es miembro.');
export const recruiter = icu('Responsable de selección');
export const recruiterMay = icu('Publica empleos, ve todas las candidaturas y decide sobre ellas.');
export const reviewer = icu('Evaluador/a');
export const reviewerMay = icu(
  'Lee las candidaturas y los informes de los empleos elegidos y escribe notas y fichas de evaluación, sin tomar decisiones.',
);
export const membersLead = icu('Las personas que contratan para {company}.');
export const yourCompany = icu('tu empresa');
export const inviteMember = icu('Invitar a un miembro');
export const mayDo = icu('Qué puede hacer {name}');
export const invitations = icu('Invitaciones');
export const name = icu('Nombre');
export const email = icu('Correo');
export const role = icu('Rol');
export const joined = icu('Se unió');
export const removeTitle = icu('¿Quitar a {name}?');
export const remove = icu('Quitar');
export const removeNamed = icu('Quitar a {name}');
export const removeAbout = icu(
  'Se cerrarán de inmediato todas las sesiones de {name} ({email}), que ya no podrá iniciar sesión. Las notas, fichas de evaluación y veredictos se conservan. Puedes volver a invitar a esta persona.',
);
export const transferTitle = icu('¿Transferir la propiedad a {name}?');
export const transfer = icu('Transferir');
export const transferAbout = icu(
  '{name} pasa a ser propietario/a. Tú pasas a ser responsable de selección: ya no podrás invitar, cambiar ni quitar miembros, ni cambiar el perfil de la empresa.',
);
export const itsYou = icu('{name} (tú)');
export const roleSince = icu('{role}, desde el {when}');
export const reviewerSees = icu('{role} de {jobs}, con datos de contacto');
export const reviewerSeesNot = icu('{role} de {jobs}, sin datos de contacto');
export const noJobs = icu('ningún empleo todavía');
export const change = icu('Cambiar');
export const changeMember = icu('Cambiar lo que puede hacer {name}');
export const makeOwner = icu('Hacer propietario/a');
export const makeOwnerNamed = icu('Hacer propietario/a: {name}');
export const invitedBy = icu('Invitación de {name}.');
export const linkExpired = icu('El enlace ha caducado.');
export const linkWorksUntil = icu('El enlace funciona hasta el {when}');
export const sendAgain = icu('Reenviar');
export const sendAgainTo = icu('Reenviar: la invitación a {email}');
export const revoke = icu('Revocar');
export const revokeOf = icu('Revocar la invitación a {email}');
export const sendInvitation = icu('Enviar la invitación');
export const save = icu('Guardar');
export const jobs = icu('Empleos');
export const jobsHint = icu('Solo verá las candidaturas y los informes de estos empleos.');
export const chooseJobs = icu('Elige empleos');
export const seesContacts = icu('Mostrar datos de contacto');
export const seesContactsHint = icu(
  'Correo, teléfono, dirección, currículum y carta de presentación de las personas candidatas.',
);
export const yourName = icu('Tu nombre');
export const yourNameHint = icu(
  'Los demás miembros lo ven junto a tus notas, fichas de evaluación y veredictos. Los candidatos no.',
);
export const saveName = icu('Guardar el nombre');
export const joinTitle = icu('Únete a tu empresa');
export const toLogin = icu('Ir a iniciar sesión');
export const youJoined = icu('Ya eres miembro de {company}. Inicia sesión.');
export const joinAsOwner = icu(
  '{company} te invita a unirte como propietario/a: puedes hacerlo todo y decides quién es miembro. Iniciarás sesión con {email}.',
);
export const joinAsRecruiter = icu(
  '{company} te invita a unirte como responsable de selección: publicas empleos, ves todas las candidaturas y decides sobre ellas. Iniciarás sesión con {email}.',
);
export const joinAsReviewer = icu(
  '{company} te invita a unirte como evaluador/a: lees las candidaturas y los informes de los empleos elegidos y escribes notas y fichas de evaluación. Iniciarás sesión con {email}.',
);
export const password = icu('Contraseña');
export const showPassword = icu('Mostrar contraseña');
export const confirmPassword = icu('Confirmar contraseña');
export const showConfirmed = icu('Mostrar la contraseña de confirmación');
export const join = icu('Unirme a esta empresa');
export const decisionsLead = icu(
  'Lo que decidió tu equipo, lo más reciente primero. Tus motivos y el tiempo para deshacer están en {reasons}.',
);
export const madeBy = icu('Tomada por');
export const anyone = icu('Cualquiera');
export const when = icu('Cuándo');
export const anyTime = icu('En cualquier momento');
export const lastDays = icu('{days, plural, one {En el último día} other {En los últimos # días}}');
export const noDecisionsFound = icu('Ninguna decisión coincide con estos filtros.');
export const noDecisions = icu(
  'Aquí aparecerán las decisiones de tu equipo de avanzar o rechazar candidaturas.',
);
export const decidedBy = icu('{when} por {name}');
export const waitingUntil = icu('En espera hasta las {time}');
export const sent = icu('Enviada');
export const undone = icu('Deshecha');
export const notSent = icu('No enviada');
export const countWaiting = icu(
  '{count, plural, one {# en espera hasta las {time}} other {# en espera hasta las {time}}}',
);
export const countSent = icu('{count, plural, one {# enviada} other {# enviadas}}');
export const countUndone = icu('{count, plural, one {# deshecha} other {# deshechas}}');
export const countNotSent = icu('{count, plural, one {# no enviada} other {# no enviadas}}');
export const csvWho = icu('Quién');
export const csvWhat = icu('Qué');
export const csvJob = icu('Empleo');
export const csvApplications = icu('Candidaturas');
export const csvWaiting = icu('En espera');
export const historyLead = icu(
  'Qué se hizo en tu empresa y quién lo hizo. Nada de esto se puede cambiar. Consulta también {openings}.',
);
export const historyOpenings = icu('quién abrió los datos de las candidaturas');
export const historyEmpty = icu(
  'Aún no ha ocurrido nada. Aquí verás los cambios en tu empresa, tus empleos y tus candidaturas.',
);
export const actBy = icu('{act}, por {name}');
export const fromNetwork = icu('{when}, desde {address}');
export const peopleOfJob = icu('{people} ({job})');
export const morePeople = icu('{count, number} más');
export const csvApplicant = icu('Candidatura');
export const csvBy = icu('Por');
export const csvDetails = icu('Detalles');
export const csvFrom = icu('Desde');
export const detail = icu('{name}: {value}');
export const yes = icu('sí');
export const no = icu('no');
export const reasonsLead = icu(
  'Por qué rechazas candidaturas y durante cuánto tiempo puedes deshacer una decisión.',
);
export const waitMinutes = icu('Espera antes de enviar decisiones (minutos)');
export const waitMinutesHint = icu(
  'Hasta entonces puedes deshacer una decisión y aún no se avisa al candidato. Con 0, los correos se envían de inmediato.',
);
export const declineReasons = icu('Motivos de rechazo');
export const declineReasonsAbout = icu(
  'Tu equipo ve el título. El candidato lee el texto de debajo, o ningún motivo si lo dejas vacío. Las decisiones anteriores conservan el suyo.',
);
export const addReason = icu('Añadir un motivo');
export const reasonNumber = icu('Motivo {number, number}');
export const candidateReads = icu('Lo que lee el candidato (opcional)');
export const tooManyReasons = icu('Una empresa tiene como máximo {max, number} motivos');
export const reasonOther = icu('Otra persona encaja mejor');
export const reasonOtherText = icu('Otra persona se ajusta más a lo que buscamos.');
export const reasonSkills = icu('Las habilidades no encajan');
export const reasonSkillsText = icu(
  'Para este puesto necesitamos habilidades que no encontramos en tu candidatura.',
);
export const reasonExperience = icu('Falta experiencia');
export const reasonExperienceText = icu('Para este puesto necesitamos más experiencia en el área.');
export const reasonConditions = icu('Lugar, horario o sueldo no encajan');
export const reasonConditionsText = icu('Lo que buscas y lo que ofrece este puesto no encajan.');
export const reasonFilled = icu('El puesto está cubierto');
export const reasonFilledText = icu('El puesto está cubierto.');
export const reasonNotShared = icu('Otro motivo, no compartido');
export const retentionLead = icu(
  'Los datos más antiguos se eliminan definitivamente cada noche. Tus cifras los siguen contando, sin nombres. Lo que está bajo retención legal se conserva.',
);
export const filmDays = icu('Días para vídeo y sonido');
export const filmDaysHint = icu(
  'De {least, number} a {most, number}, desde el final de una entrevista. El informe y la transcripción se conservan.',
);
export const reportDays = icu('Días para informes y transcripciones');
export const reportDaysHint = icu(
  'De {least, number} a {most, number}, desde el final de una entrevista, con valoraciones, fichas de evaluación y enlaces de invitado. La candidatura se conserva.',
);
export const endedDays = icu('Días para candidaturas terminadas');
export const endedDaysHint = icu(
  'De {least, number} a {most, number}, desde el día en que se rechazó o se retiró la candidatura, o no se hizo la entrevista. Se elimina toda la candidatura, con su entrevista y tus notas.',
);
export const lawOfPlace = icu(
  'Las candidaturas a empleos de ese lugar se conservan ese tiempo, sea cual sea el plazo que elijas. Si alguien te pide que elimines sus datos, aun así puedes hacerlo; si tienes que conservar la candidatura, ponla bajo retención legal.',
);
export const retentionRead = icu('Lo que leen los candidatos antes de una entrevista');
export const retentionCompany = icu('Tu empresa');
export const allData = icu('Todos los datos de la empresa');
export const downloadData = icu('Descargar los datos de la empresa');
export const askForData = icu('Solicitar todos los datos');
export const askForNewArchive = icu('Solicitar un archivo nuevo');
export const archiveAbout = icu(
  '{hours, plural, one {Un archivo con todo lo que guardamos de tu empresa: miembros, empleos, candidaturas, entrevistas con vídeo y sonido, informes, notas e historial, sin secretos. Puedes descargarlo durante # hora, y el historial muestra quién lo solicitó.} other {Un archivo con todo lo que guardamos de tu empresa: miembros, empleos, candidaturas, entrevistas con vídeo y sonido, informes, notas e historial, sin secretos. Puedes descargarlo durante # horas, y el historial muestra quién lo solicitó.}}',
);
export const leaveTitle = icu('¿Salir sin guardar?');
export const leaveAbout = icu('Tus cambios no se han guardado.');
export const copy = icu('Copiar');
export const copied = icu('Copiado');
export const keptIt = icu('Ya lo he guardado');
