import { icu } from '../icu.ts';

export const title = icu('Inicio');
export const welcome = icu('Te damos la bienvenida, {name}.');
export const totalOpenJobs = icu('Empleos abiertos');
export const appliedJobs = icu('Mis candidaturas');
export const upcoming = icu('Próximas entrevistas programadas');
export const noInterviews = icu('No hay entrevistas programadas');
export const findJob = icu('Buscar un empleo');
export const seeAll = icu('Ver todo');
export const openUntil = icu('Abierta hasta el {when}');
export const opens = icu('Se abre el {when}');
