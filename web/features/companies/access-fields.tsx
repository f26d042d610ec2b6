import { Checkbox, MultiSelect, Radio, Stack } from '@mantine/core';
import { LIST_LIMITS } from '#contract/list-limits.ts';
import { MEMBER_ROLES, MEMBER_ROLE_WORDS, type MemberRole } from '#contract/member-roles.ts';
import { getPostedJobs } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { ListFull } from '#web/ui/list-full.tsx';

/** As many as one page of the list has. */
const JOBS_OFFERED = 100;

/** What a member may do, while it is chosen. */
export interface AccessValues {
  memberRole: MemberRole;
  jobIds: string[];
  seesContacts: boolean;
}

export interface AccessFieldsProps {
  values: AccessValues;
  onChange: (values: AccessValues) => void;
  /** Jobs that are chosen already, also those that are not posted any more. */
  chosen?: readonly { jobId: string; role: string; alternateJobId: string }[];
}

/** The role, and for a reviewer the jobs and whether contact data are shown. */
export function AccessFields({ values, onChange, chosen = [] }: AccessFieldsProps) {
  const isReviewer = values.memberRole === 'reviewer';
  const posted = useRead(getPostedJobs, { status: 'all', limit: JOBS_OFFERED }, { enabled: isReviewer });
  const names = new Map(chosen.map((job) => [job.jobId, `${job.role} (${job.alternateJobId})`]));
  for (const job of posted.data?.jobs ?? []) names.set(job.id, `${job.role} (${job.alternateJobId})`);
  return (
    <Stack gap="md">
      <Radio.Group
        label="Role"
        value={values.memberRole}
        onChange={(value) => {
          const memberRole = MEMBER_ROLES.find((role) => role === value);
          if (memberRole !== undefined) onChange({ ...values, memberRole });
        }}
      >
        <Stack gap="sm" mt="xs">
          {MEMBER_ROLES.map((role) => (
            <Radio
              key={role}
              value={role}
              size="md"
              label={MEMBER_ROLE_WORDS[role].title}
              description={MEMBER_ROLE_WORDS[role].text}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isReviewer ? (
        <>
          <MultiSelect
            label="Jobs"
            description="The reviewer sees the applicants and reports of these jobs alone."
            placeholder={values.jobIds.length === 0 ? 'Choose jobs' : ''}
            data={[...names].map(([value, label]) => ({ value, label }))}
            value={values.jobIds}
            onChange={(jobIds) => onChange({ ...values, jobIds })}
            maxValues={LIST_LIMITS.reviewerJobs.most}
            searchable
            size="md"
          />
          <ListFull limit={LIST_LIMITS.reviewerJobs} count={values.jobIds.length} />
          <Checkbox
            label="Shows contact data"
            description="E-mail address, phone number, address, resume and cover letter of the applicants."
            checked={values.seesContacts}
            onChange={(event) => onChange({ ...values, seesContacts: event.currentTarget.checked })}
            size="md"
          />
        </>
      ) : null}
    </Stack>
  );
}
