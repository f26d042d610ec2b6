import { icu } from '../icu.ts';

export const invitationAbout = icu('A una persona invitada a unirse a una empresa.');
export const invitationSubject = icu('{company} te invita a unirte en Roundone');
export const invitationHeading = icu('Únete a {company}');
export const inviter = icu('{name}, de {company},');
export const asOwner = icu(
  '{inviter} te invita a unirte a {company} en Roundone como propietario/a. Puedes hacerlo todo y decides quién es miembro.',
);
export const asRecruiter = icu(
  '{inviter} te invita a unirte a {company} en Roundone como responsable de selección. Publicas empleos, ves todas las candidaturas y decides sobre ellas.',
);
export const asReviewer = icu(
  '{inviter} te invita a unirte a {company} en Roundone como evaluador/a. Lees las candidaturas y los informes de los empleos elegidos y escribes notas y fichas de evaluación.',
);
export const invitationHasAccount = icu(
  'Tu dirección ya tiene una cuenta en Roundone, como candidato o como miembro de otra empresa. Una cuenta no puede ser ambas cosas, así que esta no puede unirse.',
);
export const invitationOtherAddress = icu(
  'Para unirte, pide a {who} que te invite con otra dirección. No le dijimos a {company} que tienes una cuenta.',
);
export const invitationLink = icu(
  '{days, plural, one {Sigue el enlace para elegir tu nombre y tu contraseña. Funciona una vez, durante # día.} other {Sigue el enlace para elegir tu nombre y tu contraseña. Funciona una vez, durante # días.}}',
);
export const invitationButton = icu('Unirme');
export const invitationUnexpected = icu(
  'Si no esperabas este correo, ignóralo: nadie puede unirse sin el enlace.',
);
export const signedBy = icu('{company} escribió el texto de este correo.');
export const mentionedAbout = icu(
  'A un miembro de una empresa, cuando una nota sobre una candidatura lo menciona.',
);
export const mentionedSubject = icu('{name} te mencionó: {applicant} para {job}');
export const mentionedHeading = icu('Te mencionaron en una nota');
export const mentionedText = icu('{name} te mencionó en una nota sobre {applicant}, que se postuló a {job}.');
export const mentionedButton = icu('Leer la nota');
