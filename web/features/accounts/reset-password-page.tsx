import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { NOTICE_MS, PASSWORD_MIN, PASSWORD_MAX, PASSWORD_SPECIALS } from '#contract/shared/limits.ts';
import { PATHS, loginPath } from '#contract/shared/paths.ts';
import * as common from '#contract/messages/en/common.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { resetPassword } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { useSeeksJob } from '#web/session/seeks-job.ts';
import { toast } from '#web/ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <ResetPassword token={token} /> : <Navigate to={PATHS.login} replace />;
}

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const login = loginPath(useSeeksJob() ? 'candidate' : 'employer');
  const reset = useSend(resetPassword, {
    onSuccess: ({ message }) => toast.success(message || TEXTS.passwordChanged),
  });
  useEffect(() => {
    if (!reset.isSuccess) return undefined;
    const timer = setTimeout(() => void navigate(login), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, navigate, login]);

  return (
    <AccountFrame
      title={common.chooseNewPassword()}
      lead={rules.passwordHint({ min: PASSWORD_MIN, max: PASSWORD_MAX, specials: PASSWORD_SPECIALS })}
    >
      <NewPasswordForm
        rules="resetPassword"
        saysRule={false}
        told="toast"
        sentenceOf={(error) => (error.httpStatus === 0 ? TEXTS.resetWentWrong : error.message)}
        send={({ password, confirm }, then) => reset.mutate({ password, confirm, token }, then)}
        isBusy={reset.isPending}
        button="Reset Password"
        done={reset.isSuccess ? 'You are taken to the login in a moment.' : null}
      />
    </AccountFrame>
  );
}
