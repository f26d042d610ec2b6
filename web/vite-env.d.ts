/// <reference types="vite/client" />

/** The language of this build of the pages (`scripts/messages.ts`). The server has none. */
declare const PAGE_LANGUAGE: string | undefined;
