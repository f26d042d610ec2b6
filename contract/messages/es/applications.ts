import { icu } from '../icu.ts';

export const jobClosed = icu('Este empleo está cerrado y ya no admite candidaturas.');
export const pitchUnknown = icu('Este no es un vídeo de presentación que hayas subido');
export const requestAnswered = icu('Alguien de tu equipo ya ha respondido a esta solicitud.');
export const grantByAct = icu('Para concederlo, deja que repita la entrevista o cámbiala de hora');
export const noInterviewLeft = icu('Esta candidatura ya no tiene ninguna entrevista por programar.');
export const tooLateToAsk = icu(
  'Ya has empezado esta entrevista, así que es tarde para pedir una adaptación.',
);
export const closedAlready = icu('Esta candidatura ya está cerrada.');
export const tooManyReports = icu('Ya has enviado varios avisos. Espera la respuesta de la empresa.');
export const nothingToChange = icu('Esta candidatura ya no tiene ninguna entrevista que cambiar.');
export const settingsFixed = icu('La entrevista ya ha empezado, así que sus ajustes ya no pueden cambiar.');
export const notToldYet = icu(
  'Aún no se ha avisado a la persona de una decisión sobre esta candidatura. Deshazla o espera a que se envíe el correo.',
);
export const alreadyDeclined = icu('Esta candidatura ya se ha rechazado.');
export const alreadyWithdrawn = icu('La persona ha retirado esta candidatura.');
export const endedHired = icu('Esta persona ya ha sido contratada.');
export const alreadySubmitted = icu('La entrevista de esta candidatura ya se ha enviado.');
export const tooLateToMove = icu('Ya has empezado esta entrevista, así que ya no se puede cambiar de hora.');
export const overByThen = icu('Para entonces la entrevista ya habría terminado');
export const onlyExtend = icu(
  'La entrevista ya ha empezado. Puedes ampliarla, pero ya no cambiarla de hora.',
);
export const onlyLonger = icu(
  'La entrevista ya ha empezado. Puedes dejarla abierta más tiempo, pero no cerrarla antes.',
);
export const begun = icu('La entrevista ya ha empezado, así que ya no se puede cancelar.');
export const noticeNote = icu(
  'Confirmado: se informó a la persona sobre la herramienta antes de postularse.',
);
export const nothingToCompare = icu('Este empleo no tiene requisitos que comparar');
export const resumeUnread = icu('No pudimos leer este currículum');
export const requirementsFound = icu(
  '{total, plural, one {{found, number} de # requisito encontrado en el currículum} other {{found, number} de # requisitos encontrados en el currículum}}',
);
export const required = icu('{what} (obligatorio)');
export const preferred = icu('{what} (deseable)');
export const timeOf = icu('{time} de {skill}');
export const resumeSays = icu('El currículum dice: «{quote}»');
export const evidenceUnread = icu('No pudimos leer este currículum.');
export const datesUnread = icu(
  'No pudimos leer algunas fechas del currículum, así que no se contaron los años.',
);
export const timeFound = icu('Encontrado: {time}. {quote}');
export const notInResume = icu('No lo encontramos en el currículum.');
export const inProfileOnly = icu('Está en el perfil, pero no en el currículum.');
export const years = icu('{count, plural, one {# año} other {# años}}');
export const months = icu('{count, plural, one {# mes} other {# meses}}');
export const title = icu('Mis candidaturas');
export const listName = icu('Candidaturas');
export const none = icu('Aún no te has postulado a ningún empleo');
export const seeOpenJobs = icu('Ver los empleos abiertos');
export const designation = icu('Puesto');
export const appliedDate = icu('Fecha de la candidatura');
export const jobType = icu('Tipo de empleo');
export const details = icu('Detalles');
export const status = icu('Estado de la candidatura');
export const viewDetails = icu('Ver detalles');
export const viewDetailsOf = icu('Ver detalles de {job}');
export const newMessages = icu('{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}');
export const newMessagesAbout = icu(
  '{count, plural, one {# mensaje nuevo sobre {job}} other {# mensajes nuevos sobre {job}}}',
);
export const detailsTitle = icu('Detalles de la candidatura');
export const detailsAbout = icu('Cómo va tu candidatura y para qué empleo es.');
export const employer = icu('Empresa');
export const aiInterview = icu('Entrevista con IA');
export const fromUntil = icu('Del {from} al {until}');
export const report = icu('Informe');
export const earlierReport = icu('Informe anterior');
export const completed = icu('COMPLETADA');
export const feedback = icu('Informe');
export const feedbackOf = icu('Informe: {job}');
export const yourApplication = icu('Tu candidatura');
export const doneStep = icu('Hecho');
export const nowStep = icu('Ahora');
export const nextStep = icu('Después');
export const begins = icu('Empieza el {when}.');
export const openFromUntil = icu('Abierta desde el {from} hasta el {until}.');
export const readOffer = icu('Leer la oferta');
export const apply = icu('Postularme');
export const applyTo = icu('Postularme: {job}');
export const applyFor = icu('Postularme a {job}');
export const applyAbout = icu('Responde unas preguntas y envía tu candidatura.');
export const noLongerOpen = icu('Ya no está abierto');
export const buildProfile = icu('Crear tu perfil');
export const companySees = icu('{company} ve tu {profile} y lo que respondes aquí.');
export const profileLink = icu('perfil');
export const travel = icu('¿Viajarías por trabajo?');
export const relocate = icu('¿Te mudarías?');
export const resume = icu('Currículum');
export const resumeHint = icu(
  'Enviaremos el currículum de tu perfil. Puedes elegir otro solo para este empleo.',
);
export const agree = icu('Acepto los {terms}');
export const terms = icu('términos y condiciones');
export const resumeUploading = icu('Subiendo tu currículum…');
export const pitchUploading = icu('Subiendo tu vídeo de presentación…');
export const openJobsList = icu('Empleos abiertos');
export const yourPitch = icu('Tu presentación');
export const recordedPitch = icu('Tu presentación grabada');
export const anotherPitch = icu('Grabar o elegir otra');
export const pitchUpload = icu('Vídeo de presentación: subida');
export const cancelUpload = icu('Cancelar la subida');
export const pitchVideo = icu('Vídeo de presentación');
export const pitchHint = icu(
  '¿Por qué deberíamos contratarte? Cuéntalo en uno o dos minutos: elige un vídeo o grábalo aquí.',
);
export const totalJobs = icu('Todos los empleos');
export const openJobs = icu('Empleos abiertos');
export const jobDescription = icu('Descripción del empleo');
export const chooseJob = icu('Elige primero un empleo.');
export const show = icu('Mostrar');
export const allOpenJobs = icu('Todos los empleos');
export const saved = icu('Guardados');
export const noneSaved = icu('Aún no has guardado ningún empleo.');
export const noJobs = icu('Lo sentimos, no hay empleos disponibles.');
export const showAllSaved = icu('Mostrar todos los guardados');
export const showAllOpen = icu('Mostrar todos los empleos');
export const withdrawApplication = icu('Retirar la candidatura');
export const withdrawTitle = icu('¿Retirar tu candidatura para {job}?');
export const withdraw = icu('Retirar');
export const keepIt = icu('Mantenerla');
export const withdrawMail = icu(
  '{company} recibirá un correo con el aviso de que has retirado tu candidatura.',
);
export const withdrawInterview = icu('Tu entrevista del {when} se cancelará.');
export const canApplyAgain = icu('Puedes volver a postularte mientras el empleo siga abierto.');
export const cannotApplyAgain = icu('El empleo está cerrado, así que no puedes volver a postularte.');
export const requests = icu('Solicitudes');
export const youAsked = icu('Pediste: {what}.');
export const youReported = icu('Comunicaste un problema.');
export const notAnswered = icu('{company} aún no ha respondido.');
export const answered = icu('{company} ha respondido.');
export const granted = icu('{company} lo ha concedido.');
export const declined = icu('{company} lo ha rechazado.');
export const givenAgain = icu('{company} te permite repetir la entrevista.');
export const givenAgainInPart = icu('{company} te permite responder las preguntas que faltan.');
export const moved = icu('{company} cambió la hora de la entrevista.');
export const theyWrite = icu('{company} escribió: {words}');
export const needAdjustment = icu(
  '¿Necesitas hacer la entrevista de otra manera? Quienes la evalúan no ven lo que pides.',
);
export const reportProblem = icu('Comunicar un problema');
export const askAdjustment = icu('Pedir una adaptación');
export const inInterviewFor = icu(' en la entrevista para {job}');
export const adjustmentAbout = icu(
  'Lo leerán quienes deciden sobre tu candidatura y te responderán por correo. Quienes evalúan nunca ven que lo pediste ni por qué. Una nueva solicitud sustituye a una que aún no tiene respuesta.',
);
export const adjustmentLabel = icu('¿Qué deberían saber? (opcional)');
export const adjustmentHint = icu('No tienes que decir por qué.');
export const problemAbout = icu(
  'La empresa recibe un correo y ve qué pasó en tu entrevista: cuándo empezó, si se abandonó o se recargó y por qué terminó. Una persona puede dejar que la repitas, entera o solo las preguntas sin respuesta. Recibirás un correo con la respuesta.',
);
export const problemLabel = icu('¿Qué ha pasado? (opcional)');
export const problemHint = icu('Usa tus propias palabras. Nada de lo que escribas aquí se puntúa.');
export const whatToAsk = icu('¿Qué necesitas?');
export const sendRequest = icu('Enviar la solicitud');
