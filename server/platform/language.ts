import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { type Messages, link } from '#contract/messages/icu.ts';
import {
  type Language,
  LANGUAGES,
  LANGUAGE_COOKIE,
  PSEUDO,
  isLanguage,
} from '#contract/messages/languages.ts';
import { speakAs } from '#contract/messages/message.ts';

/** The language of a request, and of work that is done on someone's behalf. */

const speaking = new AsyncLocalStorage<Language>();
speakAs(() => speaking.getStore() ?? 'en');

/** Runs `act` with this language for everything that it says. */
export const inLanguage = <T>(language: Language, act: () => T): T => speaking.run(language, act);

const isSpoken = (tag: string): tag is Language => isLanguage(tag) || tag === PSEUDO;

/** The language that the person chose in this browser, or null. */
function chosenLanguage({ cookie = '' }: IncomingHttpHeaders): Language | null {
  const [, tag = ''] = COOKIE.exec(cookie.slice(0, 8_000)) ?? [];
  return isSpoken(tag) ? tag : null;
}
const COOKIE = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([a-z]+)`);

/** The chosen language, otherwise the first one the browser asks for that we support. Null if there is none. */
export const askedLanguage = (headers: IncomingHttpHeaders): Language | null =>
  chosenLanguage(headers) ?? acceptedIn(headers['accept-language']);

export const languageOf = (headers: IncomingHttpHeaders): Language => askedLanguage(headers) ?? 'en';

/** Returns 'es' for 'ca, es-MX;q=0.9'. */
function acceptedIn(header = ''): Language | null {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((one) => {
      const [tag = '', quality = ''] = one.trim().split(';q=');
      return { language: tag.split('-')[0]!.toLowerCase(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isSpoken) ?? null;
}

/** Translations of contract/shared/fixed-texts.ts. */
const FIXED_TEXTS = 'fixed-texts.ts';
const FOLDER = path.resolve(import.meta.dirname, '../../contract/messages');
const read = async (language: Language, file: string): Promise<Messages> =>
  (await import(/* @vite-ignore */ `#contract/messages/${language}/${file}`)) as Messages;

for (const language of LANGUAGES)
  if (language !== 'en')
    for (const file of readdirSync(path.join(FOLDER, language)))
      if (file !== FIXED_TEXTS) link(language, await read('en', file), await read(language, file));
