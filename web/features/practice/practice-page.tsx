import { Suspense, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/practice.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getPracticeQuestions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page, useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { PracticeQuestionsStep, type PracticeAnswers } from './practice-questions.tsx';

const DeviceTestStep = lazyAtOnce(
  async () => (await import('#web/features/interviews/device-test/device-test-step.tsx')).DeviceTestStep,
);
const PracticeReport = lazyAtOnce(async () => (await import('./practice-report.tsx')).PracticeReport);

type State =
  | { step: 'intro' }
  | { step: 'test' }
  | { step: 'questions' }
  | { step: 'report'; answers: PracticeAnswers };

/** A short practice interview. Nothing from it is stored. */
export default function PracticePage() {
  useTitle(said.title());
  const [state, setState] = useState<State>({ step: 'intro' });
  const [round, setRound] = useState(0);
  const query = useRead(getPracticeQuestions, { round }, { staleTime: Infinity });
  const go = (next: State) => {
    setState(next);
    window.scrollTo(0, 0);
  };
  const again = () => {
    setRound(round + 1);
    go({ step: 'questions' });
  };
  if (state.step === 'intro') return <Intro onNext={() => go({ step: 'test' })} />;
  if (state.step === 'test')
    return (
      <Suspense fallback={<Loading shape="page" />}>
        <DeviceTestStep onProceed={() => go({ step: 'questions' })} />
      </Suspense>
    );
  return (
    <Read query={query} waiting={<Loading shape="page" />} empty="never">
      {(questions) =>
        state.step === 'questions' ? (
          <PracticeQuestionsStep
            key={round}
            questions={questions}
            onDone={(answers) => go({ step: 'report', answers })}
          />
        ) : (
          <Page title={said.reportTitle()} lead={said.reportLead()}>
            <Suspense fallback={<Loading />}>
              <PracticeReport questions={questions} answers={state.answers} />
            </Suspense>
            <Group gap="sm" mt="xl">
              <Button onClick={again}>{said.again()}</Button>
              <Button variant="default" component={Link} to={PATHS.scheduledInterviews}>
                {said.leave()}
              </Button>
            </Group>
          </Page>
        )
      }
    </Read>
  );
}

const POINTS = [
  { title: said.howItGoes, text: said.howItGoesText },
  { title: said.recorded, text: said.recordedText },
  { title: said.sent, text: said.sentText },
  { title: said.seenBy, text: said.seenByText },
  { title: said.keptFor, text: said.keptForText },
];

function Intro({ onNext }: { onNext: () => void }) {
  return (
    <Page title={said.title()} lead={said.lead()} width="form">
      <dl className={layout.pairs}>
        {POINTS.map(({ title, text }) => (
          <div key={title()}>
            <dt>{title()}</dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
      <Text mt="md" maw="var(--line-length)" c="dimmed">
        {around(said.consent, {
          policy: (
            <Anchor component={Link} to={PATHS.policy} underline="always">
              {said.policyLink()}
            </Anchor>
          ),
        })}
      </Text>
      <StickyActions>
        <Button size="md" variant="default" component={Link} to={PATHS.scheduledInterviews}>
          {said.notNow()}
        </Button>
        <Button size="md" onClick={onNext}>
          {said.agree()}
        </Button>
      </StickyActions>
    </Page>
  );
}
