import { Marked, Parser, type Token, type Tokens } from 'marked';
import type { Language } from '#contract/messages/languages.ts';
import { type Message, language } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/help.ts';
import { PATHS } from '#contract/shared/paths.ts';
import candidates from '../../../docs/guides/candidates.md?raw';
import candidatesDe from '../../../docs/guides/candidates.de.md?raw';
import candidatesEs from '../../../docs/guides/candidates.es.md?raw';
import operators from '../../../docs/guides/operators.md?raw';
import owners from '../../../docs/guides/owners.md?raw';
import recruiters from '../../../docs/guides/recruiters.md?raw';

interface About {
  title: Message;
  about: Message;
  texts: { en: string } & Partial<Record<Language, string>>;
}

export type GuideName = 'helpCandidates' | 'helpRecruiters' | 'helpOwners' | 'helpOperators';

/** The guides of docs/guides, by the names of their pages. */
export const GUIDES: Record<GuideName, About> = {
  helpCandidates: {
    title: said.candidates,
    about: said.candidatesAbout,
    texts: { en: candidates, es: candidatesEs, de: candidatesDe },
  },
  helpRecruiters: { title: said.recruiters, about: said.recruitersAbout, texts: { en: recruiters } },
  helpOwners: { title: said.owners, about: said.ownersAbout, texts: { en: owners } },
  helpOperators: { title: said.operators, about: said.operatorsAbout, texts: { en: operators } },
};
export const GUIDE_NAMES = Object.keys(GUIDES) as GuideName[];

/** A heading, and the paragraphs and points below it. */
export interface Part {
  id: string;
  heading: string;
  texts: string[];
}

export interface Guide {
  lang: Language;
  /** Without its title, which the page has, and without pictures, which are not part of a release. */
  html: string;
  parts: readonly Part[];
}

const PAGES: Record<string, string> = {
  candidates: PATHS.helpCandidates,
  recruiters: PATHS.helpRecruiters,
  owners: PATHS.helpOwners,
  operators: PATHS.helpOperators,
};

/** Where a link of a guide leads on this site; null if it is to another page of the documentation. */
function addressOf(href: string): string | null {
  if (/^(?:#|https:)/.test(href)) return href;
  const [, name = '', anchor = ''] = /^(\w+)\.md(#.*)?$/.exec(href) ?? [];
  return PAGES[name] ? `${PAGES[name]}${anchor}` : null;
}

const parser = new Parser();
const plain = (tokens: Token[]): string => parser.parseInline(tokens, parser.textRenderer);

/** As GitHub makes it, so that a link leads to the same heading there and here. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      if (depth === 1) return '';
      return `<h${depth} id="${anchorOf(plain(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const address = addressOf(href);
      if (address !== null) return `<a href="${address}">${text}</a>`;
      return `${text} (<code>${new URL(href, 'file:///docs/guides/').pathname.slice(1)}</code>)`;
    },
    html: () => '',
    image: () => '',
  },
});

function textsOf(token: Token): string[] {
  if (token.type === 'list')
    return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(textsOf));
  if (token.type === 'table')
    return (token as Tokens.Table).rows.map((row) => row.map((cell) => plain(cell.tokens)).join(': '));
  if (token.type === 'code') return [(token as Tokens.Code).text];
  if (token.type === 'paragraph' || token.type === 'text')
    return [plain((token as Tokens.Paragraph).tokens)].filter((text) => text !== '');
  return [];
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const token of markdown.lexer(text)) {
    if (token.type === 'heading' && token.depth > 1) {
      const heading = plain(token.tokens ?? []);
      parts.push({ id: anchorOf(heading), heading, texts: [] });
    } else parts.at(-1)?.texts.push(...textsOf(token));
  }
  return parts;
}

const guides = new Map<string, Guide>();

/** A guide in the reader's language, if there is a translation. */
export function readGuide(name: GuideName): Guide {
  const { texts } = GUIDES[name];
  const lang = texts[language()] === undefined ? 'en' : language();
  const text = texts[lang] ?? texts.en;
  const guide = guides.get(text) ?? {
    lang,
    html: markdown.parse(text, { async: false }),
    parts: partsOf(text),
  };
  guides.set(text, guide);
  return guide;
}

export interface Found {
  name: GuideName;
  lang: Language;
  part: Part;
}

/** Parts of guides that have each of the words in a heading or a paragraph, with these paragraphs. */
export function searchGuides(search: string): Found[] {
  const words = withoutMarks(search).match(/[\p{L}\p{N}]+/gu);
  if (words === null) return [];
  const has = (text: string) => {
    const plainText = withoutMarks(text);
    return words.every((word) => plainText.includes(word));
  };
  return GUIDE_NAMES.flatMap((name) => {
    const { lang, parts } = readGuide(name);
    return parts.flatMap(({ id, heading, texts }) => {
      const isAbout = has(heading);
      const found = isAbout ? texts.slice(0, 1) : texts.filter((text) => has(`${heading} ${text}`));
      return isAbout || found.length > 0 ? [{ name, lang, part: { id, heading, texts: found } }] : [];
    });
  });
}

const withoutMarks = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
