import { icu } from '../icu.ts';

export const takenDownTitle = icu('Este empleo fue retirado');
export const takenDownText = icu(
  'Quienes administran este sitio lo retiraron el {when}. Los candidatos no lo encuentran y nadie puede postularse. Si crees que es un error, escríbeles.',
);
export const totalJobs = icu('Todos los empleos');
export const jobs = icu('Empleos');
export const all = icu('Todos');
export const closedJobs = icu('Empleos cerrados');
export const openJobs = icu('Empleos abiertos');
export const templates = icu('Plantillas de empleo');
export const post = icu('Publicar un empleo');
export const filter = icu('Filtrar empleos');
export const search = icu('Buscar en mis empleos');
export const noneOfKind = icu('No tienes empleos de este tipo.');
export const noneNamed = icu('Ninguno de tus empleos coincide con «{search}».');
export const showAll = icu('Mostrar todos los empleos');
export const none = icu('Aún no hay empleos publicados.');
export const create = icu('Crear uno');
export const jobCount = icu('{total, plural, one {# empleo} other {# empleos}}');
export const jobCountOrMore = icu('{total, number} empleos o más');
export const applicationCount = icu('{count, plural, one {# candidatura} other {# candidaturas}}');
export const isDeleted = icu('Este empleo está eliminado.');
export const deletedJobs = icu('Empleos eliminados');
export const deletedList = icu('Empleos eliminados');
export const noneDeleted = icu('Aún no hay empleos eliminados.');
export const deletedCount = icu('Empleos eliminados: {total, number}');
export const deletedCountOrMore = icu('Empleos eliminados: {total, number} o más');
export const draftJobs = icu('Borradores');
export const draftsAbout = icu('Solo tú los ves. Continúa donde lo dejaste.');
export const noneDrafted = icu('Aún no hay borradores de empleo.');
export const draftList = icu('Borradores de empleo');
export const nextStep = icu('Siguiente: {step}');
export const designation = icu('Puesto');
export const jobId = icu('ID del empleo');
export const status = icu('Estado');
export const jobType = icu('Tipo de empleo');
export const createdOn = icu('Creado');
export const posted = icu('Publicado');
export const applications = icu('Candidaturas');
export const more = icu('Más: {role}, {id}');
export const copy = icu('Copiar empleo');
export const saveAsTemplate = icu('Guardar como plantilla');
export const planRounds = icu('Planificar las rondas');
export const inviteCandidates = icu('Invitar a candidatos');
export const change = icu('{action}: {role}');
export const nameOf = icu('{role} ({id})');
export const close = icu('Cerrar');
export const closeTitle = icu('¿Cerrar {job}?');
export const closeEffect = icu(
  'Ya nadie podrá postularse. Puedes volver a publicar el empleo en cualquier momento.',
);
export const closeJob = icu('Cerrar empleo');
export const repost = icu('Volver a publicar');
export const repostTitle = icu('¿Volver a publicar {job}?');
export const repostEffect = icu(
  'El empleo volverá a estar abierto y los candidatos podrán encontrarlo y postularse.',
);
export const repostJob = icu('Volver a publicar');
export const reposted = icu('El empleo se volvió a publicar.');
export const restore = icu('Restaurar');
export const restoreTitle = icu('¿Restaurar {job}?');
export const restoreDraftEffect = icu('Nunca se publicó, así que vuelve a tus borradores tal como estaba.');
export const restoreEffect = icu('Vuelve a estar como antes de eliminarlo, abierto o cerrado.');
export const restoreJob = icu('Restaurar empleo');
export const delete_ = icu('Eliminar');
export const deleteTitle = icu('¿Eliminar {job}?');
export const deleteDraftEffect = icu('El borrador pasa a tus empleos eliminados.');
export const deleteEffect = icu(
  'Los candidatos ya no verán el empleo. Pasa a tus empleos eliminados, y desde ahí puedes volver a publicarlo.',
);
export const deleteJob = icu('Eliminar empleo');
export const continue_ = icu('Continuar');
export const update = icu('Actualizar');
export const undo = icu('Deshacer');
export const nobodyConcerned = icu('Nadie espera tu decisión y no hay entrevistas programadas.');
export const applicantsWaiting = icu(
  '{count, plural, one {# candidatura espera tu decisión.} other {# candidaturas esperan tu decisión.}}',
);
export const interviewsToDecide = icu(
  '{count, plural, one {# entrevista terminada necesita tu decisión.} other {# entrevistas terminadas necesitan tu decisión.}}',
);
export const interviewsScheduled = icu(
  '{count, plural, =0 {No hay entrevistas programadas.} one {Hay # entrevista programada.} other {Hay # entrevistas programadas.}}',
);
export const interviewsFinished = icu(
  '{count, plural, one {# entrevista ha terminado.} other {# entrevistas han terminado.}}',
);
export const applicantsStay = icu('Aún puedes aceptar o rechazar candidaturas.');
export const finishedStay = icu('Aún puedes decidir sobre las entrevistas terminadas.');
export const scheduledStay = icu('Las entrevistas programadas aún se pueden hacer.');
export const applicantsTold = icu(
  'Las personas con una candidatura en curso recibirán un correo con el aviso de que el empleo fue retirado, salvo que lo deshagas a tiempo.',
);
export const questionsStay = icu(
  '{count, plural, one {Conserva sus preguntas. Las nuevas se harán en las entrevistas que programes después de pulsar Actualizar empleo.} other {Conservan sus preguntas. Las nuevas se harán en las entrevistas que programes después de pulsar Actualizar empleo.}}',
);
export const unpublishedTitle = icu('Cambios aún sin publicar');
export const changed = icu('Cambiado: {steps}.');
export const seenAsBefore = icu(
  'Los candidatos ven el empleo como estaba hasta que pulses Actualizar empleo.',
);
export const reviewChanges = icu('Revisar cambios');
export const discardChanges = icu('Descartar cambios');
export const discardTitle = icu('¿Descartar los cambios de {id}?');
export const discardEffect = icu(
  'El empleo queda como lo ven ahora los candidatos. Se perderán los cambios sin publicar.',
);
export const discardSteps = icu(
  'El empleo queda como lo ven ahora los candidatos. Perderás tus cambios en: {steps}.',
);
export const sourceLink = icu('Enlace con origen');
export const sourceAbout = icu(
  'Las candidaturas que llegan por este enlace se cuentan con su palabra en Selección y Estadísticas.',
);
export const sourceWhere = icu('¿Dónde lo publicarás?');
export const sourceHint = icu('Por ejemplo, linkedin, boletin o feria');
export const link = icu('Enlace');
export const copyLink = icu('Copiar el enlace');
export const linkCopied = icu('Enlace copiado.');
export const selectLink = icu('Selecciona el enlace y cópialo.');
export const fromInvitation = icu('Invitación');
export const fromCompanyPage = icu('Página de la empresa');
export const fromWebsite = icu('Tu sitio web');
export const fromFeed = icu('Feed');
export const fromJobAlert = icu('Alerta de empleo');
export const fromNowhere = icu('Sin origen');
export const sourceTooLong = icu('Un origen tiene como máximo {max, number} caracteres');
export const blindOn = icu('La revisión a ciegas está activada');
export const blindOff = icu('La revisión a ciegas está desactivada');
export const blindOffTitle = icu('¿Desactivar la revisión a ciegas?');
export const blindOnTitle = icu('¿Activar la revisión a ciegas?');
export const turnOff = icu('Desactivar');
export const turnOn = icu('Activar');
export const blindOffEffect = icu(
  'Los miembros verán enseguida el análisis y las fichas de evaluación de los demás.',
);
export const blindOnEffect = icu(
  'Cada miembro completa su propia ficha de evaluación de una entrevista antes de ver el análisis y lo que opinan los demás. Mientras tanto, nadie puede leer los informes solo con su enlace.',
);
export const changedByYou = icu('Cambiaste {what} {when}, en otra pestaña o en otro dispositivo.');
export const changedBy = icu('{name} cambió {what} {when}.');
export const changedBySomeone = icu('Alguien de tu equipo cambió {what} {when}.');
export const partDesignation = icu('el puesto');
export const partType = icu('el tipo de empleo');
export const partIndustry = icu('el sector');
export const partDescription = icu('la descripción');
export const partContract = icu('la duración del contrato');
export const partSalary = icu('el salario');
export const partSkills = icu('las habilidades');
export const partQuestions = icu('las preguntas');
export const partEducation = icu('la formación');
export const partPay = icu('la tarifa por hora');
export const partBenefits = icu('los beneficios');
export const partTravel = icu('los viajes');
export const partHome = icu('el trabajo desde casa');
export const partStart = icu('la fecha de inicio');
export const partMisc = icu('la información adicional');
export const partRounds = icu('el proceso de entrevistas');
export const partSettings = icu('los ajustes de la entrevista');
export const partPlace = icu('el lugar de trabajo');
export const partOnboarding = icu('la incorporación');
export const partMessage = icu('el mensaje personal');
export const refusedClosed = icu('Este empleo está cerrado. Vuelve a publicarlo para abrirlo de nuevo.');
export const refusedPublished = icu('Este empleo ya está publicado. Puedes cerrarlo.');
export const refusedNotPublished = icu('Este empleo aún no está publicado, así que no se puede cerrar.');
export const refusedDraft = icu('Este empleo es un borrador. Puedes publicarlo.');
export const refusedNeverPosted = icu('Este empleo nunca se publicó. Restáuralo para recuperar tu borrador.');
export const refusedDeleted = icu('Este empleo está eliminado. Vuelve a publicarlo o restáuralo primero.');
export const refusedTakenDown = icu('Quienes administran este sitio retiraron este empleo: {reason}');
export const refusedCompanyDown = icu(
  'Quienes administran este sitio retiraron tu empresa, así que no puede publicar empleos. Escríbeles si crees que es un error.',
);
export const refusedIncomplete = icu('Completa primero este paso: {step}.');
