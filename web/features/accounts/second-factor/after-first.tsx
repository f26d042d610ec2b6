import { lazy, Suspense } from 'react';
import * as said from '#contract/messages/en/second-factor.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { signIn } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { WantedFactor } from './wanted.ts';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));
const Enrolment = lazy(async () => ({ default: (await import('./enrolment.tsx')).Enrolment }));

export interface AfterFirstProps {
  wanted: WantedFactor;
  onSignedIn: (login: OutputOf<typeof signIn>) => void;
  onStartAgain: () => void;
}

/** The page after the first factor: asks for the second factor, or sets one up. */
export function AfterFirst({ wanted, ...rest }: AfterFirstProps) {
  const isSetUp = wanted.secondFactor.length > 0;
  return (
    <AccountFrame
      title={isSetUp ? said.isItYou() : said.title()}
      lead={isSetUp ? refusals.secondFactorNeeded() : refusals.secondFactorToSetUp()}
    >
      <Suspense fallback={<Loading />}>
        {isSetUp ? <SecondStep wanted={wanted} {...rest} /> : <Enrolment ticket={wanted.ticket} {...rest} />}
      </Suspense>
    </AccountFrame>
  );
}
