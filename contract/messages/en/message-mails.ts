import { icu, template } from '../icu.ts';

// To the candidate.
export const candidateName = icu('Message');
export const candidateAbout = icu(
  'To the candidate, with what you wrote to them. Several messages within a few minutes come in one email.',
);
export const messageMeans = icu('What you wrote, with the name of the member who wrote it');
export const candidateHeading = icu('{company} wrote to you');
export const candidateSubject = template('Message from {{ company_name }} about {{ job_title }}');
export const candidateText = template(`Dear {{ candidate_name }},

{{ company_name }} wrote to you about the position {{ job_title }} ({{ job_id }}):

{{ message }}

Please answer on the page of your application. Replies to this email don’t reach {{ company_name }}.`);
export const readAndAnswer = icu('Read and answer');

// To the company.
export const companyAbout = icu(
  'To the members who wrote to a candidate, when the candidate writes; to all owners and recruiters if nobody has written yet.',
);
export const companySubject = icu('Message from {name} about {job}');
export const companyHeading = icu('{name} wrote to you');
export const companyText = icu('{name} wrote about the application for {position}:');
export const companyNext = icu(
  'Please answer on the page of the candidate. Replies to this email don’t reach {name}.',
);
