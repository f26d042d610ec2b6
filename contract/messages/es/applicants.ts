import { icu } from '../icu.ts';

export const title = icu('Candidaturas recibidas');
export const lead = icu('Elige un empleo y acepta o rechaza sus candidaturas.');
export const none = icu('Aún no has recibido candidaturas.');
export const seeJobs = icu('Ver tus empleos');
export const jobsList = icu('Empleos con candidaturas');
export const countName = icu('Candidaturas recibidas');
export const listTitle = icu('Candidaturas para {job}');
export const applicants = icu('Candidaturas');
export const openInHiring = icu('Abrir en Selección');
export const jobIdIs = icu('ID del empleo: {id}');
export const search = icu('Buscar por nombre o correo');
export const noMatch = icu('Nadie coincide con estos filtros.');
export const serialNumber = icu('N.º');
export const applicant = icu('Candidatura');
export const emailId = icu('Correo');
export const email = icu('Correo');
export const contactNo = icu('Teléfono');
export const appliedDate = icu('Fecha de la candidatura');
export const interviewDate = icu('Fecha de la entrevista');
export const criteria = icu('Criterios cumplidos');
export const position = icu('Puesto');
export const designation = icu('Puesto');
export const jobId = icu('ID del empleo');
export const status = icu('Estado');
export const willTravel = icu('Acepta viajar');
export const willRelocate = icu('Acepta mudarse');
export const score = icu('Puntuación');
export const settledAnswers = icu('Respuestas resueltas');
export const scoredAnswers = icu('Respuestas puntuables');
export const yes = icu('sí');
export const no = icu('no');
export const willingTo = icu('Acepta');
export const travel = icu('Viajar');
export const relocate = icu('Mudarse');
export const documents = icu('Documentos');
export const resume = icu('Currículum');
export const resumeOf = icu('Currículum de {name}');
export const coverLetter = icu('Carta de presentación');
export const coverLetterOf = icu('Carta de presentación de {name}');
export const pitch = icu('Presentación');
export const pitchOf = icu('Presentación de {name}');
export const compared = icu('Qué se comparó');
export const comparedFor = icu('Qué se comparó de {name}');
export const accept = icu('Aceptar');
export const advance = icu('Avanzar');
export const decline = icu('Rechazar');
export const compare = icu('Comparar');
export const exportRows = icu('Exportar');
export const comparedMost = icu(
  '{max, plural, one {Puedes comparar como máximo # persona a la vez.} other {Puedes comparar como máximo # personas a la vez.}}',
);
export const viewProfile = icu('Ver perfil');
export const undo = icu('Deshacer');
export const openAgain = icu('Reabrir');
export const saveView = icu('Guardar esta vista');
export const viewName = icu('Nombre');
export const shareView = icu('Compartir con tu empresa');
export const save = icu('Guardar');
export const savedViews = icu('Vistas guardadas');
export const views = icu('Vistas');
export const sharedView = icu('{name} (compartida)');
export const removeView = icu('Quitar «{name}»');
export const noFilters = icu('Sin filtros');
export const noViews = icu('Filtra u ordena la lista y guárdala aquí como vista.');
export const timeForAnswers = icu('Tiempo para cada respuesta');
export const recordOnly = icu('Solo registrar');
export const recordOnlyHint = icu(
  'Salir de la pestaña o de la ventana queda anotado, pero no termina la entrevista.',
);
export const accommodation = icu('Adaptación');
export const accommodationAbout = icu(
  '{name} recibirá un correo y lo verá en su entrevista. El informe nunca lo muestra.',
);
export const timeFactor = icu('Tiempo ×{factor}');
export const timeFactorAndRecordOnly = icu('Tiempo ×{factor}, solo registrar');
export const usualTime = icu('Tiempo habitual');
export const optionalAccommodation = icu('Adaptación (opcional)');
export const chosenAccommodation = icu('Adaptación ({what})');
export const accommodationHint = icu('Se lo diremos por correo. El informe nunca lo muestra.');
export const found = icu('Encontrado');
export const namedOnly = icu('Solo mencionado');
export const lessThanAsked = icu('Menos de lo pedido');
export const notFound = icu('No encontrado');
export const notRead = icu('No leído');
export const criteriaOf = icu('Criterios cumplidos: {name}');
export const criteriaAbout = icu(
  'Lo que pide el empleo {job} y lo que dice el currículum. Te ayuda a leer el currículum; la decisión es tuya.',
);
export const belowJobs = icu('Debajo de los empleos: {job}, {id}');
export const moreJobs = icu('Más empleos');
export const showingFirst = icu('Se muestran los primeros {shown, number}.');
export const showingOf = icu('Se muestran {shown, number} de {total, number}.');
export const showing = icu('Mostrando {shown, number}.');
export const loadMore = icu('Cargar más');
export const pitchTitle = icu('Presentación: {name}');
export const pitchAbout = icu('El vídeo que la persona envió con su candidatura.');
export const scheduleInterview = icu('Programar entrevista');
export const scheduleAbout = icu(
  '{name} recibirá un correo con la hora de la entrevista con IA para {job} y una cita para su calendario.',
);
export const allReports = icu('Todos los informes');
export const withScore = icu('Con puntuación');
export const reviewPending = icu('Pendiente de revisión');
