import { icu } from '../icu.ts';

export const back = icu('Atrás');
export const cancel = icu('Cancelar');
export const linkOfPageOver = icu('Este enlace ya no es válido. Vuelve a abrir la página que lo mostraba.');
export const messages = icu('Mensajes');
export const saveAsPdf = icu('Guardar como PDF');
export const you = icu('Tú');
export const chooseNewPassword = icu('Elige una nueva contraseña');
