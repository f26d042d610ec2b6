import * as said from '#contract/messages/en/application-mails.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from './mail-data.ts';
import { applicationUrl, calendarEntry, closingOf, interviewAction, interviewOf } from './mail-words.ts';

/** The meanings and values of placeholders that several emails share, and the sentences that use them. */

export const APPLICATION_PLACEHOLDERS = {
  candidate_name: said.nameMeans,
  company_name: said.companyMeans,
  job_title: said.titleMeans,
  job_id: said.jobIdMeans,
  link: said.linkMeans,
};

export const applicationValues = (data: ApplicationMailData, link: string) => ({
  candidate_name: data.candidateName,
  company_name: data.employerName,
  job_title: data.designation,
  job_id: data.alternateId,
  link,
});

/** The parts of an email that links to the candidate's list of applications. */
export const LEADS_TO_APPLICATION = {
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, applicationUrl(data)),
  action: (data: ApplicationMailData) => ({ label: said.seeApplication(), url: applicationUrl(data) }),
  samples: { 'an application': SAMPLE_APPLICATION },
};

export const REASON_PLACEHOLDER = {
  shared_reason: said.reasonMeans,
};

export const STAGE_PLACEHOLDER = {
  stage: said.stageMeans,
};

const OPENING_PLACEHOLDERS = {
  opens_at: said.opensAtMeans,
  open_until: said.openUntilMeans,
  open_days: said.openDaysMeans,
};

const openingValues = (data: ApplicationMailData) => ({
  opens_at: momentInWords(interviewOf(data), data.timeZone),
  open_until: momentInWords(closingOf(data), data.timeZone),
  open_days: said.days({ count: data.openDays }),
});

/** The parts of an email that links to an interview that can be taken. */
export const LEADS_TO_INTERVIEW = {
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
  }),
  action: (data: ApplicationMailData) => interviewAction(data),
  samples: { 'an interview': SAMPLE_APPLICATION },
};

export const calendarRequest = (data: ApplicationMailData) =>
  calendarEntry(data, 'REQUEST', renderTemplate(said.calendarText(), openingValues(data)));

export const GRANTED_PLACEHOLDERS = {
  extra_time: said.extraTimeMeans,
  leaving_is_noted: said.leavingMeans,
};

export const grantedValues = ({ timeFactor, recordOnly }: ApplicationMailData) => ({
  extra_time: timeFactor > 1 ? String(timeFactor) : '',
  leaving_is_noted: recordOnly ? 'yes' : '',
});
