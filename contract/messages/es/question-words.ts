import { icu } from '../icu.ts';

export const flagUnfair = icu('Puede ser injusta');
export const flagChanged = icu('Ha cambiado');
export const flagChangedIn = icu('Cambió en {month}');
export const flagDisagreement = icu('Hay desacuerdo al valorar');
export const flagNotApart = icu('Distingue mal entre personas');
export const flagTooHard = icu('Casi nadie la acierta');
export const flagTooEasy = icu('Casi todo el mundo la acierta');
export const answers = icu('{count, plural, one {# respuesta} other {# respuestas}}');
export const answersWaiting = icu(
  '{count, plural, one {# necesita la revisión de una persona} other {# necesitan la revisión de una persona}}',
);
export const answersMissing = icu(
  '{count, plural, one {falta # respuesta más} other {faltan # respuestas más}}',
);
export const shareCorrect = icu('{share} totalmente correctas');
export const correctOfAnswers = icu(
  '{correct, plural, one {# de {answers, number} respuestas es totalmente correcta} other {# de {answers, number} respuestas son totalmente correctas}}',
);
export const easyFor = icu('Casi todo el mundo la acierta: {share}.');
export const hardFor = icu('Casi nadie la acierta: {share}.');
export const difficulty = icu(
  '{share} ({percent}). Con este número de respuestas, la proporción podría estar entre {low} y {high}.',
);
export const serverEasy = icu('En este servidor: casi todo el mundo la acierta.');
export const serverHard = icu('En este servidor: casi nadie la acierta.');
export const serverShare = icu(
  'En este servidor: cerca del {share} de las respuestas son totalmente correctas.',
);
export const serverEasyApart = icu(
  'En este servidor: casi todo el mundo la acierta, y distingue {how, select, poorly {mal} little {un poco} well {bien} other {muy bien}} entre personas.',
);
export const serverHardApart = icu(
  'En este servidor: casi nadie la acierta, y distingue {how, select, poorly {mal} little {un poco} well {bien} other {muy bien}} entre personas.',
);
export const serverShareApart = icu(
  'En este servidor: cerca del {share} de las respuestas son totalmente correctas, y distingue {how, select, poorly {mal} little {un poco} well {bien} other {muy bien}} entre personas.',
);
export const allCompanies = icu(
  '{onServer} Estas cifras proceden de al menos {companies, plural, one {# empresa} other {# empresas}}, están redondeadas y cambian cada {days, plural, one {día} other {# días}}.',
);
export const apartUnknown = icu('Aún no se puede decir si esta pregunta distingue entre personas.');
export const easyApartLess = icu(
  'Casi todo el mundo la acierta, así que distingue menos que tus otras preguntas.',
);
export const hardApartLess = icu('Casi nadie la acierta, así que distingue menos que tus otras preguntas.');
export const easyHardlyApart = icu('Casi todo el mundo la acierta, así que apenas distingue entre personas.');
export const hardHardlyApart = icu('Casi nadie la acierta, así que apenas distingue entre personas.');
export const restHardly = icu(
  'Quienes lo hacen bien en el resto de la entrevista apenas lo hacen mejor aquí.',
);
export const restWell = icu('Quienes lo hacen bien en el resto de la entrevista suelen hacerlo bien aquí.');
export const apart = icu(
  'Distingue {how, select, poorly {mal} little {un poco} well {bien} other {muy bien}} entre personas{beside, select, andLess {, y menos que tus otras preguntas} andMore {, y más que tus otras preguntas} butLess {, pero menos que tus otras preguntas} butMore {, pero más que tus otras preguntas} same {, como tus otras preguntas} other {}}. {rest}',
);
export const laterLittle = icu(
  'Cómo lo hacen aquí dice poco de cómo les va en rondas posteriores ({count, plural, one {# respuesta} other {# respuestas}}).',
);
export const laterWell = icu(
  'Quienes lo hacen bien aquí suelen hacerlo bien también en rondas posteriores ({count, plural, one {# respuesta} other {# respuestas}}).',
);
export const disagree = icu(
  'A menudo las personas no coinciden sobre la misma respuesta, así que la pregunta o su respuesta esperada puede entenderse de dos maneras ({count, plural, one {# respuesta} other {# respuestas}}).',
);
export const agree = icu(
  'Quienes valoran la misma respuesta suelen coincidir ({count, plural, one {# respuesta} other {# respuestas}}).',
);
export const changeUnknown = icu('Es pronto para decir si ha cambiado.');
export const changeNone = icu('Sigue siendo igual de difícil.');
export const change = icu(
  'Desde {month} es {how, select, somewhatEasier {algo más fácil} somewhatHarder {algo más difícil} muchEasier {mucho más fácil} other {mucho más difícil}}, también para quienes lo hacen igual de bien en el resto de la entrevista.',
);
export const changeKnown = icu('Puede que se haya difundido.');
export const fairness = icu(
  '{basis}: es {how, select, somewhatEasier {algo más fácil} somewhatHarder {algo más difícil} muchEasier {mucho más fácil} other {mucho más difícil}} para «{group}» que para otras personas que lo hacen igual de bien en el resto de la entrevista.',
);
export const fairnessEven = icu('Sin diferencias destacables por {bases}.');
export const work = icu('El {share} de las respuestas se resolvió sin que interviniera una persona.');
export const halfTook = icu('La mitad de las respuestas duró como máximo {duration}.');
export const again = icu('el {share} se volvió a grabar');
export const corrected = icu('el {share} lo corrigió la persona');
export const changedLine = icu('{changed}.');
export const noneChanged = icu('Ninguna se volvió a grabar ni se corrigió.');
export const notAsked = icu('Ningún empleo hace ya esta pregunta.');
export const jobs = icu('{count, plural, one {# empleo} other {# empleos}}');
export const templates = icu('{count, plural, one {# plantilla} other {# plantillas}}');
export const more = icu('{count, number} más');
export const askedIn = icu('Se hace en {places}: {titles}.');
export const titleDraft = icu('{title} (borrador)');
export const titleClosed = icu('{title} (cerrado)');
export const titleTemplate = icu('{title} (plantilla)');
export const basis = icu(
  '{basis, select, sex {sexo} race {raza o etnia} age {edad} disability {discapacidad} other {sexo y raza o etnia}}',
);
