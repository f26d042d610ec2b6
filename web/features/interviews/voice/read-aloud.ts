import { chooseVoice, readingMs } from './choose-voice.ts';

const PITCH = 0.5;
const RATE = 1;
/** Browsers fetch their voices in the background. */
const VOICES_WAIT_MS = 1_000;

let voicesKnown: Promise<SpeechSynthesisVoice[]> | null = null;

/** Asks the browser for its voices, which takes a moment the first time. */
export function prepareVoices(): Promise<SpeechSynthesisVoice[]> {
  voicesKnown ??= new Promise((resolve) => {
    if (!('speechSynthesis' in window)) {
      resolve([]);
      return;
    }
    const take = () => resolve(speechSynthesis.getVoices());
    if (speechSynthesis.getVoices().length > 0) take();
    else {
      speechSynthesis.addEventListener('voiceschanged', take, { once: true });
      setTimeout(take, VOICES_WAIT_MS);
    }
  });
  return voicesKnown;
}

/**
 * Reads a text aloud; `onEnd` is called once, when it has been read or as long as reading it takes has
 * passed: some browsers have no voice, and some never tell that they have finished. Gives a function that
 * stops it, after which `onEnd` is not called.
 */
export function readAloud(text: string, onEnd: () => void): () => void {
  let over = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(limit);
    onEnd();
  };
  void prepareVoices().then((voices) => {
    if (over) return;
    const voice = chooseVoice(voices);
    if (!voice) {
      limit = setTimeout(end, readingMs(text));
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.pitch = PITCH;
    utterance.rate = RATE;
    utterance.addEventListener('end', end);
    utterance.addEventListener('error', () => {
      clearTimeout(limit);
      limit = setTimeout(end, readingMs(text));
    });
    limit = setTimeout(end, readingMs(text) * 2 + 2_000);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
  return () => {
    over = true;
    clearTimeout(limit);
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  };
}
