import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/interview.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getApplicationDetailsCandidate } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { RequestButton } from '#web/features/applications/requests/request-button.tsx';
import {
  STORED,
  isInterviewLeft,
  readCompletedInterviews,
  readStored,
  removeStored,
} from '#web/session/storage.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import { useStepFocus } from '#web/ui/focus.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { InstructionsStep } from './steps/instructions-step.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { holdInterview } from './proctoring/one-tab.ts';
import { waitInBrowser, type ConnectionProblem, type RetryPolicy } from './connection/retry-policy.ts';
import { ContinueHere } from './handover/continue-here.tsx';
import { localName, type Attempt } from './interview/attempt.ts';
import { needsOf, type Rules } from './interview/rules.ts';
import { noteReload, readInterviewStatus } from './local-copy/interview-status.ts';
import type { Terms } from './steps/texts.ts';
import classes from './start-interview-page.module.css';

// Recording and uploading are the larger part. They load while the instructions are read.
const loadInterview = () => import('./steps/interview-step.tsx');
const InterviewStep = lazy(async () => ({ default: (await loadInterview()).InterviewStep }));
const loadDeviceTest = () => import('./device-test/device-test-step.tsx');
const DeviceTestStep = lazy(async () => ({ default: (await loadDeviceTest()).DeviceTestStep }));
const RecoverStep = lazy(async () => ({ default: (await import('./steps/recover-step.tsx')).RecoverStep }));

type Application = OutputOf<typeof getApplicationDetailsCandidate>;

/** Instructions, device test, interview: the spec's three steps, and anything that prevents them. */
export default function StartInterviewPage() {
  useTitle(said.interview());
  const applicationId = useApplicationId();
  if (applicationId === null) {
    return (
      <Empty
        text={said.openFromList()}
        next={
          <Button component={Link} to={PATHS.scheduledInterviews}>
            {said.scheduledInterviews()}
          </Button>
        }
      />
    );
  }
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <Entrance key={applicationId} applicationId={applicationId} />
    </Suspense>
  );
}

type Way =
  | { name: 'looking' }
  | { name: 'interrupted'; attempt: Attempt }
  | { name: 'goes-on'; attempt: Attempt; rules: Rules; takesOver: number | null }
  | { name: 'elsewhere'; attempt: Attempt; rules: Rules; elsewhere: OpenElsewhere }
  | { name: 'open'; attempt: Attempt; terms: Terms }
  | { name: 'too-early' }
  /** A message that prevents the interview. */
  | { name: 'notice'; text: Said; leadsTo: string; isProblem: boolean };

const notice = (text: Said, leadsTo: string, isProblem = false): Way => ({
  name: 'notice',
  text,
  leadsTo,
  isProblem,
});
const RELOADED = notice(said.submittedByReload, PATHS.home, true);

/** Finds out whether the interview was submitted, or begun and cut off, here or elsewhere. */
function Entrance({ applicationId }: { applicationId: string }) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>({ name: 'looking' });
  const [looks, setLooks] = useState(0);
  const [connectionProblem, setConnectionProblem] = useState<ConnectionProblem | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const retryPolicy: RetryPolicy = {
      onConnectionProblem: setConnectionProblem,
      wait: waitInBrowser,
      signal,
    };
    void findWayIn(applicationId, retryPolicy)
      .catch((failure: unknown): Way => {
        if (failure instanceof ApiError && failure.code === 'interview.too-early')
          return { name: 'too-early' };
        const message = failure instanceof Error ? failure.message : TEXTS.somethingWentWrong;
        return notice(message, PATHS.scheduledInterviews, true);
      })
      .then((found) => {
        if (!signal.aborted) setWay(found);
      });
    return () => controller.abort();
  }, [applicationId, looks]);
  const recovered = useCallback(() => setWay(RELOADED), []);
  const lookAgain = useCallback(() => {
    setWay({ name: 'looking' });
    setLooks((count) => count + 1);
  }, []);

  switch (way.name) {
    case 'looking':
      return (
        <>
          <ConnectionNotice problem={connectionProblem} />
          <Loading shape="page" />
        </>
      );
    case 'open':
      return <Steps attempt={way.attempt} terms={way.terms} rules={way.terms.rules} onBack={lookAgain} />;
    case 'interrupted':
      return <RecoverStep attempt={way.attempt} onDone={recovered} />;
    case 'goes-on':
      return <Steps {...way} terms={null} onBack={lookAgain} />;
    case 'elsewhere': {
      const { attempt, rules, elsewhere } = way;
      return (
        <ContinueHere
          elsewhere={elsewhere}
          onYes={({ turn }) => setWay({ name: 'goes-on', attempt, rules, takesOver: turn })}
          onNo={() => void navigate(PATHS.scheduledInterviews)}
        />
      );
    }
    case 'too-early':
      return <TooEarly applicationId={applicationId} />;
    case 'notice': {
      const leave = () => {
        if (way === RELOADED)
          for (const key of [STORED.reloadModal, STORED.pageReloaded, STORED.userStartedInterview])
            removeStored(key);
        void navigate(way.leadsTo);
      };
      return <Notice text={say(way.text)} onOk={leave} problem={way.isProblem ? applicationId : undefined} />;
    }
  }
}

async function findWayIn(applicationId: string, retryPolicy: RetryPolicy): Promise<Way> {
  // The lock ends with the page's own signal. While another page holds the lock, anything answered here would be
  // answered twice.
  if (!(await holdInterview(applicationId, retryPolicy.signal)))
    return notice(said.openElsewhere, PATHS.scheduledInterviews);
  // The server is asked first, because an interview submitted here may have been repeated since.
  const found = await readInterviewStatus(applicationId, retryPolicy);
  const { attempt, rules } = found;
  if (readStored(STORED.reloadModal) === localName(attempt)) return RELOADED;
  if (found.name === 'submitted' || readCompletedInterviews().includes(localName(attempt)))
    return notice(TEXTS.interviewAlreadySubmitted, PATHS.home);
  if (found.name === 'new') return { name: 'open', attempt, terms: found };
  // Opening on another device is not a reload: it never submits.
  if (found.elsewhere) return { name: 'elsewhere', attempt, rules, elsewhere: found.elsewhere };
  // A page that didn't report that it was left has crashed or lost power. That is not a reload either.
  if (found.wasHere && isInterviewLeft(localName(attempt))) {
    if (found.proctoring === 'enforced') return { name: 'interrupted', attempt };
    await noteReload(attempt, retryPolicy).catch(() => {});
  }
  return { name: 'goes-on', attempt, rules, takesOver: null };
}

interface StepsProps {
  attempt: Attempt;
  terms: Terms | null;
  rules: Rules;
  /** The turn of another device that the person agreed to end. */
  takesOver?: number | null;
  onBack: () => void;
}

/** Without terms, the interview has already started, so it opens immediately. */
function Steps({ attempt, terms, rules, takesOver = null, onBack }: StepsProps) {
  const navigate = useNavigate();
  const { applicationId } = attempt;
  const read = useRead(getApplicationDetailsCandidate, { applicationId }, { staleTime: 0 });
  // What another page read earlier may be from before the interview was scheduled.
  const application = { ...read, data: read.isFetchedAfterMount ? read.data : undefined };
  useEffect(() => {
    // If it can't be loaded now, it is loaded again when its step begins.
    Promise.all([loadDeviceTest(), loadInterview()]).catch(() => {});
  }, []);
  const [step, setStep] = useState<1 | 2 | 3>(terms ? 1 : 3);
  useStepFocus(step);
  const go = (next: 2 | 3) => {
    setStep(next);
    window.scrollTo(0, 0);
  };
  return (
    <Read query={application} waiting={<Loading shape="page" />} empty="never">
      {(data) => {
        // Once the interview is running, no read may change the screen.
        if (step === 3 || !terms)
          return (
            <InterviewStep
              attempt={attempt}
              jobId={data.appliedJob.id}
              rules={rules}
              goesOn={!terms}
              takesOver={takesOver}
              onBack={onBack}
            />
          );
        if (data.applicationStatus === 'COMPLETED' && data.interview)
          return <Notice text={TEXTS.interviewAlreadySubmitted} onOk={() => void navigate(PATHS.home)} />;
        if (isTooEarly(data)) return <TooEarly applicationId={applicationId} />;
        const closed = whyClosed(data);
        if (closed !== null)
          return (
            <Notice
              text={closed}
              onOk={() => void navigate(PATHS.scheduledInterviews)}
              problem={applicationId}
            />
          );
        return (
          <>
            <StepsHead step={step} />
            {step === 1 ? (
              <InstructionsStep
                applicationId={applicationId}
                role={data.role}
                employer={data.employer.user.name}
                terms={terms}
                givenAgain={data.givenAgain}
                // Without camera and microphone there is nothing to test.
                onNext={() => go(needsOf(rules).microphone ? 2 : 3)}
              />
            ) : null}
            {step === 2 ? <DeviceTestStep noCamera={rules.noCamera} onProceed={() => go(3)} /> : null}
          </>
        );
      }}
    </Read>
  );
}

/** The clocks of computers differ slightly. */
const CLOCKS_DIFFER_MS = 60_000;

/** A first check, so that no one tests devices in vain. The server decides by its own clock. */
function whyClosed({ applicationStatus, interview }: Application): string | null {
  if (applicationStatus !== 'SCHEDULED' || !interview) return refusals.interviewNotScheduled();
  return Date.now() > Date.parse(interview.openUntil) + CLOCKS_DIFFER_MS
    ? refusals.interviewExpired({ days: interview.openDays })
    : null;
}

const isTooEarly = ({ applicationStatus, interview }: Application): boolean =>
  applicationStatus === 'SCHEDULED' &&
  interview !== null &&
  Date.now() < Date.parse(interview.date) - CLOCKS_DIFFER_MS;

/** Emails link here before the interview opens, so this says when it opens. */
function TooEarly({ applicationId }: { applicationId: string }) {
  const navigate = useNavigate();
  const { data } = useRead(getApplicationDetailsCandidate, { applicationId });
  const opensAt = data?.interview?.date;
  return (
    <Notice
      text={refusals.interviewTooEarly()}
      more={opensAt === undefined ? undefined : said.opensOn({ when: formatDateTime(opensAt) })}
      onOk={() => void navigate(PATHS.scheduledInterviews)}
    />
  );
}

const STEPS = [said.stepInstructions, said.stepTest, said.interview];

function StepsHead({ step }: { step: 1 | 2 | 3 }) {
  return (
    <header className={classes.head}>
      <Anchor component={Link} to={PATHS.scheduledInterviews} aria-label={said.backToScheduled()} c="inherit">
        <Wordmark height={22} />
      </Anchor>
      <ol className={`${layout.row} ${classes.steps}`} aria-label={said.steps()}>
        {STEPS.map((name, index) => (
          <li
            key={index}
            className={layout.inline}
            data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'coming'}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden className={layout.number}>
              {index + 1}
            </span>{' '}
            {name()}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** A message that prevents the interview, with a way to continue. */
function Notice({
  text,
  more,
  onOk,
  problem,
}: {
  text: string;
  more?: string | undefined;
  onOk: () => void;
  problem?: string | undefined;
}) {
  return (
    <Modal opened onClose={onOk} title={said.interview()} withCloseButton={false} closeOnClickOutside={false}>
      <Stack gap="lg">
        <Text size="lg">{text}</Text>
        {more === undefined ? null : <Text size="lg">{more}</Text>}
        <Button onClick={onOk} data-autofocus>
          {common.ok()}
        </Button>
        {problem === undefined ? null : <RequestButton applicationId={problem} asks="problem" />}
      </Stack>
    </Modal>
  );
}

const KEYS = ['ApplicationId', 'JobId', 'CandidateId'] as const;

/** The id from the address, otherwise from the navigation state. A state is moved to the address as a whole. */
function useApplicationId(): string | null {
  const { state, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const given = useMemo(() => (typeof state === 'object' && state !== null ? state : {}), [state]);
  useEffect(() => {
    const wanted = new URLSearchParams(search);
    for (const key of KEYS) {
      const value: unknown = Reflect.get(given, key);
      if (typeof value === 'string' && !wanted.has(key)) wanted.set(key, value);
    }
    if (wanted.toString() !== new URLSearchParams(search).toString())
      setQuery(wanted, { replace: true, state: given });
  }, [given, search, setQuery]);
  const inState: unknown = Reflect.get(given, 'ApplicationId');
  return query.get('ApplicationId') ?? (typeof inState === 'string' ? inState : null);
}
