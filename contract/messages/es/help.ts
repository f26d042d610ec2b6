import { icu } from '../icu.ts';

export const title = icu('Guías');
export const description = icu(
  'Cómo funciona Roundone, para candidatos, equipos de selección y quienes lo administran.',
);
export const lead = icu('Cómo funciona todo aquí y qué hacer cuando algo falla.');
export const search = icu('Buscar en las guías');
export const searchButton = icu('Buscar');
export const allGuides = icu('Todas las guías');
export const foundFor = icu(
  '{count, plural, =0 {No se ha encontrado nada para «{search}»} one {# resultado para «{search}»} other {# resultados para «{search}»}}',
);
export const nothingFound = icu(
  'Prueba con menos palabras o con otras, lee una de las guías de abajo o escríbenos en {support}.',
);
export const inEnglish = icu('Esta guía está en inglés.');

export const candidates = icu('Para candidatos');
export const candidatesAbout = icu(
  'Qué pasa en una entrevista, qué se evalúa y quién lo hace, tus derechos y qué hacer cuando algo falla.',
);
export const recruiters = icu('Para equipos de selección');
export const recruitersAbout = icu('Del primer empleo a la primera contratación.');
export const owners = icu('Para propietarios');
export const ownersAbout = icu('Miembros, correos, datos y tus obligaciones de privacidad.');
export const operators = icu('Para administradores');
export const operatorsAbout = icu('Cómo instalar, actualizar y reparar Roundone.');
