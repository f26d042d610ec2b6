import type { Language } from '#contract/messages/languages.ts';

/** The parts of SpeechSynthesisVoice needed to choose a voice. */
export interface VoiceChoice {
  lang: string;
  default: boolean;
  localService: boolean;
}

/**
 * The fifth voice of the language. With fewer voices, the best one: the device's own and its default first. A voice of
 * another language would mispronounce the text.
 */
export function chooseVoice<V extends VoiceChoice>(voices: readonly V[], language: Language): V | null {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return own[4] ?? own.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/**
 * Roughly how long it takes to read a text aloud at the usual rate, in milliseconds: about 14 characters per second.
 */
export function readingMs(text: string): number {
  return 800 + (text.length / 14) * 1000;
}
