import { INTERVIEW_OPEN_DAYS } from '#contract/limits.ts';
import { daysInWords } from '#contract/words.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import type { ApplicationMailData } from './mail-data.ts';
import { interviewOf } from './mail-words.ts';

/**
 * Placeholders that several texts of mails about an application share: what each means, what it becomes, and the
 * sentences of our own texts that are made of them.
 */

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

export const REASON_PLACEHOLDER = {
  shared_reason: 'What you share of the reason; empty if you share nothing',
};

export const STAGE_PLACEHOLDER = {
  stage: 'The stage that the application is moved to, as the job names it',
};

/** The position, as mails name it. */
export const POSITION = '{{ job_title }} ({{ job_id }})';

export const OPENING_PLACEHOLDERS = {
  opens_at: 'The time when the interview opens, in the time zone of the candidate',
  open_days: 'For how many days the interview can be taken from then',
};

export const openingValues = (data: ApplicationMailData) => ({
  opens_at: momentInWords(interviewOf(data), data.timeZone),
  open_days: daysInWords(INTERVIEW_OPEN_DAYS),
});

export const OPENING =
  'It opens on {{ opens_at }} and can be taken for {{ open_days }} from then, at a time of your choice.';

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
