import { icu } from '../icu.ts';

export const operatorGranted = icu('Concedió el rol de administración');
export const operatorRevoked = icu('Retiró el rol de administración');
export const personResetLinkMade = icu('Creó un enlace para una nueva contraseña');
export const personSessionsEnded = icu('Cerró todas las sesiones');
export const personLocked = icu('Bloqueó la cuenta');
export const personUnlocked = icu('Desbloqueó la cuenta');
export const personErasureAsked = icu('Solicitó eliminar la cuenta');
export const companyTakenDown = icu('Retiró la empresa');
export const companyRestored = icu('Restauró la empresa');
export const jobTakenDown = icu('Retiró el empleo');
export const jobRestored = icu('Restauró el empleo');
export const noticeSet = icu('Publicó el aviso');
export const noticeRemoved = icu('Quitó el aviso');
export const taskRetried = icu('Reintentó una tarea fallida');
export const taskGivenUp = icu('Abandonó una tarea fallida');
export const storageUnnamedDeleted = icu('Eliminó archivos sin fila');
export const queueRetried = icu('Reintentó todas las tareas fallidas de un tipo');
