import { icu } from '../icu.ts';

export const applicant = icu('Candidatura');
export const searchTitle = icu('Buscar candidaturas');
export const searchLabel = icu('Nombre, correo, habilidad o palabras dichas en una entrevista');
export const search = icu('Buscar');
export const searchHint = icu(
  'Solo aparece quien coincide con todas las palabras. Pon las frases entre “comillas” y un signo menos delante de una palabra para excluirla.',
);
export const searchEmpty = icu('Busca entre las candidaturas de todos tus empleos.');
export const peopleCount = icu('{count, plural, one {# persona} other {# personas}}');
export const nobodyFound = icu('No se encontró a nadie para «{text}». Prueba con menos palabras u otras.');
export const peopleFound = icu('Personas encontradas');
export const foundName = icu('Nombre');
export const foundEmail = icu('Correo');
export const foundSkill = icu('Habilidad');
export const foundSaid = icu('Dijo');
export const moveOf = icu('Mover la tarjeta de {name}');
export const moreFor = icu('Más para {name}');
export const score = icu('Puntuación');
export const criteriaMatch = icu('Criterios cumplidos');
export const judgeFirst = icu('Primero tu ficha');
export const moveTo = icu('Mover a {stage}');
export const review = icu('Revisar');
export const viewProfile = icu('Ver perfil');
export const decline = icu('Rechazar');
export const show = icu('Mostrar {name}');
export const fold = icu('Plegar {title}');
export const nobodyHere = icu('No hay nadie aquí.');
export const showMore = icu('Mostrar más');
export const dragHelp = icu(
  'Arrastra una tarjeta a otra columna. Con el teclado, pulsa Espacio en su asa, luego izquierda o derecha, y de nuevo Espacio.',
);
export const stages = icu('Etapas');
export const goesTo = icu('{name} pasa a {stage}.');
export const pickedUp = icu(
  'Estás moviendo a {name} desde {stage}. Izquierda y derecha eligen una columna, Espacio suelta ahí la tarjeta, Escape cancela.',
);
export const noColumn = icu('No hay ninguna columna en esa dirección.');
export const staysIn = icu('{name} se queda en {stage}.');
export const heardPercent = icu('{percent} entendido');
export const chosenOption = icu('Elegida: {option}');
export const nothingChosen = icu('No se eligió nada');
export const noWords = icu('No se reconocieron palabras.');
export const followUp = icu('Pregunta de seguimiento: {question}');
export const followUpNone = icu('Sin responder. No afecta a la puntuación.');
export const pause = icu('Pausar');
export const play = icu('Reproducir');
export const openReport = icu('Abrir el informe');
export const comparison = icu('Comparación');
export const question = icu('Pregunta');
export const pinned = icu('Fijada');
export const notAsked = icu('No se preguntó');
export const answer = icu('Respuesta');
export const answers = icu('Respuestas');
export const closeAnswers = icu('Cerrar las respuestas');
export const differentJobs = icu(
  'Las personas que elegiste se postularon a empleos distintos. Elige personas de un mismo empleo para compararlas.',
);
export const chooseJobToCompare = icu('Elige arriba un empleo para comparar sus entrevistas.');
export const noneFinished = icu('Ninguna de las personas que elegiste tiene un informe terminado.');
export const nothingFinished = icu(
  'Aún no hay ninguna entrevista terminada en esta lista. Cuando la haya, podrás compararla aquí con otras.',
);
export const seeUpcoming = icu('Ver las próximas entrevistas');
export const hideNames = icu('Ocultar nombres y caras');
export const hiddenNote = icu(
  'Las personas están ordenadas por puntuación, no por nombre. Lo que dicen aún puede revelar quiénes son.',
);
export const bestOfList = icu(
  'Las puntuaciones más altas de tu lista. Para comparar solo a algunas personas, selecciónalas en la tabla.',
);
export const chosenCompared = icu(
  '{count, plural, =1 {La persona que elegiste.} other {Las # que elegiste, de mejor a peor puntuación.}}',
);
export const bestOfChosen = icu(
  'Las {max, number} puntuaciones más altas de las {chosen, number} personas que elegiste.',
);
export const withReport = icu(
  '{count, plural, one {# de las {chosen, number} personas que elegiste tiene un informe terminado.} other {# de las {chosen, number} personas que elegiste tienen un informe terminado.}}',
);
export const unpin = icu('Desfijar');
export const pin = icu('Fijar');
export const leaveOut = icu('Excluir');
export const advance = icu('Avanzar');
export const range = icu('{from, number} a {to, number} de {total, number}');
export const nextCount = icu('Siguientes {count, number}');
export const candidatesAndQuestions = icu('Personas y preguntas');
export const questionOf = icu('Pregunta {number, number} de {total, number}');
export const nextQuestion = icu('Siguiente pregunta');
export const anyScore = icu('Cualquier puntuación');
export const atLeast = icu('Al menos {least}');
export const anyScorecard = icu('Cualquier ficha');
export const scorecardToWrite = icu('Ficha por escribir');
export const scorecardWritten = icu('Ficha escrita');
export const sortWaiting = icu('Más tiempo en espera');
export const sortScore = icu('Mejor puntuación');
export const sortLowest = icu('Peor puntuación');
export const sortNewest = icu('Entrevista más reciente');
export const sortCriteria = icu('Más criterios cumplidos');
export const sortFlags = icu('Más por revisar');
export const sortName = icu('Nombre');
export const stage = icu('Etapa');
export const source = icu('Origen');
export const anySource = icu('Cualquier origen');
export const searchList = icu('Nombre, habilidad o palabras dichas');
export const reports = icu('Informes');
export const yourScorecard = icu('Tu ficha de evaluación');
export const order = icu('Orden');
export const csvApplicant = icu('Candidatura');
export const csvDesignation = icu('Puesto');
export const csvJobId = icu('ID del empleo');
export const csvStage = icu('Etapa');
export const csvCriteria = icu('Criterios cumplidos');
export const csvSource = icu('Origen');
export const csvDate = icu('Fecha de la candidatura');
export const csvStageSince = icu('En esta etapa desde');
export const viewTable = icu('Tabla');
export const viewBoard = icu('Tablero');
export const viewReview = icu('Revisar');
export const viewCompare = icu('Comparar');
export const viewInsights = icu('Estadísticas');
export const everybodyOpen = icu('Todas las abiertas');
export const everybodyClosed = icu('Todas las cerradas');
export const openAndClosed = icu('Abiertas y cerradas');
export const hiring = icu('Selección');
export const allJobs = icu('Todos los empleos');
export const requests = icu('Solicitudes');
export const requestsCount = icu('{count, plural, one {# solicitud} other {# solicitudes}}');
export const job = icu('Empleo');
export const criteriaMatches = icu('Criterios cumplidos');
export const waiting = icu('En espera');
export const accept = icu('Aceptar');
export const nobodyMatches = icu('Nadie coincide con estos filtros.');
export const noApplications = icu(
  'No hay candidaturas abiertas. Las personas aparecerán aquí a medida que se postulen.',
);
export const seeJobs = icu('Ver tus empleos');
export const applicants = icu('Candidaturas');
export const views = icu('Vistas');
export const jobUnknown = icu('Este empleo no existe o no puedes verlo.');
export const seeAllJobs = icu('Ver todos los empleos');
export const chooseJob = icu('Elige un empleo');
export const noJob = icu('Ningún empleo tiene este nombre.');
export const jobWithId = icu('{role} ({id})');
export const jobDeleted = icu('{role} ({id}, eliminado)');
export const keys = icu('Atajos');
export const keysOn = icu('Los atajos están activos');
export const keysAbout = icu(
  'No hacen nada mientras escribes. Desactívalos si la entrada de voz u otro programa los activa.',
);
export const changeScorecard = icu('Cambiar tu ficha');
export const openReportAlone = icu('Abrir el informe en su propia página');
export const candidateProfile = icu('Perfil del candidato');
export const showEarlier = icu('Mostrar candidaturas anteriores');
export const applicationFor = icu('Candidatura para {job}');
export const applied = icu('Presentada');
export const interview = icu('Entrevista');
export const rounds = icu('Rondas');
export const seeRounds = icu('Ver todas las rondas');
export const notTaken = icu('Aún sin hacer');
export const afterJudgement = icu('Se muestra después de tu propia ficha');
export const interviewDeleted = icu('La entrevista se eliminó');
export const reportBeingMade = icu('Estamos preparando el informe');
export const noScoreYet = icu('Aún sin puntuación, {settled}');
export const cannotScore = icu('No se puede puntuar ninguna respuesta');
export const scorecards = icu('Fichas de evaluación');
export const scorecardOwn = icu('{score}, tuya: {reason}');
export const scorecardBy = icu('{score}, de {name}: {reason}');
export const decideAndGoOn = icu('Decidir y seguir');
export const keysTitle = icu('Atajos (?)');
export const theList = icu('La lista');
export const scorecardAndNotes = icu('Tu ficha y tus notas');
export const next = icu('Siguiente');
export const keyNext = icu('la persona siguiente');
export const keyBefore = icu('la persona anterior');
export const oneToFour = icu('1 a 4');
export const keyJudge = icu('tu valoración: no rotundo, no, sí, sí rotundo');
export const space = icu('Espacio');
export const keyPlay = icu('reproducir o pausar');
export const keyDecline = icu('rechazar');
export const keyAdvance = icu('avanzar');
export const keyHelp = icu('esta ayuda');
export const byQuestion = icu('Revisar por pregunta');
export const whomToReview = icu('A quién revisar');
export const byScore = icu('Por puntuación');
export const blind = icu('A ciegas');
export const toLookAt = icu('{count, plural, =1 {Un punto por revisar} other {# puntos por revisar}}');
export const yourScore = icu('Tú: {score}');
export const notInList = icu('No está en esta lista');
export const placeOf = icu('{place, number} de {total, number}');
export const placeOfMore = icu('{place, number} de {total, number} y más');
export const report = icu('Informe');
export const applicationUnknown = icu('Esta candidatura no existe o no puedes verla.');
export const noReport = icu('No hay informe, porque la entrevista no se ha enviado.');
export const anotherCandidate = icu('Otra persona');
export const candidateLetter = icu('Persona {letter}');
