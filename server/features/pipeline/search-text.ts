import { SEARCH_WORDS_MAX } from '#contract/shared/limits.ts';

/** A word or phrase to search for, which must or must not be found. */
export interface SearchTerm {
  /** Without case and accents, for comparing with names. */
  folded: string;
  /** As it was typed, for the words of answers. */
  typed: string;
  isExcluded: boolean;
  /** True for the last word, which may be incomplete. */
  isBeginning: boolean;
}

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Parses a search as people type it: words, "phrases in quotes", and -words that must not be found. */
export function termsOf(text: string): SearchTerm[] {
  // The length of a search is limited, so the pattern runs on a short text.
  const pieces = [...text.matchAll(/(-?)"([^"]*)"?|(\S+)/g)].flatMap(([, minus, phrase, word]) => {
    const typed = phrase ?? word!.replace(/^-(?=.)/, '').replaceAll('"', '');
    const isExcluded = phrase === undefined ? /^-./.test(word!) : minus === '-';
    return HAS_LETTER_OR_DIGIT.test(typed)
      ? [{ typed: typed.trim(), isExcluded, isPhrase: phrase !== undefined }]
      : [];
  });
  const last = pieces.at(-1);
  return pieces.slice(0, SEARCH_WORDS_MAX).map((piece) => ({
    folded: fold(piece.typed),
    typed: piece.typed,
    isExcluded: piece.isExcluded,
    isBeginning: piece === last && !piece.isPhrase && !piece.isExcluded && !/\s$/.test(text),
  }));
}

export interface Marked {
  text: string;
  found: boolean;
}

/** A text in pieces. Those that match a search, ignoring case and accents, are marked. */
export function markFound(text: string, wanted: readonly SearchTerm[]): Marked[] {
  const characters = [...text];
  const found = characters.map(() => false);
  for (const { folded } of wanted) {
    for (const start of characters.keys()) {
      const length = lengthOfMatch(characters.slice(start), folded);
      found.fill(true, start, start + length);
    }
  }
  return pieces(characters, found);
}

/** How many characters at the beginning of a text match this term. 0 if the text begins differently. */
function lengthOfMatch(characters: readonly string[], term: string): number {
  let folded = '';
  for (const [index, character] of characters.entries()) {
    folded += foldedCharacter(character);
    if (folded === term) return index + 1;
    if (!term.startsWith(folded)) return 0;
  }
  return 0;
}

const foldedCharacter = (character: string): string =>
  /\s/.test(character) ? ' ' : character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function pieces(characters: readonly string[], found: readonly boolean[]): Marked[] {
  const marked: Marked[] = [];
  for (const [index, character] of characters.entries()) {
    const last = marked.at(-1);
    if (last?.found === found[index]) last!.text += character;
    else marked.push({ text: character, found: found[index]! });
  }
  return marked;
}

/** The marks around found words in an excerpt. None of our texts contains these characters. */
export const MARKS = { start: '\u0002', stop: '\u0003' } as const;

/** Splits an excerpt from the database into pieces. */
export function markedExcerpt(excerpt: string): Marked[] {
  return excerpt
    .split(MARKS.start)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, found: false }];
      const [found = '', rest = ''] = piece.split(MARKS.stop);
      return [
        { text: found, found: true },
        { text: rest, found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
