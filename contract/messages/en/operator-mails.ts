import { icu } from '../icu.ts';

// To the owners of a company.
export const companyDownAbout = icu('To the owners of a company, when an operator takes it down.');
export const companyDownSubject = icu('Your company was taken down: {company}');
export const companyDownHeading = icu('Your company was taken down');
export const companyDownText = icu(
  'The people who run this site have taken down your company {company}. Its jobs are closed: candidates can no longer find them, and nobody can apply.',
);
export const reason = icu('The reason: {reason}');
export const companyDownNext = icu(
  'Your applications, interviews and reports are still there. If you think this is wrong, write to the people who run this site.',
);
export const seeCompany = icu('See your company');
export const jobDownAbout = icu('To the owners of a company, when an operator takes one of its jobs down.');
export const jobDownSubject = icu('Your job was taken down: {job}');
export const jobDownHeading = icu('Your job was taken down');
export const jobDownText = icu(
  'The people who run this site have taken down your job {job}. Candidates can no longer find it, and nobody can apply.',
);
export const jobDownNext = icu('If you think this is wrong, write to the people who run this site.');
export const seeJobs = icu('See your jobs');
export const restoredAbout = icu(
  'To the owners of a company, when an operator restores the company or one of its jobs.',
);
export const companyRestoredSubject = icu('Your company has been restored: {company}');
export const companyRestoredHeading = icu('Your company has been restored');
export const companyRestoredText = icu(
  'The people who run this site have restored your company {company}. The jobs that were open before are open again, except those that were taken down themselves.',
);
export const jobRestoredSubject = icu('Your job has been restored: {job}');
export const jobRestoredHeading = icu('Your job has been restored');
export const jobRestoredText = icu(
  'The people who run this site have restored your job {job}. If it was open before, and your company has not been taken down, it is open again.',
);
