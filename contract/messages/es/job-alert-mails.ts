import { icu } from '../icu.ts';

export const confirmAbout = icu(
  'A una dirección que se introdujo para una alerta de empleo. La alerta se activa al abrir el enlace.',
);
export const confirmSubject = icu('Confirma tu alerta de empleo');
export const confirmHeading = icu('¿Quieres correos sobre nuevos empleos?');
export const confirmText = icu(
  'Esta dirección se introdujo en nuestra página de empleos. Confírmala y te enviaremos por correo los nuevos empleos que coincidan con la búsqueda, como máximo una vez al día.',
);
export const confirmNot = icu(
  '{days, plural, one {Si no lo pediste, no hagas nada. No recibirás alertas y borramos la solicitud después de # día.} other {Si no lo pediste, no hagas nada. No recibirás alertas y borramos la solicitud después de # días.}}',
);
export const confirm = icu('Confirmar la alerta');
export const newAbout = icu(
  'A quien tiene una alerta de empleo, como máximo una vez al día, cuando se publican empleos que coinciden.',
);
export const newSubject = icu(
  '{count, plural, one {# nuevo empleo: {search}} other {# nuevos empleos: {search}}}',
);
export const newHeading = icu(
  '{count, plural, one {Un nuevo empleo para ti} other {Nuevos empleos para ti}}',
);
export const newText = icu('Novedades de tu búsqueda: {search}');
export const andMore = icu('Y {count, number} más.');
export const seeAllJobs = icu('Ver todos los empleos de esta búsqueda');
export const whyYou = icu('Recibes este correo porque pediste a Roundone que te avise de nuevos empleos.');
export const stop = icu('Para dejar de recibir estos correos: {link}');
export const payFrom = icu('Sueldo desde {pay}');
export const allJobs = icu('Todos los empleos');
