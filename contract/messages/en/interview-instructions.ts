import { icu } from '../icu.ts';

// The first step: how the interview goes, and what one agrees to.
export const windowTitle = icu('Instructions · Interview');
export const title = icu('Your interview for {role}');
export const lead = icu(
  'With {employer}. {count, plural, one {# thing} other {# things}} to know before you start. Is this your first one? Try a {practice} first: only you will see it.',
);
export const practiceLink = icu('practice interview');
export const quiet = icu('Find a quiet place. The interview starts only when you say so.');
export const quietAndMicrophone = icu(
  'Find a quiet, well-lit place and turn off anything that makes noise. Next you’ll test your microphone; the interview starts only when you say so.',
);
export const quietAndCamera = icu(
  'Find a quiet, well-lit place and turn off anything that makes noise. Next you’ll test your camera and microphone; the interview starts only when you say so.',
);
export const choices = icu(
  'Multiple-choice questions come first, one at a time, with {seconds, number} seconds for each. Choose an option and press Next; you can’t go back to an earlier question.',
);
export const breaks = icu(
  'There’s a break between questions. Nothing is recorded during a break, and it lasts until you continue. Keep this page open.',
);
export const followUps = icu(
  'After the last question, we check your answers for points that the employer expects and you didn’t mention. In the order of the questions, each such answer can get one follow-up question, at most {max, number} in all. Everyone who missed the same point gets the same question. You can skip any of them, and skipping changes nothing. What you say counts towards that answer and never lowers its score.',
);
export const stayEnforced = icu(
  'Stay on this page. Switching tabs pauses the interview and is noted, keeping another window in front for more than {seconds, number} seconds ends it, and reloading the page submits what you’ve answered so far. Losing your connection is no problem: your answers wait on this device.',
);
export const stayRecorded = icu(
  'Stay on this page. Leaving or reloading it is noted but doesn’t end the interview: you continue where you were, and the time keeps running. Losing your connection is no problem: your answers wait on this device.',
);
export const spokenAtOnce = icu(
  'Then the recording starts and the spoken questions begin. Each stays on the screen and is read to you if your device has a voice. Answer aloud, as you would to a person: what you say counts from the moment you see the question, and you have up to {seconds, number} seconds after it’s been read.',
);
export const spokenAfterThinking = icu(
  'Then the recording starts and the spoken questions begin. Each stays on the screen and is read to you if your device has a voice. After it’s been read, you have {thinking, number} seconds to think. Then answer aloud, as you would to a person: you have up to {seconds, number} seconds. What you say before that doesn’t count.',
);
export const pausesThenNext = icu(
  'Pausing to think is fine: your answer is saved and the next question comes only after {seconds, number} seconds of silence. Press “I am done” to continue sooner.',
);
export const pausesThenSaved = icu(
  'Pausing to think is fine: your answer is saved only after {seconds, number} seconds of silence. Press “I am done” to continue sooner.',
);
export const retakes = icu(
  'You can record each answer again, {times, plural, =1 {once} other {up to # times}}. The last recording counts. All of them are kept.',
);
export const written = icu(
  'Then come the questions that you answer in writing. You have {seconds, number} seconds for each. Your answer is saved as you type. Press “I am done” to continue.',
);

// The consent. Whoever changes what it says gives it a new CONSENT_VERSION.
export const consentTitle = icu('What happens to what you say');
export const recorded = icu('What is recorded');
export const recordedFilm = icu(
  'Video and sound from the first spoken question to the last, the options you choose, and the moments at which this page was left, hidden or reloaded.',
);
export const recordedSound = icu(
  'The sound of each spoken answer, the options you choose, and the moments at which this page was left, hidden or reloaded.',
);
export const recordedFilmAndText = icu(
  'Video and sound from the first spoken question to the last, what you type, the options you choose, and the moments at which this page was left, hidden or reloaded.',
);
export const recordedText = icu(
  'What you type, the options you choose, and the moments at which this page was left, hidden or reloaded.',
);
export const assessed = icu('What is assessed');
export const assessedText = icu(
  'What you say: your words are turned into text and compared with the answer the employer expects. Personal questions are written down, not scored.',
);
export const notAssessed = icu('What is not assessed');
export const notAssessedText = icu(
  'Your face, your emotions, your accent and your voice. Leaving the page never changes a score. No application is rejected by the program: a person decides.',
);
export const seenBy = icu('Who sees it');
export const seenByText = icu(
  '{employer} and you. Whoever has the link of your report can read it too, without the video, your documents and how to reach you, unless you or the employer close it to visitors. The operator of this site stores it.',
);
export const keptFor = icu('How long it is kept');
export const keptForText = icu(
  '{retention} You can delete your account, with everything in it, under Account.',
);
export const morePolicy = icu('More in the {policy} (opens in a new tab).');
export const policyLink = icu('policy');
export const agree = icu('I have read this and agree to be recorded.');
export const agreeMissing = icu('Please agree to the recording to continue.');

// Help during the interview.
export const help = icu('Help and devices');
export const goesOnMeanwhile = icu('The interview keeps running while you read this.');
export const networkFails = icu('If your connection drops');
export const networkFailsText = icu(
  'Carry on. Everything is saved on this device and sent when the connection is back.',
);
export const slowPicture = icu('On a slow connection the picture gets smaller by itself.');
export const slowPictureThenVoice = icu(
  'On a slow connection the picture gets smaller by itself. In the end only your voice is sent, and your voice is what counts.',
);
export const powerFails = icu('If the power fails or the browser crashes');
export const powerFailsSpoken = icu(
  'Open this interview again from your list of interviews. You can use another device. What you’ve said so far is safe, and you continue where you were. The time for the question keeps running.',
);
export const powerFailsWritten = icu(
  'Open this interview again from your list of interviews. You can use another device. What you’ve written so far is safe, and you continue where you were. The time for the question keeps running.',
);
export const reload = icu('If you reload or close this page');
export const reloadEnforced = icu(
  'That submits what you’ve answered so far. If it was a mistake, report a problem: the employer can let you take the interview again.',
);
export const reloadRecorded = icu(
  'That’s noted but doesn’t end the interview. Open it again, and you continue where you were. The time for the question keeps running.',
);
export const microphoneFails = icu('If the microphone fails');
export const devicesFail = icu('If the camera or microphone fails');
export const devicesFailText = icu(
  'The interview pauses by itself. Reconnect the device, or choose another one here.',
);
export const voiceAlone = icu('Without a camera you continue with your voice alone.');
export const phoneCall = icu('If you get a phone call');
export const phoneCallText = icu(
  'If the call takes over the microphone, the interview pauses by itself and its time stops. End the call and continue.',
);
export const reachPerson = icu('Contact a person');
export const reachPersonText = icu(
  'The people who run this site read what you write here. You won’t leave the interview.',
);
export const writeToPerson = icu('Write to a person');
export const backToQuestion = icu('Back to the question');
export const messageSent = icu('Your message has been sent. You’ll get an answer by email or phone.');
export const messageLabel = icu('What happened?');
export const emailLabel = icu('Your email');
export const phoneLabel = icu('Your phone number');
export const send = icu('Send');
