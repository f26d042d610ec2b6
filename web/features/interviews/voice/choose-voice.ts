import type { Language } from '#contract/messages/languages.ts';

/** The part of SpeechSynthesisVoice that the choice needs. */
export interface VoiceChoice {
  lang: string;
  default: boolean;
  localService: boolean;
}

/**
 * The fifth voice of the language; where there are fewer, the best of them: the machine's own and its default first. A voice
 * of another language would read it as its own.
 */
export function chooseVoice<V extends VoiceChoice>(voices: readonly V[], language: Language): V | null {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return own[4] ?? own.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/**
 * About how long a text takes to be read aloud at the usual rate, in milliseconds: some 14 characters a
 * second.
 */
export function readingMs(text: string): number {
  return 800 + (text.length / 14) * 1000;
}
