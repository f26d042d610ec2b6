import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fixedTexts, fixedTextsIn } from '../contract/messages/fixed-texts.ts';
import { type Messages, link } from '../contract/messages/icu.ts';
import type { Language } from '../contract/messages/languages.ts';

const FOLDER = fileURLToPath(new URL('../contract/messages/', import.meta.url));
const FILE = /[\\/]contract[\\/]messages[\\/]en[\\/]([\w-]+\.ts)(?:\?message=(\w+))?$/;
const FIXED_TEXTS = /[\\/]contract[\\/](?:shared|messages)[\\/]fixed-texts\.ts$/;
const READABLE = /[\\/]web[\\/]api[\\/]readable\.ts$/;
const IMPORT = /import \* as (\w+) from '(?:#contract|[./]+)\/messages\/en\/([\w-]+\.ts)'/g;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Read again after each change. */
const read = async (file: string): Promise<Messages> =>
  (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Messages;

/**
 * Compiles the messages of the pages, so that a page loads only the messages it uses, in one language, and no ICU
 * parser. Each message becomes a separate module, because bundlers distribute modules; `said.cancel()` becomes the
 * text itself.
 */
export function messages(language: Language = 'en'): Plugin {
  let isBuild = true;
  const messagesOf = async (name: string): Promise<Messages> => {
    const english = await read(`${FOLDER}en/${name}`);
    const translated = `${FOLDER}${language}/${name}`;
    if (language !== 'en' && existsSync(translated)) link(language, english, await read(translated));
    return english;
  };
  /** The text of a message without values, as a literal in code. */
  const plain = (message: Messages[string] | undefined): string | null => {
    const parts = message?.partsIn(language);
    return parts?.every((part) => typeof part === 'string') ? JSON.stringify(parts.join('')) : null;
  };
  const compiled = (name: string, message: Messages[string]) => {
    const text = plain(message);
    return text === null
      ? `export function ${name}(values, inParts) { return fill(${JSON.stringify(message.partsIn(language))}, values, inParts); }`
      : `export function ${name}() { return ${text}; }`;
  };
  /** A translated page has the fixed texts in its language, and maps the server's English ones to them with a table. */
  const translatedTexts = (id: string): string | null => {
    if (READABLE.test(id)) return language === 'en' ? 'export const readable = (answer) => answer;' : null;
    if (language === 'en') return null;
    if (/contract[\\/]shared/.test(id))
      return Object.entries(fixedTexts(language))
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n');
    return `const TRANSLATED = ${JSON.stringify(fixedTextsIn(language))};
      export const forPeople = (text) => TRANSLATED[text] ?? text;`;
  };
  return {
    name: 'messages',
    enforce: 'pre',
    // contract/messages/message.ts reads it.
    config: () => ({ define: { PAGE_LANGUAGE: JSON.stringify(language) } }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: [FILE, FIXED_TEXTS, READABLE] },
      async handler(id) {
        if (!FILE.test(id)) return translatedTexts(id);
        const [, file = '', one] = FILE.exec(id)!;
        const english = await messagesOf(file);
        for (const folder of new Set(['en', language])) this.addWatchFile(`${FOLDER}${folder}/${file}`);
        const lines = Object.entries(english).flatMap(([name, message]) => {
          if (one === undefined && isBuild)
            return `export { ${name} } from ${JSON.stringify(`${FOLDER}en/${file}?message=${name}`)};`;
          return one === undefined || one === name ? compiled(name, message) : [];
        });
        const code = [`import { fill } from ${JSON.stringify(`${FOLDER}message.ts`)};`, ...lines].join('\n');
        return { code, map: null, moduleSideEffects: false };
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const english = await messagesOf('languages.ts');
        return html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
            const message = english[name];
            if (!message) throw new Error(`There is no message ${name} for the document.`);
            return escapeHtml(message.partsIn(language).join(''));
          });
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: '/messages/en/' },
      async handler(code) {
        if (!isBuild) return null;
        let changed = code;
        for (const [, said, file] of code.matchAll(IMPORT)) {
          const english = await messagesOf(file!);
          changed = changed.replace(
            new RegExp(String.raw`\b${said}\.(\w+)\(\)`, 'g'),
            (call, name: string) => plain(english[name]) ?? call,
          );
        }
        return { code: changed, map: null };
      },
    },
  };
}
