import { icu, template } from '../icu.ts';

// What companies read about the placeholders of these mails.
export const nameMeans = icu('The candidate’s name');
export const companyMeans = icu('The name of your company');
export const titleMeans = icu('The title of the job');
export const jobIdMeans = icu('The Job ID that people see');
export const linkMeans = icu('The link behind the button in the email');
export const reasonMeans = icu('What you share about the reason; empty if you share nothing');
export const stageMeans = icu('The stage that the application moves to, as the job names it');
export const opensAtMeans = icu('When the interview opens, in the candidate’s time zone');
export const openUntilMeans = icu('The deadline for taking the interview, in the candidate’s time zone');
export const openDaysMeans = icu('How many days the interview stays open');
export const extraTimeMeans = icu(
  'How many times the usual time the candidate has for each answer; empty for the usual time',
);
export const leavingMeans = icu(
  'For a condition: not empty if leaving the tab is noted but doesn’t end the interview',
);
export const cancelledMeans = icu('For a condition: not empty if this cancels a scheduled interview');
export const withdrawnMeans = icu(
  'For a condition: not empty if the candidate withdrew, empty if you cancelled the interview',
);
export const opensAsBeforeMeans = icu(
  'For a condition: not empty if the interview opens when it did before and only closes at a different time',
);
export const byCandidateMeans = icu('For a condition: not empty if the candidate chose the new time');
export const newSettingsMeans = icu('For a condition: not empty if you changed how the interview is held');
export const givenAgainMeans = icu(
  'For a condition: not empty if the candidate can take the interview again',
);
export const keptAnswersMeans = icu(
  'How many answers from the earlier interview are kept; empty if all questions are asked again',
);
export const askedQuestionsMeans = icu('How many questions are asked again');
export const withinHourMeans = icu(
  'For a condition: empty in the email a day before, not empty in the email an hour before',
);
export const openUntilIfAnyMeans = icu(
  'The deadline for taking a scheduled interview, in the candidate’s time zone; empty if there is none',
);
export const askedForMeans = icu('What the candidate asked for');
export const problemMeans = icu(
  'For a condition: not empty if the candidate reported a problem in the interview',
);
export const isGrantedMeans = icu('For a condition: not empty if you granted it');
export const withoutInterviewMeans = icu(
  'For a condition: not empty if a person takes over from the AI interview',
);
export const noteMeans = icu('What you wrote to the candidate; empty if you wrote nothing');

// Values and buttons.
export const days = icu('{count, plural, one {# day} other {# days}}');
export const answers = icu('{count, plural, one {# answer} other {# answers}}');
export const questions = icu('{count, plural, one {# question} other {# questions}}');
export const seeApplication = icu('See your application');
export const seeApplications = icu('See my applications');
export const seeInterviews = icu('See my interviews');
export const seeOpenJobs = icu('See other open jobs');
export const goToInterview = icu('Go to your interview');

// The entry in the calendar.
export const calendarTitle = icu('AI interview: {job} at {company}');
export const calendarText = template(
  'It is open for {{ open_days }}, from {{ opens_at }} until {{ open_until }}. Take it at any time in between. You need a camera, a microphone and a quiet place.',
);
export const calendarDeclined = template(
  '{{ company_name }} has decided not to move forward with your application for the position {{ job_title }} ({{ job_id }}), so its interview is cancelled.',
);
export const calendarCancelled = template(
  '{% if withdrawn %}You have withdrawn your application for the position {{ job_title }} ({{ job_id }}) at {{ company_name }}, so its interview is cancelled.{% else %}{{ company_name }} has cancelled your interview for the position {{ job_title }} ({{ job_id }}).{% endif %}',
);
export const calendarPerson = icu('{company} will continue with you without an AI interview.');

// Application sent.
export const sentName = icu('Application sent');
export const sentAbout = icu('To the candidate, when their application has arrived.');
export const sentHeading = icu('We’ve received your application');
export const sentSubject = template('Your application to {{ company_name }}: {{ job_title }}');
export const sentText = template(`Dear {{ candidate_name }},

Your application for the position {{ job_title }} ({{ job_id }}) is with {{ company_name }}.

A person there will review it, and you’ll get an email when they decide. You can follow it under Applied Jobs.`);

// Moved on, hired, opened again.
export const advancedName = icu('Next step');
export const advancedAbout = icu(
  'To the candidate, when you move the application to a further round or to the offer.',
);
export const advancedHeading = icu('Your application is moving forward');
export const advancedSubject = template('Your application for {{ job_title }} is moving forward');
export const advancedText = template(`Dear {{ candidate_name }},

Your application to {{ company_name }} for the position {{ job_title }} ({{ job_id }}) is moving forward. The next step is: {{ stage }}.

{{ company_name }} will contact you about it.`);
export const hiredName = icu('Hired');
export const hiredAbout = icu('To the candidate, when you mark the application as hired.');
export const hiredHeading = icu('You got the job');
export const hiredSubject = template('You got the job: {{ job_title }}');
export const hiredText = template(`Dear {{ candidate_name }},

{{ company_name }} has chosen you for the position {{ job_title }} ({{ job_id }}). Congratulations!

{{ company_name }} will contact you about your first day.`);
export const reopenedName = icu('Application reopened');
export const reopenedAbout = icu('To the candidate, when you reopen an application that was closed.');
export const reopenedHeading = icu('Your application is open again');
export const reopenedSubject = template('Your application for {{ job_title }} is open again');
export const reopenedText = template(`Dear {{ candidate_name }},

{{ company_name }} has reopened your application for the position {{ job_title }} ({{ job_id }}). You don’t need to do anything now: {{ company_name }} will tell you the next step.

If you’re no longer interested, you can withdraw it, or write to the company.`);

// Declined.
export const declinedName = icu('Application declined');
export const declinedAbout = icu(
  'To the candidate, when you decline the application. It also removes a scheduled interview from their calendar.',
);
export const declinedHeading = icu('About your application');
export const declinedSubject = template('Your application for {{ job_title }}');
export const declinedText = template(`Dear {{ candidate_name }},

{{ company_name }} has decided not to move forward with your application for the position {{ job_title }} ({{ job_id }}). A person made this decision, not a program.

{% if shared_reason %}{{ shared_reason }}{% endif %}

{% if interview_called_off %}Your interview is cancelled. You can delete the entry in your calendar.{% endif %}

Thank you for the time you put into it. We wish you well with your search.`);

// Interview scheduled.
export const scheduledName = icu('Interview scheduled');
export const scheduledAbout = icu(
  'To the candidate, when you schedule the interview; with an entry for the calendar.',
);
export const scheduledHeading = icu('Your interview is scheduled');
export const scheduledSubject = template('Your interview for {{ job_title }}');
export const scheduledText =
  template(`Good news, {{ candidate_name }}: {{ company_name }} has invited you to interview for the position {{ job_title }} ({{ job_id }}).

Your interview is open for {{ open_days }}, from {{ opens_at }} until {{ open_until }}. Take it at any time in between.

{% if extra_time %}You have {{ extra_time }} times the usual time for each answer.{% endif %}

{% if leaving_is_noted %}If you leave the tab or window, it is noted, but it doesn’t end your interview.{% endif %}

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);

// Interview changed, or to be taken again.
export const changedName = icu('Interview changed');
export const changedAbout = icu(
  'To the candidate, when you or they move the interview, it closes at a different time, it is held in another way, or it can be taken again; with a new entry for the calendar if its time changed.',
);
export const changedHeading = icu('Your interview has changed');
export const againHeading = icu('You can take your interview again');
export const changedSubject = template(
  '{% if given_again %}You can take your interview for {{ job_title }} again{% else %}Your interview for {{ job_title }} has changed{% endif %}',
);
export const changedText = template(`Dear {{ candidate_name }},

{% if given_again %}You can take your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }} again.{% elsif by_candidate %}You have moved your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }}.{% else %}{{ company_name }} has changed your interview for the position {{ job_title }} ({{ job_id }}).{% endif %}

{% if given_again %}{% if kept_answers %}We keep your {{ kept_answers }} from before. You’ll only be asked what you haven’t answered yet ({{ asked_questions }}).{% else %}You’ll be asked all the questions again ({{ asked_questions }}).{% endif %}{% elsif new_settings %}{% if extra_time %}{% elsif leaving_is_noted %}{% else %}You have the usual time for each answer, and the usual rules about leaving the tab apply.{% endif %}{% elsif opens_as_before %}It now closes at a different time.{% elsif by_candidate %}{% else %}It has a new time.{% endif %}

{% if extra_time %}You have {{ extra_time }} times the usual time for each answer.{% endif %}

{% if leaving_is_noted %}If you leave the tab or window, it is noted, but it doesn’t end your interview.{% endif %}

It is open for {{ open_days }}, from {{ opens_at }} until {{ open_until }}. Take it at any time in between.

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);

// Interview cancelled.
export const cancelledName = icu('Interview cancelled');
export const cancelledAbout = icu(
  'To the candidate, when you cancel a scheduled interview, or they withdraw an application that has one; removes the entry from their calendar.',
);
export const cancelledHeading = icu('Your interview is cancelled');
export const cancelledSubject = template('Your interview for {{ job_title }} is cancelled');
export const cancelledText = template(`Dear {{ candidate_name }},

{% if withdrawn %}You have withdrawn your application for the position {{ job_title }} ({{ job_id }}) at {{ company_name }}, so its interview is cancelled.{% else %}{{ company_name }} has cancelled your interview for the position {{ job_title }} ({{ job_id }}).{% endif %}

{% if withdrawn %}{% else %}Your application is still open, and {{ company_name }} will decide on the next step.{% endif %} You can delete the entry in your calendar.`);

// While the interview is open.
export const reminderName = icu('Interview reminder');
export const reminderAbout = icu('To the candidate, a day before the interview opens, and an hour before.');
export const reminderHeading = icu('Your interview is coming up');
export const hourHeading = icu('Your interview opens within the hour');
export const reminderSubject = template('Reminder: your interview for {{ job_title }}');
export const reminderText = template(`Dear {{ candidate_name }},

Your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }} is coming up. It is open for {{ open_days }}, from {{ opens_at }} until {{ open_until }}. Take it at any time in between.

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);
export const openedName = icu('Interview open');
export const openedAbout = icu('To the candidate, when the interview opens.');
export const openedHeading = icu('Your interview is open');
export const openedSubject = template('Your interview for {{ job_title }} is open');
export const openedText = template(`Dear {{ candidate_name }},

You can now take your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }}. It is open until {{ open_until }}. Take it at any time before then.

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);
export const closingName = icu('Interview closing soon');
export const closingAbout = icu(
  'To the candidate, a day before the interview closes, if they haven’t started it.',
);
export const closingHeading = icu('Your interview closes soon');
export const closingSubject = template('Your interview for {{ job_title }} closes soon');
export const closingText = template(`Dear {{ candidate_name }},

You haven’t started your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }} yet. It is open until {{ open_until }}.

If you need another time, you can ask {{ company_name }} for one under Interviews.

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);
export const closedName = icu('Interview closed');
export const closedAbout = icu('To the candidate, when the interview closes and they haven’t submitted it.');
export const closedHeading = icu('Your interview has closed');
export const closedSubject = template('Your interview for {{ job_title }} has closed');
export const closedText = template(`Dear {{ candidate_name }},

Your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }} closed on {{ open_until }}, and it wasn’t submitted.

That decides nothing yet. A person at {{ company_name }} will decide on the next step. If something went wrong or you need another time, you can tell them under Interviews.`);

// Job taken down.
export const jobDeletedName = icu('Job taken down');
export const jobDeletedAbout = icu('To candidates with an application in progress, when you delete the job.');
export const jobDeletedHeading = icu('A job you applied for was taken down');
export const jobDeletedSubject = template('The job {{ job_title }} was taken down');
export const jobDeletedText = template(`Dear {{ candidate_name }},

{{ company_name }} has taken down the job {{ job_title }} ({{ job_id }}), so nobody new can apply. Your application is still with them, and you’ll get an email when they decide.

{% if open_until %}You can still take your interview until {{ open_until }}.{% endif %}

If you’re no longer interested, you can withdraw your application.`);

// The answer to a request.
export const answeredName = icu('Answer to a request');
export const answeredAbout = icu(
  'To the candidate, when you grant or decline a request about their interview, or answer a reported problem without giving the interview again. If a person takes over, it removes the entry from their calendar.',
);
export const grantedHeading = icu('Your request is granted');
export const answeredHeading = icu('About your request');
export const answeredSubject = template('Your request about the interview for {{ job_title }}');
export const answeredText = template(`Dear {{ candidate_name }},

{% if problem %}You told {{ company_name }} that something went wrong in your interview for the position {{ job_title }} ({{ job_id }}). A person has looked into it. You can’t take the interview again.{% else %}You asked {{ company_name }} for {{ asked_for }}, for the position {{ job_title }} ({{ job_id }}). {% if is_granted %}Your request is granted.{% else %}Your request is declined.{% endif %}{% endif %}

{% if without_interview %}You don’t need to take the AI interview. {{ company_name }} will contact you about the next step.{% endif %}

{% if note %}Message from {{ company_name }}: {{ note }}{% endif %}`);

// To the owners and recruiters.
export const receivedAbout = icu('To the employer, when someone applies to a job.');
export const receivedSubject = icu('New application: {name} for {job}');
export const receivedHeading = icu('You have a new application');
export const receivedText = icu('{name} has applied for {position}.');
export const seeOneApplication = icu('See the application');
export const withdrawnAbout = icu('To the employer, when a candidate withdraws an application.');
export const withdrawnSubject = icu('Application withdrawn: {name} for {job}');
export const withdrawnHeading = icu('An application was withdrawn');
export const withdrawnText = icu('{name} has withdrawn their application for {position}.');
export const withdrawnInterview = icu('Their interview is cancelled.');
export const seeTheApplications = icu('See the applications');
export const dayAbout = icu(
  'To a member of a company who gets new applications once a day, on the morning after they come in.',
);
export const daySubject = icu(
  '{count, plural, one {# new application for {job}} other {# new applications for {job}}}',
);
export const daySubjectOfJobs = icu(
  '{count, plural, one {# new application} other {# new applications}} for {jobs, plural, one {# job} other {# jobs}}',
);
export const dayHeading = icu('Your new applications');
export const dayOfJob = icu(
  '{count, plural, one {{position}: # new application, from {names}.} other {{position}: # new applications, from {names}.}}',
);
export const dayNames = icu('{names} and {more, number} more');
export const seeAllApplications = icu('See all applications');
export const requestAbout = icu(
  'To the owners and recruiters, when a candidate asks for an adjustment or another time, or reports a problem in an interview.',
);
export const requestSubject = icu('A request about the interview for {job}');
export const requestHeading = icu('A candidate has asked for an adjustment');
export const requestText = icu(
  '{name} has a request about the interview for {position}. Only owners and recruiters can read it.',
);
export const problemSubject = icu('Reported problem: {name}, interview for {job}');
export const problemHeading = icu('A candidate reported a problem');
export const problemText = icu('{name} says that something went wrong in the interview for {position}.');
export const theyWrote = icu('They wrote: {words}');
export const problemNext = icu(
  'Please look into what happened. You can let them take the interview again, all of it or just the unanswered questions, or reply in your own words.',
);
export const seeRequest = icu('See the request');
