import { icu } from '../icu.ts';

export const nameHoldsAddress = icu(
  'Un nombre no puede contener una dirección web. Si no lo es, pon un espacio después del punto.',
);
export const mobileLength = icu('Introduce un número de teléfono móvil de {digits, number} cifras');
export const passwordLength = icu('La contraseña debe tener de {min, number} a {max, number} caracteres');
export const passwordHint = icu(
  'De {min, number} a {max, number} caracteres, con una letra, un número y uno de {specials}',
);
export const passwordMismatch = icu('Las dos contraseñas no coinciden');
export const currentPasswordMissing = icu('Introduce tu contraseña actual');
export const codeForm = icu(
  'Introduce el código de {digits, number} cifras de tu aplicación de autenticación, o un código de recuperación.',
);
export const passkeyName = icu('Pon a la llave de acceso un nombre de hasta {max, number} caracteres');
export const clientSecret = icu('Introduce el secreto de cliente de tu proveedor');
export const typeYourName = icu('Escribe tu nombre');

export const selectCompanyType = icu('Selecciona un tipo de empresa');
export const selectIndustry = icu('Selecciona un sector');
export const selectLeastEducation = icu('Selecciona un nivel de estudios');
export const logoMissing = icu('Sube un logotipo');
export const descriptionEmpty = icu('La descripción no puede estar vacía');
export const startBeforeToday = icu('La fecha de inicio no puede ser anterior a hoy');
export const notABenefit = icu('Este beneficio no está en la lista');
export const notARelocationBenefit = icu('Esta ayuda para la mudanza no está en la lista');
export const notARequirement = icu('Este requisito no está en la lista');
export const questionEmpty = icu('Escribe la pregunta');
export const nameSkill = icu('Indica la habilidad de la pregunta');
export const notInBank = icu('Esta pregunta no está en el banco de preguntas');
export const nameTemplate = icu('Pon un nombre a la plantilla');

export const nameApplication = icu('Indica la candidatura');
export const sayRelocate = icu('Indica si te mudarías');
export const sayTravel = icu('Indica si viajarías por trabajo');
export const selectDate = icu('Selecciona una fecha');
export const beforeToday = icu('Elige hoy o una fecha posterior');
export const thinkingSeconds = icu('El tiempo para pensar puede ser de 0 a {max, number} segundos');
export const retakes = icu('Una respuesta hablada se puede volver a grabar de 0 a {max, number} veces');
export const followUps = icu('Las preguntas de seguimiento deben estar activadas o desactivadas');
export const answerSeconds = icu(
  'El tiempo para una respuesta hablada puede ser de {min, number} a {max, number} segundos',
);
export const openDays = icu('Una entrevista puede estar abierta de {min, number} a {max, number} días');
export const notAnOption = icu('Elige una de las opciones');
export const writtenAnswer = icu('Una respuesta escrita tiene como máximo {max, number} caracteres');
export const notAskedHere = icu('Esta entrevista no incluye esta pregunta');
export const audioName = icu('audioName debe ser el id de la candidatura, la palabra answer y un número');
export const writeMessage = icu('Escribe un mensaje');
export const requestKinds = icu('Elige qué quieres solicitar');
export const requestKind = icu('Esto no se puede solicitar');
export const problemAlone = icu('Comunica un problema por separado');
export const tellCandidateWhy = icu('Explica el motivo a la persona candidata');
export const chooseJudgement = icu('Elige una valoración');
export const chooseVerdict = icu('Elige un veredicto');
export const verdictReason = icu('Indica por qué cambias el veredicto');
export const giveReason = icu('Indica un motivo');
export const reasonUnknown = icu('Este motivo no está en la lista de tu empresa');
export const whyKept = icu('Explica por qué lo conservas: la persona candidata lo leerá');

export const operatorReason = icu('Indica un motivo');
export const bannerTime = icu('Introduce una fecha y una hora');
export const bannerMissing = icu('Escribe el texto del aviso');
export const foreignCursor = icu('Este cursor no es nuestro');
export const companyNameMax = icu('El nombre de una empresa tiene como máximo {max, number} caracteres');
export const designationMax = icu('El nombre de un puesto tiene como máximo {max, number} caracteres');
export const designationEmpty = icu('Falta el nombre del puesto');
export const addressMax = icu('Una dirección tiene como máximo {max, number} caracteres');
export const mailDomain = icu(
  'Introduce un dominio como en las direcciones de correo, por ejemplo example.com',
);
export const giveDate = icu('Indica una fecha');
export const jobSkillsMax = icu('Un empleo tiene como máximo {max, number} habilidades');
export const profileSkillsMax = icu('Un perfil tiene como máximo {max, number} habilidades');
export const certificatesMax = icu('Como máximo {max, number} certificados');
export const questionsMax = icu('Como máximo {max, number} preguntas de cada tipo');
export const acceptedAnswersMax = icu(
  'Una pregunta tiene como máximo {max, plural, =5 {cinco} other {#}} respuestas aceptadas más',
);
export const reviewerJobsMax = icu('Quien evalúa tiene como máximo {max, number} empleos');
export const kitCriteriaMax = icu('Un guion tiene como máximo {max, number} criterios');
export const companyKitsMax = icu('Una empresa tiene como máximo {max, number} guiones');
export const mentionsMax = icu('Una nota menciona como máximo a {max, number} personas');
export const reasonMax = icu('El motivo puede tener como máximo {max, number} caracteres');
export const searchMax = icu('La búsqueda puede tener como máximo {max, number} caracteres');
export const bannerMax = icu('El aviso puede tener como máximo {max, number} caracteres');
export const bannerEnds = icu('El aviso debe terminar después de empezar');

export const nameJob = icu('Indica el empleo');
export const namePerson = icu('Indica la persona');
export const nameCompany = icu('Indica la empresa');
export const nameTask = icu('Indica la tarea');
export const nameQueue = icu('Indica una cola');
export const queueUnknown = icu('Esta cola no existe');
export const notAJobPath = icu('Esta no es la ruta de un empleo');
export const attempt = icu('Un intento debe ser un número a partir de 1');
export const holder = icu('holder debe ser un UUID creado por la página');
export const take = icu('Una toma debe ser un número de 0 a {max, number}');
export const fieldSmall = icu('{field}: demasiado corto o pequeño');
export const fieldBig = icu('{field}: demasiado largo o grande');
export const fieldMissing = icu('{field}: falta');
export const fieldKind = icu('{field}: no es del tipo correcto');
export const fieldWrong = icu('{field}: no es válido');
export const theRequest = icu('la solicitud');
export const limitNumber = icu('limit debe ser un número');
export const limitWhole = icu('limit debe ser un número entero');
export const limitLeast = icu('limit debe ser al menos 1');
export const limitMost = icu('limit debe ser como máximo {max, number}');
export const sortOneOf = icu('sort debe ser uno de {fields}, o uno de estos tras un signo menos');
export const stateMissing = icu('Indica el estado o la región');
