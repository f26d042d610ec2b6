/**
 * The markers of a numbered list, "1. … 2. …" or "1) … 2) …". They are no numbers of the text: somebody who names the
 * same things in another order gives other markers and means the same.
 */

/** "1.", "1)", "(1)" alone, or with a bracket right before a word: "2)encourages". Decimals such as "1.5" are none. */
const marker = /^(?:\(?(\d{1,2})\)(\p{L}.*)?|(\d{1,2})\.)$/u;
/** A list is marked from 1 on. One marker alone may be the end of a sentence: "the answer is 1." */
const leastMarkers = 2;
/** What comes before a marker ends a sentence or introduces a list. After "version" the "1." is a number. */
const endsBefore = /[.,;:!?)\]–—-]["']?$/;

/** The index of each word that is a marker, with the rest of the word behind it, which is mostly empty. */
export function listMarkers(words: readonly { text: string }[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let open = 0;
  for (const [index, { text }] of words.entries()) {
    const parts = open > 0 ? null : marker.exec(text);
    const before = words[index - 1]?.text;
    const number = Number(parts?.[1] ?? parts?.[3]);
    const follows = before === undefined || endsBefore.test(before) || parts?.[1] !== undefined;
    if (parts !== null && number === found.size + 1 && follows) found.set(index, parts[2] ?? '');
    else open = Math.max(0, open + count(text, '(') - count(text, ')'));
  }
  return found.size >= leastMarkers ? found : new Map();
}

const count = (text: string, what: string): number => text.split(what).length - 1;
