import { icu } from '../icu.ts';

export const invitation = icu('Invitación');
export const ended = icu('Esta invitación ha caducado. Pide una nueva a la empresa o busca otros empleos.');
export const seeOpenJobs = icu('Ver empleos');
export const used = icu('Esta invitación ya se usó para presentarse.');
export const youDeclined = icu('Has rechazado esta invitación.');
export const jobClosed = icu('Este empleo ya no admite candidaturas.');
export const readAboutJob = icu('Leer sobre el empleo');
export const noThankYou = icu('No, gracias');
export const noThankYouTo = icu('No, gracias: {job}');
export const sentTo = icu('La invitación se envió a {email}. Puedes usarla hasta el {when}.');
export const signedInForCompany = icu(
  'Has iniciado sesión para una empresa. Cierra la sesión para usar esta invitación como candidato o candidata.',
);
export const seeAndApply = icu('Ver el empleo y presentarme');
export const otherAddress = icu('Has iniciado sesión con un correo distinto de {email}.');
export const useWithAccount = icu('Usarla con esta cuenta');
export const registerOrSignIn = icu(
  'Regístrate o inicia sesión con {email}. Si tu cuenta tiene otro correo, inicia sesión y vuelve a abrir el enlace del mensaje.',
);
export const register = icu('Registrarse');
export const signIn = icu('Iniciar sesión');
export const seeJob = icu('Ver el empleo');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} te invita a presentarte.');
export const invitesToInterview = icu('{company} te invita a una entrevista.');
export const applyHappens = icu('Lee sobre el empleo y preséntate si te gusta.');
export const interviewHappens = icu(
  'Preséntate y tu entrevista quedará programada de inmediato. Se abre el {opens} y puedes hacerla cuando quieras hasta el {closes}.',
);
export const stopTitle = icu('Invitaciones');
export const stopped = icu('{company} ya no puede enviar invitaciones a {email}.');
export const notStopped = icu('{company} puede enviar invitaciones a {email}.');
export const allowAgain = icu('Volver a permitirlas');
export const stop = icu('No recibir más invitaciones de esta empresa');
