import { icu } from '../icu.ts';

export const stepJobDetail = icu('Datos del empleo');
export const stepSkills = icu('Habilidades');
export const stepQuestions = icu('Preguntas');
export const stepEducation = icu('Formación');
export const stepMiscInfo = icu('Información adicional');
export const stepInterviewProcess = icu('Proceso de entrevistas');
export const stepWorkLocation = icu('Lugar de trabajo');
export const stepOnboarding = icu('Incorporación');
export const stepPersonalMessage = icu('Mensaje personal');
export const preview = icu('Vista previa');
export const sectionJob = icu('El empleo');
export const sectionHiring = icu('Selección');
export const steps = icu('Pasos');
export const stepOf = icu('Paso {number, number} de {count, number}: {title}');
export const done = icu('Hecho');
export const postJob = icu('Publicar un empleo');
export const updateJob = icu('Actualizar empleo');
export const windowTitle = icu('{step} · {title}');
export const seenAsBefore = icu(
  'Los candidatos ven el empleo como estaba hasta que pulses Actualizar empleo, después del último paso.',
);
export const restored = icu('Hemos recuperado lo que escribiste aquí antes. Aún no está guardado.');
export const savedVersion = icu('Esta es la versión guardada. La tuya no se ha perdido.');
export const backToMine = icu('Volver a la mía');
export const saveAndPreview = icu('Guardar y ver');
export const next = icu('Siguiente');
export const leaveTitle = icu('¿Salir sin guardar este paso?');
export const leaveDraft = icu(
  'Lo que escribiste queda en este dispositivo y estará aquí cuando continúes este empleo. Guárdalo para tenerlo también en tus borradores.',
);
export const leavePosted = icu(
  'Lo que escribiste queda en este dispositivo y estará aquí cuando continúes este empleo. Guárdalo para añadirlo a los cambios de este empleo. Los candidatos los verán cuando pulses Actualizar empleo.',
);
export const leaveLost = icu('No has guardado lo que elegiste en este paso. Si sales ahora, se pierde.');
export const changedTitle = icu('Este paso ha cambiado');
export const yoursNotSaved = icu('Tu versión aún no está guardada.');
export const showsSaved = icu('El paso muestra ahora la versión guardada.');
export const saveMine = icu('Guardar mi versión');
export const showSaved = icu('Mostrar la versión guardada');
export const ok = icu('Aceptar');
export const draftNote = icu('Nota: si sales a mitad, tu empleo se guarda como borrador.');
export const designation = icu('Puesto');
export const industryType = icu('Sector');
export const jobType = icu('Tipo de empleo');
export const selectJobType = icu('Selecciona un tipo de empleo');
export const contractPeriod = icu('Duración del contrato');
export const years = icu('Años');
export const selectYears = icu('Selecciona los años');
export const yearCount = icu('{years, plural, one {# año} other {# años}}');
export const months = icu('Meses');
export const selectMonths = icu('Selecciona los meses');
export const monthCount = icu('{months, plural, one {# mes} other {# meses}}');
export const jobDescription = icu('Descripción del empleo');
export const descriptionFile = icu('Archivo con la descripción');
export const salaryIn = icu('Salario anual en {currency}: una cifra o un rango');
export const fixedSalary = icu('Salario fijo');
export const from = icu('Desde');
export const to = icu('Hasta');
export const skillsAbout = icu('Lo que las personas deben o deberían saber, y cuánta experiencia necesitan.');
export const extractSkills = icu('Extraer de la descripción');
export const addSkill = icu('Añadir habilidad');
export const newSkill = icu('nueva habilidad');
export const deleteNamed = icu('Eliminar {name}');
export const editNamed = icu('Editar {name}');
export const skill = icu('Habilidad');
export const preference = icu('Preferencia');
export const requiredOrPreferred = icu('Obligatoria o deseable');
export const minExperience = icu('Experiencia mínima');
export const selectExperience = icu('Selecciona la experiencia');
export const saveSkill = icu('Guardar habilidad');
export const skillTwice = icu('Esta habilidad ya está en la lista');
export const checkSkills = icu('Revisa las habilidades');
export const leastEducation = icu('La formación mínima para el empleo');
export const educationsFailed = icu('No se pudo cargar la lista de niveles de estudios');
export const noEducations = icu('Lo sentimos, no hay niveles de estudios disponibles');
export const displayAll = icu('Mostrar todo a los candidatos');
export const display = icu('Mostrar a los candidatos');
export const hourlyRate = icu('Tarifa por hora');
export const hourlyRateIn = icu('Tarifa por hora en {currency}: una cifra o un rango');
export const fixedRate = icu('Tarifa fija');
export const overtime = icu('Horas extra pagadas');
export const overtimeAsked = icu('¿Se pagan las horas extra?');
export const workVisa = icu('Patrocinio de visa de trabajo');
export const workVisaAsked = icu('¿Patrocinas una visa de trabajo?');
export const offeredBenefits = icu('Beneficios ofrecidos');
export const benefitsAsked = icu('¿Ofreces beneficios?');
export const relocationBenefits = icu('Ayudas para la mudanza');
export const relocationAsked = icu('¿Ofreces ayudas para la mudanza?');
export const travel = icu('Viajes');
export const travelAsked = icu('¿El empleo requiere viajar?');
export const travelShare = icu('Porcentaje de viajes');
export const travelDetails = icu('Detalles de los viajes (opcional)');
export const workFromHome = icu('Trabajo desde casa');
export const workFromHomeAsked = icu('¿Se puede trabajar desde casa?');
export const workFromHomeShare = icu('Cuánto trabajo desde casa');
export const remoteSkips = icu(
  'Un empleo 100 % a distancia no tiene lugar de trabajo, así que ese paso se omite.',
);
export const additionalNotes = icu('Notas adicionales');
export const additionalNotesOptional = icu('Notas adicionales (opcional)');
export const startDate = icu('Fecha de inicio');
export const expectedStartDate = icu('Fecha de inicio prevista (opcional)');
export const pitchAsked = icu('¿Los candidatos deben grabar un vídeo sobre por qué deberías contratarlos?');
export const modesFailed = icu('No se pudo cargar la lista de modalidades');
export const rounds = icu('Rondas de entrevistas');
export const firstRound = icu('Primera ronda');
export const roundLabel = icu(
  '{round, select, Second {Segunda ronda} Third {Tercera ronda} Fourth {Cuarta ronda} Fifth {Quinta ronda} other {Sexta ronda}}',
);
export const otherMode = icu(
  '{round, select, Second {Segunda ronda, otra modalidad} Third {Tercera ronda, otra modalidad} Fourth {Cuarta ronda, otra modalidad} Fifth {Quinta ronda, otra modalidad} other {Sexta ronda, otra modalidad}}',
);
export const selectMode = icu('Selecciona una modalidad');
export const sayMode = icu('Indica qué modalidad');
export const lettersOnly = icu('Solo se permiten letras y espacios');
export const tipsAsked = icu('¿Tienes consejos para los candidatos?');
export const tips = icu('Consejos');
export const settings = icu('Ajustes de la entrevista: los habituales');
export const settingsChanged = icu('Ajustes de la entrevista: cambiados');
export const aiInterview = icu('La entrevista con IA');
export const settingsAbout = icu(
  'Los cambios valen para las entrevistas que programes a partir de ahora. Los candidatos ven estos ajustes antes de empezar.',
);
export const openDays = icu('Abierta durante (días)');
export const openDaysAbout = icu(
  'Los candidatos eligen la hora dentro de este plazo. Pueden cambiar la apertura una vez.',
);
export const answerSeconds = icu('Respuesta hablada más larga (segundos)');
export const answerSecondsAbout = icu('La grabación se detiene sola al acabar este tiempo.');
export const thinkingSeconds = icu('Tiempo para pensar antes de cada respuesta hablada (segundos)');
export const thinkingSecondsAbout = icu(
  'Con 0, sin tiempo para pensar. Los candidatos pueden empezar antes.',
);
export const retakes = icu('Cuántas veces se puede volver a grabar una respuesta');
export const retakesAbout = icu('Con 0, ninguna. Cuenta la última grabación y se conservan todas.');
export const followUps = icu('Preguntas de seguimiento');
export const followUpsAbout = icu(
  'Después de la última pregunta, una respuesta a la que le falta una idea esperada recibe una pregunta más. Es la misma para quienes no la mencionan, y una entrevista tiene como máximo {max, number}. Los candidatos pueden saltarlas, y responder nunca baja una puntuación. Solo las preguntas del banco tienen seguimiento, no las tuyas.',
);
export const interviewLanguage = icu('Idioma de la entrevista');
export const languageGraded = icu(
  'Lo que se dice se transcribe. Las respuestas se evalúan cuando sus palabras bastan; el resto lo decides tú.',
);
export const languageHeard = icu('Lo que se dice se transcribe, y tú decides sobre cada respuesta.');
export const languageRecorded = icu('Las entrevistas solo se graban: escuchas cada respuesta y decides.');
export const proctoring = icu('Supervisión de la entrevista con IA');
export const enforced = icu('Estricta');
export const enforcedAbout = icu(
  'Salir de la ventana de la entrevista queda registrado y puede poner fin a la entrevista.',
);
export const recordOnly = icu('Solo registrar');
export const recordOnlyAbout = icu(
  'Salir de la ventana de la entrevista queda anotado en tu informe, pero no termina la entrevista.',
);
export const address = icu('Dirección');
export const zipcode = icu('Código postal');
export const requirementsFailed = icu('No se pudo cargar la lista de requisitos de incorporación');
export const noRequirements = icu('Lo sentimos, no hay requisitos de incorporación disponibles');
export const allRequirements = icu('Todos los requisitos');
export const requirements = icu('Requisitos de incorporación');
export const messageAbout = icu(
  'Un vídeo corto en el que te presentas y presentas el empleo. Los candidatos lo ven junto con el empleo.',
);
export const video = icu('Vídeo');
export const yourMessage = icu('Tu mensaje');
export const videoKept = icu('Tu vídeo sigue en esta página. Inicia sesión de nuevo para guardarlo.');
export const yourRecording = icu('Tu grabación');
export const uploadCancelled = icu('La subida se ha cancelado.');
export const changed = icu('Cambiado');
export const editStep = icu('Editar {step}');
export const saveAsDraft = icu('Guardar como borrador');
export const publish = icu('Publicar empleo');
export const otherQuestionsTitle = icu('¿Hacer otras preguntas a partir de ahora?');
export const confirmUpdate = icu('Actualizar empleo');
export const industry = icu('Sector');
export const annualSalary = icu('Salario anual');
export const least = icu('Formación mínima');
export const proctoringFact = icu('Supervisión');
export const city = icu('Ciudad');
export const state = icu('Estado o región');
export const country = icu('País');
export const startPassed = icu('La fecha de inicio, el {day}, ya pasó. {change}');
export const changeStart = icu('Cámbiala en Información adicional');
export const openFor = icu('Entrevista abierta durante');
export const days = icu('{days, plural, one {# día} other {# días}}');
export const longestAnswer = icu('Respuesta hablada más larga');
export const seconds = icu('{seconds, plural, one {# segundo} other {# segundos}}');
export const timeToThink = icu('Tiempo para pensar antes');
export const none = icu('Ninguno');
export const recordAgain = icu('Volver a grabar una respuesta');
export const never = icu('Nunca');
export const upToTimes = icu('{times, plural, one {Hasta # vez} other {Hasta # veces}}');
export const upToFollowUps = icu('Hasta {max, number}, que los candidatos pueden saltar');
