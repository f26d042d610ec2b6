import { icu } from '../icu.ts';

export const title = icu('Mi privacidad');
export const lead = icu(
  'Lo que aceptaste y cómo retirarlo, quién vio tus datos y lo que decides compartir para una selección justa.',
);
export const consents = icu('Entrevistas que aceptaste');
export const noConsents = icu('Aún no has aceptado ninguna entrevista.');
export const jobAt = icu('{role}, {company}');
export const agreedOn = icu('Diste tu consentimiento el {when}.');
export const agreedAndSubmitted = icu(
  'Diste tu consentimiento el {when} y enviaste la entrevista el {submitted}.',
);
export const interviewDeletedOn = icu('La entrevista se eliminó el {when}.');
export const canComplain = icu(
  'Si no estás de acuerdo, puedes reclamar ante la autoridad de protección de datos de tu lugar de residencia.',
);
export const withdrawConsent = icu('Retirar mi consentimiento');
export const withdrawConsentTo = icu('Retirar mi consentimiento: {role}, {company}');
export const withdrawTitle = icu('¿Retirar tu consentimiento?');
export const withdraw = icu('Retirar');
export const withdrawEnds = icu(
  'Tu entrevista terminará, no se guardará nada de ella y se retirará tu candidatura para {role}.',
);
export const withdrawAsks = icu(
  'Pediremos a {company} que elimine tu entrevista, con vídeo, sonido, transcripción e informe. La ley le da {months, plural, one {# mes} other {# meses}} para responder. Hasta entonces, los visitantes no podrán ver tu informe.',
);
export const noConsent = icu(
  'No hay ningún consentimiento que retirar: no se guarda nada de una entrevista.',
);
export const askedOn = icu('Solicitado el {when}.');
export const replyDue = icu('Respuesta a más tardar el {when}.');
export const overdue = icu('Fuera de plazo');
export const deletedOn = icu('Eliminado el {when}.');
export const declinedOn = icu('Rechazado el {when}: {reason}');
export const requests = icu('Solicitudes de eliminación');
export const requestsLead = icu(
  '{months, plural, one {Personas que retiraron su consentimiento después de la entrevista. La ley te da # mes para responder a cada solicitud.} other {Personas que retiraron su consentimiento después de la entrevista. La ley te da # meses para responder a cada solicitud.}}',
);
export const noRequests = icu('Nadie te ha pedido que elimines una entrevista.');
export const onHold = icu('Está bajo retención legal, así que aún no se puede eliminar.');
export const deleteNow = icu('Eliminar ahora');
export const deleteNowOf = icu('Eliminar ahora: la entrevista de {name}');
export const declineWithReason = icu('Rechazar con un motivo');
export const declineWithReasonOf = icu('Rechazar con un motivo: {name}');
export const deleteTitle = icu('¿Eliminar la entrevista de {name}?');
export const deleteAbout = icu(
  'Se eliminan definitivamente el vídeo, el sonido, la transcripción, el informe, las valoraciones y las fichas de evaluación. La candidatura y tus notas se conservan. {name} recibirá un correo.',
);
export const keepTitle = icu('Conservar la entrevista');
export const keepAbout = icu(
  'Enviaremos tu motivo por correo a {name}, junto con la forma de reclamar. Necesitas una base legal para conservar la entrevista.',
);
export const yourReason = icu('Tu motivo');
export const decline = icu('Rechazar');
export const answeredAlready = icu(
  'No hay ninguna solicitud abierta sobre esta entrevista. Puede que alguien de tu equipo acabe de responderla.',
);
export const whoSaw = icu('Quién vio tus datos');
export const noneSaw = icu('Nadie ha abierto tus datos todavía.');
export const openings = icu('Quién abrió qué');
export const openingsLead = icu(
  'Informes, vídeos, documentos y archivos de las candidaturas. Cada persona ve la misma lista, sin los nombres de los miembros de tu empresa.',
);
export const noneOpened = icu('Nadie ha abierto nada todavía.');
export const openedForJob = icu('{who} abrió {what}, para {job}.');
export const openedOfApplicant = icu('{who} abrió {what} de {name}, {job}.');
export const whatReport = icu('el informe');
export const whatFilm = icu('el vídeo');
export const whatSound = icu('el sonido de una respuesta');
export const whatResume = icu('el currículum');
export const whatCoverLetter = icu('la carta de presentación');
export const whatCertificate = icu('un certificado');
export const whatPitch = icu('el vídeo de presentación');
export const whatRoundRecording = icu('la grabación de una ronda posterior');
export const whatExport = icu('un archivo de la empresa');
export const byOwner = icu('{company} (propietario/a)');
export const byRecruiter = icu('{company} (equipo de selección)');
export const byReviewer = icu('{company} (evaluador/a)');
export const byMember = icu('{company} (un miembro)');
export const byProgram = icu('{company} (un programa)');
export const byGuest = icu('{name}, con un enlace de invitado de {company}');
export const byUnknownGuest = icu('Alguien con un enlace de invitado de {company}');
export const byVisitorOfYours = icu('Alguien con el enlace a tu informe');
export const formerMember = icu('Alguien que ya no está en el equipo');
export const programWithToken = icu('Un programa con un token de API');
export const guestNamed = icu('{name}, con un enlace de invitado');
export const guestUnknown = icu('Una persona invitada');
export const visitor = icu('Alguien con el enlace al informe');
export const csvWhen = icu('Cuándo');
export const csvWho = icu('Quién');
export const csvRole = icu('Rol');
export const csvWhat = icu('Qué');
export const csvApplicant = icu('Candidatura');
export const csvJob = icu('Empleo');
export const receipt = icu('Justificante de una eliminación');
export const noReceipt = icu('No encontramos este justificante. Comprueba que el enlace esté completo.');
export const account = icu('Cuenta');
export const interview = icu('Entrevista');
export const accountAsked = icu('La eliminación de una cuenta se solicitó el {when}.');
export const interviewAsked = icu('La eliminación de una entrevista se solicitó el {when}.');
export const calledOff = icu('Se canceló el {when} y no se eliminó nada.');
export const willBeDone = icu('Está prevista para el {when}.');
export const wasDone = icu('Se completó el {when}. Se eliminó lo siguiente:');
export const titleAndCount = icu('{title}: {count, number}');
export const backups = icu(
  'Las copias de seguridad anteriores pueden contener aún estos datos hasta que el administrador de este sitio las sustituya. Quien restaure una debe volver a eliminarlos.',
);
export const toStart = icu('Ir a la página de inicio');
export const fair = icu('Para una selección justa (opcional)');
export const fairForm = icu('Para una selección justa');
export const fairAbout = icu(
  'Tus respuestas ayudan a las empresas a comprobar si su selección trata por igual a los distintos grupos. Ninguna empresa, persona de selección ni programa las ve nunca: las empresas solo reciben cifras de grupos de al menos {least, number} personas. Responder es opcional y no afecta a tus candidaturas. Puedes eliminar tus respuestas cuando quieras.',
);
export const sex = icu('Sexo');
export const race = icu('Raza o etnia');
export const age = icu('Edad');
export const disability = icu('Discapacidad');
export const noAnswer = icu('Sin respuesta');
export const saveAnswers = icu('Guardar mis respuestas');
export const deleteAnswers = icu('Eliminar mis respuestas');
export const leaveTitle = icu('¿Salir sin guardar?');
export const leaveAbout = icu('Tus cambios no se han guardado.');
export const heldAccount = icu('Cuenta y perfil');
export const heldSignIns = icu('Inicios de sesión y sesiones');
export const heldApplications = icu('Candidaturas y su historial');
export const heldInterviews = icu('Entrevistas');
export const heldRecordings = icu('Grabaciones');
export const heldAnswers = icu('Respuestas y transcripciones');
export const heldReports = icu('Informes, valoraciones y fichas de evaluación');
export const heldMessages = icu('Mensajes con empresas');
export const heldNotes = icu('Notas de empresas');
export const heldFiles = icu('Archivos');
export const heldInvitations = icu('Invitaciones');
export const heldMails = icu('Correos');
export const heldTasks = icu('Tareas del servidor');
export const heldEvents = icu('Eventos enviados a programas de empresas');
export const heldSavedViews = icu('Búsquedas guardadas que mencionan a la persona');
export const heldHistory = icu('Entradas en el historial de empresas');
export const holdOfCompanies = icu(
  'Tu candidatura está bajo retención legal ({companies}), así que no se puede eliminar nada hasta que termine. Si tienes preguntas, escribe a la empresa.',
);
export const takenNow = icu('La entrevista está en curso. Espera a que termine.');
export const noInterview = icu('Esta candidatura no tiene ninguna entrevista que eliminar.');
export const answerKinds = icu('answer debe ser deleted o declined');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const tooManyAsked = icu('Puedes consultar como máximo {max, number} candidaturas a la vez');
export const holdReasonMissing = icu('Escribe por qué hay que conservarla');
export const notLegalAdvice = icu('Esto no es asesoramiento jurídico.');
export const californiaKeeps = icu(
  '{years, plural, one {California pide a las empresas que conserven candidaturas, entrevistas e informes durante al menos # año desde la última decisión.} other {California pide a las empresas que conserven candidaturas, entrevistas e informes durante al menos # años desde la última decisión.}}',
);
export const keepLonger = icu('{reason} Tienes un empleo allí: introduce al menos {days, number} días.');
export const atLeastDays = icu('Introduce al menos {days, number} días');
export const wholeDays = icu('Introduce días enteros, de {least, number} a {most, number}');
export const filmBeforeReport = icu('El vídeo y el sonido no se pueden conservar más tiempo que el informe');
export const keptFor = icu(
  '{company} conserva el vídeo y el sonido {film, plural, one {# día} other {# días}} después de la entrevista, y el informe con lo que dijiste, {report, plural, one {# día} other {# días}}. Si tu candidatura termina sin contratación, todo se elimina {ended, plural, one {# día} other {# días}} después. Un asunto legal puede alargar el plazo.',
);
