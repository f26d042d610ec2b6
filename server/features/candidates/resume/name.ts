import { NAME_MAX } from '#contract/limits.ts';
import { personName } from '#contract/rules.ts';
import { type Found, headOf, piecesOf, quoted } from './found.ts';

/** Finds the name at the top of a resume. */

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
/** Words of headings and occupations: a line that contains one is not a name. */
const NO_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|profile|summary|objective|contact|about|experience|education|skills|employment|references|page|address|phone|mobile|email|engineer|developer|manager|nurse|analyst|designer|consultant|director|specialist|technician|assistant|administrator|accountant|teacher|welder|electrician|driver|representative|coordinator|officer|supervisor|architect|scientist|student|intern|senior|junior|lead|chief|head|software|sales|marketing|street|road|avenue|university|college|school|company|inc|llc|ltd)\b/iu;
const LABELLED_NAME = /^(?:full\s+)?name\s*[:：]\s*(\S.*)$/iu;
/** Titles before a name and degrees after it. */
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.?\s+/iu;
const NAME_LINES = 6;

/** The name at the top of the resume; a name that is also in the e-mail address is preferred. */
export function readName(text: string): Found<string> | null {
  const lines = headOf(text).slice(0, NAME_LINES).map(composed);
  const mailbox = EMAIL.exec(text)?.[0].split('@')[0]?.toLowerCase() ?? '';
  const candidates = [
    ...lines.map((line, index) => ({ line, index, written: piecesOf(unspaced(line))[0] ?? '' })),
    ...namesOnTwoLines(lines),
  ].flatMap(({ line, index, written }) => {
    const label = LABELLED_NAME.exec(line)?.[1];
    const name = nameIn(label ?? written, mailbox, label !== undefined);
    if (name === null) return [];
    const isMailed = wordsOf(name).some((word) => word.length > 2 && mailbox.includes(word));
    return [
      { name, line, score: (label === undefined ? 0 : 4) + (isMailed ? 2 : 0) + (index === 0 ? 1 : 0) },
    ];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined || best.score === 0 ? null : { value: best.name, words: quoted(best.line) };
}

/** Names in two font sizes are read as two lines: the given name, then the family name. */
function namesOnTwoLines(lines: readonly string[]): { line: string; index: number; written: string }[] {
  return lines.slice(0, -1).flatMap((line, index) => {
    const first = piecesOf(unspaced(line))[0] ?? '';
    const second = piecesOf(unspaced(lines[index + 1] ?? ''))[0] ?? '';
    if (!isOneWord(first) || !isOneWord(second)) return [];
    return [{ line: `${line} ${lines[index + 1]}`, index, written: `${first} ${second}` }];
  });
}

const isOneWord = (piece: string): boolean =>
  piece.length <= NAME_MAX && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(piece);

function nameIn(piece: string, mailbox: string, isLabelled: boolean): string | null {
  const name = spelled((piece.split(/[,;(]/u)[0] ?? '').replace(TITLE, '').trim());
  if (name.length > NAME_MAX || !personName.safeParse(name).success) return null;
  // A person may be called Page or Head: then the e-mail address contains the name.
  if (NO_NAME.test(name) && !wordsOf(name).every((word) => mailbox.includes(word))) return null;
  const words = name.split(/\s+/);
  const hasCase = /[\p{Lu}\p{Ll}]/u.test(name);
  if (words.length > 5 || (words.length === 1 && hasCase && !isLabelled)) return null;
  // 'van', 'de' and 'bin' are in lower case; the first and the last word are not.
  const isCapital = (word: string | undefined) => word !== undefined && !/^\p{Ll}/u.test(word);
  return isCapital(words[0]) && isCapital(words.at(-1)) ? name : null;
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Accents that older LaTeX fonts write as separate characters before the letter. */
const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '¨': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
};
const ACCENT = new RegExp(`[ ]?([${Object.keys(ACCENTS).join('')}])[ ]?([\\p{L}])`, 'gu');

/** Replaces 'Jos´e' and 'Franc¸ois', as older LaTeX fonts write them, by the accented letters. */
function composed(line: string): string {
  return line
    .replace(
      ACCENT,
      (_, accent: string, letter: string) =>
        `${letter.replace('ı', 'i').replace('ȷ', 'j')}${ACCENTS[accent]}`,
    )
    .replace(/([cCsStT])¸/g, '$1\u0327')
    .normalize('NFC');
}

/**
 * Removes the spaces within words: small capitals in two sizes are read as 'J OHN D OE', spaced capitals as
 * 'J O H N   D O E'.
 */
function unspaced(line: string): string {
  const parts = line.split(/\s{2,}/u);
  if (parts.every((part) => /^\p{Lu}(?: [\p{Lu}'’-])+$/u.test(part))) {
    return parts.map((part) => part.replaceAll(' ', '')).join(' ');
  }
  if (/^(?:\p{Lu} \p{Lu}[\p{Lu}'’-]+)(?: \p{Lu} \p{Lu}[\p{Lu}'’-]+)+$/u.test(line)) {
    return line.replace(/(?<!\p{Lu})(\p{Lu}) (?=\p{Lu}{2})/gu, '$1');
  }
  return line.replace(/(?<=\p{Lu})\.(?=\p{Lu}\p{Ll})/gu, '. ');
}

/** A name in capitals, in normal spelling. */
function spelled(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
