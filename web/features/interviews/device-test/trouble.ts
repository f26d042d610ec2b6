/** What can keep a camera and microphone from working, and the way out of it. */
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

export const PERMISSIONS_TEXT = 'Please Enable Microphone & Camera Permissions';
export const TOO_OLD_TEXT = 'getUserMedia() is not supported in your browser';

export interface Explanation {
  text: string;
  wayOut: string;
}

/** Whether this browser can hold an interview at all. */
export function unsupported(browser: {
  mediaDevices: boolean;
  recorder: boolean;
  worklet: boolean;
  secure: boolean;
}): Trouble | null {
  if (!browser.secure) return 'not-secure';
  return browser.mediaDevices && browser.recorder && browser.worklet ? null : 'too-old';
}

/** The trouble behind a failed getUserMedia, by the error's name and the devices there are. */
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

const ALLOW: Record<BrowserName, string> = {
  chrome: 'Click the icon left of the address, switch Camera and Microphone on, and reload this page.',
  edge: 'Click the padlock left of the address, set Camera and Microphone to Allow, and reload this page.',
  firefox: 'Click the crossed-out camera or microphone left of the address, remove the block, and try again.',
  safari:
    'Open Safari’s menu Settings for This Website, set Camera and Microphone to Allow, and reload this page.',
  other: 'Open the browser’s settings for this site, allow camera and microphone, and reload this page.',
};

const EXPLANATIONS: Record<Exclude<Trouble, 'denied' | 'unknown'>, Explanation> = {
  'too-old': {
    text: TOO_OLD_TEXT,
    wayOut:
      'Please use a current version of Chrome, Edge, Firefox or Safari on a computer or phone with a camera.',
  },
  'not-secure': {
    text: TOO_OLD_TEXT,
    wayOut:
      'Browsers give camera and microphone only to secure pages: the address must begin with https://. Please tell the employer.',
  },
  'no-camera': {
    text: 'No camera was found.',
    wayOut:
      'Connect a camera, or open its shutter or switch it on, and try again. A phone has one too: you can sign in there.',
  },
  'no-microphone': {
    text: 'No microphone was found.',
    wayOut: 'Connect a microphone or headset and try again. A phone has one too: you can sign in there.',
  },
  'in-use': {
    text: 'The camera or microphone could not be opened.',
    wayOut: 'Another program may be using it: close video calls and other tabs that use it, and try again.',
  },
  silent: {
    text: 'Your microphone is silent.',
    wayOut:
      'Switch off its mute key, choose the right microphone in the browser’s or system’s sound settings, speak towards it, and test again.',
  },
  'no-sound': {
    text: 'The sound of your microphone could not be read.',
    wayOut:
      'Connect headphones or a loudspeaker, which this browser may need for it, and try again. You can also use another browser, or a phone: you can sign in there.',
  },
};

export function explain(trouble: Trouble, browser: BrowserName): Explanation {
  if (trouble === 'denied') return { text: PERMISSIONS_TEXT, wayOut: ALLOW[browser] };
  if (trouble === 'unknown')
    return { text: 'The camera and microphone could not be opened.', wayOut: ALLOW[browser] };
  return EXPLANATIONS[trouble];
}
