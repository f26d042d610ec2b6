import { icu } from '../icu.ts';

export const dailyFiles = icu(
  '{max, plural, one {Puedes subir # archivo al día, y ya has llegado a ese límite. Podrás subir este {hours, plural, one {dentro de una hora} other {dentro de # horas}}.} other {Puedes subir # archivos al día, y ya has llegado a ese límite. Podrás subir este {hours, plural, one {dentro de una hora} other {dentro de # horas}}.}}',
);
export const dailySize = icu(
  '{hours, plural, one {Puedes subir {max} al día, y este archivo supera ese límite. Podrás subirlo dentro de una hora.} other {Puedes subir {max} al día, y este archivo supera ese límite. Podrás subirlo dentro de # horas.}}',
);
export const noRoom = icu(
  'Tu cuenta tiene espacio para {max}, y este archivo no cabe en los {left} que quedan. Elimina o sustituye archivos que ya no necesites.',
);
export const recordingsTooLarge = icu('Las grabaciones de esta entrevista superan el tamaño permitido.');
export const anotherOnItsWay = icu('Todavía hay otra subida en curso. Inténtalo de nuevo en un momento.');
