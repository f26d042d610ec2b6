/** The part of SpeechSynthesisVoice that the choice needs. */
export interface VoiceChoice {
  lang: string;
  default: boolean;
  localService: boolean;
}

/**
 * The fifth voice there is; where there are fewer, the best English one: the machine's own and its default
 * first.
 */
export function chooseVoice<V extends VoiceChoice>(voices: readonly V[]): V | null {
  const fifth = voices[4];
  if (fifth) return fifth;
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  const english = voices.filter(({ lang }) => /^en([-_]|$)/i.test(lang));
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/**
 * About how long a text takes to be read aloud at the usual rate, in milliseconds: some 14 characters a
 * second.
 */
export function readingMs(text: string): number {
  return 800 + (text.length / 14) * 1000;
}
