import * as said from '#contract/messages/en/candidate-invitation-mails.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';

/** The data for the emails with an invitation. */
export interface InvitationMailData {
  employerName: string;
  /** '' if the company gave no name. */
  candidateName: string;
  designation: string;
  alternateId: string;
  /** The last moment, or null if the interview's window says it. */
  expiresAt: Date;
  interviewAt: Date | null;
  /** The IANA name of the recipient's time zone if it is known, otherwise that of the member who invited them. */
  timeZone: string;
  publicUrl: string;
  token: string;
}

export const invitationUrl = ({ publicUrl, token }: Pick<InvitationMailData, 'publicUrl' | 'token'>) =>
  `${publicUrl}${pathWithToken(PATHS.jobInvitation, token)}`;

/** Why the person gets the email, and how to stop these emails. */
export const invitationFooter = (companyName: string, stopUrl: string): string[] => [
  said.whyYou({ company: companyName }),
  said.stop({ company: companyName, link: stopUrl }),
];

export const INVITED_PLACEHOLDERS = {
  candidate_name: said.nameMeans,
  company_name: said.companyMeans,
  job_title: said.titleMeans,
  job_id: said.jobIdMeans,
  link: said.linkMeans,
};

export const invitedValues = (data: InvitationMailData) => ({
  candidate_name: data.candidateName,
  company_name: data.employerName,
  job_title: data.designation,
  job_id: data.alternateId,
  link: invitationUrl(data),
});

/** Sample data for the preview and the tests of emails. */
export const SAMPLE_INVITATION: InvitationMailData = {
  employerName: 'Example Works',
  candidateName: 'Ada Example',
  designation: 'Front-end Developer',
  alternateId: 'RO-1042',
  expiresAt: new Date('2030-03-08T09:30:00Z'),
  interviewAt: null,
  timeZone: 'Europe/Berlin',
  publicUrl: 'http://localhost:3000',
  token: 'sample',
};
