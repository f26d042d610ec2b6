import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Stack } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { type signIn, finishSignOn, getSignOn } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { whereAfterSignIn } from '#web/session/after-sign-in.ts';
import { startSession, useSession } from '#web/session/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { toast } from '#web/ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { AfterFirst } from './second-factor/after-first.tsx';
import { wantedFactorOf } from './second-factor/wanted.ts';

type Answer = InputOf<typeof finishSignOn>;

/** The provider of single sign-on sends the browser here, with its answer in the address. */
export default function SignOnPage() {
  const [query] = useSearchParams();
  const [answer] = useState(() => answerIn(query));
  if (answer === null) return <Navigate to={PATHS.login} replace />;
  return <Finish answer={answer} />;
}

function answerIn(query: URLSearchParams): Answer | null {
  const state = query.get('state');
  if (state === null) return null;
  const part = (name: 'code' | 'iss' | 'error') => {
    const value = query.get(name);
    return value === null ? {} : { [name]: value };
  };
  return { state, ...part('code'), ...part('iss'), ...part('error') };
}

function Finish({ answer }: { answer: Answer }) {
  const { role } = useSession();
  const isSent = useRef(false);
  const [isLinked, setLinked] = useState(false);
  const goIn = (login: OutputOf<typeof signIn>, remember: boolean) => {
    const { token, userRole: role, memberRole, isOperator = false } = login;
    startSession({ token, role, name: login.user.name, memberRole, isOperator }, remember);
    void whereAfterSignIn(role).then((page) => location.assign(page));
  };
  const finish = useSend(finishSignOn, {
    whenSignedOut: 'keep-page',
    refreshes: [getSignOn],
    onSuccess: ({ data, message }) => {
      if (data.login !== null) return goIn(data.login, data.remember);
      toast.success(message);
      setLinked(true);
    },
  });
  useEffect(() => {
    // The answer counts once.
    if (isSent.current) return;
    isSent.current = true;
    history.replaceState(history.state, '', PATHS.signOn);
    finish.mutate(answer);
  });
  if (isLinked) return <Navigate to={PATHS.account} replace />;
  const wanted = finish.error ? wantedFactorOf(finish.error) : null;
  if (wanted !== null) {
    return (
      <AfterFirst
        wanted={wanted}
        onSignedIn={(login) => goIn(login, false)}
        onStartAgain={() => location.assign(PATHS.login)}
      />
    );
  }
  return (
    <AccountFrame title="Single sign-on">
      {finish.error ? (
        <Stack gap="md">
          <Alert color="brick" role="alert">
            {finish.error.message}
          </Alert>
          <Button component={Link} to={role === null ? PATHS.login : PATHS.account} size="md" fullWidth>
            {role === null ? 'Back to sign in' : 'Back to your account'}
          </Button>
        </Stack>
      ) : (
        <Loading />
      )}
    </AccountFrame>
  );
}
