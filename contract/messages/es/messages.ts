import { icu } from '../icu.ts';

export const tooLong = icu('Un mensaje tiene como máximo {max, number} caracteres');
export const idMissing = icu('El id de un mensaje debe ser un UUID creado por quien lo envía');
export const nameMessage = icu('Indica el mensaje');
export const isMutedMissing = icu('isMuted debe ser true o false');
export const nameTemplate = icu('Indica la plantilla');
export const templateNameTooLong = icu(
  'El nombre de una plantilla tiene como máximo {max, number} caracteres',
);
export const templateNameOneLine = icu('El nombre de una plantilla va en una sola línea');
export const companyDown = icu(
  'Quienes administran este sitio han retirado tu empresa, así que no puedes escribir a candidatos. Te enviaron el motivo por correo.',
);
export const tooMany = icu(
  'Puedes enviar como máximo {max, number} mensajes por hora sobre una candidatura. Inténtalo más tarde.',
);
export const sent = icu('Mensaje enviado.');
export const muted = icu('No recibirás correos sobre estos mensajes.');
export const unmuted = icu('Los correos están activados.');
export const templateSaved = icu('Plantilla guardada.');
export const templateDeleted = icu('Plantilla eliminada.');
export const tooManyTemplates = icu(
  'Una empresa tiene como máximo {max, number} plantillas de mensajes. Elimina una que ya no necesites.',
);
export const nameTaken = icu('Tu empresa ya tiene una plantilla llamada «{name}».');
export const title = icu('Mensajes');
export const to = icu('Mensaje para {name}');
export const byEmailToo = icu('{name} también lo recibe por correo, con un enlace para responder aquí.');
export const send = icu('Enviar mensaje');
export const keys = icu('Ctrl+Enter lo envía');
export const showEarlier = icu('Mostrar mensajes anteriores');
export const writtenBy = icu('{who}, {when}');
export const isNew = icu('Nuevo');
export const writeTo = icu('Escribir a {name}');
export const turnedOff = icu('{name} ha desactivado los correos sobre tus mensajes.');
export const emailMe = icu('Avisarme por correo de los mensajes nuevos');
export const ifTurnedOff = icu('Si lo desactivas, {company} puede verlo.');
export const templates = icu('Plantillas de mensajes');
export const templatesShort = icu('Plantillas');
export const editTemplates = icu('Editar plantillas…');
export const templatesAbout = icu(
  'Textos que tu empresa guarda para los mensajes a las personas candidatas.',
);
export const noTemplates = icu(
  'Guarda un texto que envías a menudo, como una invitación a una llamada. Puedes cambiarlo cada vez.',
);
export const messagesStay = icu('Los mensajes que enviaste con ella se conservan.');
export const template = icu('la plantilla');
export const newTemplate = icu('Nueva plantilla');
export const editTemplate = icu('Editar la plantilla');
export const templateName = icu('Nombre de la plantilla');
export const message = icu('Mensaje');
export const filledIn = icu('{placeholders} se rellenan cuando eliges la plantilla.');
