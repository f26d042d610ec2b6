import { icu } from '../icu.ts';

export const none = icu('Aún no se han añadido preguntas.');
export const personal = icu('Personales');
export const skills = icu('Habilidades');
export const mcq = icu('Opción múltiple');
export const expectedAnswer = icu('Respuesta esperada: {answer}');
export const alsoAccepted = icu('También se acepta: {answer}');
export const correctOption = icu('{option} (correcta)');
export const notScored = icu('Sin una respuesta esperada, esta pregunta se transcribe pero no se puntúa.');
export const title = icu('Preguntas');
export const tabCount = icu('{title} ({count, number})');
export const suggest = icu('Seleccionar las preguntas sugeridas');
export const keptTitle = icu('Las entrevistas conservan sus preguntas');
export const bankTitle = icu('Banco de preguntas');
export const bank = icu('Banco de preguntas');
export const bankEmpty = icu(
  'El banco no tiene preguntas de este tipo para las habilidades del empleo. Añade las tuyas abajo.',
);
export const bankSearch = icu('Buscar en el banco de preguntas');
export const bankNone = icu('Ninguna pregunta coincide con tu búsqueda.');
export const bankShown = icu(
  '{count, plural, one {Se muestran {shown, number} de # pregunta. Busca para encontrar las demás.} other {Se muestran {shown, number} de # preguntas. Busca para encontrar las demás.}}',
);
export const editAnswer = icu('Editar la respuesta: {question}');
export const saveAnswer = icu('Guardar respuesta');
export const ownTitle = icu('Tus propias preguntas');
export const own = icu('Tus propias preguntas');
export const addOwn = icu('Añadir una pregunta propia');
export const saveLast = icu('Guarda primero la última pregunta');
export const deleteThis = icu('Eliminar esta pregunta');
export const saveQuestion = icu('Guardar pregunta');
export const editQuestion = icu('Editar pregunta: {question}');
export const deleteQuestion = icu('Eliminar pregunta: {question}');
export const skill = icu('Habilidad');
export const selectSkill = icu('Selecciona una habilidad');
export const question = icu('Pregunta');
export const similar = icu('El banco de preguntas tiene una parecida:');
export const usePersonal = icu('Usar esta pregunta');
export const useSkill = icu('Usar esta pregunta y su respuesta');
export const useMcq = icu('Usar esta pregunta y sus opciones');
export const options = icu('Opciones, con la correcta marcada');
export const theCorrectOption = icu('La opción correcta');
export const optionIsCorrect = icu('La opción {number, number} es correcta');
export const option = icu('Opción {number, number}');
export const keyLabel = icu('Respuesta esperada');
export const keyHint = icu('Escríbela como la diría un buen candidato.');
export const keyNotApplicable = icu('Si eso es lo que quieres, escribe «n/a».');
export const keyKeywords = icu(
  'Son palabras clave. Escribe lo que querrías oír sobre ellas, en frases completas.',
);
export const keyOneIdea = icu(
  'Es una sola idea corta, así que una respuesta correcta con otras palabras puede pasar inadvertida. Añade qué más querrías oír.',
);
export const keyTooLong = icu(
  'Tiene más de {max, number} palabras, y pocas respuestas habladas abarcan tanto. Deja los puntos más importantes.',
);
export const keyForColleagues = icu(
  'Parte de esto parece un consejo para tu equipo. Escribe solo lo que dice una buena respuesta.',
);
export const points = icu('Puntos que buscaremos');
export const pointSplit = icu('Dividir en dos');
export const pointJoin = icu('Unir con el siguiente');
export const pointExpected = icu('Marcar como esperado');
export const pointOptional = icu('Marcar como opcional');
export const optional = icu('(opcional)');
export const changePoint = icu('Cambiar el punto {number, number}');
export const pointsHelp = icu(
  'Empieza una línea nueva para dividir un punto donde quieras. Pon un punto entre [corchetes] para hacerlo opcional.',
);
export const accepted = icu('Otra respuesta aceptada');
export const acceptedOfMany = icu('Otra respuesta aceptada ({number, number})');
export const removeAccepted = icu('Quitar la respuesta aceptada {number, number}');
export const addAccepted = icu('Añadir otra respuesta aceptada');
export const drafts = icu('Borradores');
export const draft = icu('Borrador');
export const draftsAbout = icu(
  'Las escribió un modelo de lenguaje y nadie las ha revisado todavía. Marca las que sean correctas y encajen con el empleo. Puedes cambiarlas abajo, entre tus propias preguntas.',
);
export const drafting = icu('Puede tardar un minuto. Mientras tanto puedes continuar.');
export const draftMore = icu('Redactar más con el modelo de lenguaje');
export const newDrafts = icu(
  '{count, plural, =0 {No hay borradores nuevos.} one {# borrador nuevo.} other {# borradores nuevos.}}',
);
export const draftsLeftOut = icu(
  '{count, plural, one {Se descartó # borrador: pregunta por {topics}, algo que en muchos países no se puede preguntar.} other {Se descartaron # borradores: preguntan por {topics}, algo que en muchos países no se puede preguntar.}}',
);
export const draftsNoModel = icu('No hay ningún modelo de lenguaje conectado, así que no hay borradores.');
export const draftsUnusable = icu(
  'El modelo de lenguaje no respondió a tiempo o su respuesta no contenía preguntas. Puedes continuar sin él o intentarlo más tarde.',
);
export const files = icu('Preguntas en archivos');
export const filesShort = icu('Archivos');
export const addFromFile = icu('Añadir preguntas de un archivo');
export const saveOfJob = icu('Guardar las preguntas propias de este empleo en un archivo');
export const saveOfCompany = icu('Guardar todas las preguntas propias de la empresa en un archivo');
export const addAbout = icu(
  'Elige un archivo guardado aquí o en otra instalación de Roundone y marca las preguntas para este empleo.',
);
export const chooseFile = icu('Elegir un archivo');
export const fileLabel = icu('Archivo con preguntas');
export const addCount = icu('{count, plural, one {Añadir # pregunta} other {Añadir # preguntas}}');
export const inFile = icu('Preguntas del archivo');
export const shareRight = icu(
  '{answers, plural, one {{percent} de respuestas correctas (# respuesta).} other {{percent} de respuestas correctas (# respuestas).}}',
);
export const signedHere = icu('Firmado aquí por {company} el {when}, y sin cambios desde entonces.');
export const signedElsewhere = icu(
  'Según el archivo, firmado por {company} en {host} el {when}, y sin cambios desde entonces. Si necesitas comprobarlo, pregúntales si su clave es {key}.',
);
export const ofOtherSkill = icu('Esta pregunta es de otra habilidad');
export const askedTwice = icu('Esta pregunta aparece dos veces: {question}');
export const lastOfKind = icu(
  '{kind, select, personal {«{title}» no tiene otra pregunta personal, y cada empleo hace al menos una. Reemplázala o añade antes otra al empleo.} skill {«{title}» no tiene otra pregunta hablada sobre habilidades, y cada empleo hace al menos una. Reemplázala o añade antes otra al empleo.} other {«{title}» no tiene otra pregunta de opción múltiple, y cada empleo hace al menos una. Reemplázala o añade antes otra al empleo.}}',
);
export const askedAlready = icu('«{title}» ya pregunta esto: {question}');
