import { icu } from '../icu.ts';

export const dailyFiles = icu(
  '{max, plural, one {Puedes subir # archivo al día, y este sería uno más. Podrás subirlo {hours, plural, one {en una hora} other {en # horas}}.} other {Puedes subir # archivos al día, y este sería uno más. Podrás subirlo {hours, plural, one {en una hora} other {en # horas}}.}}',
);
export const dailySize = icu(
  '{hours, plural, one {Puedes subir {max} al día, y con este archivo sería más. Podrás subirlo en una hora.} other {Puedes subir {max} al día, y con este archivo sería más. Podrás subirlo en # horas.}}',
);
export const noRoom = icu(
  'Tu cuenta tiene espacio para {max}, y este archivo no cabe en los {left} que quedan. Elimina o sustituye archivos que ya no necesites.',
);
export const recordingsTooLarge = icu('Las grabaciones de esta entrevista superan el tamaño permitido.');
export const anotherOnItsWay = icu('Todavía hay otra subida en curso. Inténtalo de nuevo en un momento.');
