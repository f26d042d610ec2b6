import { icu } from '../icu.ts';

// The test of camera and microphone.
export const windowTitle = icu('Device test · Interview');
export const title = icu('Test your audio and video');
export const titleSound = icu('Test your microphone');
export const lead = icu(
  'Answer one question as a trial, then see and hear yourself. Nothing is sent or kept.',
);
export const leadSound = icu('Answer one question as a trial, then hear yourself. Nothing is sent or kept.');
export const start = icu('Start Test Your Audio and Video');
export const startSound = icu('Start Test Your Microphone');
export const sayASentence = icu(
  'Say a sentence and watch the line move with your voice. Then press Submit to see and hear it.',
);
export const sayASentenceSound = icu(
  'Say a sentence and watch the line move with your voice. Then press Submit to hear it.',
);
export const heard = icu('We can hear your microphone.');
export const submit = icu('Submit');
export const testAgain = icu('Test again');
export const proceed = icu('Proceed');
export const recording = icu('Your test recording');
export const loudRoom = icu('The room is loud.');
export const loudRoomText = icu(
  'Some of your words may be misheard. Find a quieter place, close the window, turn off what makes the noise, or use a headset. Then test again.',
);
export const works = icu('It works');
export const worksText = icu(
  'Your camera and microphone are working. If you see and hear yourself well, proceed.',
);
export const worksSound = icu('Your microphone is working. If you hear yourself well, proceed.');
export const camera = icu('Camera');
export const cameraNumber = icu('Camera {number, number}');
export const microphone = icu('Microphone');
export const microphoneNumber = icu('Microphone {number, number}');

// How fast the connection is.
export const lineMeasured = icu('Checking your connection…');
export const lineGood = icu('Your connection is fast enough for full video.');
export const lineSlow = icu('Your connection is slow.');
export const lineSlowText = icu(
  'It’s good enough for the interview. The picture may get smaller; your voice stays the same.',
);
export const lineVerySlow = icu('Your connection is very slow.');
export const lineVerySlowText = icu(
  'You can still take the interview: your answers are kept on this device until they’re sent. The picture gets smaller or is left out, and sending takes longer at the end. It helps to use another network or move closer to the router.',
);

// What keeps camera and microphone from working, and the way out.
export const permissions = icu('Please Enable Microphone & Camera Permissions');
export const tooOld = icu('getUserMedia() is not supported in your browser');
export const notOpened = icu('We couldn’t open your camera and microphone.');
export const allowChrome = icu(
  'Click the icon left of the address, switch Camera and Microphone on, and reload this page.',
);
export const allowEdge = icu(
  'Click the padlock left of the address, set Camera and Microphone to Allow, and reload this page.',
);
export const allowFirefox = icu(
  'Click the crossed-out camera or microphone left of the address, remove the block, and try again.',
);
export const allowSafari = icu(
  'Open Safari’s menu Settings for This Website, set Camera and Microphone to Allow, and reload this page.',
);
export const allowOther = icu(
  'Open your browser’s settings for this site, allow the camera and microphone, and reload this page.',
);
export const tooOldWayOut = icu(
  'Please use a current version of Chrome, Edge, Firefox or Safari on a computer or phone with a camera.',
);
export const notSecureWayOut = icu(
  'Browsers allow the camera and microphone only on secure pages: the address must begin with https://. Please tell the employer.',
);
export const noCamera = icu('We couldn’t find a camera.');
export const noCameraWayOut = icu(
  'Connect a camera, open its shutter or switch it on, and try again. You can also sign in on a phone and use its camera.',
);
export const noMicrophone = icu('We couldn’t find a microphone.');
export const noMicrophoneWayOut = icu(
  'Connect a microphone or headset and try again. You can also sign in on a phone and use its microphone.',
);
export const inUse = icu('We couldn’t open your camera or microphone.');
export const inUseWayOut = icu(
  'Another program may be using it. Close any video calls and other tabs that use it, and try again.',
);
export const silent = icu('Your microphone is silent.');
export const silentWayOut = icu(
  'Turn off its mute button, choose the right microphone in your browser’s or system’s sound settings, speak towards it, and test again.',
);
export const noSound = icu('We couldn’t read the sound from your microphone.');
export const noSoundWayOut = icu(
  'Connect headphones or a loudspeaker, which this browser may need, and try again. You can also use another browser, or sign in on a phone.',
);
