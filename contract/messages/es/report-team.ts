import { icu } from '../icu.ts';

export const eraseTitle = icu('Conservar y eliminar');
export const onHold = icu('Está bajo retención legal, así que aún no se puede eliminar: {reason}');
export const deletedOn = icu('Esta entrevista se eliminará el {when}.');
export const keepInterview = icu('Conservar esta entrevista');
export const deleteInterview = icu('Eliminar esta entrevista');
export const deleteTitle = icu('Eliminar la entrevista de {name}');
export const deleteAbout = icu(
  'El vídeo, el sonido, la transcripción, el informe, las valoraciones, las fichas de evaluación y los enlaces de invitado de todos los intentos se eliminarán para siempre. La candidatura, su historial y tus notas se conservan.',
);
export const deleteNowLabel = icu('Eliminar ahora, no dentro de {days, plural, one {# día} other {# días}}');
export const deleteCancel = icu('Hasta entonces puedes cancelar la eliminación.');
export const deleteNow = icu('Eliminar ahora');
export const deleteIn = icu('Eliminar dentro de {days, plural, one {# día} other {# días}}');
export const endHold = icu('Terminar la retención legal');
export const keepForLegal = icu('Conservar por un asunto legal');
export const keepForLegalAbout = icu(
  'Nadie podrá eliminar nada de esta persona hasta que termines la retención. Escribe el motivo.',
);
export const keepIt = icu('Conservar');
export const guestLinks = icu('Enlaces de invitado');
export const makeGuestLink = icu('Crear un enlace de invitado');
export const guestLinksAbout = icu(
  'Para alguien sin cuenta: un enlace propio que caduca y que puedes revocar. Ves cuándo se abrió.',
);
export const endTitle = icu('¿Revocar el enlace de {name}?');
export const endLink = icu('Revocar el enlace');
export const keepLink = icu('Mantenerlo');
export const endAbout = icu('El enlace dejará de funcionar, igual que los archivos que muestra.');
export const linkInFull = icu(
  'Con datos de contacto, foto y vídeo. Creado por {by} el {made}, hasta el {until}.',
);
export const linkInPart = icu(
  'Sin datos de contacto, foto ni vídeo. Creado por {by} el {made}, hasta el {until}.',
);
export const formerMember = icu('un antiguo miembro');
export const endLinkOf = icu('Revocar el enlace de {name}');
export const end = icu('Revocar');
export const linkOpen = icu('Abierto');
export const linkExpired = icu('Caducado');
export const linkEnded = icu('Revocado');
export const notOpened = icu('Aún sin abrir.');
export const openedTimes = icu('{count, plural, =1 {Abierto una vez} other {Abierto # veces}}');
export const guestWho = icu('¿Para quién es?');
export const guestWhoAbout = icu('El invitado ve este nombre, y te sirve para distinguir tus enlaces.');
export const opensFor = icu('Se abre durante');
export const inFull = icu('Con datos de contacto, documentos, foto y vídeo');
export const inFullAbout = icu(
  'Si no, el invitado lee y escucha las respuestas, sin correo, teléfono, currículum ni vídeo.',
);
export const makeLink = icu('Crear el enlace');
export const linkOnce = icu(
  'Este es el enlace. No volverás a verlo, así que cópialo ahora. Compártelo solo con tu invitado.',
);
export const copied = icu('Copiado');
export const copyLink = icu('Copiar el enlace');
export const done = icu('Hecho');
export const daysLong = icu('{days, plural, one {# día} other {# días}}');
export const howFarAgree = icu('Hasta qué punto coinciden');
export const inThisInterview = icu('En esta entrevista');
export const inAllInterviews = icu('En todas las entrevistas valoradas de este empleo');
export const agreementAbout = icu(
  'La coincidencia es el alfa de Krippendorff para juicios ordenados (K. Krippendorff, Computing Krippendorff’s Alpha-Reliability, 2011): 1 es coincidencia total, 0 es azar. Para comparar, cada cuarto de la puntuación del análisis equivale a un juicio, de no rotundo a sí rotundo.',
);
export const betweenPeople = icu('Entre personas: {value}');
export const withAnalysis = icu('Entre personas y el análisis: {value}');
export const noneChecked = icu('Ninguna persona ha comprobado un veredicto del análisis.');
export const changedOfChecked = icu(
  'Las personas cambiaron {changed, number} de los {checked, number} veredictos que comprobaron.',
);
export const notes = icu('Notas');
export const note = icu('Nota');
export const noteAbout = icu('Solo la leerán los miembros de tu empresa que pueden ver esta candidatura.');
export const mention = icu('Mencionar');
export const mentionAbout = icu('Recibirán un correo.');
export const chooseMembers = icu('Elegir miembros');
export const addNote = icu('Añadir la nota');
export const youAfterName = icu('(tú)');
export const questionOptional = icu('Pregunta {number, number} (opcional): {question}');
export const yourScorecard = icu('Tu ficha de evaluación');
export const wouldHire = icu('¿Contratarías a esta persona?');
export const byQuestion = icu('Por pregunta');
export const final = icu('No podrás cambiar tu ficha después de enviarla.');
export const sendScorecard = icu('Enviar la ficha');
export const scorecards = icu('Fichas de evaluación');
export const writeScorecard = icu('Escribir tu ficha');
export const changeScorecard = icu('Cambiar tu ficha');
export const cardFirst = icu(
  'Participas en una ronda con esta persona. {link}; después verás los veredictos, el resumen y lo que dicen los demás.',
);
export const cardFirstLink = icu('Envía primero tu ficha');
export const blindFirst = icu(
  'La revisión de este empleo es a ciegas. Escribe primero tu ficha de evaluación; después verás los veredictos, el resumen y lo que dicen los demás. No podrás cambiarla después.',
);
export const noneWritten = icu('Nadie ha escrito ninguna todavía.');
export const scoreOfQuestion = icu('Pregunta {number, number}: {score}. {reason}');
export const scorecardAbout = icu('Tu propia valoración de la entrevista, cada punto con su motivo.');
