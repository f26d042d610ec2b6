/**
 * Word classes: each common function word is its own class, and other words are classed by their ending. The classes
 * are few enough that counts from a few hundred thousand words of prose are sufficient.
 */
const alone =
  `the a an this that these those it its they we you i he is are was were be been has have had do does did will would can could may must
  should not no of to for from with by at as in on into over and or but if then than so because while when which who what where how
  there all any some each more most other only also up out one their your my our his them very too before after between same both through
  about`.split(/\s+/);
const endings: readonly (readonly [RegExp, string])[] = [
  [/^\d/, '#number'],
  [/ing$/, '#ing'],
  [/(ed|en)$/, '#ed'],
  [/(tion|sion|ment|ness|ity|ance|ence|ism|ship|ure)$/, '#noun'],
  [/(tions|sions|ments|ities|ers|ors)$/, '#nouns'],
  [/ly$/, '#ly'],
  [/(al|ive|ous|ful|able|ible|ic|less|ary)$/, '#adjective'],
  [/(er|or)$/, '#er'],
  [/(ize|ise|ify|ate)$/, '#verb'],
  [/[^su]s$/, '#s'],
  [/^.{1,3}$/, '#short'],
];

export const classNames: readonly string[] = [...alone, ...endings.map(([, name]) => name), '#word'];
const placeOfWord = new Map(alone.map((word, index) => [word, index]));

/** The index of a lower-case word's class in `classNames`. */
export function classOf(word: string): number {
  const place = placeOfWord.get(word);
  if (place !== undefined) return place;
  const ending = endings.findIndex(([pattern]) => pattern.test(word));
  return alone.length + (ending === -1 ? endings.length : ending);
}
