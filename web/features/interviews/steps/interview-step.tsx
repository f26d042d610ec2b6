import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Alert, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { useBlocker, useNavigate } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/interview.ts';
import * as sending from '#contract/messages/en/interview-sending.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { RequestButton } from '#web/features/applications/requests/request-button.tsx';
import { RingMark } from '#web/ui/mark.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { useSession } from '#web/session/session.ts';
import { TroubleAlert } from '../device-test/trouble-alert.tsx';
import { ChoiceQuestion } from '../questions/choice-question.tsx';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { ContinueHere } from '../handover/continue-here.tsx';
import { HandedOver } from '../handover/handed-over.tsx';
import type { Attempt } from '../interview/attempt.ts';
import { isRunning } from '../interview/machine.ts';
import type { Event } from '../interview/types.ts';
import type { Rules } from '../interview/rules.ts';
import { useAwakeScreen } from '../proctoring/awake.ts';
import { ProctoringModals } from '../proctoring/proctoring-modals.tsx';
import { QuestionBubbles } from '../questions/question-bubbles.tsx';
import { ReceiptList } from '../submission/receipt.tsx';
import { createRunner } from '../runner/runner.ts';
import type { View } from '../runner/view.ts';
import { Break, LookingAtAnswers, OfferedFollowUp } from '../questions/between-questions.tsx';
import { SpokenQuestion } from '../questions/spoken-question.tsx';
import { WrittenQuestion } from '../questions/written-question.tsx';
import { SubmissionPanel } from '../submission/submission-panel.tsx';
import { Help } from './help.tsx';
import { useSubmission } from '../submission/use-submission.ts';
import classes from './interview.module.css';

export interface InterviewStepProps {
  attempt: Attempt;
  jobId: string;
  rules: Rules;
  /** Whether it was begun earlier, on a page that is gone. */
  goesOn: boolean;
  /** The turn of another device that the person agreed to end. */
  takesOver?: number | null;
  /** Continues here after another device had taken over. */
  onBack: () => void;
}

/** Step 3: the interview itself, from the greeting to the receipt. */
export function InterviewStep(props: InterviewStepProps) {
  const { attempt, jobId, rules, goesOn, takesOver = null, onBack } = props;
  const [runner] = useState(() => createRunner(attempt, jobId, rules));
  useEffect(() => {
    const stop = runner.run();
    // The person has just agreed to continue here.
    if (takesOver !== null) runner.takeOver(takesOver);
    return stop;
  }, [runner, takesOver]);
  const view = useSyncExternalStore(runner.subscribe, runner.view);
  const { interview, submission } = view;
  useTitle(said.windowTitle({ stage: stageTitle(interview) }));
  const { dispatch } = runner;
  const onDone = useCallback(() => dispatch({ type: 'submitted' }), [dispatch]);
  const controls = useSubmission(submission, runner.retryPolicy, onDone);
  const isDone = controls.state?.name === 'done';
  const navigate = useNavigate();
  useGuard(view, dispatch);
  // After the last control, Tab leads to the first one and not to the browser's bar, which would take the focus off the
  // page.
  const page = useFocusTrap(isRunning(interview) && !view.handedOver);
  useAwakeScreen(!['ready', 'submitted'].includes(interview.stage.name) && !view.handedOver);
  if (view.handedOver)
    return (
      <div className={classes.interview}>
        <HandedOver handedOver={view.handedOver} onBack={onBack} />
      </div>
    );
  return (
    <div
      ref={page}
      className={classes.interview}
      data-running={isRunning(interview) || interview.stage.name === 'finished'}
    >
      <ConnectionNotice
        problem={view.connectionProblem}
        message={view.connectionMessage}
        storageFull={view.storageFull}
        isRunning={isRunning(interview)}
      />
      <VisuallyHidden aria-live="polite">{view.announced}</VisuallyHidden>
      {interview.stage.name === 'submitting' || interview.stage.name === 'submitted' ? (
        <SubmissionPanel title={isDone ? sending.thanks() : sending.submitting()} controls={controls} />
      ) : (
        <div className={classes.stage}>
          {isRunning(interview) ? (
            <Help
              stream={view.stream}
              trouble={interview.pause ? null : view.trouble}
              proctoring={interview.proctoring}
              rules={interview.rules}
              onChoose={runner.changeDevice}
            />
          ) : null}
          <Stage view={view} dispatch={dispatch} goesOn={goesOn} />
          <div>
            <RequestButton applicationId={attempt.applicationId} asks="problem" variant="subtle" px={0} />
          </div>
        </div>
      )}
      <ContinueHere
        elsewhere={view.elsewhere}
        onYes={({ turn }) => runner.takeOver(turn)}
        onNo={runner.stayElsewhere}
      />
      <ProctoringModals pause={interview.pause} trouble={view.trouble} dispatch={dispatch} />
      <Modal
        opened={isDone}
        onClose={() => void navigate(PATHS.scheduledInterviews)}
        title={TEXTS.interviewSubmitted}
        description={sending.reportComes()}
        withCloseButton={false}
        closeOnClickOutside={false}
      >
        {controls.state?.name === 'done' ? (
          <Stack gap="lg">
            <ReceiptList receipt={controls.state.receipt} />
            <Button onClick={() => void navigate(PATHS.scheduledInterviews)} data-autofocus>
              {common.ok()}
            </Button>
            {submission?.cause === 'finished' ? null : (
              <RequestButton applicationId={attempt.applicationId} asks="problem" />
            )}
          </Stack>
        ) : null}
      </Modal>
    </div>
  );
}

/** The stage as shown in the window's title. */
function stageTitle({ stage, index, questions }: View['interview']): string {
  switch (stage.name) {
    case 'ready':
    case 'opening':
      return said.welcome();
    case 'resting':
      return said.breakStage();
    case 'looking':
      return said.looking();
    case 'finished':
      return sending.previewStage();
    case 'submitting':
      return sending.submittingStage();
    case 'submitted':
      return sending.submittedStage();
    default:
      return said.questionOf({ number: index + 1, all: questions.length });
  }
}

interface StageProps {
  view: View;
  dispatch: (event: Event) => void;
  goesOn: boolean;
}

function Stage({ view, dispatch, goesOn }: StageProps) {
  const { interview } = view;
  const { stage, questions, index } = interview;
  if (stage.name === 'ready' || stage.name === 'opening') {
    return <Greeting view={view} onStart={() => dispatch({ type: 'start' })} goesOn={goesOn} />;
  }
  if (stage.name === 'finished') return <Preview view={view} onSubmit={() => dispatch({ type: 'submit' })} />;
  if (stage.name === 'looking') return <LookingAtAnswers dispatch={dispatch} />;
  const question = questions[index];
  if (!question) return null;
  if (stage.name === 'offered')
    return <OfferedFollowUp interview={interview} question={question} dispatch={dispatch} />;
  if (stage.name === 'resting') return <Break index={index} dispatch={dispatch} />;
  return (
    <>
      <QuestionBubbles questions={questions} index={index} />
      {view.refusal ? <Alert color="amber">{view.refusal}</Alert> : null}
      {question.kind === 'mcq' ? (
        <ChoiceQuestion interview={interview} question={question} dispatch={dispatch} />
      ) : interview.rules.inWriting ? (
        <WrittenQuestion view={view} question={question} dispatch={dispatch} />
      ) : (
        <SpokenQuestion view={view} question={question} dispatch={dispatch} />
      )}
    </>
  );
}

function Greeting({ view, onStart, goesOn }: { view: View; onStart: () => void; goesOn: boolean }) {
  const { name } = useSession();
  return (
    <Stack gap="lg" justify="center" maw={640} mih="62vh">
      <RingMark size={56} />
      <Title order={1} fz="clamp(1.875rem, 1.4rem + 2vw, 2.5rem)">
        {(goesOn ? said.welcomeBackName : said.welcomeName)({ name: name ?? '' })}
      </Title>
      {view.trouble ? <TroubleAlert trouble={view.trouble} /> : null}
      {view.refusal ? (
        <Alert color="brick" role="alert">
          {view.refusal}
        </Alert>
      ) : null}
      <Text size="lg">{goesOn ? said.goOnText() : said.startText()}</Text>
      <div>
        <Button size="lg" onClick={onStart} loading={view.interview.stage.name === 'opening'}>
          {goesOn ? said.goOn() : said.start()}
        </Button>
      </div>
    </Stack>
  );
}

function Preview({ view, onSubmit }: { view: View; onSubmit: () => void }) {
  const { videos } = view;
  const urls = useMemo(() => videos.map((video) => URL.createObjectURL(video)), [videos]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return (
    <>
      <Title order={1} fz="clamp(1.875rem, 1.4rem + 2vw, 2.5rem)">
        {sending.lastQuestion()}
      </Title>
      {urls.length > 0 ? (
        <section aria-labelledby="preview-title">
          <Title order={2} size="h3" id="preview-title" mb="sm">
            {sending.previewVideo()}
          </Title>
          <Stack gap="md">
            {urls.map((url, index) => (
              <VideoPlayer
                key={url}
                src={url}
                label={urls.length > 1 ? sending.recordingPart({ part: index + 1 }) : sending.recordingOf()}
              />
            ))}
          </Stack>
        </section>
      ) : null}
      <Text>{sending.previewText()}</Text>
      <StickyActions>
        <Button size="md" onClick={onSubmit}>
          {sending.submit()}
        </Button>
      </StickyActions>
    </>
  );
}

/**
 * Going to another page of this site counts as leaving too: it pauses the interview, and the pause dialog offers to
 * continue.
 */
function useGuard({ interview, handedOver }: View, dispatch: (event: Event) => void): void {
  const isTaking = !['ready', 'opening', 'submitted'].includes(interview.stage.name);
  const blocker = useBlocker(isTaking && handedOver === null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    dispatch({ type: 'leaving', now: performance.now() });
    blocker.reset();
  }, [blocker, dispatch]);
}
