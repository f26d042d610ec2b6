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
export const toStart = icu('Roundone, home');
export const choose = icu('Choose a time');
export const cancelledTitle = icu('This round is cancelled');
export const overTitle = icu('This round is over');
export const companyWrites = icu('{company} wrote: {words}');
export const bookedTitle = icu('You’re booked');
export const chooseAnother = icu('Choose another time');
export const now = icu('Now: {when}');
export const youCancelled = icu(
  'You’ve cancelled, and {company} has been told. If this was a mistake, please write to them.',
);
export const companyCancelled = icu('{company} has cancelled it. You don’t need to do anything.');
export const tooLateToChoose = icu(
  'You can’t choose a time any more. If you still need one, please ask {company}.',
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
export const cancelWord = icu('Message to them (optional)');
export const timesAreOver = icu(
  'All the times you were offered have passed. {company} can see this and offer you new ones. You can also write to them.',
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
export const rounds = icu('Rounds');
export const inviteTo = icu('Invite to the {round}');
export const seeAll = icu('See what was said in all rounds');
export const setTime = icu('Set a time');
export const move = icu('Move');
export const changePeople = icu('Change who takes part');
export const withNames = icu('With {names}');
export const nobody = icu('Nobody takes part');
export const openOwn = icu('Open your page for this round');
export const changeMenu = icu('Change');
export const calendarUnread = icu('We couldn’t read your calendar on {host}');
export const hoursAlone = icu('{problem} Until we can read it, only your weekly hours count.');
export const connected = icu('Your calendar on {host} is connected. {read}');
export const looksAgain = icu(
  'We only look at when you’re busy, and check again every {count, plural, one {minute} other {# minutes}}.',
);
export const changeAddress = icu('Change the address');
export const removeCalendar = icu('Remove the calendar');
export const notRead = icu('It hasn’t been read yet.');
export const lastRead = icu('Last read {when}.');
export const calendar = icu('Your calendar');
export const connectAbout = icu(
  'Connect your calendar, and candidates won’t be offered times when you’re busy. You’ll find the private address, which ends in .ics, in your calendar’s settings: in Google Calendar as “Secret address in iCal format”, in Outlook under “Publish a calendar”.',
);
export const calendarAddress = icu('Private address of your calendar');
export const connect = icu('Connect the calendar');
export const noneYet = icu(
  'No rounds yet. They’ll appear here when a candidate is invited to a round with you.',
);
export const yourRounds = icu('Your rounds');
export const cardMissing = icu('Scorecard missing');
export const cardToWrite = icu('Scorecard to write');
export const monday = icu('Monday');
export const tuesday = icu('Tuesday');
export const wednesday = icu('Wednesday');
export const thursday = icu('Thursday');
export const friday = icu('Friday');
export const saturday = icu('Saturday');
export const sunday = icu('Sunday');
export const weeklyHours = icu('Your weekly hours');
export const hoursAssumed = icu('You haven’t set your hours yet, so we’ve assumed these.');
export const zoneAbout = icu('We use it for your hours and in emails to you.');
export const saveHours = icu('Save your hours');
export const dayFrom = icu('{day}, from');
export const to = icu('to');
export const dayUntil = icu('{day}, until');
export const removeHours = icu('Remove {from} to {until} on {day}');
export const notAvailable = icu('Not available');
export const addHoursOn = icu('Add more hours on {day}');
export const addHours = icu('Add more hours');
export const inviteTitle = icu('Invite {whom} to the {round}');
export const inviteOneAbout = icu('They’ll get an email with a link to choose a time.');
export const inviteManyAbout = icu(
  'Each of them will get an email with a link to choose a time. Each time can only be taken once.',
);
export const applicants = icu('{count, plural, one {# applicant} other {# applicants}}');
export const timesToChoose = icu('Times to choose from');
export const noCommonTimeAdd = icu('There’s no time when everyone is free. Add times yourself.');
export const nightForThem = icu(
  'All of these are at night for {name}, between 10 PM and 7 AM. Please add times by day, or change who takes part.',
);
export const message = icu('Message (optional)');
export const messageAbout = icu('It will be part of the email.');
export const onePerson = icu('Choose at least one person.');
export const oneTime = icu('Choose at least one time.');
export const invitation = icu('Invitation');
export const sendInvitation = icu('Send invitation');
export const sendInvitations = icu('{count, plural, one {Send # invitation} other {Send # invitations}}');
export const who = icu('Who takes part');
export const noMember = icu('No member has this name');
export const weAssume = icu('We assume weekdays, {from} to {until}, for {names}.');
export const noCalendar = icu('No calendar is connected for {names}.');
export const setTimes = icu('Set your times');
export const youInList = icu('you');
export const allFree = icu(
  '{count, plural, one {The # free time in the next {days, number} days} other {All # free times in the next {days, number} days}}',
);
export const chooseTimes = icu('Choose times');
export const theirZone = icu('In your time zone, {zone}. The candidate sees them in theirs.');
export const hideTimes = icu('Hide times');
export const hideTimesOf = icu('Hide times: {day}');
export const chooseTimesOf = icu('Choose times: {day}');
export const none = icu('None');
export const someOffered = icu('{offered, number} of {count, plural, one {# time} other {# times}}');
export const allOffered = icu('{first} to {last}, {count, plural, one {# time} other {# times}}');
export const moveTitle = icu('Move the round with {name}');
export const peopleTitle = icu('Who takes part in the round with {name}');
export const cancelWithTitle = icu('Cancel the round with {name}');
export const setTitle = icu('Set a time for the round with {name}');
export const allTold = icu(
  '{name} and everyone who takes part will get an email, and their calendar entries will change.',
);
export const keepIt = icu('Keep it');
export const whereOptional = icu('Where (optional)');
export const whereUnset = icu('Not set: the candidate will read that you’ll tell them.');
export const wherePlaceholder = icu('A link, a phone number or an address');
export const timeOfRound = icu('Time of the round');
export const setThisTime = icu('Set this time');
export const moveRound = icu('Move the round');
export const noCommonTime = icu('There’s no time when everyone is free.');
export const allAreFree = icu('Everyone is free at these times. In your time zone, {zone}.');
export const chooseThis = icu('Choose this time');
export const typeAnother = icu('Type another time');
export const newTime = icu('New time: {when}');
export const chooseFirst = icu('Choose a time first.');
export const saveChanges = icu('Save changes');
export const wasGoingToBe = icu('It was set for {when}. You can invite {name} again later.');
export const why = icu('Why (optional)');
export const whyAbout = icu('{name} will see it.');
export const cancelledByCandidate = icu('Cancelled by the candidate');
export const invitedOver = icu('Invited · all offered times have passed');
export const invitedNoTime = icu('Invited · no time chosen yet');
export const held = icu('Held {when}');
export const timePassed = icu('This time has passed.');
export const addedTimes = icu('Times you added');
export const remove = icu('Remove {what}');
export const addThis = icu('Add this time');
export const addAnother = icu('Add another time');
export const myRounds = icu('My rounds');
export const myRoundsAbout = icu(
  'The rounds you take part in, and when you’re available. Candidates are offered times when everyone is free.',
);
