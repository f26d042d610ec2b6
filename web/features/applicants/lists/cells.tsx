import * as said from '#contract/messages/en/applicants.ts';
import { Anchor, Text } from '@mantine/core';
import type { Applicant } from '#web/features/applications/received/applicant.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import classes from './lists.module.css';

/** The columns shared by several lists of a job. */

export const SERIAL_NUMBER: Column<unknown> = {
  header: said.serialNumber(),
  cell: (_, index) => index + 1,
  wideOnly: true,
};

export const APPLICANT: Column<Applicant> = {
  header: said.applicant(),
  heading: true,
  orderKey: 'candidateName',
  cell: (row) => (
    <PersonLink candidateId={row.candidateId} name={row.candidateName} avatarUrl={row.avatarUrl} />
  ),
};

export const EMAIL: Column<Applicant> = {
  header: said.emailId(),
  orderKey: 'candidateEmail',
  cell: (row) => <EmailText address={row.candidateEmail} />,
};

export const PHONE: Column<Applicant> = { header: said.contactNo(), cell: (row) => row.candidateMobile };

export const APPLIED: Column<Applicant> = {
  header: said.appliedDate(),
  orderKey: 'appliedDate',
  cell: (row) => <DateText value={row.appliedDate} />,
};

export const INTERVIEW_DATE: Column<Applicant> = {
  header: said.interviewDate(),
  orderKey: 'interviewDate',
  cell: (row) => <DateText value={row.interviewDate} withTime />,
};

export const CRITERIA: Column<Applicant> = {
  header: said.criteria(),
  align: 'right',
  orderKey: 'criteriaMatches',
  cell: (row) => criteriaText(row.criteriaMatches),
};

/** Drops the contact data columns for a member who may not see them. */
export const withoutContacts = (columns: readonly Column<Applicant>[], rows: readonly Applicant[]) =>
  rows.some(({ hidesContacts }) => hidesContacts)
    ? columns.filter((column) => column !== EMAIL && column !== PHONE)
    : columns;

/** Breaks after the @ if the address doesn't fit on one line. */
function EmailText({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <span className={classes.email} title={address}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}

/** The files of an application, on one line. */
export function Documents({ applicant, onPitch }: { applicant: Applicant; onPitch: () => void }) {
  const { resumeUrlPath, coverLetterUrl, candidatePitch, candidateName: name } = applicant;

  if (resumeUrlPath === null && coverLetterUrl === null && candidatePitch === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        -
      </Text>
    );
  const link = (href: string, label: string, heard: string) => (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      inherit
      className={layout.link}
      aria-label={heard}
    >
      {label}
    </Anchor>
  );
  return (
    <span className={classes.documents}>
      {resumeUrlPath === null ? null : link(resumeUrlPath, said.resume(), said.resumeOf({ name }))}
      {coverLetterUrl === null
        ? null
        : link(coverLetterUrl, said.coverLetter(), said.coverLetterOf({ name }))}
      {candidatePitch === null ? null : (
        <Anchor
          component="button"
          type="button"
          inherit
          className={layout.link}
          aria-label={said.pitchOf({ name })}
          onClick={onPitch}
        >
          {said.pitch()}
        </Anchor>
      )}
    </span>
  );
}
