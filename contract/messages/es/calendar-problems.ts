import { icu } from '../icu.ts';

export const damaged = icu('Este calendario está dañado y no se puede leer.');
export const faulty = icu('Este calendario tiene un error y no se puede leer.');
export const tooMuch = icu(
  'Este calendario tiene demasiadas entradas, o algo se repite con demasiada frecuencia, y no se puede leer.',
);
export const notThere = icu(
  'No hay ningún calendario en esta dirección ({status}). Vuelve a copiar la dirección de tu calendario.',
);
export const serverError = icu('El servidor del calendario respondió con un error ({status}).');
export const leadsOn = icu('Esta dirección redirige demasiadas veces.');
export const noCalendar = icu(
  'Lo que hay en esta dirección no es un calendario. Copia la dirección que termina en .ics.',
);
export const late = icu(
  'El servidor del calendario no respondió en {seconds, plural, one {# segundo} other {# segundos}}.',
);
export const large = icu('Este calendario ocupa más de {size}, demasiado para leerlo.');
export const unreachable = icu('No hemos podido conectar con el servidor del calendario.');
export const addressLost = icu('Se ha perdido la dirección del calendario. Pégala otra vez.');
