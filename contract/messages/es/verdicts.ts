import { icu } from '../icu.ts';

export const correct = icu('Correcta');
export const partiallyCorrect = icu('Parcialmente correcta');
export const incorrect = icu('Incorrecta');
export const notAnswered = icu('Sin respuesta');
export const needsReview = icu('Por revisar');
export const notScored = icu('Sin puntuar');
export const strong = icu('Alto');
export const fair = icu('Medio');
export const weak = icu('Bajo');
export const markCorrect = icu('Correcta');
export const markPartly = icu('Correcta en parte');
export const markIncorrect = icu('Incorrecta');
export const markNoAnswer = icu('Sin respuesta');
