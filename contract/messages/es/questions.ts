import { icu } from '../icu.ts';

export const gradeFull = icu('completa');
export const gradeMostly = icu('casi');
export const gradePartly = icu('en parte');
export const gradeNone = icu('nada');
export const markAnswer = icu('Valorar la respuesta {number, number}');
export const pause = icu('Pausar');
export const play = icu('Reproducir');
export const howComplete = icu('¿Hasta qué punto es completa la respuesta {number, number}?');
export const keys = icu('Atajos');
export const keysTitle = icu('Atajos (?)');
export const undo = icu('Deshacer');
export const answerNumber = icu('Respuesta {number, number}');
export const reviewAnswer = icu('Revisar la respuesta {number, number}');
export const review = icu('Revisar');
export const noWords = icu('No se reconocieron palabras.');
export const pointsFound = icu(
  '{found, number} de {total, plural, one {# punto esperado encontrado} other {# puntos esperados encontrados}}',
);
export const byTeam = icu('Resuelta por las valoraciones de tu equipo');
export const byAnalysis = icu('Resuelta por el análisis');
export const markedByYou = icu('Valorada por ti: {grade}');
export const markedByName = icu('Valorada por {name}: {grade}');
export const formerMember = icu('un antiguo miembro');
export const countMarked = icu('{marked, number} de {total, number} valoradas.');
export const countNoneLeft = icu(
  '{marked, number} de {total, number} valoradas. {settled, number} resueltas, no queda ninguna para ti.',
);
export const countAllLeft = icu(
  '{marked, number} de {total, number} valoradas. {count, plural, one {# te necesita.} other {# te necesitan.}}',
);
export const countStillLeft = icu(
  '{marked, number} de {total, number} valoradas. {count, plural, one {# aún te necesita.} other {# aún te necesitan.}}',
);
export const countSettledLeft = icu(
  '{marked, number} de {total, number} valoradas. {settled, number} resueltas, {count, plural, one {# aún te necesita.} other {# aún te necesitan.}}',
);
export const moreMarks = icu(
  '{count, plural, one {Con # valoración más, aproximadamente, podremos empezar a resolver el resto.} other {Con unas # valoraciones más podremos empezar a resolver el resto.}}',
);
export const kept = icu('Guardada como otra respuesta aceptada.');
export const keepAnother = icu('Guardar como otra respuesta aceptada');
export const keepTitle = icu('¿Guardar como otra respuesta aceptada?');
export const acceptedAnswer = icu('Respuesta aceptada');
export const keepAbout = icu(
  'Guarda lo que responde a la pregunta y deja fuera todo lo relativo a la persona: se queda con la pregunta en todos tus empleos, aunque se elimine la entrevista.',
);
export const keepAccepted = icu('Guardar la respuesta aceptada');
export const answersLater = icu(
  'Las respuestas aparecerán aquí cuando se haya analizado una entrevista de este empleo.',
);
export const seeUpcoming = icu('Ver las próximas entrevistas');
export const keyFull = icu('completa: se dijo todo');
export const keyMostly = icu('casi');
export const keyPartly = icu('en parte');
export const keyNone = icu('nada');
export const keyUndo = icu('deshacer tu última valoración');
export const space = icu('Espacio');
export const keyPlay = icu('reproducir o pausar');
export const keyJ = icu('J o →');
export const keyNext = icu('la respuesta siguiente');
export const keyK = icu('K o ←');
export const keyBefore = icu('la respuesta anterior');
export const keyHelp = icu('esta ayuda');
export const everySettled = icu('Todas las respuestas a esta pregunta están resueltas.');
export const needYou = icu('Respuestas que te necesitan');
export const showMore = icu('Mostrar más respuestas');
export const settled = icu('Resueltas');
export const marked = icu('Valoradas');
export const undoLast = icu('Deshacer tu última valoración');
export const fullAnswer = icu('Lo que dice una respuesta completa');
export const noExpected = icu('Esta pregunta no tiene respuesta esperada.');
export const alsoAccepted = icu('También se acepta: {answer}');
export const byQuestion = icu('Revisar por pregunta');
export const hiring = icu('Selección');
export const allQuestions = icu('Todas las preguntas');
export const byQuestionLead = icu(
  'Valora algunas respuestas a una pregunta. Tus valoraciones resuelven otras parecidas.',
);
export const chooseJob = icu('Elige un empleo para revisar las respuestas a sus preguntas.');
export const byPerson = icu('Revisar persona por persona');
export const questions = icu('Preguntas');
export const question = icu('Pregunta');
export const questionsLead = icu(
  'Lo que dicen las respuestas sobre tus preguntas, primero las que dan más problemas.',
);
export const allJobs = icu('Todos los empleos');
export const questionsEmpty = icu(
  'Las preguntas aparecen aquí la noche siguiente a sus primeras respuestas. Cuando una pregunta tenga {count, plural, one {# respuesta} other {# respuestas}}, verás lo que dicen de ella.',
);
export const spoken = icu('Hablada');
export const multipleChoice = icu('Opción múltiple');
export const noLongerAsked = icu('Ya no se hace');
export const whatStays = icu(
  '{asked} Las entrevistas programadas conservan la pregunta y los informes anteriores no cambian.',
);
export const retired = icu('Pregunta retirada.');
export const changed = icu(
  'Pregunta cambiada. Tendrá sus propias cifras la noche siguiente a sus primeras respuestas.',
);
export const reword = icu('Reformular');
export const replace = icu('Sustituir');
export const retire = icu('Retirar');
export const retireTitle = icu('¿Retirar esta pregunta?');
export const retireAbout = icu('{stays} Las entrevistas que programes a partir de ahora no la tendrán.');
export const reasons = icu('Motivos para mirarla');
export const options = icu('Las opciones');
export const onlyOneJob = icu('Aquí solo cuentan las respuestas de un empleo.');
export const countAll = icu('Contar las de todos los empleos');
export const noFigures = icu('Aún no hay cifras de esta pregunta. Se calculan cada noche.');
export const tooFewAnswers = icu(
  'Aún hay muy pocas respuestas para decir algo. Las que debe revisar una persona cuentan cuando se revisan.',
);
export const madeOn = icu(
  'Calculadas el {when}. Las cifras se calculan cada noche y no afectan a ninguna puntuación.',
);
export const inItsPlace = icu('En su lugar:');
export const beforeIt = icu('Antes:');
export const thisQuestion = icu('Esta pregunta');
export const otherQuestions = icu('Tus otras preguntas');
export const goodQuestion = icu('Una buena pregunta');
export const laterRounds = icu('Rondas posteriores');
export const agreement = icu('Coincidencia');
export const fairness = icu('Equidad');
export const work = icu('Trabajo');
export const answering = icu('Respuestas');
export const allCompanies = icu('Todas las empresas');
export const howHard = icu('Dificultad');
export const verdict = icu('Veredicto');
export const answers = icu('Respuestas');
export const allAnswers = icu('Todas las respuestas');
export const whetherApart = icu('Si distingue entre personas');
export const correlation = icu('Correlación con el resto de la entrevista');
export const monthByMonth = icu('Mes a mes');
export const month = icu('Mes');
export const fullyCorrect = icu('Totalmente correctas');
export const tooFewToSay = icu('muy pocas para decirlo');
export const tooFew = icu('muy pocas');
export const someOf = icu('{count, number} de {total, number}');
export const whatElse = icu('Qué más dicen las respuestas');
export const missedByStrong = icu('Personas que por lo demás lo hicieron bien, pero aquí no:');
export const gotByWeak = icu('Personas que aquí lo hicieron bien, pero por lo demás no:');
export const edges = icu('Respuestas sorprendentes');
export const edgesAbout = icu(
  'Lee o escucha algunas: a menudo muestran qué falla en una pregunta. Los nombres están ocultos.',
);
export const replaceTitle = icu('Sustituir esta pregunta');
export const noOther = icu('El banco de preguntas no tiene otra pregunta de este tipo para {skill}.');
export const showAnother = icu('Mostrar otra');
export const rewordTitle = icu('Reformular esta pregunta');
export const rewordAbout = icu(
  '{stays} La nueva redacción empieza sin respuestas, y las cifras de la anterior se conservan.',
);
