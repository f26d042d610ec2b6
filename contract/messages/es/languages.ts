import { icu } from '../icu.ts';

export const pageDescription = icu(
  'Un portal de empleo cuya primera ronda es una entrevista grabada con IA: las mismas preguntas para todo el mundo, con su propia voz.',
);
export const noScript = icu('Roundone necesita JavaScript para funcionar. Actívalo para este sitio.');

export const language = icu('Idioma');
export const unknown = icu('Elige uno de los idiomas de la lista.');
export const sameAsBrowser = icu('El mismo que mi navegador');
export const ownAbout = icu('Para tus páginas y para los correos que te enviamos.');
export const saved = icu('Idioma guardado.');
export const companyLanguage = icu('Idioma');
export const companyAbout = icu(
  'Para los correos a personas que no han elegido un idioma y para visitantes cuyo idioma no conocemos.',
);
