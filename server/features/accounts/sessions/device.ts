import * as said from '#contract/messages/en/accounts.ts';

/** A readable name of a browser, from its user agent. */

/** The first match counts, because most browsers also contain names from further down the list. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
/** Longer than any browser's user agent. */
const LONGEST = 500;

/** The stored form: 'Firefox on Windows', with '?' for an unknown browser. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1];
  const browser = nameIn(BROWSERS) ?? '?';
  const system = nameIn(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

/** The stored form as a text for people. */
export function deviceInWords(stored: string): string {
  const [browser = '', system] = stored.split(' on ');
  if (browser === '?') return system ? said.programOn({ system }) : said.unknownProgram();
  return system ? said.deviceOn({ browser, system }) : browser;
}
