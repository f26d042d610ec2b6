import { icu } from '../icu.ts';

export const saved = icu('Guardado.');

export const emailVerified = icu('Tu cuenta se ha activado correctamente.');
export const signedOut = icu('Has cerrado la sesión.');
export const sessionEndedByUser = icu('La sesión ha terminado.');
export const otherSessionsEnded = icu('Todas las demás sesiones han terminado.');
export const emailChangeSent = icu(
  'Hemos enviado un enlace a tu nuevo correo. Ábrelo allí para confirmar el cambio.',
);
export const emailChangeCancelled = icu('Tu correo sigue siendo el mismo.');
export const emailChanged = icu('Tu correo se ha cambiado.');
export const emailChangeUndone = icu(
  'Hemos recuperado tu correo anterior. Usa tu nueva contraseña para iniciar sesión.',
);

export const invitationSent = icu('Invitación enviada.');
export const invitationRevoked = icu('Invitación revocada. Su enlace ya no funciona.');
export const memberRemoved = icu('La persona ya no forma parte de la empresa y sus sesiones se han cerrado.');
export const ownershipTransferred = icu('Propiedad transferida. Ahora formas parte del equipo de selección.');
export const companySaved = icu('Guardado. Ya todo el mundo puede ver los cambios.');
export const mailTextSaved = icu('Texto guardado. Los correos lo usarán a partir de ahora.');
export const mailTextReset = icu('Los correos vuelven a tener el texto habitual.');
export const retentionSaved = icu('Guardado. Lo que sea más antiguo se eliminará esta noche.');

export const jobRestored = icu('Empleo restaurado correctamente.');
export const jobSaved = icu('Empleo guardado.');
export const jobUnsaved = icu('Empleo quitado de tus empleos guardados.');
export const jobCopied = icu('Empleo copiado. La copia es un borrador.');
export const jobChangesDiscarded = icu('Cambios descartados.');
export const templateSaved = icu('Plantilla guardada.');
export const templateRenamed = icu('Plantilla renombrada.');
export const templateDeleted = icu('Plantilla eliminada.');
export const blindReviewOn = icu('La revisión a ciegas está activada para este empleo.');
export const blindReviewOff = icu('La revisión a ciegas está desactivada para este empleo.');
export const jobAlertOn = icu(
  'Tu alerta de empleo está activada. Te escribiremos cuando haya nuevos empleos que coincidan, como máximo una vez al día.',
);
export const jobAlertAsked = icu(
  'Revisa tu correo: te hemos enviado un enlace. Tu alerta de empleo se activará cuando lo abras.',
);
export const jobAlertStopped = icu(
  'Tu alerta de empleo se ha detenido. Ya no recibirás correos sobre esta búsqueda.',
);

export const applicationWithdrawn = icu('Candidatura retirada correctamente.');
export const invitationSentAgain = icu('Invitación enviada de nuevo.');
export const invitationDeclined = icu('Has rechazado la invitación.');
export const decisionUndone = icu('Decisión deshecha.');
export const decisionSent = icu('Correos enviados a las personas candidatas.');
export const offerMade = icu('Oferta enviada.');
export const offerWithdrawn = icu('Oferta retirada.');
export const offerAccepted = icu('Has aceptado la oferta. ¡Felicidades!');
export const offerDeclined = icu('Has rechazado la oferta.');
export const offerAsked = icu('Pregunta enviada.');

export const accommodationSaved = icu('Adaptación guardada.');
export const interviewMoved = icu('Entrevista reprogramada. La persona candidata recibirá un correo.');
export const interviewCalledOff = icu('Entrevista cancelada. La persona candidata recibirá un correo.');
export const interviewAgain = icu('La persona candidata puede repetir la entrevista y recibirá un correo.');
export const openingMoved = icu('Tu entrevista se abre a la nueva hora.');
export const requestMade = icu('Solicitud enviada. Recibirás un correo cuando la empresa responda.');
export const requestAnswered = icu('Respuesta enviada. La persona candidata la recibirá por correo.');
export const reportOpened = icu(
  'Cualquiera que tenga el enlace puede leer el informe, salvo que la otra parte lo haya cerrado.',
);
export const reportClosed = icu('El informe está cerrado para visitantes.');

export const consentEnded = icu('Tu entrevista ha terminado y no se conserva nada de ella.');
export const consentWithdrawn = icu('Hemos pedido a la empresa que elimine tu entrevista.');
export const selfIdentified = icu('Guardado. Solo tú puedes ver tus respuestas.');
export const selfIdentificationDeleted = icu('Tus respuestas se han eliminado.');
export const deletionAnswered = icu('Eliminado. La persona candidata recibirá un correo.');
export const deletionDeclined = icu('La persona candidata recibirá tu motivo por correo.');
export const exportAsked = icu('Estamos preparando tu archivo.');
export const erasureAsked = icu('Se eliminará. Hasta entonces puedes cancelarlo.');
export const erasureCalledOff = icu('No se eliminará nada.');
export const erased = icu('Eliminado.');
export const holdSet = icu(
  'Esto está bajo retención legal. No se eliminará nada de esta candidatura hasta que la termines.',
);
export const holdLifted = icu('La retención legal ha terminado.');
