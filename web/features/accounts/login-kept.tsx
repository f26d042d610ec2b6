import { useEffect, useRef, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { askHereForLogin } from '#web/session/session.ts';
import { SignInAgain } from './sign-in-again.ts';

interface LoginKeptProps {
  /** Whether the page holds anything that leaving for the sign-in page would lose. */
  isUnsent: boolean;
  text: string;
}

/** If the login ends, the person signs in again here, and the interrupted request is sent again. */
export function LoginKept({ isUnsent, text }: LoginKeptProps) {
  const [isAsked, setIsAsked] = useState(false);
  const answer = useRef<(isSignedIn: boolean) => void>(() => {});
  const settle = (isSignedIn: boolean) => {
    setIsAsked(false);
    answer.current(isSignedIn);
  };
  useEffect(() => {
    if (!isUnsent) return undefined;
    return askHereForLogin(() => {
      setIsAsked(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
  }, [isUnsent]);
  useEffect(() => () => answer.current(false), []);
  return (
    <SignInAgain
      opened={isAsked}
      text={text}
      other={{ label: common.leave(), onSelect: () => settle(false) }}
      onSignedIn={() => settle(true)}
    />
  );
}
