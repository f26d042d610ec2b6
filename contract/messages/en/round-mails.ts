import { icu, template } from '../icu.ts';

// What companies read about the mails, and their placeholders.
export const cancelledName = icu('Round cancelled');
export const cancelledAbout = icu(
  'To the candidate, when you cancel a round, or the candidate does. Removes the calendar entry.',
);
export const invitationName = icu('Invitation to a round');
export const invitationAbout = icu(
  'To the candidate, when you invite them to a round with people. Leads to the times to choose from.',
);
export const reminderName = icu('Round reminder');
export const reminderAbout = icu('To the candidate, a day before a round begins, and an hour before.');
export const timeName = icu('Time of a round');
export const timeAbout = icu(
  'To the candidate, when a round gets a time, and when its time, its place or who takes part changes. Comes with a calendar entry.',
);
export const cardMissingAbout = icu(
  'To a member who took part in a round and hasn’t sent their scorecard a day later.',
);
export const forMemberAbout = icu(
  'To those who take part in a round, when it gets a time, and when its time, its place or who takes part changes. Comes with a calendar entry.',
);
export const offForMemberAbout = icu(
  'To those who take part in a round, when it’s cancelled, and to anyone who no longer takes part. Removes the calendar entry.',
);
export const reminderForMemberAbout = icu(
  'To those who take part in a round, a day before it begins, and an hour before.',
);
export const candidateNameMeans = icu('The candidate’s name');
export const companyNameMeans = icu('The name of your company');
export const jobTitleMeans = icu('The title of the job');
export const jobIdMeans = icu('The Job ID that people see');
export const linkMeans = icu('The link behind the button in the email');
export const roundMeans = icu('The round, as the job names it');
export const durationMeans = icu('How long it takes');
export const withMeans = icu('The names of those who take part; empty if nobody does');
export const placeMeans = icu('A link, a phone number or an address; may be empty');
export const startsAtMeans = icu('When it begins, in the candidate’s time zone');
export const wouldHaveBegunMeans = icu(
  'When it would have begun, in the candidate’s time zone; empty if it had no time',
);
export const byCandidateMeans = icu(
  'For a condition: not empty if the candidate cancelled it, empty if you did',
);
export const reasonMeans = icu('The reason; may be empty');
export const messageMeans = icu('The message from whoever invites; may be empty');
export const withinTheHourMeans = icu(
  'For a condition: empty in the email a day before, not empty in the email an hour before',
);
export const movedMeans = icu('For a condition: not empty if it had another time before');
export const mayMoveMeans = icu('How often and until when the candidate can move it; empty if they can’t');

// To the candidate.
export const see = icu('See the round');
export const choose = icu('Choose a time');
export const seeOrChange = icu('See or change the time');

export const cancelledHeading = icu('Your round is cancelled');
export const cancelledSubject = template('{{ round }} for {{ job_title }} is cancelled');
export const cancelledText =
  template(`Dear {{ candidate_name }}, {% if by_candidate %}you have cancelled{% else %}{{ company_name }} has cancelled{% endif %} this round for the position {{ job_title }} ({{ job_id }}): {{ round }}{% if starts_at %}, {{ starts_at }}{% endif %}.

{% if by_candidate %}We’ve told {{ company_name }}, who will decide what happens next.{% else %}{{ reason }}{% endif %}

{% if starts_at %}You can delete the entry in your calendar.{% endif %}`);

export const invitationHeading = icu('You’re invited');
export const invitationSubject = template('{{ company_name }} would like to meet you: {{ job_title }}');
export const invitationText =
  template(`Good news, {{ candidate_name }}: {{ company_name }} would like to take your application for the position {{ job_title }} ({{ job_id }}) further, and to meet you. {{ round }}.

It takes {{ duration }}{% if with %}, with {{ with }}{% endif %}.

{% if place %}Where: {{ place }}{% endif %}

{{ message }}

Please choose a time that suits you. You don’t need to sign in.`);

export const comingHeading = icu('Your round is coming up');
export const withinHourHeading = icu('Your round begins within the hour');
export const reminderSubject = template('Reminder: {{ round }} for {{ job_title }}');
export const reminderText =
  template(`Dear {{ candidate_name }}, this is a reminder of your meeting with {{ company_name }} for the position {{ job_title }} ({{ job_id }}). {{ round }}.

It begins: {{ starts_at }}

It takes {{ duration }}{% if with %}, with {{ with }}{% endif %}.

{% if place %}Where: {{ place }}{% endif %}`);

export const timeHeading = icu('Your time is set');
export const movedHeading = icu('Your round has a new time');
export const changedHeading = icu('Your round has changed');
export const timeSubject = template('{{ round }} for {{ job_title }}: {{ starts_at }}');
export const timeText =
  template(`Dear {{ candidate_name }}, {{ company_name }} looks forward to meeting you for the position {{ job_title }} ({{ job_id }}). {{ round }}.

{% if moved %}The new time{% else %}The time{% endif %}: {{ starts_at }}

It takes {{ duration }}{% if with %}, with {{ with }}{% endif %}.

{% if place %}Where: {{ place }}{% endif %}

{{ may_move }} If you can’t come, please cancel it, so that nobody waits for you.`);

// To those who take part.
export const openRound = icu('Open the round');
export const beginsAt = icu('It begins: {when}');
export const where = icu('Where: {place}');
export const takesWithPeople = icu(
  'It takes {minutes, plural, one {# minute} other {# minutes}}. Who takes part: {people}.',
);
export const cardMissing = icu('Your scorecard is missing');
export const cardMissingSubject = icu('Your scorecard is missing: {name} for {job}');
export const cardMissingText = icu(
  'You interviewed {name} for {job} ({round}). Please write your scorecard while you still remember it well.',
);
export const cardMissingNext = icu('You’ll see what the others said once you’ve sent it.');
export const writeCard = icu('Write your scorecard');
export const memberBookedHeading = icu('A round has been scheduled');
export const memberMovedHeading = icu('A round has a new time');
export const memberChangedHeading = icu('A round has changed');
export const memberBooked = icu('The round with {name} for {job} ({jobId}) has been scheduled. {title}.');
export const memberMoved = icu('The round with {name} for {job} ({jobId}) has been moved. {title}.');
export const memberChanged = icu('The round with {name} for {job} ({jobId}) has changed. {title}.');
export const toDashboard = icu('Go to the dashboard');
export const seePerson = icu('See {name}');
export const leavesSubject = icu('You no longer take part: {name}, {job}');
export const leavesHeading = icu('You no longer take part in a round');
export const leavesText = icu(
  'You no longer take part in the round with {name} for {job} ({jobId}). {title}.',
);
export const offSubject = icu('Cancelled: {name}, {job}');
export const offHeading = icu('A round is cancelled');
export const offText = icu('{who} has cancelled the round with {name} for {job} ({jobId}). {title}.');
export const offTextWithTime = icu(
  '{who} has cancelled the round with {name} for {job} ({jobId}). {title}. It would have begun: {when}',
);
export const offReason = icu('The reason: {reason}');
export const memberReminderSubject = icu('Reminder: {name}, {job}');
export const memberComingHeading = icu('A round is coming up');
export const memberWithinHourHeading = icu('A round begins within the hour');
export const memberReminderText = icu('You take part in the round with {name} for {job} ({jobId}). {title}.');

// In calendars.
export const entryForCandidate = icu('{title}: {job} at {company}');
export const entryForMember = icu('{title}: {name} for {job}');
export const entryWith = icu('With {people}.');
export const entryWithCandidate = icu('With {people} and {name}.');
