import { Checkbox, MultiSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/companies.ts';
import { MEMBER_ROLES, MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { changeMember, getCompany, getMembers, getPostedJobs, inviteMember } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { ListFull } from '#web/ui/list-full.tsx';
import { toast } from '#web/ui/toast.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import type { Member } from './member-row.tsx';

/** The size of one page of the list. */
const JOBS_OFFERED = 100;

const useMemberForm = (member: Member | null) =>
  useForm({
    initialValues: {
      email: member?.email ?? '',
      memberRole: member?.memberRole ?? 'recruiter',
      jobIds: member?.jobs.map(({ jobId }) => jobId) ?? [],
      seesContacts: member?.memberRole === 'reviewer' && member.seesContacts,
    },
    transformValues: ({ email, ...access }) => ({ email: email.trim(), ...access }),
    validate: (values) => check('inviteMember', { ...values, email: values.email.trim() }),
  });

/** Invites someone by email address and role. With `member`, changes what that member may do. */
export default function MemberForm({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const form = useMemberForm(member);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const sending = {
    refreshes: [getMembers, getCompany],
    onSuccess: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
    onError: (error: ApiError) => shell.refused(error),
  };
  const invite = useSend(inviteMember, sending);
  const change = useSend(changeMember, sending);
  const isBusy = invite.isPending || change.isPending;
  return (
    <Form
      shell={shell}
      label={member === null ? said.inviteMember() : said.mayDo({ name: member.name })}
      isBusy={isBusy}
      onSubmit={form.onSubmit(({ email, ...access }) => {
        if (member === null) invite.mutate({ email, ...access });
        else change.mutate({ memberId: member.memberId, ...access });
      }, shell.invalid)}
    >
      <Stack gap="md">
        <FormNotice shell={shell} />
        {member === null ? (
          <TextInput
            label={said.email()}
            type="email"
            size="md"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('email')}
          />
        ) : null}
        <Radio.Group label={said.role()} {...form.getInputProps('memberRole')}>
          <Stack gap="sm" mt="xs">
            {MEMBER_ROLES.map((role) => (
              <Radio
                key={role}
                value={role}
                size="md"
                label={MEMBER_ROLE_WORDS[role].title()}
                description={MEMBER_ROLE_WORDS[role].text()}
              />
            ))}
          </Stack>
        </Radio.Group>
        {form.values.memberRole === 'reviewer' ? (
          <ReviewerFields form={form} chosen={member?.jobs ?? []} />
        ) : null}
        <DialogButtons
          onCancel={onClose}
          label={member === null ? said.sendInvitation() : said.save()}
          busy={isBusy}
        />
      </Stack>
    </Form>
  );
}

interface ReviewerFieldsProps {
  form: ReturnType<typeof useMemberForm>;
  /** Jobs already selected, including ones no longer posted. */
  chosen: Member['jobs'];
}

/** The jobs of a reviewer, and whether the reviewer sees contact data. */
function ReviewerFields({ form, chosen }: ReviewerFieldsProps) {
  const posted = useRead(getPostedJobs, { status: 'all', limit: JOBS_OFFERED });
  const names = new Map(chosen.map((job) => [job.jobId, `${job.role} (${job.alternateJobId})`]));
  for (const job of posted.data?.jobs ?? []) names.set(job.id, `${job.role} (${job.alternateJobId})`);
  const { jobIds } = form.values;
  return (
    <>
      <MultiSelect
        label={said.jobs()}
        description={said.jobsHint()}
        placeholder={jobIds.length === 0 ? said.chooseJobs() : ''}
        data={[...names].map(([value, label]) => ({ value, label }))}
        maxValues={LIST_LIMITS.reviewerJobs.most}
        searchable
        size="md"
        {...form.getInputProps('jobIds')}
      />
      <ListFull limit={LIST_LIMITS.reviewerJobs} count={jobIds.length} />
      <Checkbox
        label={said.seesContacts()}
        description={said.seesContactsHint()}
        size="md"
        {...form.getInputProps('seesContacts', { type: 'checkbox' })}
      />
    </>
  );
}
