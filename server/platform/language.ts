import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Messages, link } from '#contract/messages/icu.ts';
import { type Language, speakAs } from '#contract/messages/message.ts';

/** The language of a request, and of what is done for somebody. */

const speaking = new AsyncLocalStorage<Language>();
speakAs(() => speaking.getStore() ?? 'en');

/** What `act` says, it says in this language. */
export const inLanguage = <T>(language: Language, act: () => T): T => speaking.run(language, act);

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** The first language of an Accept-Language header that we speak: 'es' for 'ca, es-MX;q=0.9'. */
export function languageOf(accepted = ''): Language {
  const wanted = accepted
    .slice(0, 200)
    .split(',')
    .map((one) => {
      const [tag = '', quality = ''] = one.trim().split(';q=');
      return { language: tag.split('-')[0]!.toLowerCase(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
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
