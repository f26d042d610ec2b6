import { icu } from '../icu.ts';

export const nth = icu(
  '{round, select, 1 {first round} 2 {second round} 3 {third round} 4 {fourth round} 5 {fifth round} other {sixth round}}',
);
export const minutes = icu('{count, plural, one {# minute} other {# minutes}}');
export const moveRule = icu(
  'You can move it {times, plural, one {once} other {up to # times}}, until {hours, plural, one {an hour} other {# hours}} before it begins.',
);
export const stepInvited = icu('Invited');
export const stepBooked = icu('Time set');
export const stepMoved = icu('Moved');
export const stepCancelled = icu('Cancelled');
export const stepChanged = icu('Details changed');
export const toStart = icu('Roundone, to the start page');
export const choose = icu('Choose a time');
export const cancelledTitle = icu('This round is cancelled');
export const overTitle = icu('This round is over');
export const companyWrites = icu('{company} writes: {words}');
export const bookedTitle = icu('You’re booked');
export const chooseAnother = icu('Choose another time');
export const now = icu('Now: {when}');
export const youCancelled = icu(
  'You’ve cancelled, and {company} has been told. If this was a mistake, please write to them.',
);
export const companyCancelled = icu('{company} has cancelled it. You don’t need to do anything.');
export const tooLateToChoose = icu(
  'You can’t choose a time any more. If you were expecting to, please ask {company}.',
);
export const itWas = icu('It was on {when}.');
export const howLong = icu('How long');
export const withWhom = icu('With');
export const where = icu('Where');
export const willTellWhere = icu('{company} will tell you');
export const roundForJob = icu('{round} for {job}');
export const emailed = icu(
  'We’ve emailed you the details, and we’ll send you a reminder unless you’ve turned these emails off.',
);
export const addToCalendar = icu('Add to calendar');
export const askForAnother = icu('If you need another time, please ask {company}.');
export const cancelTitle = icu('Cancel this round?');
export const cancelForm = icu('Cancel this round');
export const cancelRound = icu('Cancel the round');
export const cancelAbout = icu(
  '{company} will get an email. You can’t choose another time yourself after that.',
);
export const cancelWord = icu('A word to them (optional)');
export const timesAreOver = icu(
  'All the times you were offered have passed. {company} can see this and offer you a new one. You can also write to them.',
);
export const noFreeTime = icu(
  'There are no free times right now. Please check again later, or ask {company}.',
);
export const nightForYou = icu(
  'All of these are at night for you, between 10 PM and 7 AM. If none suits you, {ask}.',
);
export const askForOthersLink = icu('ask for other times');
export const askForOthers = icu('Ask for other times');
export const cannotCome = icu('I can’t come');
export const keepTime = icu('Keep my time');
export const book = icu('Book this time');
export const moveTo = icu('Move to this time');
export const nextFree = icu(
  '{count, plural, one {The next free time is {times}.} other {The next free times are {times}.}}',
);
export const round = icu('Round');
export const invitesYou = icu('{company} has invited you to the {round}.');
export const seeDetails = icu('See the details');
export const notAgreed = icu('You don’t agree to a recording.');
export const agreed = icu('You agree to a recording.');
export const recording = icu('Recording');
export const agree = icu('I agree that this interview may be recorded');
export const deleteTitle = icu('Delete the recording?');
export const deleteButton = icu('Delete');
export const keep = icu('Keep');
export const deleteAbout = icu(
  '{company} has uploaded a recording of this interview. If you don’t agree any more, it’s deleted now, with its transcript.',
);
export const showDays = icu('{count, plural, one {Show # more day} other {Show # more days}}');
export const timesIn = icu('Times in {zone}.');
export const changeZone = icu('Change time zone');
export const zone = icu('Time zone');
export const zoneUnknown = icu('Time zone not found');
export const yourRound = icu('Your {round}: {when}');
