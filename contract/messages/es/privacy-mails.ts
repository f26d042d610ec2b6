import { icu } from '../icu.ts';

export const answeredAbout = icu(
  'A la persona que retiró su consentimiento a una entrevista, cuando la empresa responde.',
);
export const deletedSubject = icu('Tu entrevista se ha eliminado: {job}');
export const deletedHeading = icu('Tu entrevista se ha eliminado');
export const keptSubject = icu('Tu entrevista se conserva: {job}');
export const keptHeading = icu('Tu entrevista se conserva');
export const youWithdrew = icu('Hola, {name}: retiraste tu consentimiento a la entrevista para {position}.');
export const deletedText = icu(
  '{company} la ha eliminado: vídeo, sonido, transcripción e informe. Las copias de seguridad pueden conservar estos datos hasta que se sustituyan.',
);
export const keptText = icu('{company} la conserva y da este motivo: {reason}');
export const keptNext = icu(
  'Si no estás de acuerdo, puedes escribir a la empresa o reclamar ante la autoridad de protección de datos de tu lugar de residencia.',
);
export const seeInterviews = icu('Ver tus entrevistas');
export const requestAbout = icu(
  'A la empresa, cuando alguien retira su consentimiento a una entrevista enviada.',
);
export const requestSubject = icu('Solicitud de eliminar una entrevista: {name}, {job}');
export const requestHeading = icu('Una persona retiró su consentimiento');
export const requestText = icu(
  '{name} retiró su consentimiento a la entrevista para {position} y te pide que la elimines.',
);
export const requestDue = icu(
  'La ley te da hasta el {due} para responder. Puedes eliminar la entrevista o rechazar la solicitud con un motivo que leerá {name}.',
);
export const requestVisitors = icu('Hasta que respondas, los visitantes no podrán ver el informe.');
export const answer = icu('Responder a la solicitud');
export const erasureAbout = icu('A la persona que pidió eliminar su cuenta.');
export const erasureHeading = icu('Tu cuenta se eliminará');
export const erasureText = icu(
  'Hola, {name}: nos pediste que eliminemos tu cuenta. La eliminaremos el {due}, con tus candidaturas, entrevistas, grabaciones y archivos, aquí y en las empresas.',
);
export const erasureCancel = icu(
  '¿Has cambiado de opinión? Hasta entonces puedes iniciar sesión y elegir «Conservar mi cuenta».',
);
export const erasureNotYou = icu(
  '¿No fuiste tú? Conserva tu cuenta de la misma forma y elige una contraseña nueva.',
);
export const erasureReceipt = icu('Tu justificante, que mostrará cuántos elementos se eliminaron:');
export const toAccount = icu('Ir a mi cuenta');
export const archiveOfPerson = icu('Datos sobre {name}');
export const archiveOfPersonLead = icu(
  'Todo lo que Roundone guardaba sobre ti el {when}. Las horas están en UTC.',
);
export const archiveOfCompany = icu('Datos de {name}');
export const archiveOfCompanyLead = icu(
  'Todo lo que Roundone guardaba de {name} el {when}: un archivo por cada tabla, y los archivos. Las horas están en UTC.',
);
export const archiveLacks = icu('No está en este archivo');
export const archiveLacksSecrets = icu(
  'Las contraseñas y otros secretos, que se guardan de forma que nadie pueda leerlos, y:',
);
export const archiveLacksTables = icu('{why} ({tables})');
export const historyOfApplication = icu('Historial de una candidatura');
export const reportOnInterview = icu('Informe de una entrevista');
export const kindCompany = icu('La empresa, sus miembros y sus ajustes');
export const kindJobs = icu('Empleos');
export const kindApplications = icu('Candidaturas, decisiones, mensajes y notas');
export const kindInterviews = icu('Entrevistas, respuestas y grabaciones');
export const kindReports = icu('Informes y fichas de evaluación');
export const kindInvitations = icu('Invitaciones a candidatos');
export const kindPrograms = icu('Tokens de API y webhooks');
export const kindHistory = icu('Historial');
export const leftOfPerson = icu('Parte de la cuenta de una persona, que puede exportarla por su cuenta');
export const leftOfAll = icu(
  'Lo que es igual para todo el mundo o solo trata del funcionamiento del servidor',
);
export const leftOfCompany = icu(
  'Lo que una empresa escribe para sí misma, como notas, fichas de evaluación, valoraciones y motivos: pregunta a la empresa',
);
export const leftGuests = icu('A quién mostró el informe una empresa');
export const leftReport = icu(
  'La forma en que se guarda un informe: el informe mismo está en el archivo, tal como puedes leerlo',
);
export const leftParts = icu('Partes de grabaciones que no se unieron en un vídeo');
export const leftUploads = icu('Partes de una subida que no ha terminado');
export const leftMails = icu('Correos a la empresa que esperan a ser enviados');
export const leftArchives = icu('Archivos como este');
export const leftLinks = icu('Enlaces de correos, que deben permanecer en secreto');
export const leftPieces = icu(
  'Partes de grabaciones que no se unieron en un vídeo, y quién está ahora en una entrevista',
);
export const leftWaitingMails = icu('Correos que esperan a ser enviados');
