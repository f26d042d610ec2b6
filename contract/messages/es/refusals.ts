import { icu } from '../icu.ts';

export const notFound = icu('No hemos encontrado esto, o no tienes acceso.');
export const notSignedIn = icu('Inicia sesión para continuar.');
export const sessionEnded = icu('Tu sesión ha caducado. Vuelve a iniciar sesión.');
export const notAllowed = icu('Tu cuenta no tiene permiso para hacer esto.');
export const roleNotAllowed = icu(
  'Tu rol no permite hacer esto. Pídeselo a una persona propietaria de tu empresa.',
);
export const serverBusy = icu('El servidor está ocupado. Inténtalo de nuevo en un momento.');
export const tooMany = icu('Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.');

export const emailAlreadyExists = icu('Este correo ya está registrado.');
export const wrongCredentials = icu('El correo o la contraseña no son correctos.');
export const wrongCurrentPassword = icu('Esta no es tu contraseña actual');
export const accountLocked = icu(
  'Quienes administran este sitio han bloqueado esta cuenta. Si crees que es un error, escríbeles.',
);
export const linkExpired = icu('Este enlace ya no es válido. Solicita uno nuevo.');
export const captchaFailed = icu('El captcha falta o ha caducado. Resuélvelo de nuevo.');
export const tooManyMails = icu(
  'Hemos enviado muchos correos a esta dirección {hours, plural, one {en la última hora} other {en las últimas # horas}}. Tus datos están guardados. Abre el correo que lleva tu nombre, o inicia sesión de nuevo dentro de {hours, plural, one {una hora} other {# horas}} para recibir otro.',
);
export const tooManyTestMails = icu(
  'Te hemos enviado muchos correos de prueba {hours, plural, one {en la última hora} other {en las últimas # horas}}. Usa la vista previa, o inténtalo de nuevo dentro de {hours, plural, one {una hora} other {# horas}}.',
);
export const tooManyMailsFromNetwork = icu(
  'Se han solicitado demasiados correos desde tu red {hours, plural, one {en la última hora} other {en las últimas # horas}}. No se ha guardado nada. Inténtalo de nuevo dentro de {hours, plural, one {una hora} other {# horas}}.',
);
export const tooManyMessages = icu(
  'Hemos recibido muchos mensajes {hours, plural, one {en la última hora} other {en las últimas # horas}}. Envía el tuyo de nuevo dentro de {hours, plural, one {una hora} other {# horas}}.',
);

export const secondFactorNeeded = icu('Confirma con tu segundo factor que eres tú.');
export const secondFactorToSetUp = icu('Tu empresa exige un segundo factor. Configura uno para continuar.');
export const secondFactorLast = icu(
  'Tu empresa exige un segundo factor y este es el único que tienes. Añade otro antes de quitarlo.',
);
export const ticketExpired = icu('El inicio de sesión ha tardado demasiado. Vuelve a iniciar sesión.');
export const wrongCode = icu(
  'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
);
export const wrongRecoveryCode = icu('Este código de recuperación no es correcto o ya se ha usado.');
export const passkeyNotAccepted = icu(
  'No se ha aceptado esta llave de acceso. Inténtalo de nuevo o usa otro método.',
);

export const signOnRequired = icu('Inicia sesión con el inicio de sesión único de tu empresa.');
export const signOnUnknown = icu(
  'Ninguna empresa usa el inicio de sesión único con este correo. Inicia sesión con tu contraseña.',
);
export const signOnNoProvider = icu(
  'El inicio de sesión único aún no está configurado. Añade primero un proveedor.',
);
export const signOnAway = icu(
  'Ahora mismo no podemos contactar con el inicio de sesión único. Usa tu contraseña o inténtalo de nuevo en unos minutos.',
);
export const signOnCancelled = icu(
  'El inicio de sesión no se ha completado. Inténtalo de nuevo o usa tu contraseña.',
);
export const signOnNotAccepted = icu(
  'No hemos podido verificar la respuesta del inicio de sesión único. Empieza de nuevo.',
);
export const signOnNobody = icu(
  'Ninguna cuenta está vinculada a este inicio de sesión único. Si tienes una cuenta, inicia sesión con tu contraseña y vincúlalo en Cuenta. Si no, pide una invitación a tu empresa.',
);
export const signOnLinkedElsewhere = icu('Este inicio de sesión único ya está vinculado a otra cuenta.');
export const signOnExpired = icu(
  'Este inicio de sesión ha caducado o se empezó en otro navegador. Empieza de nuevo.',
);

export const noCompany = icu(
  'Ya no formas parte de ninguna empresa. Pide a una persona propietaria que te invite de nuevo.',
);
export const memberAlready = icu('Esta persona ya forma parte de tu empresa.');
export const ownerAlready = icu('Esta persona ya es propietaria.');
export const lastOwner = icu('Una empresa necesita al menos una persona propietaria. Nombra antes a otra.');
export const addressInUse = icu(
  'Este correo es de una cuenta que no puede unirse a una empresa. Pide que te inviten con otro correo.',
);
export const invitationEnded = icu(
  'Esta invitación ya se ha usado o ha caducado. Si ya te has unido, inicia sesión. Si no, pide una nueva a tu empresa.',
);
export const companyChangedMeanwhile = icu(
  'Mientras tanto se ha cambiado el perfil en otro lugar, así que tus cambios no se han guardado. Descártalos para ver la otra versión, o guarda de nuevo para sustituirla.',
);

export const profileNeeded = icu('Primero crea tu perfil.');
export const jobLookAgain = icu(
  'El empleo ha cambiado mientras tanto, así que no se ha publicado ni descartado nada. Revísalo e inténtalo de nuevo.',
);
export const alreadyApplied = icu('Ya te has postulado a este empleo.');
export const jobAlertsFull = icu(
  'Ya tienes {max, plural, one {# alerta de empleo} other {# alertas de empleo}}, el máximo posible. Detén una con el enlace de sus correos, o en las preferencias de correo, e inténtalo de nuevo.',
);
export const jobAlertEnded = icu(
  'Esta alerta de empleo ha terminado. Para crear otra, busca en los empleos abiertos.',
);
export const stopLinkIncomplete = icu(
  'Este enlace está incompleto. Ábrelo de nuevo desde el correo, o cópialo entero.',
);
export const invitationOver = icu('Esta invitación ha caducado. Pide una nueva a la empresa.');
export const invitationUsed = icu('Esta invitación ya se ha usado, rechazado o revocado, o ha caducado.');
export const invitationNotWanted = icu('Esta persona no quiere recibir invitaciones de tu empresa.');
export const decisionTold = icu(
  'Los correos de esta decisión ya se han enviado, así que no se puede deshacer. Puedes volver a abrir la candidatura.',
);
export const decisionNotWaiting = icu('Esta decisión ya se ha deshecho o sustituido.');
export const decisionWaiting = icu('Esta decisión aún no se ha enviado. Puedes deshacerla.');
export const offerLinkOver = icu(
  'Este enlace ha caducado. Inicia sesión para ver tu oferta, o pide un enlace nuevo a la empresa.',
);

export const interviewNotScheduled = icu('Esta candidatura no tiene ninguna entrevista programada.');
export const interviewTooEarly = icu('Esta entrevista aún no se ha abierto. Vuelve a la hora programada.');
export const interviewExpired = icu(
  'Esta entrevista ha caducado: estuvo abierta {days, plural, one {# día} other {# días}} después de la hora programada.',
);
export const interviewGivenAgain = icu(
  'Tienes un nuevo intento de esta entrevista, así que esta página ya no es válida. Abre la entrevista de nuevo desde tu lista.',
);
export const interviewOpenElsewhere = icu(
  'Esta entrevista está abierta en otra página o dispositivo. Continúa allí.',
);
export const answerOpenElsewhere = icu(
  'Continuaste esta entrevista en otra página o dispositivo, así que esta respuesta no se ha guardado aquí. Sigue estando en el vídeo.',
);
export const interviewErased = icu('Esta entrevista se ha eliminado.');
export const openingMovedAlready = icu(
  'Ya has cambiado la hora de esta entrevista una vez. Si necesitas otra hora, pídesela a la empresa.',
);
export const openingOutside = icu('Elige una hora entre ahora y el final del plazo de tu entrevista.');
export const consentNeeded = icu('Lee y acepta el consentimiento antes de empezar la entrevista.');
export const consentChanged = icu(
  'El consentimiento ha cambiado desde que abriste esta página. Vuelve a cargarla y lee la nueva versión.',
);
export const notInWriting = icu('En esta entrevista se responde hablando.');
export const noRetake = icu('Esta respuesta no se puede volver a grabar.');
export const roundLinkEnded = icu('Este enlace ya no es válido. Pide uno nuevo a la empresa.');
export const guestLinkEnded = icu('Este enlace ya no es válido. Pide uno nuevo a la empresa.');

export const tooLarge = icu('El tamaño debe ser de {size} como máximo');
export const imageFormat = icu('Solo se permiten imágenes');
export const roundRecordingFormat = icu('Elige un archivo MP4, MOV, MKV, WebM, M4A, MP3 o WAV.');
export const infected = icu(
  'El antivirus ha encontrado un problema en este archivo, así que no se ha guardado. Elige otro.',
);
export const noPicture = icu('Este vídeo no tiene imagen. Elige otro.');
export const noRecording = icu('Este archivo no tiene imagen ni sonido. Elige otro.');
export const videoDamaged = icu(
  'Este vídeo está dañado o no se ha subido completo. Súbelo de nuevo o elige otro.',
);
