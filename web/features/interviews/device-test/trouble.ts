import * as said from '#contract/messages/en/device-test.ts';
import type { Message } from '#contract/messages/message.ts';

/** What can keep camera and microphone from working, and how to fix it. */
export type Trouble =
  | 'too-old'
  | 'not-secure'
  | 'denied'
  | 'no-camera'
  | 'no-microphone'
  | 'in-use'
  | 'silent'
  | 'no-sound'
  | 'unknown';

export interface Explanation {
  text: string;
  wayOut: string;
}

/** The reason why this browser can't hold an interview at all. Null if it can. */
export function unsupported(browser: {
  mediaDevices: boolean;
  recorder: boolean;
  worklet: boolean;
  secure: boolean;
}): Trouble | null {
  if (!browser.secure) return 'not-secure';
  return browser.mediaDevices && browser.recorder && browser.worklet ? null : 'too-old';
}

/** The trouble behind a failed getUserMedia, from the error's name and the devices present. */
export function troubleOf(errorName: string, devices: readonly { kind: string }[]): Trouble {
  const has = (kind: string) => devices.some((device) => device.kind === kind);
  switch (errorName) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return has('videoinput') && !has('audioinput') ? 'no-microphone' : 'no-camera';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    default:
      return 'unknown';
  }
}

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';

export function browserOf(userAgent: string): BrowserName {
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/\b(Chrome|CriOS|Chromium)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'other';
}

type Sentence = Message<object>;

const ALLOW: Record<BrowserName, Sentence> = {
  chrome: said.allowChrome,
  edge: said.allowEdge,
  firefox: said.allowFirefox,
  safari: said.allowSafari,
  other: said.allowOther,
};

const EXPLANATIONS: Record<Exclude<Trouble, 'denied' | 'unknown'>, { text: Sentence; wayOut: Sentence }> = {
  'too-old': { text: said.tooOld, wayOut: said.tooOldWayOut },
  'not-secure': { text: said.tooOld, wayOut: said.notSecureWayOut },
  'no-camera': { text: said.noCamera, wayOut: said.noCameraWayOut },
  'no-microphone': { text: said.noMicrophone, wayOut: said.noMicrophoneWayOut },
  'in-use': { text: said.inUse, wayOut: said.inUseWayOut },
  silent: { text: said.silent, wayOut: said.silentWayOut },
  'no-sound': { text: said.noSound, wayOut: said.noSoundWayOut },
};

export function explain(trouble: Trouble, browser: BrowserName): Explanation {
  if (trouble === 'denied') return { text: said.permissions(), wayOut: ALLOW[browser]() };
  if (trouble === 'unknown') return { text: said.notOpened(), wayOut: ALLOW[browser]() };
  const { text, wayOut } = EXPLANATIONS[trouble];
  return { text: text(), wayOut: wayOut() };
}
