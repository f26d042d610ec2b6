import type { Language } from '#contract/messages/languages.ts';
import { chooseVoice, readingMs } from './choose-voice.ts';

const PITCH = 0.5;
const RATE = 1;
/** Browsers load their voices in the background. */
const VOICES_WAIT_MS = 1_000;
/** A voice that hasn't started by then won't be heard. */
const BEGINS_WITHIN_MS = 2_000;

let voicesKnown: Promise<void> | null = null;

/** Waits for the browser's voices, which takes a moment the first time. */
export function prepareVoices(): Promise<void> {
  voicesKnown ??= new Promise((resolve) => {
    if (!('speechSynthesis' in window) || speechSynthesis.getVoices().length > 0) {
      resolve();
      return;
    }
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WAIT_MS);
  });
  return voicesKnown;
}

/** The voice that reads. Null if the browser has none for the language. Call after `prepareVoices`. */
function voiceNow(language: Language): SpeechSynthesisVoice | null {
  return 'speechSynthesis' in window ? chooseVoice(speechSynthesis.getVoices(), language) : null;
}

/** Whether this browser can read a language aloud. Call after `prepareVoices`. */
export const canReadAloud = (language: Language): boolean => voiceNow(language) !== null;

/**
 * Reads a text aloud. `onEnd` is called once: with true when it was read, or after twice the expected time, because
 * some browsers never report the end; with false as soon as it is known that no voice is heard. Returns a function that
 * stops the reading, after which `onEnd` is not called.
 */
export function readAloud(text: string, language: Language, onEnd: (wasRead: boolean) => void): () => void {
  let over = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const end = (wasRead: boolean) => {
    if (over) return;
    over = true;
    clearTimeout(limit);
    onEnd(wasRead);
  };
  void prepareVoices().then(() => {
    if (over) return;
    const voice = voiceNow(language);
    if (!voice) {
      end(false);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.pitch = PITCH;
    utterance.rate = RATE;
    utterance.addEventListener('end', () => end(true));
    utterance.addEventListener('error', () => end(false));
    utterance.addEventListener('start', () => {
      clearTimeout(limit);
      if (!over) limit = setTimeout(() => end(true), readingMs(text) * 2);
    });
    limit = setTimeout(() => end(false), BEGINS_WITHIN_MS);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
  return () => {
    over = true;
    clearTimeout(limit);
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  };
}
