import * as said from '#contract/messages/en/applicants.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import type { DecidedPerson } from '#web/features/decisions/decide-dialog.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';

/** The columns of the lists that cover all jobs. */

export const nameOfItem = (item: ApplicationItem): string => item.candidate.user.name;

export const personOfItem = (item: ApplicationItem): DecidedPerson => ({
  applicationId: item.id,
  name: nameOfItem(item),
  stage: item.stage,
});

export const ITEM_APPLICANT: Column<ApplicationItem> = {
  header: said.applicant(),
  heading: true,
  orderKey: 'candidateName',
  cell: ({ candidate: { id, user } }) => (
    <PersonLink candidateId={id} name={user.name} avatarUrl={user.avatarUrl} />
  ),
};

export const ITEM_POSITION: Column<ApplicationItem> = {
  header: said.position(),
  fact: true,
  orderKey: 'role',
  cell: (item) => item.appliedJob.role,
};

export const ITEM_JOB_ID: Column<ApplicationItem> = {
  header: said.jobId(),
  orderKey: 'alternateJobId',
  cell: (item) => item.appliedJob.alternateJobId,
};

export const ITEM_APPLIED: Column<ApplicationItem> = {
  header: said.appliedDate(),
  orderKey: 'appliedDate',
  cell: (item) => <DateText value={item.appliedDate} />,
};

export const ITEM_CRITERIA: Column<ApplicationItem> = {
  header: said.criteria(),
  align: 'right',
  orderKey: 'criteriaMatches',
  cell: (item) => criteriaText(item.criteriaMatches),
};
