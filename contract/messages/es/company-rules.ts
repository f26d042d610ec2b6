import { icu } from '../icu.ts';

export const memberMissing = icu('Indica el miembro');
export const membersMissing = icu('Indica los miembros');
export const membersList = icu('Envía los miembros como una lista');
export const invitationMissing = icu('Indica la invitación');
export const roleMissing = icu('Elige un rol');
export const jobMissing = icu('Indica el empleo');
export const jobsMissing = icu('Indica los empleos');
export const jobsList = icu('Envía los empleos como una lista');
export const contactsMissing = icu('Indica si se muestran los datos de contacto');
export const jobsGone = icu('Uno de estos empleos ya no existe');
export const companyFull = icu(
  '{max, plural, one {Una empresa tiene como máximo # miembro o invitación.} other {Una empresa tiene como máximo # miembros e invitaciones.}}',
);
export const secondFactorOn = icu(
  'Los miembros necesitan un segundo factor a partir de su próximo inicio de sesión.',
);
export const secondFactorOff = icu('Los miembros ya no necesitan un segundo factor.');
export const mailMissing = icu('Indica el correo');
export const subjectMissing = icu('Escribe un asunto');
export const subjectTooLong = icu('Un asunto tiene como máximo {max, number} caracteres');
export const subjectLine = icu('Un asunto va en una sola línea');
export const textMissing = icu('Escribe un texto');
export const textTooLong = icu('Un texto tiene como máximo {max, number} caracteres');
export const readAtRule = icu('readAt debe ser el changedAt del texto leído, o null');
export const slugRule = icu(
  'Una dirección tiene de 1 a {max, number} letras del alfabeto inglés, cifras o guiones entre ellas',
);
export const slugTaken = icu('Otra empresa usa o usó esta dirección. Elige otra');
export const versionRule = icu('version debe ser la que dio getCompanyProfile');
export const tooManyPictures = icu(
  '{max, plural, one {Una empresa muestra como máximo # imagen} other {Una empresa muestra como máximo # imágenes}}',
);
export const altRule = icu('Di en un máximo de {max, number} caracteres qué muestra la imagen');
export const currencyMissing = icu('Selecciona una moneda');
export const siteRule = icu('Introduce la dirección de tu sitio, por ejemplo https://example.com');
export const aboutTooLong = icu('Este texto es demasiado largo');
export const pictureAgain = icu('Vuelve a subir esta imagen');
export const logoAgain = icu('Vuelve a subir el logotipo');
export const noteMissing = icu('Escribe una nota');
export const noteTooLong = icu('Una nota tiene como máximo {max, number} caracteres');
export const reasonTooLong = icu('Un motivo tiene como máximo {max, number} caracteres');
export const questionId = icu('Indica la pregunta por su id');
export const tooManyScores = icu(
  '{max, plural, one {Una ficha de evaluación tiene como máximo # pregunta} other {Una ficha de evaluación tiene como máximo # preguntas}}',
);
export const blindMissing = icu('Indica si la revisión es a ciegas');
export const mentionsOnly = icu('Solo se puede mencionar a miembros que pueden ver la candidatura');
export const scorecardSent = icu('Tu ficha de evaluación se ha enviado.');
export const noInterview = icu('Aún no hay ninguna entrevista que evaluar.');
export const scoresOnce = icu('Cada pregunta de la entrevista solo se puede puntuar una vez');
export const scorecardFinal = icu(
  'La revisión de este empleo es a ciegas, así que tu ficha ya no se puede cambiar.',
);
export const sendCardFirst = icu(
  'Participas en una ronda con esta persona. Envía primero tu ficha y después verás los veredictos.',
);
export const scorecardFirst = icu(
  'La revisión de este empleo es a ciegas. Envía primero tu ficha y después verás los veredictos.',
);
export const agreementTooFew = icu(
  'Aún no hay cifra: hacen falta al menos dos preguntas puntuadas por dos personas.',
);
export const agreementSame = icu(
  'No hay cifra: todas las puntuaciones son iguales, así que el acuerdo no se distingue del azar.',
);
