import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type Messages, link } from '../contract/messages/icu.ts';
import type { Language } from '../contract/messages/message.ts';

const FOLDER = fileURLToPath(new URL('../contract/messages/', import.meta.url));
const ENGLISH = /[\\/]contract[\\/]messages[\\/]en[\\/]([\w-]+\.ts)$/;

/** Read again after each change. */
const read = async (file: string): Promise<Messages> =>
  (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Messages;

/**
 * Compiles the messages of the pages, each into a constant of its own: a page loads those that it says, in one language,
 * and never what reads ICU.
 */
export function messages(language: Language = 'en'): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: ENGLISH },
      async handler(_code, id) {
        const file = id.replace(/\?.*$/, '');
        const english = await read(file);
        const translated = `${FOLDER}${language}/${ENGLISH.exec(file)![1]}`;
        if (language !== 'en' && existsSync(translated)) {
          this.addWatchFile(translated);
          link(language, english, await read(translated));
        }
        const lines = Object.entries(english).map(
          ([name, { partsIn }]) =>
            `export const ${name} = /*#__PURE__*/ message(() => ${JSON.stringify(partsIn(language))});`,
        );
        return {
          code: `import { message } from ${JSON.stringify(`${FOLDER}message.ts`)};\n${lines.join('\n')}`,
          map: null,
        };
      },
    },
  };
}
