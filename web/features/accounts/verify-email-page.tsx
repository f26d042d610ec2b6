import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
import { PATHS, loginPath, registerPath } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { verifyEmail } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useJobWish, useSeeksJob } from '#web/session/seeks-job.ts';
import { PleaseWait } from '#web/ui/loading.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { AccountFrame } from './account-frame.tsx';

export default function VerifyEmailPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  // The person returns to the job after signing in. A link without `as` may have been mailed before an update.
  const job = useJobWish();
  const seeksJob = useSeeksJob() || job !== null;
  return token ? <Verify token={token} seeksJob={seeksJob} /> : <Navigate to={PATHS.register} replace />;
}

function Verify({ token, seeksJob }: { token: string; seeksJob: boolean }) {
  // A link works only once, so the call is never repeated.
  const { isPending, error, data } = useRead(verifyEmail, { token }, { staleTime: Number.POSITIVE_INFINITY });
  if (isPending) {
    return (
      <AccountFrame title={said.activating()}>
        <PleaseWait />
      </AccountFrame>
    );
  }
  if (error) {
    return (
      <AccountFrame title={said.notActive()}>
        <Stack align="flex-start" role="alert">
          <IconMailX size={44} stroke={1.4} color="var(--brick-text)" aria-hidden />
          <Text>{error.message}</Text>
          <Text c="dimmed">{said.registerAgain()}</Text>
          <Button component={Link} to={registerPath(seeksJob ? 'candidate' : 'employer')}>
            {said.goToSignup()}
          </Button>
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={said.welcome()}>
      <Stack align="flex-start" role="status">
        <IconCircleCheck size={44} stroke={1.4} color="var(--moss-text)" aria-hidden />
        <Text>{outcomes.emailVerified()}</Text>
        <Text>
          {said.registered({ name: data.name, role: data.role, when: formatDateTime(data.registeredAt) })}
        </Text>
        <Button component={Link} to={loginPath(data.role)}>
          {said.goToLogin()}
        </Button>
        <Text c="dimmed" size="sm">
          {said.notYourRegistration()}
        </Text>
      </Stack>
    </AccountFrame>
  );
}
