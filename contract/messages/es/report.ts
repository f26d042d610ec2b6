import { icu } from '../icu.ts';

export const correctionTitle = icu('Corrección de la persona candidata');
export const youCorrected = icu('Corregiste este texto el {when}.');
export const theyCorrected = icu('{name} corrigió este texto el {when}.');
export const personMustDecide = icu('Debe decidir una persona');
export const followUpAnswer = icu('La respuesta a la pregunta de seguimiento');
export const asHeard = icu('Tal como se oyó');
export const asCorrected = icu('Tal como se corrigió');
export const extent = icu(
  '{replaced, plural, one {# de las {heard, number} palabras que oímos se sustituyó por} other {# de las {heard, number} palabras que oímos se sustituyeron por}} {typed, plural, =0 {nada} one {# palabra escrita} other {# palabras escritas}}.',
);
export const muchNew = icu('Gran parte de este texto es nueva: escucha la grabación.');
export const decidedCorrected = icu('{name} decidió el {when} que cuenta el texto corregido.');
export const decidedHeard = icu('{name} decidió el {when} que cuenta lo que se oyó.');
export const textsDiffer = icu(
  'Los dos textos dan resultados distintos. Hasta que decida una persona, cuenta lo que se oyó.',
);
export const textsSame = icu('Los dos textos dan el mismo resultado. Cuenta lo que se oyó.');
export const heardCounts = icu('Cuenta lo que se oyó; después una persona ha valorado la respuesta.');
export const whichCounts = icu('Qué texto cuenta');
export const takeCorrected = icu('Usar el texto corregido');
export const keepHeard = icu('Mantener lo que se oyó');
export const markedByOn = icu('Valorada por {name} el {when}');
export const before = icu('Antes:');
export const changeVerdict = icu('Cambiar el veredicto');
export const undo = icu('Deshacer');
export const addReason = icu('Añadir un motivo');
export const editReason = icu('Editar el motivo');
export const nextOpenAnswer = icu('Siguiente respuesta pendiente: pregunta {number, number}');
export const alsoHelps = icu('Tu valoración también ayuda a resolver otras respuestas a esta pregunta.');
export const reviewQuestion = icu('Revisar esta pregunta');
export const markAnswer = icu('Valorar la respuesta a la pregunta {number, number}');
export const allMarks = icu('Todas las valoraciones de esta respuesta ({count, number})');
export const undone = icu('deshecha');
export const showRecognised = icu('Mostrar lo que se reconoció');
export const typedByCandidate = icu('(escrito por la persona candidata:)');
export const notConfident = icu('No estamos seguros de esta palabra.');
export const hardToHear = icu('(difícil de oír)');
export const pointBelow = icu('Punto {number, number}, abajo');
export const playEvidence = icu('(reproducir el fragmento)');
export const noWords = icu('No se reconocieron palabras.');
export const inWriting = icu('Por escrito');
export const nothingWritten = icu('No se escribió nada.');
export const earlierTakes = icu(
  '{count, plural, one {# grabación anterior, no forma parte de la respuesta} other {# grabaciones anteriores, no forman parte de la respuesta}}',
);
export const recordingNumber = icu('Grabación {number, number}');
export const playAnswer = icu('Reproducir la respuesta');
export const expectedAnswer = icu('Respuesta esperada');
export const alsoAccepted = icu('También se acepta: {answer}');
export const correctWords = icu('Corregir palabras mal oídas');
export const summaryInWords = icu('Resumen, con las palabras de la persona');
export const chosen = icu('elegida');
export const correctChoice = icu('correcta');
export const givenAgainTitle = icu('Después de este informe se permitió repetir esta entrevista.');
export const nothingChanges = icu('Este informe ya no cambiará.');
export const openAgain = icu('La entrevista vuelve a estar abierta desde el {from} hasta el {until}.');
export const attempts = icu('Intentos de esta entrevista');
export const attempt = icu('Intento {number, number}, {when}');
export const attemptOpen = icu('Intento {number, number}, {when} (sin enviar)');
export const giveAgain = icu('Permitir repetirla');
export const correctAbout = icu(
  'Selecciona las palabras que oímos mal y escribe lo que dijiste en realidad.',
);
export const correctHow = icu(
  'Selecciona la primera palabra que oímos mal y, si son varias, la última. Después escribe lo que dijiste. La empresa ve los dos textos y puede escuchar la grabación.',
);
export const wordsHeard = icu('Las palabras tal como las oímos');
export const followUp = icu('Pregunta de seguimiento: {question}');
export const followUpHeard = icu('Las palabras de la pregunta de seguimiento tal como las oímos');
export const youSaidInstead = icu('Dijiste, en lugar de «{heard}»');
export const youSaid = icu('Dijiste');
export const leaveEmpty = icu('Déjalo vacío si ahí no dijiste nada.');
export const selectFirst = icu('Primero selecciona palabras arriba.');
export const replace = icu('Sustituir');
export const hearIt = icu('Escucharlo');
export const takeBack = icu('Retirar mi corrección');
export const sendInstead = icu('Enviar y sustituir la corrección anterior');
export const sendCorrection = icu('Enviar la corrección');
export const corrections = icu('Correcciones');
export const undoCorrection = icu('Deshacer la corrección de «{heard}»');
export const nothing = icu('(nada)');
export const pointsFound = icu('{found, number} de {total, number} puntos esperados encontrados');
export const points = icu('{found, number} de {total, number} puntos');
export const none = icu('No hay ningún informe disponible');
export const title = icu('Informe');
export const followUpLabel = icu('Pregunta de seguimiento');
export const askedForPoint = icu('Se preguntó porque no encontramos un punto esperado.');
export const askedForThis = icu('Se preguntó porque no encontramos este punto: «{idea}».');
export const playFollowUp = icu('Reproducir la pregunta de seguimiento');
export const followUpNone = icu('Sin responder. No afecta a la puntuación.');
export const marksToScore = icu(
  '{settled}. Valora {count, plural, one {# respuesta} other {# respuestas}} para obtener una puntuación.',
);
export const needReview = icu(
  '{count, plural, one {# respuesta necesita la revisión de una persona.} other {# respuestas necesitan la revisión de una persona.}}',
);
export const settledLine = icu('{settled}.');
export const settledByPeople = icu('{settled}, {count, number} por una persona.');
export const confident = icu('Estamos seguros del {percent} de las palabras.');
export const markedBy = icu('Valorada por {name}');
export const byWords = icu('Resuelta por las palabras: se dijo la respuesta esperada');
export const byMarks = icu(
  '{count, plural, one {Resuelta por # valoración de tu empresa en esta pregunta} other {Resuelta por # valoraciones de tu empresa en esta pregunta}}',
);
export const modelContradiction = icu('El modelo cita una contradicción');
export const modelAgrees = icu('Las palabras y el modelo coinciden');
export const report = icu('Informe');
export const guestNotice = icu(
  'Para {name}, hasta el {when}. No compartas este enlace: la empresa ve cuándo y desde dónde se abre.',
);
export const notSubmitted = icu('La entrevista aún no se ha enviado.');
export const foundInYours = icu('Puntos que encontramos en tus palabras');
export const foundPoints = icu('Puntos que encontramos');
export const inFollowUp = icu('en la pregunta de seguimiento');
export const missingPoints = icu(
  'No encontramos {count, plural, one {este punto} other {estos puntos}} con las palabras esperadas',
);
export const playQuote = icu('Reproducir «{text}»');
export const wholeInterview = icu('La entrevista completa');
export const stripPart = icu('Pregunta {number, number}, en {at}, dura {length}');
export const stripPartSilent = icu(
  'Pregunta {number, number}, en {at}, dura {length}, de ellos {silent} en silencio',
);
export const atTime = icu('En {time}: {events}');
export const tabOpened = icu('Se abrió otra pestaña');
export const windowInFront = icu('Otra ventana pasó al frente');
export const pageReloaded = icu('La página se recargó o se cerró');
export const pageLeft = icu('La persona empezó a salir de la página');
export const connectionLost = icu('Se perdió la conexión');
export const otherDevice = icu('La entrevista continuó en otro dispositivo');
export const eventFor = icu('{event}, durante {duration}');
export const video = icu('Vídeo de la entrevista');
export const answer = icu('Respuesta');
export const answerTo = icu('Respuesta a la pregunta {number, number}');
export const videoNotInLink = icu('Este enlace no incluye el vídeo.');
export const noVideo = icu('No hay vídeo de esta entrevista.');
export const filmErased = icu(
  'El vídeo y el sonido se eliminaron el {when}, al terminar su plazo de conservación.',
);
export const speed = icu('Velocidad');
export const skipSilences = icu('Saltar silencios');
export const skipAbout = icu(
  'Omite las pausas de al menos {seconds, plural, one {# segundo} other {# segundos}} en las que no se reconocieron palabras.',
);
export const keptFromBefore = icu('Conservada de un intento anterior');
export const twoTexts = icu('Dos textos');
export const corrected = icu('corregida');
export const answerLength = icu('Duración de la respuesta');
export const wordsConfident = icu('Palabras de las que estamos seguros');
export const heardPercent = icu('{percent} entendido');
export const questionNumber = icu('Pregunta {number, number}');
export const personalNotScored = icu('Personal, sin puntuar');
export const multipleChoice = icu('opción múltiple');
export const spoken = icu('hablada');
export const about = icu('Sobre la candidatura');
export const position = icu('Puesto');
export const jobId = icu('ID del empleo');
export const email = icu('Correo');
export const mobile = icu('Teléfono móvil');
export const city = icu('Ciudad');
export const appliedDate = icu('Fecha de la candidatura');
export const interview = icu('Entrevista');
export const criteriaMatches = icu('Criterios cumplidos');
export const sense = icu('Resultado de la entrevista');
export const correctAnswers = icu('Respuestas correctas');
export const correctOfSettled = icu('{correct, number} de {settled, number} resueltas');
export const documents = icu('Documentos');
export const resume = icu('Currículum');
export const noResume = icu('Sin currículum');
export const coverLetter = icu('Carta de presentación');
export const noCoverLetter = icu('Sin carta de presentación');
export const pitch = icu('Presentación');
export const viewPitch = icu('Ver el vídeo de presentación');
export const criteriaAbout = icu('En qué se basan los criterios cumplidos');
export const pitchOf = icu('Presentación de {name}');
export const pitchAbout = icu('El vídeo que se envió con la candidatura.');
export const pitchVideoOf = icu('Vídeo de presentación de {name}');
export const toFirstOpen = icu('Ir a la primera respuesta pendiente');
export const verdicts = icu('Veredictos');
export const senseIs = icu('Resultado de la entrevista: {percent} por ciento de los puntos');
export const senseNone = icu('Resultado de la entrevista: ninguna pregunta puntúa');
export const senseNotYet = icu('Resultado de la entrevista: aún sin puntuación, {settled}');
export const toStart = icu('Roundone, inicio');
export const questionnaire = icu('Cuestionario');
export const foldAll = icu('Plegar todo');
export const unfoldAll = icu('Desplegar todo');
export const gotWrong = icu('¿Oímos mal alguna palabra? Puedes corregirla hasta el {when}.');
export const legend = icu(
  'Selecciona una palabra para oírla. Las palabras {marked} son puntos que encontramos; las {dotted} fueron difíciles de oír.',
);
export const legendMarked = icu('marcadas');
export const legendDotted = icu('punteadas');
export const howTaken = icu('Registro de la entrevista');
export const notLeft = icu('No se salió de la página, ni se ocultó ni se recargó.');
export const noEffect = icu('Esto no afecta a la puntuación.');
export const consent = icu('Consentimiento');
export const consentGiven = icu('Dado el {when}, al texto de la versión {version}.');
export const consentUnknown = icu('El consentimiento no quedó registrado.');
export const madeBy = icu('Hecho por');
export const notAssessed = icu('No se evalúa');
export const notAssessedWhat = icu(
  'La cara, las emociones, el acento y la voz. Decide una persona, no este informe.',
);
export const wholeSummary = icu('El resumen completo y cada habilidad');
export const summary = icu('Resumen del informe');
export const seeQuestion = icu('Ver la pregunta {number, number}');
export const skillSummary = icu('Resumen por habilidad');
export const differentTexts = icu(
  'La persona corrigió palabras mal oídas y los dos textos dan resultados distintos: {questions}. Hasta que decida una persona, cuenta lo que se oyó.',
);
export const questionLink = icu('pregunta {number, number}');
export const failedTitle = icu('Aún no hemos podido crear el informe.');
export const failedAbout = icu(
  'No se ha perdido nada: la grabación y las respuestas están a salvo y lo seguiremos intentando. Si sigues viendo esto, avisa al administrador de este sitio.',
);
export const beingMade = icu('Estamos preparando el informe.');
export const beingMadeAbout = icu(
  'Estamos pasando las respuestas a texto y comparándolas con las respuestas esperadas. Tarda uno o dos minutos; el informe aparecerá aquí en cuanto esté listo.',
);
export const printedLine = icu('Entrevista realizada el {taken}. Leído el {read} en {site}.');
export const closedByCandidate = icu('La persona candidata lo ha cerrado a los visitantes.');
export const closedByCompany = icu('La empresa lo ha cerrado a los visitantes.');
export const blind = icu(
  'La revisión de este empleo es a ciegas, así que solo pueden leer este informe los miembros de tu empresa y la persona candidata.',
);
export const visible = icu('Visible para quien tenga el enlace');
export const reviewInHiring = icu('Revisar en Selección');
export const copied = icu('Copiado');
export const copyLink = icu('Copiar el enlace');
export const print = icu('Imprimir o guardar como PDF');
export const yourVerdict = icu('Tu veredicto sobre la pregunta {number, number}');
export const verdict = icu('Veredicto');
export const settledSoFar = icu('Resuelta hasta ahora: {verdict}.');
export const reason = icu('Motivo');
export const reasonAbout = icu('La persona candidata puede leerlo; los visitantes solo ven el veredicto.');
export const saveVerdict = icu('Guardar el veredicto');
