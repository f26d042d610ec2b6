import { daysInWords } from '#contract/shared/words.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from './mail-data.ts';
import { applicationUrl, calendarEntry, closingOf, interviewAction, interviewOf } from './mail-words.ts';

/** What placeholders that several mails share mean and become, and the sentences that are made of them. */

export const APPLICATION_PLACEHOLDERS = {
  candidate_name: 'The name of the candidate',
  company_name: 'The name of your company',
  job_title: 'The designation of the job',
  job_id: 'The Job ID, which people read and type',
  link: 'The address that the button of the mail opens',
};

export const applicationValues = (data: ApplicationMailData, link: string) => ({
  candidate_name: data.candidateName,
  company_name: data.employerName,
  job_title: data.designation,
  job_id: data.alternateId,
  link,
});

/** The parts of a mail that leads to the candidate's list of applications. */
export const LEADS_TO_APPLICATION = {
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, applicationUrl(data)),
  action: (data: ApplicationMailData) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: { 'an application': SAMPLE_APPLICATION },
};

export const REASON_PLACEHOLDER = {
  shared_reason: 'What you share of the reason; empty if you share nothing',
};

export const STAGE_PLACEHOLDER = {
  stage: 'The stage that the application is moved to, as the job names it',
};

export const POSITION = '{{ job_title }} ({{ job_id }})';

export const OPENING_PLACEHOLDERS = {
  opens_at: 'The time when the interview opens, in the time zone of the candidate',
  open_until: 'The time until which the interview can be taken, in the time zone of the candidate',
  open_days: 'For how many days the interview can be taken',
};

export const openingValues = (data: ApplicationMailData) => ({
  opens_at: momentInWords(interviewOf(data), data.timeZone),
  open_until: momentInWords(closingOf(data), data.timeZone),
  open_days: daysInWords(data.openDays),
});

/** The parts of a mail that leads to an interview that can be taken. */
export const LEADS_TO_INTERVIEW = {
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
  }),
  action: (data: ApplicationMailData) => interviewAction(data),
  samples: { 'an interview': SAMPLE_APPLICATION },
};

export const OPENING =
  'It is open for {{ open_days }}, from {{ opens_at }} until {{ open_until }}. Take it then, at a time of your choice.';

export const calendarRequest = (data: ApplicationMailData) =>
  calendarEntry(
    data,
    'REQUEST',
    `${renderTemplate(OPENING, openingValues(data))} You need a camera, a microphone and a quiet place.`,
  );

export const GRANTED_PLACEHOLDERS = {
  extra_time: 'How many times the usual time the candidate has for each answer; empty for the usual time',
  leaving_is_noted: 'For a condition: not empty if leaving the tab is noted and ends nothing',
};

export const grantedValues = ({ timeFactor, recordOnly }: ApplicationMailData) => ({
  extra_time: timeFactor > 1 ? String(timeFactor) : '',
  leaving_is_noted: recordOnly ? 'yes' : '',
});

export const GRANTED = `{% if extra_time %}You have {{ extra_time }} times the usual time for each answer.{% endif %}

{% if leaving_is_noted %}Should you leave the tab or window, that is noted, but it does not end your interview.{% endif %}`;
