import { icu } from '../icu.ts';

// The page of an interview and its three steps.
export const interview = icu('Interview');
export const openFromList = icu('Please open an interview from your list of scheduled interviews.');
export const scheduledInterviews = icu('Scheduled interviews');
export const backToScheduled = icu('Back to scheduled interviews');
export const opensOn = icu('It opens on {when}.');
export const steps = icu('Steps');
export const stepInstructions = icu('Instructions');
export const stepTest = icu('Test');
export const next = icu('Next');
export const submittedByReload = icu('Your Interview is submitted due to page reload');
export const openElsewhere = icu(
  'This interview is open in another tab or window of this browser. Please continue there, or close it first.',
);

// The greeting.
export const windowTitle = icu('{stage} · Interview');
export const welcome = icu('Welcome');
export const welcomeName = icu('Welcome {name}');
export const welcomeBackName = icu('Welcome back {name}');
export const startText = icu('To Start the Interview Please click on below button');
export const goOnText = icu(
  'Your interview was interrupted. Everything you answered is safe. You’ll continue with the question you had reached; its time kept running.',
);
export const start = icu('Start Interview');
export const goOn = icu('Continue the interview');

// The questions.
export const questions = icu('Questions:');
export const questionDone = icu('done');
export const questionOf = icu('Question {number, number} of {all, number}');
export const optionsHint = icu('Choose one answer, or skip the question. You can’t come back to it.');
export const timeUp = icu('The time is up. The next question comes in a moment.');
export const timeUpSaved = icu('The time is up; your answer is saved. The next question comes in a moment.');
export const skip = icu('Skip');
export const finish = icu('Finish');
export const answerNow = icu('Answer now');
export const done = icu('I am done');
export const timeLeft = icu('{time} left');
export const secondsLeft = icu('{seconds, plural, one {# second left} other {# seconds left}}');
export const recordingStarts = icu('One moment: the recording starts.');
export const recordingStarting = icu('The recording is starting…');
export const asking = icu(
  'The question is being read to you. Then you’ll have time to think. What you say now isn’t part of your answer.',
);
export const askingHeard = icu(
  'The question is being read to you, and the recording is running: you can answer at any time. Your time starts after the question has been read.',
);
export const thinking = icu('Time to think. What you say now isn’t part of your answer.');
export const speak = icu('Your turn: please speak.');
export const listening = icu('Listening.');
export const keepSpeaking = icu('Keep speaking, or the answer ends by itself.');
export const retaking = icu(
  'Your answer is saved. You can record it again {times, plural, =1 {once} other {up to # times}}; the last recording counts. If you don’t choose, the next question comes in {seconds, plural, one {# second} other {# seconds}}.',
);
export const recordAgain = icu('Record it again');
export const keepAnswer = icu('Keep this answer');
export const smallerPicture = icu(
  'Your connection is slow, so the recorded picture is smaller now. Your voice stays the same.',
);
export const voiceAlone = icu(
  'Your connection is very slow, so only your voice is recorded now. Your voice is what counts: carry on as before.',
);
export const videoNotRecorded = icu('We can’t record the video, but we’re recording your voice.');
export const yourAnswer = icu('Your answer');
export const savedAsYouType = icu('It’s saved as you type.');
export const savedUpTo = icu(
  'It’s saved as you type. You’ve reached the limit of {max, number} characters, and nothing after that is saved.',
);
export const camera = icu('Your camera');
export const recording = icu('Recording');

// Between questions.
export const breakTitle = icu('Take a break');
export const breakStage = icu('Break');
export const breakText = icu(
  'Nothing is being recorded and the clock is stopped. Continue when you’re ready. Please keep this page open.',
);
export const nextQuestion = icu('Next question');
export const looking = icu('Looking at your answers');
export const lookingText = icu(
  'This usually takes a few seconds. There may be one more question. Nothing is being recorded.',
);
export const goOnWithout = icu('Continue without');
export const followUp = icu('One more question');
export const followUpOf = icu('It’s about your answer to: {question}');
export const followUpText = icu(
  'What you say counts towards that answer and never lowers its score. If you skip it, nothing changes. Nothing is being recorded, and the clock doesn’t start until you take it.',
);
export const skipFollowUp = icu('Skip this question');
export const takeFollowUp = icu('Take this question');

// What pauses the interview.
export const tabTitle = icu('Switching tabs is not permitted.');
export const tabText = icu(
  'The interview is paused, and the employer will see how long you were away from this page. It doesn’t affect your score. “Ok” continues where you were; “leave” submits what you’ve answered.',
);
export const tabStay = icu('Ok');
export const tabLeave = icu('leave');
export const suspiciousTitle = icu('Suspicious activity detected. Your interview will be submitted.');
export const suspiciousText = icu(
  'Another window came to the front. What you’ve answered so far is saved and will be sent.',
);
export const callTitle = icu('We can’t hear your microphone right now.');
export const callText = icu(
  'A phone call or a mute button has turned it off. The interview is paused, its clock is stopped, and your answers are saved. End the call or turn the microphone back on, then continue.',
);
export const cameraStopped = icu('The camera stopped.');
export const cameraStoppedText = icu(
  'The interview is paused and your answers are saved. Reconnect the camera and continue, or continue with your voice alone.',
);
export const microphoneStopped = icu('The microphone stopped.');
export const microphoneStoppedText = icu(
  'The interview is paused and your answers are saved. Reconnect the microphone and continue.',
);
export const resume = icu('Continue');
export const submitAnswered = icu('Submit my answers so far');

// On another device.
export const elsewhereTitle = icu('This interview is open on another device');
export const elsewhereText = icu(
  'It’s open in {device}. If you continue here, the other device stops and keeps what you’ve said. You continue with the same question and the time left for it. The employer will see that you changed devices. It doesn’t affect your score.',
);
export const continueHereQuestion = icu('Continue here?');
export const yesContinueHere = icu('Yes, continue here');
export const handedOverTitle = icu('You continued your interview on another device');
export const handedOverSending = icu(
  'You’re continuing in {device}, and nothing more is recorded here. We’re sending what you said here before. Please leave this page open until that’s done.',
);
export const handedOverSent = icu(
  'You’re continuing in {device}, and nothing more is recorded here. What you said here before is saved. You can close this page.',
);
export const handedOverKept = icu(
  'You’re continuing in {device}, and nothing more is recorded here. We couldn’t send everything. What’s missing is saved on this device and will be sent when you open the interview here again.',
);
export const notYou = icu('Wasn’t that you? Continue here, then change your password.');
export const continueHere = icu('Continue here');
