import { type Language, LANGUAGE_COOKIE } from '#contract/messages/languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages opened from now on use this language. With null, they use the browser's. */
export function keepLanguage(language: Language | null): void {
  const age = language === null ? 0 : YEAR_SECONDS;
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** For visitors: reloads the page in this language. */
export function speakHere(language: string): void {
  keepLanguage(language as Language);
  location.reload();
}
