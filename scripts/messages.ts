import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fixedTextsIn } from '../contract/messages/fixed-texts.ts';
import { type Messages, link } from '../contract/messages/icu.ts';
import type { Language } from '../contract/messages/message.ts';

const FOLDER = fileURLToPath(new URL('../contract/messages/', import.meta.url));
const FILE = /[\\/]contract[\\/]messages[\\/]en[\\/]([\w-]+\.ts)(?:\?message=(\w+))?$/;
const FIXED_TEXTS = /[\\/]contract[\\/](?:shared|messages)[\\/]fixed-texts\.ts$/;
const READABLE = /[\\/]web[\\/]api[\\/]readable\.ts$/;
const IMPORT = /import \* as (\w+) from '(?:#contract|[./]+)\/messages\/en\/([\w-]+\.ts)'/g;

/** Read again after each change. */
const read = async (file: string): Promise<Messages> =>
  (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Messages;

/**
 * Compiles the messages of the pages, so that a page loads those that it says, in one language, and never what reads
 * ICU. Each becomes a module of its own, because a bundler shares out modules; `said.cancel()` becomes the text itself.
 */
export function messages(language: Language = 'en'): Plugin {
  let isBuild = true;
  const messagesOf = async (name: string): Promise<Messages> => {
    const english = await read(`${FOLDER}en/${name}`);
    const translated = `${FOLDER}${language}/${name}`;
    if (language !== 'en' && existsSync(translated)) link(language, english, await read(translated));
    return english;
  };
  /** The text of a message without values, written as in code. */
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
  /** A translated page has fixed texts in its language, and reads the English ones of the server by a table. */
  const fixedTexts = (id: string): string | null => {
    if (READABLE.test(id)) return language === 'en' ? 'export const readable = (answer) => answer;' : null;
    if (language === 'en') return null;
    if (/contract[\\/]shared/.test(id)) return `export * from ${JSON.stringify(`${FOLDER}${language}/fixed-texts.ts`)};`;
    return `const TRANSLATED = ${JSON.stringify(fixedTextsIn(language))};
      export const forPeople = (text) => TRANSLATED[text] ?? text;`;
  };
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: [FILE, FIXED_TEXTS, READABLE] },
      async handler(id) {
        if (!FILE.test(id)) return fixedTexts(id);
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
