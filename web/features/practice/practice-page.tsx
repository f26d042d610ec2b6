import { Suspense, useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getPracticeQuestions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page, useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { PracticeQuestionsStep, type PracticeAnswers } from './practice-questions.tsx';
import { PracticeReport } from './practice-report.tsx';

const DeviceTestStep = lazyAtOnce(
  async () => (await import('#web/features/interviews/device-test/device-test-step.tsx')).DeviceTestStep,
);

type State =
  | { step: 'intro' }
  | { step: 'test' }
  | { step: 'questions' }
  | { step: 'report'; answers: PracticeAnswers };

/** A short interview for practice. Nothing of it is stored. */
export default function PracticePage() {
  useTitle('Practice interview');
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
          <Page
            title="Your practice"
            lead="This is how a report reads an answer. Only you see it, on this page alone: when you leave, the recording, the words and the verdicts are gone."
          >
            <PracticeReport questions={questions} answers={state.answers} />
            <Group gap="sm" mt="xl">
              <Button onClick={again}>Practise with other questions</Button>
              <Button variant="default" component={Link} to={PATHS.scheduledInterviews}>
                Leave, and delete it
              </Button>
            </Group>
          </Page>
        )
      }
    </Read>
  );
}

const POINTS: readonly { title: string; text: string }[] = [
  {
    title: 'How it goes',
    text: 'You test your camera and microphone. Then come three questions, as in an interview: one of multiple choice, one on a skill, one about you. It takes about five minutes.',
  },
  {
    title: 'What is recorded',
    text: 'Your camera and microphone, while you answer the two spoken questions. The video stays in this browser window.',
  },
  {
    title: 'What is sent',
    text: 'The sound of each answer, to be turned into words and compared with an expected answer. The server does so at once and keeps neither the sound nor the words.',
  },
  {
    title: 'Who sees it',
    text: 'You alone. No employer learns that you practised, and it changes nothing in your applications.',
  },
  {
    title: 'How long it is kept',
    text: 'Until you leave the page. Then it is deleted, and nobody can bring it back.',
  },
];

function Intro({ onNext }: { onNext: () => void }) {
  return (
    <Page
      title="Practice interview"
      lead="Try out how an interview feels and how your answers are read. It is kept for nobody and deleted when you leave."
      width="form"
    >
      <dl className={layout.pairs}>
        {POINTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Text mt="md" maw="var(--line-length)" c="dimmed">
        The questions are our own: no employer asks them. By going on you agree to being recorded as said
        here. More in the{' '}
        <Anchor component={Link} to={PATHS.policy} underline="always">
          policy
        </Anchor>
        .
      </Text>
      <StickyActions>
        <Button size="md" variant="default" component={Link} to={PATHS.scheduledInterviews}>
          Not now
        </Button>
        <Button size="md" onClick={onNext}>
          Agree and test my devices
        </Button>
      </StickyActions>
    </Page>
  );
}
