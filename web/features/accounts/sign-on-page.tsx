import { useEffect, useRef, useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/sign-on.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { finishSignOn, getSignOn } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf } from '#web/api/types.ts';
import { enter } from '#web/session/after-sign-in.ts';
import { useSession } from '#web/session/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { toast } from '#web/ui/toast.ts';
import { Problem } from './problem.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AfterFirst } from './second-factor/after-first.tsx';
import { wantedFactorOf } from './second-factor/wanted.ts';

type ProviderReply = InputOf<typeof finishSignOn>;

/** The single sign-on provider sends the browser here, with its response in the address. */
export default function SignOnPage() {
  const [query] = useSearchParams();
  const [answer] = useState(() => answerIn(query));
  if (answer === null) return <Navigate to={PATHS.login} replace />;
  return <Finish answer={answer} />;
}

function answerIn(query: URLSearchParams): ProviderReply | null {
  const state = query.get('state');
  if (state === null) return null;
  const part = (name: 'code' | 'iss' | 'error') => {
    const value = query.get(name);
    return value === null ? {} : { [name]: value };
  };
  return { state, ...part('code'), ...part('iss'), ...part('error') };
}

function Finish({ answer }: { answer: ProviderReply }) {
  const { role } = useSession();
  const isSent = useRef(false);
  const [isLinked, setLinked] = useState(false);
  const finish = useSend(finishSignOn, {
    whenSignedOut: 'keep-page',
    refreshes: [getSignOn],
    onSuccess: ({ data, message }) => {
      if (data.login !== null) return enter(data.login, data.remember);
      toast.success(message);
      setLinked(true);
    },
  });
  useEffect(() => {
    // The response works only once.
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
        onSignedIn={(login) => enter(login, false)}
        onStartAgain={() => location.assign(PATHS.login)}
      />
    );
  }
  return (
    <AccountFrame title={said.title()}>
      {finish.error ? (
        <Stack gap="md">
          <Problem text={finish.error.message} />
          <Button component={Link} to={role === null ? PATHS.login : PATHS.account} size="md" fullWidth>
            {role === null ? said.backToSignIn() : said.backToAccount()}
          </Button>
        </Stack>
      ) : (
        <Loading />
      )}
    </AccountFrame>
  );
}
