import { icu } from '../icu.ts';

export const operator = icu('Administración');
export const people = icu('Personas');
export const companies = icu('Empresas');
export const jobs = icu('Empleos');
export const tasks = icu('Trabajo en segundo plano');
export const storage = icu('Almacenamiento');
export const banner = icu('Aviso');
export const events = icu('Eventos');
export const about = icu('Acerca de');
export const reason = icu('Motivo');
export const reasonHint = icu('Se guarda con el evento.');
export const currentPassword = icu('Tu contraseña actual');
export const search = icu('Buscar');
export const actOn = icu('{act}: {name}');
export const searchPeople = icu('Nombre o correo');
export const noPeople = icu('Ninguna persona coincide con esta búsqueda.');
export const candidate = icu('Candidato/a');
export const employer = icu('Empresa');
export const employerOf = icu('Empresa, {company}');
export const isOperator = icu('administrador/a');
export const noSession = icu('sin sesión');
export const lastSeen = icu('última vez: {when}');
export const locked = icu('Bloqueada: {reason}');
export const deletedOn = icu('La cuenta se eliminará el {when}.');
export const hasHold = icu('Una empresa mantiene una candidatura bajo retención legal.');
export const lockTitle = icu('¿Bloquear la cuenta de {name}?');
export const lockAbout = icu(
  'Nadie podrá iniciar sesión en ella, y todas las sesiones, enlaces de correo y tokens de API de esta persona dejarán de funcionar.',
);
export const lock = icu('Bloquear');
export const unlockTitle = icu('¿Desbloquear la cuenta de {name}?');
export const unlockAbout = icu('Esta persona podrá volver a iniciar sesión.');
export const unlock = icu('Desbloquear');
export const endTitle = icu('¿Cerrar todas las sesiones de {name}?');
export const endAbout = icu(
  'Se cerrará la sesión de esta persona en todas partes y podrá volver a iniciarla.',
);
export const endSessions = icu('Cerrar sesiones');
export const deleteTitle = icu('¿Eliminar la cuenta de {name}?');
export const deleteAbout = icu(
  '{days, plural, one {La cuenta y todo lo que contiene se eliminarán después de # día. Esta persona recibirá un correo y podrá cancelarlo.} other {La cuenta y todo lo que contiene se eliminarán después de # días. Esta persona recibirá un correo y podrá cancelarlo.}}',
);
export const remove = icu('Eliminar');
export const isMember = icu('Solo un propietario de la empresa puede quitar a un miembro.');
export const isYourself = icu(
  'Esta es tu propia cuenta. Pídeselo a otro administrador o usa las páginas de tu cuenta.',
);
export const sessionsEnded = icu('Se han cerrado todas las sesiones de esta persona.');
export const isLocked = icu('La cuenta está bloqueada.');
export const isUnlocked = icu('La cuenta está desbloqueada.');
export const willBeDeleted = icu('La cuenta se eliminará. Hemos avisado a esta persona por correo.');
export const searchCompanies = icu('Nombre de la empresa');
export const noCompanies = icu('Ninguna empresa coincide con esta búsqueda.');
export const membersAndJobs = icu('{members}, {jobs}, {open, number} abiertos');
export const countMembers = icu('{count, plural, one {# miembro} other {# miembros}}');
export const countJobs = icu('{count, plural, one {# empleo publicado} other {# empleos publicados}}');
export const takenDown = icu('Retirado: {reason}');
export const restore = icu('Restaurar');
export const restoreTitle = icu('¿Restaurar {name}?');
export const takeDown = icu('Retirar');
export const takeDownTitle = icu('¿Retirar {name}?');
export const restoreCompanyAbout = icu('Volverán su página y los empleos que estaban abiertos.');
export const takeDownCompanyAbout = icu(
  'Su página y sus empleos abiertos dejan de encontrarse y nadie puede postularse. Sus miembros ven el motivo.',
);
export const restoreJobAbout = icu('El empleo volverá a estar abierto si lo estaba.');
export const takeDownJobAbout = icu(
  'El empleo deja de encontrarse y nadie puede postularse. La empresa ve el motivo y sus propietarios reciben un correo.',
);
export const postedJobs = icu('Empleos publicados');
export const searchJobs = icu('Puesto, ID del empleo o empresa');
export const noJobs = icu('Ningún empleo coincide con esta búsqueda.');
export const companyAndId = icu('{company}, {id}');
export const openSince = icu('Abierto, publicado el {when}');
export const closedSince = icu('Cerrado, publicado el {when}');
export const companyDown = icu('La empresa ha sido retirada.');
export const companyRestored = icu('La empresa ha sido restaurada.');
export const jobDown = icu('El empleo ha sido retirado.');
export const jobRestored = icu('El empleo ha sido restaurado.');
export const bannerLead = icu(
  'Se muestra en todas las páginas a quienes han iniciado sesión, entre estas horas, hasta que lo descarten.',
);
export const text = icu('Texto');
export const from = icu('Desde');
export const until = icu('Hasta');
export const setBanner = icu('Publicar el aviso');
export const removeBanner = icu('Quitar el aviso');
export const bannerSet = icu('El aviso está publicado.');
export const bannerRemoved = icu('El aviso se ha quitado.');
export const eventsLead = icu('Qué hicieron los administradores y por qué. Nada de esto se puede cambiar.');
export const noEvents = icu('Aún no ha ocurrido nada.');
export const actAndSubject = icu('{act}: {subject}');
export const byCommand = icu('Por el comando, ejecutado por {name}, {when}');
export const byPerson = icu('Por {name}, {when}');
export const byDeleted = icu('Por una cuenta eliminada, {when}');
export const fromNetwork = icu('{act}, desde {address}');
export const storageLead = icu(
  'Primero, quien más almacena. Los vídeos de entrevistas cuentan para la empresa.',
);
export const storedAndFree = icu('{stored} almacenados, {free} libres.');
export const storedOnly = icu('{stored} almacenados. El almacenamiento no indica cuánto queda libre.');
export const nothingStored = icu('Aún no hay nada almacenado.');
export const owners = icu('Propietarios');
export const deletedAccount = icu('Una cuenta eliminada');
export const ofPerson = icu(
  '{files, plural, one {Persona, # archivo, {size}} other {Persona, # archivos, {size}}}',
);
export const ofCompany = icu(
  '{files, plural, one {Empresa, # archivo, {size}} other {Empresa, # archivos, {size}}}',
);
export const toBeDeleted = icu(
  '{files, plural, one {Pendiente de eliminar, # archivo, {size}} other {Pendientes de eliminar, # archivos, {size}}}',
);
export const rowsAndFiles = icu('Filas y archivos');
export const rowsAndFilesAbout = icu(
  'La comprobación encuentra filas de la base de datos cuyo archivo se perdió y archivos sin fila. No cambia nada.',
);
export const rowsNameFiles = icu(
  '{named, plural, one {Las filas remiten a # archivo y hay {stored} en el almacenamiento.} other {Las filas remiten a # archivos y hay {stored} en el almacenamiento.}}',
);
export const filesDeleted = icu(
  '{count, plural, one {Eliminado: # archivo.} other {Eliminados: # archivos.}}',
);
export const theyFit = icu('Coinciden.');
export const checkNow = icu('Comprobar ahora');
export const deleteFilesTitle = icu('¿Eliminar los archivos sin fila?');
export const deleteFilesAbout = icu(
  'El almacenamiento se comprueba de nuevo. Los archivos sin fila que tienen más de un día se eliminan definitivamente, cada uno tras otra comprobación. En caso de duda, haz antes una copia de seguridad.',
);
export const rowsMissing = icu('{count, plural, one {# fila sin archivo} other {# filas sin archivo}}');
export const rowsMissingAbout = icu(
  'El contenido de estos archivos se ha perdido para quienes lo necesitan. Búscalos en una copia de seguridad, cópialos al mismo lugar y comprueba de nuevo. No se elimina ninguna fila.',
);
export const rowsWithoutFile = icu('Filas sin archivo');
export const filesUnnamed = icu('{count, plural, one {# archivo sin fila} other {# archivos sin fila}}');
export const noneDeletable = icu(
  'Nadie puede abrirlos; solo ocupan espacio. Ninguno se puede eliminar aquí: tienen menos de un día o no están en una carpeta de este programa.',
);
export const someDeletable = icu(
  '{count, plural, one {Nadie puede abrirlos; solo ocupan espacio. Se puede eliminar #: tiene más de un día y está en una carpeta de este programa.} other {Nadie puede abrirlos; solo ocupan espacio. Se pueden eliminar #: tienen más de un día y están en una carpeta de este programa.}}',
);
export const filesWithoutRow = icu('Archivos sin fila');
export const canBeDeleted = icu('Se puede eliminar');
export const stays = icu('Se conserva');
export const deleteFiles = icu('Eliminar los archivos sin fila');
export const showFirst = icu('Mostrar los primeros {count, number}');
export const showThem = icu('Mostrarlos');
export const uploadOfPerson = icu('Subido por una persona');
export const uploadOfCompany = icu('Subido por una empresa');
export const interview = icu('Entrevista');
export const exportOfData = icu('Exportación de datos');
export const tasksLead = icu(
  'Correos, informes y todo lo demás que el programa hace en segundo plano, y lo que falló.',
);
export const notDone = icu('Pendiente');
export const allDone = icu('Todo está hecho.');
export const tryAll = icu('Reintentar todo');
export const tryAllOf = icu('Reintentar todo: {title}');
export const failed = icu('Fallidas');
export const tryEverything = icu('Reintentarlo todo');
export const noneFailed = icu('No ha fallado nada.');
export const tryingAgain = icu('{count, plural, one {Reintentando # tarea.} other {Reintentando # tareas.}}');
export const counts = icu(
  '{waiting, number} en espera, {running, number} en curso, {failed, number} fallidas',
);
export const countsRetrying = icu(
  '{waiting, number} en espera ({retrying, number} para otro intento), {running, number} en curso, {failed, number} fallidas',
);
export const oldestUnderMinute = icu('La más antigua lleva pendiente menos de un minuto.');
export const oldestMinutes = icu(
  '{minutes, plural, one {La más antigua lleva pendiente # minuto.} other {La más antigua lleva pendiente # minutos.}}',
);
export const oldestHours = icu(
  '{hours, plural, one {La más antigua lleva pendiente # hora.} other {La más antigua lleva pendiente # horas.}}',
);
export const oldestDays = icu(
  '{days, plural, one {La más antigua lleva pendiente # día.} other {La más antigua lleva pendiente # días.}}',
);
export const to = icu('Para {recipient}');
export const noReason = icu('No se conoce el motivo.');
export const triesAndNext = icu(
  '{tries, plural, one {Desde el {since}. Un intento, el próximo {next}} other {Desde el {since}. # intentos, el próximo {next}}}',
);
export const triesAndNoMore = icu(
  '{tries, plural, one {Desde el {since}. Un intento, y no habrá más.} other {Desde el {since}. # intentos, y no habrá más.}}',
);
export const tryAgain = icu('Reintentar');
export const tryAgainNamed = icu('Reintentar: {task}');
export const giveUp = icu('Abandonar');
export const giveUpNamed = icu('Abandonar: {task}');
export const giveUpTitle = icu('¿Abandonar esta tarea?');
export const giveUpAbout = icu('{task}: no se hará y nadie podrá reintentarla.');
export const taskRetried = icu('La tarea se está reintentando.');
export const taskGivenUp = icu('La tarea se ha abandonado.');
export const taskRunning = icu('La tarea se está intentando ahora mismo. Vuelve a mirar en un momento.');
export const aboutTitle = icu('Acerca de este servidor');
export const aboutLead = icu('Inclúyelo cuando informes de un problema de Roundone.');
export const version = icu('Versión');
export const database = icu('Base de datos');
export const embedded = icu('Integrada');
export const isNewer = icu('Está disponible la versión {version}.');
export const noNewer = icu(
  'No nos consta ninguna versión más reciente. Lo comprobamos cada noche y, si la comprobación falla, queda en el registro.',
);
export const noChecks = icu(
  'No comprobamos si hay versiones más recientes. Se activa con el ajuste CHECK_FOR_UPDATES.',
);
