import { icu } from '../icu.ts';

/** Films: the player, captions, and recording one. */

export const cannotPlay = icu('This browser can’t play this video.');
export const cannotPlayHint = icu(
  'You can download the video and open it with another program, or use another browser.',
);
export const download = icu('Download the video');
export const english = icu('English');

// Captions.
export const readWords = icu('Read what is said');
export const correctCaptions = icu('Correct the captions');
export const writeCaptions = icu('Write captions');
export const captionsAbout = icu(
  'What’s said in the video, and when. Play a caption, then correct its words and times.',
);
export const captions = icu('Captions');
export const captionsKept = icu(
  '{minutes, plural, one {We keep your captions as you save them. Only the first minute of a video is transcribed, so add what’s said later yourself.} other {We keep your captions as you save them. Only the first # minutes of a video are transcribed, so add what’s said later yourself.}}',
);
export const addCaption = icu('Add a caption');
export const saveCaptions = icu('Save captions');
export const captionTime = icu('Write a time like 0:12.5');
export const captionFrom = icu('From, caption {place, number}');
export const captionTo = icu('To, caption {place, number}');
export const captionText = icu('Text, caption {place, number}');
export const captionPlay = icu('Play caption {place, number}');
export const captionDelete = icu('Delete caption {place, number}');

// Recording a video.
export const record = icu('Record a video');
export const yourCamera = icu('Your camera');
export const startRecording = icu('Start recording');
export const stopRecording = icu('Stop recording');
export const onlyWebm = icu(
  'This browser can only record WebM, which we don’t accept (mp4, mov, mkv). Please upload a video, or record in a current Chrome, Edge or Safari.',
);
export const noRecorder = icu('This browser can’t record a video. Please upload one instead.');
export const nothingRecorded = icu('Nothing was recorded. Please try again, or upload a video instead.');
export const deviceGone = icu('The camera or the microphone has stopped. Please check that it’s connected.');
export const endedByDevice = icu(
  'The camera or the microphone has stopped, so the recording ended. We kept what was recorded. Please watch it before you send it.',
);
export const endedBySize = icu(
  'The recording ended because a video can have at most {size}. We kept what was recorded. Please watch it before you send it.',
);
export const endedByBrowser = icu(
  'The browser ended the recording. We kept what was recorded. Please watch it before you send it.',
);
export const enablePermissions = icu('Please Enable Microphone & Camera Permissions');
export const noDevices = icu('We couldn’t find a camera or microphone.');
export const cameraBusy = icu('We couldn’t open the camera. Please check that no other program is using it.');
