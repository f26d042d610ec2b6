import type { Page } from 'playwright-core';
import type { Messages } from '#contract/messages/icu.ts';
import { type Language, LANGUAGES } from '#contract/messages/languages.ts';
import { filesIn } from '#server/house-rules/sources.ts';
import { inLanguage } from '#server/platform/language.ts';
import { textWithoutBrackets } from './text-without-brackets.ts';

const files = filesIn('contract/messages/en/*.ts');
const modules = (
  await Promise.all(files.map((file) => import(/* @vite-ignore */ `#${file}`) as Promise<Messages>))
).flatMap((messages) => Object.values(messages).filter(({ text }) => !/[{}]/.test(text)));

const inWords = (language: Language) =>
  inLanguage(language, () => modules.map((message) => (message as unknown as () => string)()));
const english = new Set(inWords('en'));
const said = new Map(LANGUAGES.map((language) => [language, new Set(inWords(language))]));

/**
 * The texts that are still in English on a page in another language: texts that are one of our messages in English,
 * and none in that language.
 */
export async function englishLeft(page: Page, language: Language): Promise<string[]> {
  const texts = await textWithoutBrackets(page);
  return texts.filter((text) => english.has(text) && !said.get(language)!.has(text));
}
