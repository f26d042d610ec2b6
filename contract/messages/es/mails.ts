import { icu } from '../icu.ts';

export const withoutButton = icu('Si el botón no funciona, abre este enlace:');
