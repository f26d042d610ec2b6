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
  // The sources of the pages have a folder named api. Vite answers for those files.
  bypass: (request) => (/\.tsx?($|\?)/.test(request.url ?? '') ? request.url : undefined),
};

/** Parts of `web/ui` that few pages have. Their styles come with those pages. */
const FEW_PAGES = ['bulk-bar', 'captions', 'file-drop', 'job-cards-carousel', 'later', 'rich-text-editor'];

/** Each build speaks one language. Those beside English give it their files (`scripts/build.mjs`). */
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
    // Browsers without it load the files with the imports.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // As the copies below need it.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: [
            // Styles that those of pages override: the first file of styles. The small styles of shared parts are with
            // them, because a page with eight files of half a kilobyte waits for eight answers.
            {
              name: 'theme',
              test: new RegExp(
                String.raw`[\\/](?:web[\\/]theme|web[\\/]ui(?![\\/](?:${FEW_PAGES.join('|')}))|@fontsource(?:-variable)?)[\\/].*\.css$`,
              ),
              priority: 1,
            },
            // One file of what most pages share, instead of thirty small ones.
            { name: 'shared', minShareCount: 44 },
          ],
          // Smaller ones that some pages share are copied into their files: otherwise a page asks for thirty. Each still
          // runs once. Files with styles stay, because Vite would write the styles again with each copy.
          experimentalInlineCommonChunks: { maxSize: 16_384, exclude: /\.css(?:\?|$)/ },
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: {
    // The pages that the server sends are as they were built: `/assets` has what they load.
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
