/** Long enough for a sentence from an email server. */
const WHY_MAX = 300;
const LEFT_OUT = '…';

const ADDRESS = /[^\s<>"'(),;:]{1,64}@[^\s<>"'(),;]{1,255}/g;
const WEB_ADDRESS = /\bhttps?:\/\/[^\s<>"')]{1,2000}/g;
const QUOTED = /"[^"\n]{1,500}"|“[^”\n]{1,500}”|'[^'\n]{3,500}'|`[^`\n]{1,500}`/g;
/** Phone numbers, and other long numbers. */
const LONG_NUMBER = /\+?\d[\d ()/-]{5,20}\d/g;
/** Shorter words of a payload, such as a state, also occur within other words. */
const WORD_MIN = 3;

/** An error message in one line, without anything that may be about people and without the words given to the task. */
export function sentenceOf(why: string | null, payload: unknown): string | null {
  if (why === null) return null;
  let line = (why.split('\n', 1)[0] ?? '').slice(0, 4 * WHY_MAX);
  const given = [...textsIn(payload)].filter((text) => text.trim().length >= WORD_MIN);
  for (const text of given.toSorted((a, b) => b.length - a.length)) line = line.replaceAll(text, LEFT_OUT);
  for (const pattern of [WEB_ADDRESS, ADDRESS, QUOTED, LONG_NUMBER]) line = line.replace(pattern, LEFT_OUT);
  return line.length > WHY_MAX ? `${line.slice(0, WHY_MAX)}${LEFT_OUT}` : line;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    // Also each name in it, in case the payload has the name in a sentence.
    if (value.length <= WHY_MAX) yield* value.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  } else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}
