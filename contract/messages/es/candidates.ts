import { icu } from '../icu.ts';

export const profile = icu('Perfil');
export const welcome = icu('Hola, {name}: crea tu perfil');
export const lead = icu('Las empresas ven tu perfil con cada una de tus candidaturas.');
export const leadNew = icu(
  'Las empresas ven tu perfil con cada una de tus candidaturas. Tardarás unos minutos, y lo que escribes se queda en este dispositivo hasta que lo envíes.',
);
export const resumeTitle = icu('Tu currículum');
export const resumeAboutNew = icu(
  'Empieza por tu currículum: con su texto rellenamos los campos de abajo y tú los revisas.',
);
export const resumeAbout = icu(
  'Podemos rellenar los campos de abajo con su texto. Primero revisas cada valor.',
);
export const aboutYou = icu('Sobre ti');
export const educationTitle = icu('Formación y experiencia');
export const missing = icu('Por completar: {fields}');
export const discard = icu('Descartar cambios');
export const submit = icu('Enviar');
export const update = icu('Actualizar');
export const uploading = icu('Todavía se está subiendo un archivo.');
export const image = icu('Foto de perfil');
export const name = icu('Nombre');
export const email = icu('Correo');
export const mobile = icu('Teléfono móvil');
export const address = icu('Dirección');
export const addressHint = icu('Al menos {min, number} caracteres');
export const zipcode = icu('Código postal');
export const education = icu('Formación');
export const skills = icu('Habilidades');
export const skillsHint = icu('Escribe una habilidad y pulsa Enter, o elige una de la lista.');
export const removeSkill = icu('Quitar la habilidad {skill}');
export const experienceYears = icu('Experiencia en años');
export const experienceMonths = icu('Experiencia en meses');
export const select = icu('Seleccionar');
export const years = icu('{years, plural, one {# año} other {# años}}');
export const months = icu('{months, plural, one {# mes} other {# meses}}');
export const linkedin = icu('Perfil de LinkedIn');
export const portfolio = icu('Portafolio');
export const agreeTerms = icu('Acepto los {terms}');
export const termsLink = icu('términos y condiciones');
export const resumeWord = icu('currículum');
export const imageWord = icu('foto de perfil');
export const nameWord = icu('nombre');
export const mobileWord = icu('teléfono móvil');
export const addressWord = icu('dirección');
export const cityWord = icu('ciudad');
export const zipcodeWord = icu('código postal');
export const educationWord = icu('formación');
export const skillsWord = icu('habilidades');
export const experienceWord = icu('experiencia');
export const termsWord = icu('términos');
export const resume = icu('Currículum');
export const filledIn = icu('Rellenado con tu currículum: {fields}. Revísalo.');
export const documents = icu('Carta de presentación y certificados (opcional)');
export const coverLetter = icu('Carta de presentación');
export const removeCoverLetter = icu('Quitar la carta de presentación');
export const certificates = icu('Certificados');
export const certificate = icu('Certificado');
export const anotherCertificate = icu('Otro certificado');
export const removeFile = icu('Quitar {file}');
export const fillIn = icu('Rellenar con tu currículum');
export const fillInAbout = icu('Marca lo que es correcto. Solo esos valores pasan al formulario.');
export const nothingNew = icu('No encontramos nada en tu currículum que no esté ya en el formulario.');
export const putInDone = icu(
  '{count, plural, one {Se añadió # valor. Revísalo antes de enviar el formulario.} other {Se añadieron # valores. Revísalos antes de enviar el formulario.}}',
);
export const readByProgram = icu(
  'Un programa leyó estos valores en tu currículum y puede equivocarse. Revisa cada uno: solo los que marques pasan al formulario.',
);
export const tickAll = icu('Marcar todo');
export const putIn = icu('Añadir lo marcado');
export const inForm = icu('En el formulario: {value}');
export const nothingYet = icu('nada todavía');
export const inResume = icu('En el currículum: {words}');
export const skillsToAdd = icu('Habilidades para añadir');
export const place = icu('País, estado y ciudad');
export const experience = icu('Experiencia');
export const yearsWord = icu('{years, plural, one {# año} other {# años}}');
export const monthsWord = icu('{months, plural, one {# mes} other {# meses}}');
export const candidateProfile = icu('Perfil de la persona');
export const contactNo = icu('Teléfono');
export const linkedinFact = icu('LinkedIn');
export const coverLetterFact = icu('Carta de presentación');
export const open = icu('Abrir');
export const experienceFact = icu(
  '{years, plural, one {# año} other {# años}} y {months, plural, one {# mes} other {# meses}}',
);
export const nameTooLong = icu('Un nombre tiene como máximo {max, number} caracteres');
export const nameEmpty = icu('El nombre no puede estar vacío');
export const contactEmpty = icu('El teléfono no puede estar vacío');
export const contactInvalid = icu('Teléfono no válido');
export const addressTooShort = icu('Una dirección necesita al menos {min, number} caracteres');
export const zipcodeEmpty = icu('El código postal no puede estar vacío');
export const skillTooLong = icu('Una habilidad tiene como máximo {max, number} caracteres');
export const yearMissing = icu('Selecciona los años');
export const monthMissing = icu('Selecciona los meses');
export const linkWrong = icu('Introduce un enlace que empiece por https://');
export const imageEmpty = icu('La foto de perfil no puede estar vacía');
export const nameCandidate = icu('Indica la persona');
export const imageAgain = icu('Sube la foto de perfil otra vez');
export const resumeAgain = icu('Sube el currículum otra vez');
export const coverLetterAgain = icu('Sube la carta de presentación otra vez');
export const certificateAgain = icu('Sube este certificado otra vez');
export const resumeNoText = icu(
  'No podemos leer este currículum: solo contiene imágenes. Rellena tú el formulario.',
);
export const audioNameMissing = icu('Indica audioName');
export const recordingIdWrong = icu('Un recordingId debe ser un UUID');
