import type { BrowserContext, Page } from 'playwright-core';
import { readVoice } from '#server/testing/voices/voices.ts';

declare global {
  interface Window {
    /** Plays a WAV file, given in base64, into the microphone. Resolves when it begins. */
    playIntoMicrophone?(wav: string): Promise<void>;
  }
}

/**
 * Gives the pages of a context a microphone that is silent until `say` is used. The camera stays the
 * browser's. The browser's own fake microphone plays a file at fixed times, whatever the page shows then.
 */
export function provideMicrophone(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(replaceMicrophone);
}

/** Runs in the page, before the page's own scripts. */
function replaceMicrophone(): void {
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
    // Large buffers, so that a busy machine loses no sound.
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
    source.start();
  };
}

/** Plays a recording of server/testing/voices into the page's open microphone. Resolves when it has begun. */
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
