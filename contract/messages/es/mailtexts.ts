import { icu } from '../icu.ts';

export const changedMeanwhile = icu(
  '{who} ha cambiado este texto entretanto, así que el tuyo no se guardó. Descarta tus cambios para ver el otro texto o guarda de nuevo para sustituirlo.',
);
export const someone = icu('Alguien');
export const testSubject = icu('Prueba: {subject}');
export const testFooter = icu('Esta es una prueba con valores inventados. Te la enviaste tú.');
export const testSent = icu('Hay una prueba en camino a {email}.');
