import { icu } from '../icu.ts';

export const correct = icu('Richtig');
export const partiallyCorrect = icu('Teilweise richtig');
export const incorrect = icu('Falsch');
export const notAnswered = icu('Nicht beantwortet');
export const needsReview = icu('Zu prüfen');
export const notScored = icu('Nicht bewertet');
export const strong = icu('Stark');
export const fair = icu('Mittel');
export const weak = icu('Schwach');
export const markCorrect = icu('Richtig');
export const markPartly = icu('Teilweise richtig');
export const markIncorrect = icu('Falsch');
export const markNoAnswer = icu('Keine Antwort');
