import { type Language, LANGUAGE_COOKIE } from '#contract/messages/languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages that are opened from now on speak this language; with null that of the browser. */
export function keepLanguage(language: Language | null): void {
  const age = language === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** For a visitor: the page is read again in this language. */
export function speakHere(language: string): void {
  keepLanguage(language as Language);
  location.reload();
}
