import { useCallback, useEffect, useMemo, useState } from 'react';
import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import { getApplicationDetailsCandidate } from '#contract/interview.ts';
import { INTERVIEW_EXPIRY_MS } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { useRead } from '#web/api/hooks.ts';
import { STORED, readCompletedInterviews, readStored, removeStored } from '#web/session/storage.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { DeviceTestStep } from './device-test/device-test-step.tsx';
import { InstructionsStep } from './interview/instructions-step.tsx';
import { InterviewStep } from './interview/interview-step.tsx';
import { wasInterrupted } from './interview/recover.ts';
import { RecoverStep } from './interview/recover-step.tsx';
import { RELOAD_TEXT } from './interview/texts.ts';
import classes from './start-interview-page.module.css';

type Application = OutputOf<typeof getApplicationDetailsCandidate>;

/** Instructions, device test, interview: what the spec calls the three steps, and what may stand in their way. */
export default function StartInterviewPage() {
  useTitle('Interview');
  const applicationId = useApplicationId();
  if (applicationId === null) {
    return (
      <Empty
        text="Please open an interview from your list of scheduled interviews."
        next={
          <Button component={Link} to="/scheduled-interviews">
            Scheduled interviews
          </Button>
        }
      />
    );
  }
  return <Entrance key={applicationId} applicationId={applicationId} />;
}

type Way = 'looking' | 'reloaded' | 'interrupted' | 'submitted' | 'open';

/** Finds out whether this browser has submitted the interview, or was interrupted in it. */
function Entrance({ applicationId }: { applicationId: string }) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('looking');
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<Way> => {
      if (readStored(STORED.reloadModal) === applicationId) return 'reloaded';
      if (readCompletedInterviews().includes(applicationId)) return 'submitted';
      // A browser that keeps nothing cannot have been interrupted in anything it kept.
      return (await wasInterrupted(applicationId).catch(() => false)) ? 'interrupted' : 'open';
    };
    void look().then((found) => isCurrent && setWay(found));
    return () => {
      isCurrent = false;
    };
  }, [applicationId]);
  const recovered = useCallback(() => setWay('reloaded'), []);

  switch (way) {
    case 'looking':
      return <Loading shape="page" />;
    case 'submitted':
      return <Notice text={TEXTS.interviewAlreadySubmitted} onOk={() => void navigate('/')} />;
    case 'reloaded':
      return (
        <Notice
          text={RELOAD_TEXT}
          onOk={() => {
            for (const key of [STORED.reloadModal, STORED.pageReloaded, STORED.userStartedInterview])
              removeStored(key);
            void navigate('/');
          }}
        />
      );
    case 'interrupted':
      return <RecoverStep applicationId={applicationId} onDone={recovered} />;
    case 'open':
      return <Steps applicationId={applicationId} />;
  }
}

function Steps({ applicationId }: { applicationId: string }) {
  const navigate = useNavigate();
  const read = useRead(getApplicationDetailsCandidate, { applicationId }, { staleTime: 0 });
  // What another page read earlier may be from before the interview was scheduled.
  const application = { ...read, data: read.isFetchedAfterMount ? read.data : undefined };
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const go = (next: 2 | 3) => {
    setStep(next);
    window.scrollTo(0, 0);
  };
  return (
    <Read query={application} waiting={<Loading shape="page" />} empty="never">
      {(data) => {
        // Once it runs, nothing that is read changes what is on the screen.
        if (step === 3) return <InterviewStep applicationId={applicationId} jobId={data.jobId._id} />;
        if (data.applicationStatus === 'COMPLETED')
          return <Notice text={TEXTS.interviewAlreadySubmitted} onOk={() => void navigate('/')} />;
        const closed = whyClosed(data);
        if (closed !== null)
          return <Notice text={closed} onOk={() => void navigate('/scheduled-interviews')} />;
        return (
          <>
            <StepsHead step={step} />
            {step === 1 ? (
              <InstructionsStep
                role={data.role}
                employer={data.employerId.userId.name}
                onNext={() => go(2)}
              />
            ) : null}
            {step === 2 ? <DeviceTestStep onProceed={() => go(3)} /> : null}
          </>
        );
      }}
    </Read>
  );
}

/** A first look, so that nobody tests devices in vain; the server decides by its own clock. */
function whyClosed({ applicationStatus, interviewScheduleId }: Application): string | null {
  if (applicationStatus !== 'SCHEDULED' || !interviewScheduleId) return TEXTS.interviewNotScheduled;
  const since = Date.now() - Date.parse(interviewScheduleId.date);
  // Clocks of machines differ by a little.
  if (since < -60_000) return TEXTS.interviewTooEarly;
  return since > INTERVIEW_EXPIRY_MS + 60_000 ? TEXTS.interviewExpired : null;
}

const STEPS = ['Instructions', 'Test', 'Interview'];

function StepsHead({ step }: { step: 1 | 2 | 3 }) {
  return (
    <header className={classes.head}>
      <Anchor
        component={Link}
        to="/scheduled-interviews"
        aria-label="Back to scheduled interviews"
        c="inherit"
      >
        <Wordmark height={22} />
      </Anchor>
      <ol className={classes.steps} aria-label="Steps">
        {STEPS.map((name, index) => (
          <li
            key={name}
            data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'coming'}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden>{index + 1}</span> {name}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** A sentence that stands in the way, and the way round it. */
function Notice({ text, onOk }: { text: string; onOk: () => void }) {
  return (
    <Modal opened onClose={onOk} title="Interview" withCloseButton={false} closeOnClickOutside={false}>
      <Stack gap="lg">
        <Text size="lg">{text}</Text>
        <Button onClick={onOk} data-autofocus>
          OK
        </Button>
      </Stack>
    </Modal>
  );
}

const KEYS = ['ApplicationId', 'JobId', 'CandidateId'] as const;

/** The id from the address, else from navigation state; what came in the state goes into the address, all at once. */
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
