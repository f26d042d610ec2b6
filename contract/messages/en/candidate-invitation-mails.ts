import { icu, template } from '../icu.ts';

// What companies read about the placeholders of these mails.
export const nameMeans = icu('The person’s name, as you entered it; empty if you entered none');
export const companyMeans = icu('The name of your company');
export const titleMeans = icu('The title of the job');
export const jobIdMeans = icu('The Job ID that people see');
export const linkMeans = icu('The link behind the button in the email');
export const expiresAtMeans = icu(
  'When the invitation expires, in the person’s time zone if we know it, otherwise in yours',
);
export const opensAtMeans = icu(
  'When the interview opens, in the person’s time zone if we know it, otherwise in yours',
);
export const openDaysMeans = icu('How many days the interview stays open from then on');
export const days = icu('{count, plural, one {# day} other {# days}}');

// Below each of them.
export const whyYou = icu(
  'You’re getting this email because {company} entered your email address on Roundone to invite you. You don’t have to do anything.',
);
export const stop = icu('To stop getting invitations from {company}: {link}');
export const toApplyName = icu('Invitation to apply');
export const toApplyAbout = icu('To someone you invite to apply for a job.');
export const toApplyHeading = icu('You’re invited to apply');
export const toApplySubject = template('{{ company_name }} invites you to apply: {{ job_title }}');
export const toApplyText = template(`{% if candidate_name %}Hello {{ candidate_name }},{% endif %}

{{ company_name }} invites you to apply for the position {{ job_title }} ({{ job_id }}).

Follow the link to read about the job. To apply, register or sign in, and build your profile. You can use the invitation until {{ expires_at }}.`);
export const seeJob = icu('See the job');
export const toInterviewName = icu('Invitation to an interview');
export const toInterviewAbout = icu('To someone you invite straight to the AI interview of a job.');
export const toInterviewHeading = icu('You’re invited to an interview');
export const toInterviewSubject = template('{{ company_name }} invites you to an interview: {{ job_title }}');
export const toInterviewText = template(`{% if candidate_name %}Hello {{ candidate_name }},{% endif %}

{{ company_name }} has invited you to interview for the position {{ job_title }} ({{ job_id }}).

The interview opens on {{ opens_at }}. From then on you have {{ open_days }} to take it, at any time you like.

Follow the link to accept: register or sign in, build your profile and apply. Your interview is then scheduled right away.

You need a phone or a computer with a camera and a microphone, and about half an hour in a quiet place.`);
export const seeInvitation = icu('See the invitation');
