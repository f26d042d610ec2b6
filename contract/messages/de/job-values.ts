import { icu } from '../icu.ts';

export const contract = icu('Befristet');
export const contractToHire = icu('Befristet mit Übernahme');
export const directHire = icu('Festanstellung');
export const required = icu('Erforderlich');
export const preferred = icu('Erwünscht');
export const noExperience = icu('0 Monate');
export const sixMonths = icu('6 Monate');
export const years = icu('{years, plural, one {# Jahr} other {# Jahre}}');
export const tenYears = icu('10 Jahre und mehr');
export const remote = icu('100 % remote');
export const daysAWeek = icu('{days, plural, one {# Tag pro Woche} other {# Tage pro Woche}}');
export const aiInterview = icu('KI-Interview');
export const others = icu('Andere');
