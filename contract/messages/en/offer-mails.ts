import { icu, template } from '../icu.ts';

// What companies read about the mails, and their placeholders.
export const acceptedName = icu('Offer accepted');
export const acceptedAbout = icu('To the candidate, when they’ve accepted the offer.');
export const expiredName = icu('Offer expired');
export const expiredAbout = icu('To the candidate, when an offer expires without an answer.');
export const letterName = icu('Offer letter');
export const letterAbout = icu(
  'To the candidate, under the link in the email with the offer, and as a PDF. You can change it for each offer.',
);
export const madeName = icu('Offer');
export const madeAbout = icu(
  'To the candidate, when you make an offer, or change one that hasn’t been answered.',
);
export const reminderName = icu('Offer reminder');
export const reminderAbout = icu(
  '{days, plural, one {To the candidate, # day before an unanswered offer expires.} other {To the candidate, # days before an unanswered offer expires.}}',
);
export const withdrawnName = icu('Offer withdrawn');
export const withdrawnAbout = icu('To the candidate, when you withdraw an unanswered offer.');
export const newsAbout = icu(
  'To the owners and recruiters, when a candidate answers an offer, and when it expires.',
);
export const payMeans = icu('The pay, such as $52,000 a year');
export const startDateMeans = icu('The first day of work');
export const placeMeans = icu('Where the work is; empty if you leave it out');
export const conditionsMeans = icu('Your conditions; empty if you leave them out');
export const standsUntilMeans = icu('The deadline for the candidate’s answer, in their time zone');
export const isChangedMeans = icu('For a condition: not empty if it replaces an earlier offer');
export const reasonMeans = icu('What you wrote; empty if you wrote nothing');

// To the candidate.
export const read = icu('Read the offer');
export const readAccepted = icu('See what you accepted');
export const seeApplication = icu('See your application');

export const acceptedHeading = icu('You accepted the offer');
export const acceptedSubject = template('You accepted the offer: {{ job_title }} at {{ company_name }}');
export const acceptedText = template(`Dear {{ candidate_name }},

Congratulations! You accepted the offer from {{ company_name }} for the position {{ job_title }} ({{ job_id }}). Your first day is {{ start_date }}.

Follow the link to read or save the letter.`);

export const expiredHeading = icu('The offer has expired');
export const expiredSubject = template('The offer from {{ company_name }} has expired: {{ job_title }}');
export const expiredText = template(`Dear {{ candidate_name }},

The offer from {{ company_name }} for the position {{ job_title }} ({{ job_id }}) was not answered in time, so it can no longer be accepted.

If you’re still interested, write to {{ company_name }} on the page of your application.`);

export const letterHeading = icu('An offer for you');
export const letterSubject = template('Offer: {{ job_title }} at {{ company_name }}');
export const letterText = template(`Dear {{ candidate_name }},

We are pleased to offer you the position {{ job_title }} ({{ job_id }}) at {{ company_name }}.

Your pay is {{ pay }}. Your first day is {{ start_date }}.

{% if place %}Your place of work: {{ place }}{% endif %}

{% if conditions %}{{ conditions }}{% endif %}

Please answer by {{ stands_until }}. We look forward to working with you.

{{ company_name }}`);

export const changedHeading = icu('Your offer has changed');
export const madeHeading = icu('You have an offer');
export const madeSubject = template(
  '{% if is_changed %}A changed offer{% else %}An offer{% endif %} from {{ company_name }}: {{ job_title }}',
);
export const madeText = template(`Dear {{ candidate_name }},

{% if is_changed %}{{ company_name }} has changed its offer for the position {{ job_title }} ({{ job_id }}). The earlier one is no longer valid.{% else %}{{ company_name }} would like to hire you for the position {{ job_title }} ({{ job_id }}).{% endif %}

Follow the link to read the offer. You can accept it, ask a question or decline until {{ stands_until }}.`);

export const reminderHeading = icu('Your offer is waiting for an answer');
export const reminderSubject = template('Please answer soon: the offer from {{ company_name }}');
export const reminderText = template(`Dear {{ candidate_name }},

{{ company_name }} is waiting for your answer to its offer for the position {{ job_title }} ({{ job_id }}). It’s open until {{ stands_until }}.

Follow the link to accept, ask a question or decline.`);

export const withdrawnHeading = icu('The offer was withdrawn');
export const withdrawnSubject = template('The offer from {{ company_name }} was withdrawn: {{ job_title }}');
export const withdrawnText = template(`Dear {{ candidate_name }},

{{ company_name }} has withdrawn its offer for the position {{ job_title }} ({{ job_id }}). It can no longer be accepted.

{% if reason %}{{ reason }}{% endif %}`);

// To the owners and recruiters.
export const seeApplicant = icu('See the applicant');
export const theyWrote = icu('They wrote: {words}');
export const newsAccepted = icu('{name} accepted your offer');
export const newsAcceptedText = icu('{name} accepted your offer for {position} and is now hired.');
export const newsAcceptedNext = icu(
  'If the job is filled, you can close it and decline everyone else in one step.',
);
export const newsDeclined = icu('{name} declined your offer');
export const newsDeclinedText = icu(
  '{name} declined your offer for {position}. The application is still open: you can make another offer, or make a different decision.',
);
export const newsExpired = icu('Your offer to {name} has expired');
export const newsExpiredText = icu(
  '{name} didn’t answer your offer for {position} in time. The application is still open: you can make another offer, or make a different decision.',
);
