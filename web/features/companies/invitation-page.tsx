import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { NAME_MAX, PASSWORD_MIN, PASSWORD_MAX, PASSWORD_SPECIALS } from '#contract/shared/limits.ts';
import * as said from '#contract/messages/en/companies.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { acceptInvitation, getInvitation } from '#web/api/calls.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { checkNewPassword, NewPasswordField } from '#web/features/accounts/new-password-field.tsx';
import { PasswordField } from '#web/features/accounts/password-field.tsx';
import { logOut, useSession } from '#web/session/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';

/** The page of an emailed invitation: the person enters a name and a password and becomes a member. */
export default function InvitationPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <Invited token={token} /> : <Navigate to={PATHS.login} replace />;
}

function Invited({ token }: { token: string }) {
  const query = useRead(getInvitation, { token }, { whenSignedOut: 'keep-page' });
  // The invitation can end while the form is open: the person joins on another device, or an owner revokes it.
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const error = refusal ?? query.error;
  return (
    <AccountFrame title={said.joinTitle()}>
      {hasEnded(error) ? (
        <div role="alert">
          <Empty
            text={error.message}
            next={
              <Button component={Link} to={PATHS.login}>
                {said.toLogin()}
              </Button>
            }
          />
        </div>
      ) : (
        <Read query={query} waiting={<Loading rows={5} />} empty="never">
          {(invitation) => <JoinForm token={token} invitation={invitation} onEnd={setRefusal} />}
        </Read>
      )}
    </AccountFrame>
  );
}

const hasEnded = (error: ApiError | null): error is ApiError => error?.code === 'link.expired';

const INVITES = {
  owner: said.joinAsOwner,
  recruiter: said.joinAsRecruiter,
  reviewer: said.joinAsReviewer,
};

interface JoinFormProps {
  token: string;
  invitation: OutputOf<typeof getInvitation>;
  /** Called when the invitation has ended in the meantime. */
  onEnd: (refusal: ApiError) => void;
}

function JoinForm({ token, invitation, onEnd }: JoinFormProps) {
  const { companyName, email, memberRole } = invitation;
  const navigate = useNavigate();
  const isSignedIn = useSession().role !== null;
  const form = useForm({
    initialValues: { name: '', password: '', confirm: '' },
    validate: (values) => checkNewPassword('invitation', values, { name: values.name, email }),
    validateInputOnBlur: true,
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const join = useSend(acceptInvitation, {
    onSuccess: async () => {
      toast.success(said.youJoined({ company: companyName }));
      // Someone else may be signed in in this browser.
      if (isSignedIn) await logOut();
      await navigate(PATHS.login);
    },
    onError: (error) => (hasEnded(error) ? onEnd(error) : shell.refused(error)),
    whenSignedOut: 'keep-page',
  });
  return (
    <Form
      shell={shell}
      isBusy={join.isPending}
      onSubmit={form.onSubmit((values) => join.mutate({ ...values, token }), shell.invalid)}
    >
      <Stack gap="md">
        <p>{INVITES[memberRole]({ company: companyName, email })}</p>
        <FormNotice shell={shell} />
        <LimitedInput
          label={said.yourName()}
          autoComplete="name"
          size="md"
          limit={NAME_MAX}
          {...form.getInputProps('name')}
        />
        <NewPasswordField
          label={said.password()}
          owner={{ name: form.values.name, email }}
          description={rules.passwordHint({
            min: PASSWORD_MIN,
            max: PASSWORD_MAX,
            specials: PASSWORD_SPECIALS,
          })}
          toggleLabel={said.showPassword()}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={said.confirmPassword()}
          autoComplete="new-password"
          toggleLabel={said.showConfirmed()}
          {...form.getInputProps('confirm')}
        />
        <Button type="submit" size="md" fullWidth loading={join.isPending}>
          {said.join()}
        </Button>
      </Stack>
    </Form>
  );
}
