import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ProxyOptions } from 'vite';
import type { Language } from './contract/messages/languages.ts';
import { PATHS, PUBLIC_PATHS } from './contract/shared/paths.ts';
import { messages } from './scripts/messages.ts';
import { onlyWoff2, orderHead, writePageFiles } from './scripts/page-files.ts';
import { webCalls } from './scripts/web-calls.ts';

const server: ProxyOptions = {
  target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  // The pages' sources have a folder named api. Vite serves those files itself.
  bypass: (request) => (/\.tsx?($|\?)/.test(request.url ?? '') ? request.url : undefined),
};

/** Parts of `web/ui` that are on few pages. Their styles come with those pages. */
const FEW_PAGES = ['bulk-bar', 'captions', 'file-drop', 'job-cards-carousel', 'later', 'rich-text-editor'];

/** Each build has one language. Other languages put their files next to those of English (`scripts/build.mjs`). */
const language = (process.env.PAGE_LANGUAGE ?? 'en') as Language;
const isEnglish = language === 'en';

export default defineConfig({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  plugins: [react(), messages(language), webCalls(), onlyWoff2(), orderHead(), writePageFiles()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL(`./dist/web/${isEnglish ? '' : language}`, import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: isEnglish,
    license: isEnglish && { fileName: 'licences.md' },
    // Browsers without support load these files through the imports.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The copies below need this.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: [
            // The first style file: styles that the pages' own styles override. It includes the small styles of shared
            // parts, because a page with eight files of half a kilobyte would wait for eight answers.
            {
              name: 'theme',
              test: new RegExp(
                String.raw`[\\/](?:web[\\/]theme|web[\\/]ui(?![\\/](?:${FEW_PAGES.join('|')}))|@fontsource(?:-variable)?)[\\/].*\.css$`,
              ),
              priority: 1,
            },
            // One file with what most pages share, instead of thirty small ones.
            { name: 'shared', minShareCount: 44 },
          ],
          // Smaller chunks that some pages share are copied into their files, because otherwise a page would request
          // thirty files. Each still runs only once. Files with styles are not copied, because Vite would write the
          // styles again with each copy.
          experimentalInlineCommonChunks: { maxSize: 16_384, exclude: /\.css(?:\?|$)/ },
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: {
    // The pages that the server sends are those from the last build: `/assets` has the files that they load.
    proxy: {
      ...Object.fromEntries(
        ['/api', '/files', '/captions', '/outbox', '/mail-preview', '/metrics', '/assets'].map((path) => [
          path,
          server,
        ]),
      ),
      [`^(?:${PUBLIC_PATHS.join('|')})(?:\\?.*)?$`]: server,
      [`^${PATHS.publicJobs}/[^/]+$`]: server,
    },
    fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
  },
});
