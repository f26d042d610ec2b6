import { icu } from '../icu.ts';

export const title = icu('Übersicht');
export const welcome = icu('Willkommen, {name}.');
export const totalOpenJobs = icu('Offene Stellen');
export const appliedJobs = icu('Meine Bewerbungen');
export const upcoming = icu('Anstehende Interviews');
export const noInterviews = icu('Keine geplanten Interviews');
export const findJob = icu('Stelle finden');
export const seeAll = icu('Alle ansehen');
export const openUntil = icu('Offen bis {when}');
export const opens = icu('Öffnet am {when}');
