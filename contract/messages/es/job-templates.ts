import { icu } from '../icu.ts';

export const title = icu('Plantillas de empleo');
export const about = icu(
  'Crea empleos nuevos a partir de estas plantillas. Para añadir una, abre el menú Más de un empleo y guárdalo como plantilla.',
);
export const none = icu('Aún no hay plantillas.');
export const seeJobs = icu('Ver tus empleos');
export const list = icu('Plantillas de empleo');
export const name = icu('Nombre');
export const designation = icu('Puesto');
export const jobType = icu('Tipo de empleo');
export const saved = icu('Guardada');
export const savedBy = icu('{when} por {name}');
export const actions = icu('Acciones');
export const rename = icu('Cambiar nombre');
export const renameTitle = icu('Cambiar el nombre de la plantilla');
export const renameNamed = icu('Cambiar nombre: {name}');
export const delete_ = icu('Eliminar');
export const deleteNamed = icu('Eliminar {name}');
export const deleteTitle = icu('¿Eliminar la plantilla «{name}»?');
export const deleteTemplate = icu('Eliminar plantilla');
export const deleteEffect = icu('No se puede recuperar. Los empleos que creaste con ella se conservan.');
export const startJob = icu('Crear un empleo');
export const startFrom = icu('Empezar con {name}');
export const startTitle = icu('Empezar con una plantilla');
export const startAbout = icu(
  'Se crea un borrador nuevo con todo lo que contiene la plantilla. Puedes cambiar cada paso.',
);
export const template = icu('Plantilla');
export const selectTemplate = icu('Selecciona una plantilla');
export const noneNamed = icu('No hay ninguna plantilla con este nombre');
export const start = icu('Empezar');
export const saveTitle = icu('Guardar {role} como plantilla');
export const saveAsTemplate = icu('Guardar como plantilla');
export const saveAbout = icu(
  'La plantilla guarda todos los pasos del empleo: datos, habilidades, preguntas y el mensaje personal. Los cambios posteriores del empleo no la afectan.',
);
export const nameLabel = icu('Nombre de la plantilla');
export const save = icu('Guardar');
export const nameTaken = icu('Tu empresa ya tiene una plantilla llamada «{name}».');
export const tooMany = icu(
  'Una empresa puede tener como máximo {max, number} plantillas. Elimina una que ya no necesites.',
);
export const missing = icu('Elige una plantilla');
export const nameTooLong = icu('El nombre de una plantilla tiene como máximo {max, number} caracteres');
export const nameOneLine = icu('El nombre de una plantilla va en una sola línea');
