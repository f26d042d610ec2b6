import { stemmer } from '@orama/stemmers/spanish';
import { UNITS } from '../numbers.ts';
import { COMMA_OR_POINT, UNLISTED, signsAs, wordsIn } from './shared.ts';
import type { TextLanguage } from './text-language.ts';

const SMALL = `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
  diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve`;
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const LIGHT = wordsIn(
  `no sin nunca jamás ni tampoco ningún ninguno ninguna nadie nada sí si solo sólo solamente menos más sino casi siempre contra antes
    después encima debajo sobre bajo dentro fuera arriba abajo desde hasta entre todo toda todos todas algunos algunas poco poca mucho
    mucha cada otro otra`,
);

export const spanish: TextLanguage = {
  tag: 'es',
  iso: 'spa',
  stemOf: stemmer,
  tellingness: () => UNLISTED,
  functionWords: wordsIn(
    `el la los las lo un una unos unas de del al a ante bajo con contra desde durante en entre hacia hasta para por según sin sobre tras y e
    o u ni que qué quien quién quienes cual cuál cuales cuáles cuando cuándo donde dónde adonde como cómo cuanto cuánto cuya cuyo porque
    pues si sí no nunca jamás aunque pero sino mientras luego entonces también tampoco ya yo tú tu tus él ella ello ellos ellas usted
    ustedes nosotros nosotras me te se nos os le les mi mis su sus suyo suya nuestro nuestra nuestros nuestras mío mía mí ti sí este esta
    esto estos estas ese esa eso esos esas aquel aquella aquello aquí ahí allí así muy más menos mucho mucha muchos muchas poco poca tan
    tanto tal cada todo toda todos todas otro otra otros otras mismo misma mismos mismas algo alguien algún alguna algunos algunas nada
    nadie ningún ninguno ninguna solo sólo solamente es soy eres son somos era eran fue fueron ser sido siendo sea sean será serán sería
    está están estoy estamos estar estaba estado esté estén hay haya había habría haber he has ha han hemos hubo tengo tiene tienen
    tenemos tener tenía tenga va van voy vamos ir iba vaya puede pueden puedo podemos poder podría podrían pueda puedan debe deben debo
    debemos deber debería deberían hace hacer hago hacen hacemos haga hecho digo dice decir vez bien bueno eh em ehm mm mmm ah oh
    básicamente simplemente cosa cosas tipo manera forma parte además todavía aún creo pienso supongo quizá quizás ejemplo etc uno unas
    arriba abajo dentro fuera encima debajo antes después siempre casi uf puf ay hum`,
  ),
  lightWords: LIGHT,
  spellings: signsAs({ percent: 'por ciento', and: 'y', equal: 'igual', power: 'elevado' }, COMMA_OR_POINT),
  numbers: {
    small: new Map([
      ...[...wordsIn(SMALL)].map((word, value) => [word, value] as const),
      ...[...wordsIn(TENS)].map((word, at) => [word, 30 + 10 * at] as const),
      ...[...wordsIn(HUNDREDS)].map((word, at) => [word, 100 + 100 * at] as const),
      ['ciento', 100],
    ]),
    scale: new Map([
      ['mil', 1000],
      ['millón', 1_000_000],
      ['millones', 1_000_000],
    ]),
    units: new Map([
      ...UNITS,
      ['m', 'metro'],
      ['mm', 'milímetro'],
      ['cm', 'centímetro'],
      ['km', 'kilómetro'],
      ['g', 'gramo'],
      ['kg', 'kilogramo'],
      ['kilo', 'kilogramo'],
      ['kilos', 'kilogramo'],
      ['mg', 'miligramo'],
      ['l', 'litro'],
      ['ml', 'mililitro'],
      ['h', 'hora'],
      ['°', 'grado'],
      ['x', 'vez'],
      ['k', 'mil'],
    ]),
    and: 'y',
    andFrom: 20,
    point: 'coma',
    pronoun: 'uno',
    articles: wordsIn('el la los las un una cada este esta ese esa su mi tu'),
  },
  names: {
    areCapitals: true,
    introduction:
      /(?:^| )(?:(?:mi|el) nombre (?:completo )?es|me llamo|me (?:llaman|dicen)|pueden? llamarme)$/,
    schoolWords: wordsIn('universidad instituto escuela colegio academia facultad politécnica'),
    neutral: {
      hombre: 'persona',
      mujer: 'persona',
      hombres: 'personas',
      mujeres: 'personas',
      señor: 'persona',
      señora: 'persona',
      padre: 'progenitor',
      madre: 'progenitor',
      marido: 'cónyuge',
      esposa: 'cónyuge',
    },
  },
  openers: wordsIn('porque mientras pero así que entonces y o si cuando hasta para'),
  negators: wordsIn('no nunca jamás sin ni tampoco'),
  yesNo: wordsIn('sí no'),
  trueFalse: wordsIn('verdadero falso cierto'),
  or: 'o',
  isTurning: (word) => LIGHT.has(word) || /^\d/.test(word),
  readsPhrases: false,
  empty: /^(?:ehm?|em|mm+|ah|oh|pues|bueno)$/,
  unknown: {
    admission:
      /(?<!\p{L})(?:no (?:l[oae] |te )?(?:sé|sabría)|no lo se|no se(?= (?:la respuesta|nada|qué|decir|responder)|$)|no (?:l[oa] |me )?(?:recuerdo|acuerdo)|(?:ni|no tengo)(?: \p{L}+){0,4}? idea|en blanco|(?:lo|se me) (?:he |ha )?olvid(?:é|ado|ó)|no (?:l[oa] )?(?:conozco|entiendo|entendí|comprendo)|no (?:estoy|estaría) (?:muy |del todo )?segur[oa]|desconozco|lo ignoro|no (?:puedo|podría) (?:responder|contestar|decir)|(?:no|nunca) (?:l[oa] )?(?:he|había) (?:oído|visto|estudiado|aprendido)|no me suena)(?!\p{L})/u,
    reported:
      /(?:^| )(?:digo|decir|dice|dicen|diría|diga|admito|admitir|reconozco|reconocer|explico|si|cuando|donde|que|algo|cosas?|todo)(?: \p{L}+){0,4} ?$/u,
    confessed:
      /(?:debo|tengo que|hay que|puedo|quiero|la verdad) (?:decir|admitir|reconocer|es)(?: \p{L}+){0,4} ?$/u,
    refusal:
      /^(?:no|nada|ninguno|ninguna|paso|siguiente(?: pregunta)?(?: por favor)?|(?:la )?siguiente por favor|prefiero no (?:responder|contestar))$/,
    mayAnswer: /^(?:no|nada|ninguno|ninguna)$/,
    pleasantries: wordsIn(
      `gracias hola buenos buenas días tardes perdón perdona perdone disculpa disculpe siento lamento pregunta preguntas respuesta respuestas
      responder contestar sinceramente honestamente sincero sincera honesto honesta verdad momento ahora mismo siguiente favor idea menor
      mínima remota decirte decirle seguro segura exactamente entender recordar acordar estudié estudiado estudiar curso clase escuela tema temas oído visto
      aprendido conozco conocer saber sabría desgracia lamentablemente desgraciadamente vale respecto pensar paso pasar pasamos mente blanco
      quedado prefiero ciencia cierta perfectamente nunca señor señora entrevista`,
    ),
  },
  settlesByMarks: false,
};
