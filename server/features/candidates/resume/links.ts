import { type Found, lineAt } from './found.ts';

/** Finds the links to a person's profile and work in a resume. */

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\p{L}\p{N}_%-]+/iu;

export function readLinkedIn(text: string): Found<string> | null {
  const match = LINKEDIN.exec(text);
  return match ? { value: withScheme(match[0]), words: lineAt(text, match.index) } : null;
}

const ADDRESS_PART = String.raw`[^\s<>"()|,;•·]`;
// At most 253 characters before the first dot, the longest host name, so that a text with many possible starts is read
// only once.
const WITH_SCHEME = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)[^\s<>"()|,;•·.]{1,253}\.${ADDRESS_PART}+`,
  'giu',
);
const KNOWN_HOST = new RegExp(
  String.raw`(?<![@\p{L}\p{N}.-])(?:(?:github|gitlab|behance|dribbble|codepen|medium)\.(?:com|net|io)\/|[\p{L}\p{N}-]{1,63}\.(?:github|gitlab)\.io)${ADDRESS_PART}*`,
  'giu',
);
const LABELLED_LINK =
  /\b(?:portfolio|website|web|homepage|blog|site)\s*[:：]\s*((?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s<>"|,;•·]*)?)/iu;

/** A link to someone's work: one labelled as such, otherwise the first that is not from LinkedIn. */
export function readPortfolio(text: string): Found<string> | null {
  const labelled = LABELLED_LINK.exec(text);
  const others = [...text.matchAll(WITH_SCHEME), ...text.matchAll(KNOWN_HOST)].toSorted(
    (a, b) => a.index - b.index,
  );
  const links = [
    ...(labelled?.[1] === undefined ? [] : [{ link: labelled[1], place: labelled.index }]),
    ...others.map((match) => ({ link: match[0], place: match.index })),
  ];
  const first = links.find(({ link }) => !/linkedin\.com/i.test(link));
  if (!first) return null;
  return {
    value: withScheme(first.link.replace(/(?<![.,:;!?'’])[.,:;!?'’]+$/u, '')),
    words: lineAt(text, first.place),
  };
}

const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
