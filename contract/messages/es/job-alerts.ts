import { icu } from '../icu.ts';

export const nameAlert = icu('Indica la alerta de empleo');
export const emailMe = icu('Enviarme nuevos empleos como estos');
export const formName = icu('Alerta de empleo');
export const sendLink = icu('Enviarme un enlace');
export const pageTitle = icu('Alerta de empleo');
export const seeOpenJobs = icu('Ver empleos abiertos');
export const isOn = icu('Tu alerta de empleo está activa: {search}');
export const goesTo = icu('Enviaremos los nuevos empleos a {email}, como máximo una vez al día.');
export const seeJobs = icu('Ver los empleos');
export const stopThis = icu('Detener esta alerta');
export const title = icu('Alertas de empleo');
export const none = icu(
  'No tienes alertas de empleo. Para añadir una, busca en los {openJobs} y elige «Enviarme nuevos empleos como estos».',
);
export const openJobsLink = icu('empleos');
export const since = icu('Desde el {day}, como máximo un correo al día');
export const stopNamed = icu('Detener la alerta {search}');
export const stop = icu('Detener');
