import { icu } from '../icu.ts';

export const openJobs = icu('Empleos abiertos');
export const openJobsHeading = icu('Empleos abiertos');
export const pages = icu('Páginas');
export const firstPage = icu('Primera página');
export const nextPage = icu('Página siguiente');
export const endOfList = icu('No hay más.');
export const noneToday = icu('Hoy no hay empleos disponibles.');
export const seeAll = icu('Ver todos los empleos');
export const showAll = icu('Mostrar todos los empleos');
export const seeOpenJobs = icu('Ver los empleos abiertos');
export const browse = icu('Explora con libertad.');
export const signInToApplyOr = icu('{signIn} o {register} para postularte.');
export const signIn = icu('Inicia sesión');
export const register = icu('regístrate');
export const noJobs = icu('Lo sentimos, no hay empleos disponibles.');
export const totalJobs = icu('Total de empleos: {total, number}');
export const totalJobsOrMore = icu('Total de empleos: {total, number} o más');
export const pageTitle = icu('{title} · Roundone');
export const openJobsAbout = icu(
  'Empleos disponibles hoy. Todas las personas invitadas hacen la misma primera entrevista.',
);
export const designation = icu('Puesto');
export const state = icu('Estado o región');
export const search = icu('Buscar');
export const clear = icu('Borrar');
export const searchFailed = icu(
  'La búsqueda no funcionó. La lista de abajo es la anterior. Pulsa Buscar para intentarlo otra vez.',
);
export const designationMarks = icu('Solo se permiten letras, cifras y signos como + # / &');
export const moreFilters = icu('Más filtros');
export const filtersInUse = icu('Filtros ({count, number} en uso)');
export const any = icu('Cualquiera');
export const filterWorkPlace = icu('Lugar de trabajo');
export const filterJobType = icu('Tipo de empleo');
export const filterPay = icu('Sueldo desde, en la moneda del empleo');
export const filterPosted = icu('Publicado');
export const filterSector = icu('Sector');
export const payAYear = icu('{amount, number} al año');
export const withinDays = icu('{days, plural, one {En el último día} other {En los últimos # días}}');
export const matchByWords = icu('Ningún empleo se llama «{designation}». Estos contienen sus palabras.');
export const matchSimilar = icu('Ningún empleo se llama «{designation}». Estos son parecidos.');
export const createdOn = icu('Creado el {when}');
export const postedOn = icu('Publicado el {when}');
export const takenDown = icu('Retirado');
export const takenDownReason = icu('Su motivo: {reason}');
export const notPublished = icu('Cambios sin publicar');
export const jobType = icu('Tipo de empleo');
export const posted = icu('Publicado');
export const contractPeriod = icu('Duración del contrato');
export const annualSalary = icu('Salario anual');
export const location = icu('Ubicación');
export const industry = icu('Sector');
export const education = icu('Formación');
export const yearsAndAbove = icu('{years, number} años o más');
export const years = icu('{years, plural, one {# año} other {# años}}');
export const months = icu('{months, plural, one {# mes} other {# meses}}');
export const aYear = icu('{money} al año');
export const rangeAYear = icu('{low} – {high} al año');
export const anHour = icu('{money} por hora');
export const rangeAnHour = icu('{low} – {high} por hora');
export const yes = icu('Sí');
export const no = icu('No');
export const yesWith = icu('Sí: {details}');
export const hourlyRate = icu('Tarifa por hora');
export const overtime = icu('Horas extra pagadas');
export const workVisa = icu('Patrocinio de visa de trabajo');
export const offeredBenefits = icu('Beneficios ofrecidos');
export const relocationBenefits = icu('Ayudas para la mudanza');
export const travel = icu('Viajes');
export const workFromHome = icu('Trabajo desde casa');
export const additionalNotes = icu('Notas adicionales');
export const startDate = icu('Fecha de inicio');
export const expectedStartDate = icu('Fecha de inicio prevista');
export const pitchVideo = icu('Vídeo de presentación');
export const interviewProcess = icu('Proceso de entrevistas');
export const roundName = icu(
  '{round, select, First {Primera} Second {Segunda} Third {Tercera} Fourth {Cuarta} Fifth {Quinta} other {Sexta}}',
);
export const tips = icu('Consejos');
export const besideList = icu('Junto a la lista: {role}, {id}');
export const jobDescription = icu('Descripción del empleo');
export const skills = icu('Habilidades');
export const miscInformation = icu('Información adicional');
export const questions = icu('Preguntas');
export const personalMessage = icu('Mensaje personal');
export const onboarding = icu('Incorporación');
export const noSkills = icu('Aún no se han añadido habilidades.');
export const skill = icu('Habilidad');
export const preference = icu('Preferencia');
export const minExperience = icu('Experiencia mínima');
export const noMiscInformation = icu('Aún no se ha añadido información adicional.');
export const information = icu('Dato');
export const value = icu('Valor');
export const displayed = icu('Visible para candidatos');
export const noMessage = icu('Este empleo no tiene mensaje personal.');
export const messageFor = icu('Mensaje personal sobre el puesto {role}');
export const noOnboarding = icu('Este empleo no tiene requisitos de incorporación.');
export const disclosed = icu('Cuando te hayas postulado: {action}. La ley: {law}. Versión {version}.');
export const roleAt = icu('{role} en {company}');
export const firstInterview = icu('La primera entrevista');
export const firstAlone = icu(
  'Haces esta entrevista por tu cuenta, en tu navegador, con cámara y micrófono. Todas las personas invitadas responden las mismas preguntas en el mismo tiempo.',
);
export const firstOpenFor = icu(
  '{days, plural, one {Está abierta durante # día desde la hora acordada, así que tú eliges el momento. Antes puedes practicar, y nadie lo ve.} other {Está abierta durante # días desde la hora acordada, así que tú eliges el momento. Antes puedes practicar, y nadie lo ve.}}',
);
export const firstReport = icu(
  'Lo que dices se convierte en texto y se compara con una buena respuesta. Leerás el mismo informe que la empresa, con tus propias palabras.',
);
export const firstPeopleDecide = icu(
  'Nunca se valoran tu cara, tus emociones, tu acento ni tus pausas. El programa nunca rechaza una candidatura: decide una persona.',
);
export const share = icu('Compartir');
export const shareTitle = icu('Compartir este empleo');
export const copyThisLink = icu('Copia este enlace');
export const linkCopied = icu('Enlace copiado.');
export const signInToApply = icu('Entra y postúlate');
export const notOpenTitle = icu('Este empleo no está abierto');
export const notOpenText = icu('Puede que ya se haya cubierto o cerrado, o que falte una parte del enlace.');
export const notOpenAbout = icu(
  'Puede que el empleo ya se haya cubierto o cerrado. Mira los empleos disponibles hoy.',
);
export const saveJob = icu('Guardar {role}');
export const save = icu('Guardar');
export const saved = icu('Guardado');
export const candidatesSave = icu('Solo los candidatos pueden guardar empleos.');
export const logoOf = icu('Logotipo de {name}');
export const aboutCompany = icu('Acerca de {name}');
export const pictures = icu('Imágenes');
export const companyGoneTitle = icu('No encontramos esta empresa');
export const companyGoneText = icu(
  'Puede que aún no haya publicado ningún empleo, o que falte una parte del enlace.',
);
export const companyGoneAbout = icu('Mira los empleos disponibles hoy.');
export const jobsAt = icu('Empleos en {name}');
export const openJobsAt = icu('Empleos disponibles en {name}');
export const openJobsOf = icu('Los empleos disponibles en {name}.');
export const allOpenJobs = icu(
  '{total, plural, one {# empleo disponible} other {Los # empleos disponibles}}',
);
export const remote = icu('A distancia');
