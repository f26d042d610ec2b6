import { sentencesOf, uncapital } from './said-otherwise.ts';

/**
 * Two ways to give the same answer, by different people. Neither may be worth more. Null where the text does not allow the
 * change.
 */
export interface Pair {
  name: string;
  both: (answer: string) => readonly [one: string, other: string] | null;
}

const endings: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(behavi|col|fav|flav|hon|lab|neighb|hum|vap)our/gi, '$1or'],
  [/\b(cen|thea|me|li|fi)tre(s?)\b/gi, '$1ter$2'],
  [/\b(\w{3,})isation(s?)\b/gi, '$1ization$2'],
  [
    /\b(organ|real|recogn|priorit|summar|author|optim|apolog|minim|maxim|normal|categor)is(e|es|ed|ing)\b/gi,
    '$1iz$2',
  ],
  [/\b(anal|paral|catal)ys(e|es|ed|ing)\b/gi, '$1yz$2'],
  [/\b(travel|label|model|cancel|signal|fuel)l(ed|ing)\b/gi, '$1$2'],
  [/\b(catal|dial|anal)ogue/gi, '$1og'],
  [/\b(defen|licen|offen)ce\b/gi, '$1se'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\bjewellery\b/gi, 'jewelry'],
  [/\bgrey\b/gi, 'gray'],
  [/\bmould/gi, 'mold'],
  [/\bwhilst\b/gi, 'while'],
];

/** Of words that the texts have in the American form only. */
const british: readonly (readonly [american: RegExp, british: string])[] = [
  [/\b(behavi|col|fav|lab|neighb)or(?=s?\b|al\b|ed\b|ing\b)/gi, '$1our'],
  [/\bcenter/gi, 'centre'],
  [/\b(\w{3,})ization(s?)\b/gi, '$1isation$2'],
  [
    /\b(organ|real|recogn|priorit|summar|author|optim|apolog|minim|maxim|normal|parameter)iz(e|es|ed|ing)\b/gi,
    '$1is$2',
  ],
  [/\banalyz/gi, 'analys'],
  [/\bprogram\b/gi, 'programme'],
];

function rewritten(text: string, by: readonly (readonly [RegExp, string])[]): string {
  let said = text;
  for (const [pattern, other] of by) said = said.replace(pattern, other);
  return said;
}

export const pairs: readonly Pair[] = [
  {
    name: 'a name',
    both: (text) => [`My name is Adaeze Okafor. ${text}`, `My name is John Miller. ${text}`],
  },
  {
    name: 'a school',
    both: (text) => [`I studied at Howard University. ${text}`, `I studied at Stanford University. ${text}`],
  },
  {
    name: 'a pronoun',
    both: (text) => [`${text} She taught me that.`, `${text} He taught me that.`],
  },
  {
    name: 'British and American spelling',
    both: (text) => {
      const both = [rewritten(text, british), rewritten(text, endings)] as const;
      return both[0] === both[1] ? null : both;
    },
  },
  {
    name: 'Indian English turns of phrase',
    both: (text) => {
      const sentences = sentencesOf(text);
      const said = sentences.map((sentence, index) =>
        index === 0 ? `So basically what happens is ${uncapital(sentence)}` : `And ${uncapital(sentence)}`,
      );
      return [`${said.join(' ').replace(/[.!?]$/, '')}, like that only.`, text];
    },
  },
  {
    name: 'the order of the sentences',
    both: (text) => {
      const sentences = sentencesOf(text);
      return sentences.length < 2 ? null : [[...sentences.slice(1), sentences[0]].join(' '), text];
    },
  },
  {
    name: 'the order of two clauses',
    both: (text) => {
      const [first = '', ...rest] = sentencesOf(text);
      // Other commas may join a list, of which a part alone is no clause.
      const parts =
        /^([^,:;]{12,}), (and|but) ((?:I|it|they|we|you|the|an?|each|this|these|both)\b[^,:;]{12,})\.$/.exec(
          first,
        );
      if (parts === null) return null;
      const [, one = '', joint = '', other = ''] = parts;
      const turned = `${other.charAt(0).toUpperCase()}${other.slice(1)}, ${joint} ${uncapital(one)}.`;
      return [[turned, ...rest].join(' '), text];
    },
  },
];
