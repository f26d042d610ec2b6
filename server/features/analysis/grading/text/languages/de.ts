import { stemmer } from '@orama/stemmers/german';
import { UNITS } from '../numbers.ts';
import { COMMA_OR_POINT, UNLISTED, signsAs, wordsIn } from './shared.ts';
import type { TextLanguage } from './text-language.ts';

/** "Kollegin" becomes "Kollege", so that gender makes no difference. */
const FEMALE = /(?<=\p{L}{3}[^aeiouäöü])(?:in|innen)$/u;

const ONES = 'null ein zwei drei vier fünf sechs sieben acht neun';
const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
const ones = [...wordsIn(ONES)];

const LIGHT = wordsIn(
  `nicht kein keine keinen keinem keiner nie niemals ohne weder noch niemand nichts nur weniger mehr sondern ja nein wegen doch immer
    wenn gegen darf dürfen vor nach vorher nachher bevor nachdem über unter oben unten innen außen ab an aus auf ein zu los weg hin her
    bis seit während davor trotz hinter zwischen durch alle allen aller alles jede jeder jedes einige manche viel viele wenig`,
);

export const german: TextLanguage = {
  tag: 'de',
  iso: 'deu',
  stemOf: (word) => stemmer(word.replace(FEMALE, '')),
  tellingness: () => UNLISTED,
  functionWords: wordsIn(
    `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder aber denn sondern doch jedoch
    weil wenn dass daß ob als wie wo wann warum wer wen wem was welche welcher welches welchen damit dann danach davor dabei dafür dagegen
    darauf daraus darin darum davon dazu daran da dort hier ich du er sie es wir ihr ihnen mich dich sich uns euch mir dir ihm ihn mein
    meine meinen meinem meiner dein deine sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren man jemand niemand
    etwas nichts alles alle allen aller jede jeder jedes jeden jedem einige manche viel viele wenig mehr weniger sehr so auch noch nur
    schon immer nie niemals nicht ja nein ohne mit von vom zu zum zur bei beim nach aus auf an am in im ins um für gegen über unter vor
    hinter neben zwischen durch bis seit während wegen trotz ab los weg hin her bin bist ist sind seid war waren wäre wären sei gewesen
    habe hast hat haben hatte hatten hätte hätten gehabt werde wird werden wurde wurden würde würden worden kann kannst können konnte
    könnte könnten muss muß müssen musste müsste soll sollen sollte sollten will wollen wollte darf dürfen mag möchte möchten lassen lässt
    mache macht machen gemacht tue tut tun sage sagt sagen gehe geht gehen gibt geben gebe also halt eben eigentlich einfach ganz
    natürlich quasi sozusagen äh ähm öh hm mhm puh uff oh ach tja naja okay ok gut bzw usw zb dies diese dieser dieses diesen diesem jene solche
    derselbe dieselbe selbst selber sonst sowie sowohl entweder weder vielleicht glaube denke meine ding dinge sache sachen art weise
    beispiel mal erst jetzt wieder oben unten vorher nachher bevor nachdem innen außen daher deshalb deswegen denen deren dessen`,
  ),
  lightWords: LIGHT,
  spellings: signsAs({ percent: 'prozent', and: 'und', equal: 'gleich', power: 'hoch' }, COMMA_OR_POINT),
  numbers: {
    small: new Map([
      ...ones.flatMap((word, value) => (word === 'ein' ? [] : [[word, value] as const])),
      ...[...wordsIn(TEENS)].map((word, at) => [word, 10 + at] as const),
      ...[...wordsIn(TENS)].flatMap((ten, at) =>
        ones.map((one, value) => [value === 0 ? ten : `${one}und${ten}`, 20 + 10 * at + value] as const),
      ),
      ['eins', 1],
      ['einhundert', 100],
      ['zweihundert', 200],
      ['fünfhundert', 500],
    ]),
    scale: new Map([
      ['hundert', 100],
      ['tausend', 1000],
      ['million', 1_000_000],
      ['millionen', 1_000_000],
    ]),
    units: new Map([
      ...UNITS,
      ['g', 'gramm'],
      ['kg', 'kilogramm'],
      ['kilo', 'kilogramm'],
      ['mg', 'milligramm'],
      ['h', 'stunde'],
      ['sec', 'sekunde'],
      ['°', 'grad'],
      ['x', 'mal'],
      ['k', 'tausend'],
    ]),
    and: 'und',
    andFrom: 100,
    point: 'komma',
  },
  names: {
    // Every noun is capitalised.
    areCapitals: false,
    introduction:
      /(?:^| )(?:(?:mein|der) (?:voller )?name ist|ich heiße|ich heisse|(?:man|alle|sie) (?:nennt|nennen) mich)$/,
    neutral: {
      mann: 'person',
      frau: 'person',
      männer: 'personen',
      frauen: 'personen',
      herr: 'person',
      dame: 'person',
      junge: 'kind',
      mädchen: 'kind',
      vater: 'elternteil',
      mutter: 'elternteil',
    },
  },
  openers: wordsIn('weil während aber sondern damit dann und oder wenn falls bis sodass dass'),
  negators: wordsIn('nicht kein keine keinen keinem keiner nie niemals ohne weder'),
  yesNo: wordsIn('ja nein'),
  trueFalse: wordsIn('wahr falsch richtig'),
  or: 'oder',
  isTurning: (word) => LIGHT.has(word) || /^\d/.test(word),
  readsPhrases: false,
  empty: /^(?:äh|ähm|öh|hm+|mhm|tja|naja|also)$/,
  unknown: {
    admission:
      /(?<!\p{L})(?:wei(?:ß|ss) (?:\p{L}+ ){0,4}?nicht|keine? (?:\p{L}+ )?(?:ahnung|idee|antwort)|keinen (?:blassen )?(?:schimmer|plan)|kenne? (?:\p{L}+ ){0,3}?nicht|(?:nie|nicht|nichts) (?:davon |etwas )?(?:gehört|gelernt)|sagt mir (?:\p{L}+ )?nichts|(?:kann|könnte) (?:\p{L}+ ){0,4}?(?:nicht|nichts) (?:dazu )?(?:beantworten|sagen|antworten)|erinnere? (?:\p{L}+ ){0,3}?nicht|(?:nicht|un) ?sicher|fällt (?:\p{L}+ ){0,3}?nichts ein|überfragt|vergessen|verstehe (?:\p{L}+ ){0,3}?nicht)(?!\p{L})/u,
    reported:
      /(?:^| )(?:sage|sagen|sagt|zugeben|zugebe|gebe|erkläre|wenn|falls|wo|was|sobald|ob|etwas|alles|dass)(?: \p{L}+){0,4} ?$/u,
    confessed: /(?:muss|kann|möchte) (?:\p{L}+ ){0,3}?(?:sagen|zugeben|gestehen)(?: \p{L}+){0,4} ?$/u,
    refusal:
      /^(?:nein|nichts|keine|weiter|nächste frage(?: bitte)?|die nächste bitte|passe|keine angabe|kein kommentar)$/,
    mayAnswer: /^(?:nein|nichts|keine)$/,
    pleasantries: wordsIn(
      `danke bitte hallo guten tag morgen abend entschuldigung entschuldigen verzeihung tut leid leider frage fragen antwort antworten
      beantworten ehrlich gesagt ehrlicherweise moment sekunde nächste weiter weiß weiss wissen kenne kennen gehört gelernt verstehe
      verstanden erinnere erinnern sicher unsicher genau ahnung idee schimmer blassen plan überfragt thema themen gerade momentan spontan
      schule kurs studium ausbildung fällt überspringen auswendig hundertprozentig gestehen zugeben offen gestanden passe passen herr frau
      interview gespräch`,
    ),
  },
  settlesByMarks: false,
};
