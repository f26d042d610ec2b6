import type { BrowserContext, Page } from 'playwright-core';
import { readVoice, voices } from '#server/testing/voices/voices.ts';

declare global {
  interface Window {
    /** Plays a base64 WAV file into the microphone. Resolves when it begins. */
    playIntoMicrophone?(wav: string): Promise<void>;
    /** How many sounds have been played to their end. */
    soundsPlayed?: number;
  }
}

/**
 * Gives the pages of a context a microphone that is silent until `say` is used. The camera stays the browser's own.
 * The browser's fake microphone would play a file at fixed times, no matter what the page shows.
 */
export function provideMicrophone(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(replaceMicrophone);
}

/** Runs in the page, before the page's own scripts. */
export function replaceMicrophone(): void {
  const { mediaDevices } = navigator;
  // A page in an insecure context has no mediaDevices.
  if (typeof mediaDevices?.getUserMedia !== 'function') return;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  let microphone: MediaStreamAudioDestinationNode | undefined;
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    const [real] = stream.getAudioTracks();
    if (!real) return stream;
    real.stop();
    stream.removeTrack(real);
    microphone ??= openSilent();
    const [track] = microphone.stream.getAudioTracks();
    // The page may stop its track and open the microphone again.
    if (track) stream.addTrack(track.clone());
    return stream;
  };
  function openSilent(): MediaStreamAudioDestinationNode {
    // Large buffers, so that no sound is lost on a busy machine.
    const context = new AudioContext({ latencyHint: 'playback' });
    const opened = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
    // Without a source there are no samples, and a recorder waits for the first one.
    const silence = new ConstantSourceNode(context, { offset: 0 });
    silence.connect(opened);
    silence.start();
    return opened;
  }
  window.playIntoMicrophone = async (wav) => {
    if (!microphone) throw new Error('The page has not opened the microphone yet.');
    const { context } = microphone;
    const bytes = Uint8Array.from(atob(wav), (character) => character.codePointAt(0) ?? 0);
    const source = new AudioBufferSourceNode(context, {
      buffer: await context.decodeAudioData(bytes.buffer),
    });
    source.connect(microphone);
    source.addEventListener('ended', () => {
      window.soundsPlayed = (window.soundsPlayed ?? 0) + 1;
    });
    source.start();
  };
}

/**
 * Gives the pages of a context a reading voice, which browsers without a window lack. It appears to read for
 * `readsMs`. If a question has the words of the recording `heard`, the microphone hears that recording, as if from a
 * loudspeaker.
 */
export async function provideReadingVoice(
  context: BrowserContext,
  { heard, readsMs }: { heard: string | null; readsMs: number },
): Promise<void> {
  const wav = heard === null ? '' : Buffer.from(readVoice(`${heard}.wav`)).toString('base64');
  const text = voices.find(({ file }) => file === `${heard}.wav`)?.text ?? null;
  await context.addInitScript(replaceVoice, { wav, text, readsMs });
}

/** Runs in the page, before the page's own scripts. */
function replaceVoice({ wav, text, readsMs }: { wav: string; text: string | null; readsMs: number }): void {
  const voice = { lang: 'en-US', default: true, localService: true, name: 'Reader', voiceURI: 'reader' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(words: string) {
      super();
      this.text = words;
    }
  }
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: (utterance: Utterance) => {
      utterance.dispatchEvent(new Event('start'));
      if (utterance.text === text) void window.playIntoMicrophone?.(wav);
      timer = setTimeout(() => utterance.dispatchEvent(new Event('end')), readsMs);
    },
    cancel: () => clearTimeout(timer),
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

/** Plays a recording from server/testing/voices into the page's open microphone. Resolves when it has begun. */
export function say(page: Page, name: string): Promise<void> {
  const wav = Buffer.from(readVoice(`${name}.wav`)).toString('base64');
  return sendToMicrophone(page, wav);
}

/** The same with the bytes of any WAV file, in base64. */
export function sendToMicrophone(page: Page, wav: string): Promise<void> {
  return page.evaluate((sound) => {
    if (!window.playIntoMicrophone) throw new Error('This page has no microphone.');
    return window.playIntoMicrophone(sound);
  }, wav);
}
