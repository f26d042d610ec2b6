import { icu } from '../icu.ts';

export const needsEvidence = icu('El nivel más bajo y el más alto necesitan una cita o un motivo');
export const chooseLevel = icu('Elige un nivel o indica que no surgió');
export const yourCard = icu('Tu ficha');
export const overall = icu('En conjunto');
export const wouldHire = icu('¿Contratarías a esta persona?');
export const stillHere = icu('{message} Todo lo que escribiste sigue aquí.');
export const sendOnceBegun = icu('Podrás enviar tu ficha cuando la ronda tenga hora y haya empezado.');
export const sendFrom = icu('Podrás enviar tu ficha a partir del {when}.');
export const onlyHere = icu('Lo que escribes se queda en este dispositivo hasta que lo envíes.');
export const thenFinal = icu('Después no podrás cambiar tu ficha.');
export const thenOthers = icu('Verás lo que dicen los demás cuando la envíes.');
export const sendCard = icu('Enviar tu ficha');
export const clock = icu('Reloj');
export const sinceStart = icu('Tiempo desde el inicio');
export const minutesOver = icu('{minutes, number} min de más');
export const minutesLeft = icu('{minutes, number} min para el final');
export const ofMinutes = icu('de {minutes, number} min');
export const startAgain = icu('Empezar de nuevo');
export const startClock = icu('Iniciar el reloj');
export const partOfTime = icu('Parte del tiempo previsto');
export const level = icu('Nivel: {title}');
export const didNotComeUp = icu('No surgió');
export const reasonFor = icu('Motivo: {title}');
export const reasonForOptional = icu('Motivo: {title} (opcional)');
export const lowest = icu('1, el más bajo');
export const highest = icu('{level, number}, el más alto');
export const quotes = icu('Citas');
export const quoteNumber = icu('{title}, cita {number, number}');
export const theirWords = icu('Lo que dice, con sus palabras');
export const nextQuote = icu('La siguiente cita');
export const theInterview = icu('La entrevista');
export const wasCancelled = icu('Esta ronda se ha cancelado.');
export const needsNoCard = icu('No necesita ficha.');
export const profile = icu('Perfil del candidato');
export const resume = icu('Currículum');
export const when = icu('Cuándo');
export const where = icu('Dónde');
export const phone = icu('Teléfono');
export const skills = icu('Habilidades');
export const withYou = icu('Contigo');
export const aiInterview = icu('Entrevista con IA');
export const reportLater = icu('Podrás leer su informe después de enviar tu ficha, para que no te influya.');
export const openReport = icu('Abrir el informe');
export const cardIsIn = icu('Ficha enviada');
export const changeCard = icu('Cambiar tu ficha');
export const seeRounds = icu('Ver todas las rondas');
export const noTimeYet = icu('Aún sin hora, {minutes, number} min');
export const timeAndMinutes = icu('{when}, {minutes} min');
export const email = icu('Correo');
export const sentAt = icu('Enviada el {when}');
export const sentAndChanged = icu('Enviada el {when}, cambiada el {changed}');
export const reason = icu('Motivo');
export const notCameUp = icu('No surgió');
export const levelOf = icu('{level, number} de {levels, number}');
export const playFrom = icu('Reproducir desde {time}');
export const atTime = icu('Minuto {time} de la grabación');
export const quoteAdded = icu('La cita se ha añadido a {title}.');
export const recording = icu('Grabación');
export const addQuoteTo = icu('Añadir esta cita a');
export const fullOfQuotes = icu('{title} (tiene {count, plural, one {# cita} other {# citas}})');
export const allRounds = icu('Todas las rondas');
export const criterion = icu('Criterio');
export const noScore = icu('Aún sin puntuación');
export const score = icu('Puntuación: {score}');
export const partially = icu('{count, number} en parte');
export const incorrect = icu('{count, number} con error');
export const notAnswered = icu('{count, number} sin responder');
export const toReview = icu('{count, number} por revisar');
export const correctOf = icu('{correct, number} de {all, number} correctas');
export const changedAfter = icu('Cambiada el {when}, después del primer envío');
export const hidden = icu('Oculta hasta que envíes la tuya');
export const cardMissing = icu('Falta la ficha');
export const noTime = icu('Aún sin hora');
export const notSent = icu('Aún sin enviar. Ronda: {when}');
export const ownName = icu('{name} (tú)');
export const sameEachTime = icu(
  'Todas las personas dieron siempre el mismo nivel, así que no se puede distinguir el acuerdo del azar.',
);
export const agreeTooEarly = icu(
  'Es pronto para saber hasta qué punto coinciden: dos personas han valorado {criteria, number} de los {needed, number} criterios necesarios.',
);
export const alpha = icu(
  'El alfa de Krippendorff es {alpha}, a partir de {criteria, plural, one {# criterio} other {# criterios}} que valoraron dos o más personas.',
);
export const agreeWell = icu('Tus entrevistadores coinciden bien. {figure}');
export const agreeFairly = icu('Tus entrevistadores coinciden bastante bien. {figure}');
export const agreeLittle = icu(
  'Tus entrevistadores coinciden poco, así que un nivel dice tanto de quien lo da como de la persona. Ayudan unos niveles más claros en el guion. {figure}',
);
export const lenientTooEarly = icu(
  'Es pronto para decirlo. Hacen falta {levels, number} niveles compartidos con otras personas, sobre {peopleNeeded, number} candidaturas. Por ahora hay {shared, number}, sobre {people, number}.',
);
export const sameLevels = icu('Niveles parecidos a los de los demás.');
export const higherLevels = icu(
  'En promedio, {levels} niveles por encima de los demás en los mismos criterios.',
);
export const lowerLevels = icu(
  'En promedio, {levels} niveles por debajo de los demás en los mismos criterios.',
);
export const agreedOne = icu(
  'Más de una persona valoró un criterio, {same, plural, =1 {con el mismo nivel} other {con niveles distintos}}.',
);
export const agreedMany = icu(
  'Más de una persona valoró {criteria, number} criterios. Dieron el mismo nivel {same, plural, =0 {en ninguno} other {en #}}.',
);
export const agreedApart = icu(
  '{agreed} Los niveles difieren mucho en {titles}: {count, plural, one {conviene hablarlo} other {conviene hablarlos}} antes de decidir.',
);
export const howTheyJudge = icu('Cómo valoran tus entrevistadores');
export const aboutAllRounds = icu('Incluye todas las rondas, sin importar cuándo se envió la candidatura.');
export const recordingAbout = icu('Vídeo o sonido de esta ronda. Se transcribe en este servidor.');
export const leaveTitle = icu('¿Salir antes de que se suba la grabación?');
export const leaveAbout = icu(
  'La subida se detiene si sales de esta página. Puedes continuarla más tarde con el mismo archivo.',
);
export const interrupted = icu('La subida se interrumpió. Para continuar, elige otra vez el mismo archivo.');
export const stopped = icu('La subida se detuvo. Para continuar, elige otra vez el mismo archivo.');
export const recordingOfRound = icu('Grabación de la ronda');
export const agreesNone = icu('La persona acepta que se grabe. Aún no hay grabación.');
export const uploadedOn = icu('{file}, subido el {when}');
export const uploadedBy = icu('{file}, subido por {name} el {when}');
export const removeRecording = icu('Quitar la grabación');
export const removeTitle = icu('¿Quitar la grabación?');
export const remove = icu('Quitar');
export const keep = icu('Conservar');
export const removeAbout = icu(
  '{file} y su transcripción se eliminarán para todo el mundo. Las citas de las fichas se quedan como texto.',
);
export const transcript = icu('Transcripción');
export const quote = icu('Citar');
export const quoteAt = icu('lo que se dice en el minuto {time}');
export const interview = icu('Entrevista');
export const roundUnknown = icu('Esta ronda no existe o no participas en ella.');
export const applicationUnknown = icu('Esta candidatura no existe o no puedes verla.');
export const allRoundsOf = icu('Todas las rondas: {name}');
export const nobodyInvited = icu('Aún no se ha invitado a nadie a una ronda con personas.');
export const openAiReport = icu('Abrir el informe de la entrevista con IA');
export const cardFirst = icu('Primero, tu ficha');
export const cardFirstAbout = icu(
  'Participas en: {round}. Lo que dicen los demás está oculto hasta que envíes tu ficha, para que no te influya.',
);
export const writeCard = icu('Escribir tu ficha');
export const scorecardFirst = icu('Primero, tu ficha de evaluación');
export const scorecardFirstAbout = icu(
  'La revisión de este empleo es a ciegas. Lo que dicen los demás está oculto hasta que envíes tu ficha.',
);
export const writeScorecard = icu('Escribir tu ficha');
export const recordingOf = icu('Grabación de la {round}');
export const cardCount = icu('{count, plural, one {# ficha} other {# fichas}}');
