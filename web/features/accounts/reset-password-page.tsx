import { useEffect } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { resetPassword, resetPasswordForm } from '#contract/auth.ts';
import { NOTICE_MS } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <ResetPassword token={token} /> : <Navigate to="/login" replace />;
}

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const checkAll = schemaResolver(resetPasswordForm, { sync: true });
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: (values) => ({
      ...(values.confirm === values.password ? {} : { confirm: TEXTS.passwordMismatch }),
      ...checkAll(values),
    }),
    validateInputOnBlur: true,
  });
  const reset = useSend(resetPassword, {
    onSuccess: ({ message }) => toast.success(message || TEXTS.passwordChanged),
    onError: (error) => {
      // What is wrong with the password stays beside its field when the toast has gone.
      form.setErrors(fieldErrors(error));
      toast.danger(error.httpStatus === 0 ? TEXTS.resetWentWrong : error.message);
    },
  });
  useEffect(() => {
    if (!reset.isSuccess) return undefined;
    const timer = setTimeout(() => void navigate('/login'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, navigate]);

  return (
    <AccountFrame title={TEXTS.chooseNewPassword} lead={TEXTS.passwordHint}>
      <form noValidate onSubmit={form.onSubmit((values) => reset.mutate({ ...values, token }))}>
        <Stack gap="md">
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            toggleLabel="Show new password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            toggleLabel="Show confirmed password"
            {...form.getInputProps('confirm')}
          />
          <Button type="submit" size="md" fullWidth loading={reset.isPending} disabled={reset.isSuccess}>
            Reset Password
          </Button>
          {reset.isSuccess ? <Text role="status">You are taken to the login in a moment.</Text> : null}
        </Stack>
      </form>
    </AccountFrame>
  );
}
