import { NUMBER_WORDS } from '#server/platform/text/number-words.ts';
import { isListed, tellingness } from '../frequency.ts';
import { UNITS } from '../numbers.ts';
import { soundOf } from '../similarity.ts';
import { stemOf } from '../stem.ts';
import { longForm, meaningsOf } from '../synonyms.ts';
import { signsAs, wordsIn } from './shared.ts';
import type { TextLanguage } from './text-language.ts';

const TURNING =
  /^(?:not|no|never|without|cannot|neither|nor|none|nothing|only|unless|less|more|fewer|instead|hardly|yes|true|false|before|after|above|below|over|under|\d.*)$/;

export const english: TextLanguage = {
  tag: 'en',
  iso: 'eng',
  stemOf,
  tellingness,
  isListed,
  longForm,
  soundOf,
  meaningsOf,
  functionWords: wordsIn(
    `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours ours theirs
  myself yourself itself themselves who whom whose which what when where why how am is are was were be been being do does did doing
  done have has had having will would shall should can could may might must of to for from with by at as on into onto upon about over
  through and or but if then than so because while although though since there here also too very really quite just well ok okay um uh
  er hmm like yeah yes basically actually simply etc ie eg e.g i.e some any such each not no nor cannot never without n't in out
  let lets get gets got thing things something anything way lot kind sort mean means say says know think guess maybe perhaps
  going go goes want wants would one ones it's that's even still up own other another much many`,
  ),
  // These matter in "last in, first out", and "on" and "off".
  lightWords: wordsIn(
    `in out on up over each any other one same all only many through into own another some without go means mean because if then when not no never yes`,
  ),
  spellings: [
    [/\b(can)(?:no|'|’)t\b/g, '$1 not'],
    [/\bwon['’"]t\b/g, 'will not'],
    [/\bshan['’"]t\b/g, 'shall not'],
    [/(?<=[a-z])n['’"]t\b/g, ' not'],
    [/\b(do|does|did|is|are|was|were|has|have|would|should|could)nt\b/g, '$1 not'],
    [/\bdunno\b/g, 'do not know'],
    [/(?<=[a-z])['’](?:re)\b/g, ' are'],
    [/(?<=[a-z])['’](?:ve)\b/g, ' have'],
    [/(?<=[a-z])['’](?:ll)\b/g, ' will'],
    [/\bi['’]m\b/g, 'i am'],
    [/\b(it|that|there|he|she|what|who|here|where)['’]s\b/g, '$1 is'],
    [/(?<=[a-z])['’]s?(?![a-z])/g, ''],
    ...signsAs({ percent: 'percent', and: 'and', equal: 'equal', power: 'power' }, [
      [/(?<=\d),(?=\d{3}\b)/g, ''],
    ]),
  ],
  numbers: {
    small: new Map(Object.entries(NUMBER_WORDS)),
    scale: new Map(
      Object.entries({ hundred: 100, thousand: 1000, million: 1_000_000, billion: 1_000_000_000 }),
    ),
    units: UNITS,
    and: 'and',
    andFrom: 100,
    point: 'point',
    pronoun: 'one',
    articles: wordsIn('the a an this that each every any no its their your my'),
  },
  names: {
    areCapitals: true,
    introduction:
      /(?:^| )(?:(?:my|the) (?:full )?name is|(?:they|people|friends|you can) call me|(?:i|myself) (?:am )?called)$/,
    schoolIntroductions: [
      /(?:studied|study|studying|graduated|graduate|learned|learnt|degree|student|studies|education|taught|alumnus|alumna|diploma|went|came|come|course|class)(?: \w+){0,3}? (?:at|from|in|to)(?: the)?$/,
      /^(?:i )?attended(?: the)?$/,
    ],
    schoolVerbs: /^(studied|study|graduated|attended|learned|student|went)$/,
    schoolWords: wordsIn(
      'university college institute school academy polytechnic campus high tech state technical technology community',
    ),
    neutral: {
      he: 'they',
      she: 'they',
      him: 'them',
      her: 'them',
      his: 'their',
      hers: 'theirs',
      himself: 'themselves',
      herself: 'themselves',
      man: 'person',
      woman: 'person',
      men: 'people',
      women: 'people',
      male: 'person',
      female: 'person',
      males: 'people',
      females: 'people',
      boy: 'person',
      girl: 'person',
      boys: 'people',
      girls: 'people',
      gentleman: 'person',
      lady: 'person',
      gentlemen: 'people',
      ladies: 'people',
      guy: 'person',
      gal: 'person',
      guys: 'people',
      gals: 'people',
      father: 'parent',
      mother: 'parent',
      dad: 'parent',
      mum: 'parent',
      mom: 'parent',
      brother: 'sibling',
      sister: 'sibling',
      son: 'child',
      daughter: 'child',
      husband: 'spouse',
      wife: 'spouse',
      sir: 'madam',
      madam: 'madam',
      "ma'am": 'madam',
      mr: 'madam',
      mrs: 'madam',
      ms: 'madam',
      miss: 'madam',
      salesman: 'salesperson',
      saleswoman: 'salesperson',
      chairman: 'chairperson',
      chairwoman: 'chairperson',
      foreman: 'supervisor',
      forewoman: 'supervisor',
      waiter: 'server',
      waitress: 'server',
    },
  },
  openers: wordsIn('because while whereas but so which then and or if when unless until that'),
  negators: wordsIn('not no never without'),
  yesNo: wordsIn('yes no'),
  trueFalse: wordsIn('true false'),
  or: 'or',
  isTurning: (word) => TURNING.test(word),
  readsPhrases: true,
  empty: /^(?!(?:yes|no|true|false|not|never)$)\D+$/,
  unknown: {
    admission:
      /\b(?:(?:do|did|does|would|could|can|am|have|had|was) (?:\w+ ){0,2}?(?:not|never) (?:\w+ ){0,3}?(?:know|remember|recall|sure|familiar|understand|answer|say|tell|think of|idea|clue|certain|learned|learn|heard|studied|covered|encountered|come across|aware)|no (?:\w+ )?(?:idea|clue|answer|comment|thoughts)|not (?:\w+ )?(?:sure|familiar|certain|answered|aware)|never (?:\w+ )?(?:heard|learned|studied|used|came|come)|(?:i|have|completely|totally) (?:\w+ )?(?:forgot|forgotten|forget)|next question|move on|beats me|come back to|mind (?:is|went|has gone) blank|drawing a blank|unsure|not applicable|idk|repeat the question|nothing comes to mind|dont know|haven not)\b/,
    reported:
      /(?:^| )(?:say|says|saying|tell|tells|telling|explain|reply|admit|admitting|honest that|honest and|if|when|whenever|where|whatever|things?|something|anything|everything|case|unless)(?: \w+){0,4} ?$/,
    confessed: /(?:must|to|me|just|can only) (?:say|tell you|admit)(?: \w+){0,4} ?$/,
    refusal:
      /^(?:no|none|nothing|unknown|idk|n a|na|sorry|next)$|\b(?:skip|pass)(?: on)?(?: this| that| it)?(?: one| question)?(?: please| thank you)?$/,
    mayAnswer: /^(?:no|none|nothing)$/,
    pleasantries: wordsIn(
      `thank thanks please hello hi hey good morning afternoon evening sorry apologize question questions answer answers answering great nice
  interesting hope happy glad asking ask asked chance opportunity today sir madam ma'am interview um uh hmm er ah mm okay ok yes yeah no sure
  right alright honestly actually basically well so let see start begin tell time moment second minute first believe skip pass next
  repeat move understand remember recall familiar exactly heard learned forgot forgotten idea clue afraid unfortunately can't cannot able
  read topic subject come back later really guess try studied covered unsure blank mind nothing comment
  honest frankly all now yet ago ever long rather look school college university course class training taught learn learning willing
  worked working experience used currently catch understood`,
    ),
  },
  settlesByMarks: true,
};
