/** The part of SpeechSynthesisVoice that the choice needs. */
export interface VoiceChoice {
  lang: string;
  default: boolean;
  localService: boolean;
}

/**
 * The fifth English voice there is; where there are fewer, the best of them: the machine's own and its default first. A
 * voice of another language would read English as its own.
 */
export function chooseVoice<V extends VoiceChoice>(voices: readonly V[]): V | null {
  const english = voices.filter(({ lang }) => /^en([-_]|$)/i.test(lang));
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return english[4] ?? english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/**
 * About how long a text takes to be read aloud at the usual rate, in milliseconds: some 14 characters a
 * second.
 */
export function readingMs(text: string): number {
  return 800 + (text.length / 14) * 1000;
}
