import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, Group, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/questions.ts';
import { ANSWER_GRADES, type AnswerGrade } from '#contract/interview/answer-grades.ts';
import {
  getAnswerToReview,
  getQuestionReview,
  getQuestionsToReview,
  giveGrade,
  undoGrade,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { VERDICT_READS } from '#web/features/feedback/reads.ts';
import { usePlayer } from '#web/features/feedback/use-player.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { takesSpace, useKeysOn, useSingleKeys } from '../review-keys.ts';
import { AnswerCard, HEARD_MS, WhoSettled, idOfAnswer, type ReviewedAnswer } from './answer-card.tsx';
import { countsInWords, stillNeededInWords } from './count-words.ts';
import { MarkBar } from './mark-bar.tsx';

const KeysHelp = lazyDialog(async () => (await import('../keys-help.tsx')).KeysHelp);

type QuestionReview = OutputOf<typeof getQuestionReview>;

/** How often to look for other members' marks. */
const WATCH_MS = 3_000;
/** How many answers are shown at first, and how many more each time. */
const SHOWN = 10;

const keysOfMarks = (): readonly { key: string; does: string }[] => [
  { key: '1', does: said.keyFull() },
  { key: '2', does: said.keyMostly() },
  { key: '3', does: said.keyPartly() },
  { key: '4', does: said.keyNone() },
  { key: 'U', does: said.keyUndo() },
  { key: said.space(), does: said.keyPlay() },
  { key: said.keyJ(), does: said.keyNext() },
  { key: said.keyK(), does: said.keyBefore() },
  { key: '?', does: said.keyHelp() },
];

interface QuestionViewProps {
  jobId: string;
  questionId: string;
  /** The answer to open first. Empty for the first that needs a person. */
  answerId: string;
}

/** One question with its key, and the answers to it: first those that need a person, then the others. */
export function QuestionView({ jobId, questionId, answerId }: QuestionViewProps) {
  const query = useRead(getQuestionReview, { jobId, questionId }, { refetchInterval: WATCH_MS });
  return (
    <Read query={query} waiting={<Loading shape="page" rows={8} />} empty="never">
      {(review) => <Answers jobId={jobId} review={review} firstId={answerId} />}
    </Read>
  );
}

function Answers({ jobId, review, firstId }: { jobId: string; review: QuestionReview; firstId: string }) {
  const { questionId, answers } = review;
  const [chosen, setChosen] = useState<{ answerId: string; isOpen: boolean } | null>(() => {
    const named = answers.find(({ answerId }) => answerId === firstId);
    const first = named ?? answers.find(({ settledBy }) => settledBy === null);
    return first ? { answerId: first.answerId, isOpen: first.settledBy === null } : null;
  });
  const [limit, setLimit] = useState(SHOWN);
  const [unfolded, setUnfolded] = useState({ settled: false, marked: false });
  // A colleague's mark must not take away an answer that someone is listening to.
  const isHeld = (answer: ReviewedAnswer) => chosen?.isOpen === true && answer.answerId === chosen.answerId;
  const open = answers.filter((answer) => answer.settledBy === null || isHeld(answer));
  const settled = answers.filter((answer) => answer.mark === null && !open.includes(answer));
  const marked = answers.filter((answer) => answer.mark !== null && !open.includes(answer));
  const current = answers.find(({ answerId }) => answerId === chosen?.answerId) ?? open[0] ?? null;
  const shown = [
    ...open.slice(0, limit),
    ...(unfolded.settled ? settled : []),
    ...(unfolded.marked ? marked : []),
  ];

  const status = useRef<HTMLParagraphElement>(null);
  const movesFocus = useRef(false);
  const currentId = current?.answerId ?? null;
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const element = currentId === null ? status.current : document.getElementById(idOfAnswer(currentId));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  });
  const show = (answer: ReviewedAnswer | undefined) => {
    movesFocus.current = true;
    setChosen(answer ? { answerId: answer.answerId, isOpen: answer.settledBy === null } : null);
  };

  const sound = useSound(jobId, questionId, currentId);
  const { mark, undo, canUndo } = useMarks(jobId, questionId, current, {
    onMarked: (next) => show(next.answers.find(({ settledBy }) => settledBy === null)),
    onUndone: (next, answerId) => show(next.answers.find((answer) => answer.answerId === answerId)),
  });
  const place = shown.findIndex(({ answerId }) => answerId === currentId);
  const step = (by: 1 | -1) => {
    const next = shown[place + by];
    if (next) show(next);
  };
  const keys = useQuestionKeys({ mark, undo, step, play: sound.toggle });

  const card = (answer: ReviewedAnswer) => (
    <AnswerCard
      key={answer.answerId}
      jobId={jobId}
      questionId={questionId}
      answer={answer}
      isCurrent={answer.answerId === currentId}
      playing={answer.answerId === currentId ? sound.place : null}
      onPlay={sound.playFrom}
      onShow={() => show(answer)}
    />
  );
  const folded = { currentId, card, onShow: show };
  return (
    <div className={layout.browser}>
      <QuestionKey review={review} status={status} />
      <div>
        {open.length === 0 ? (
          <Text mb="lg">{said.everySettled()}</Text>
        ) : (
          <section aria-label={said.needYou()}>
            {open.slice(0, limit).map(card)}
            {open.length > limit ? (
              <Button variant="default" onClick={() => setLimit(limit + SHOWN)}>
                {said.showMore()}
              </Button>
            ) : null}
          </section>
        )}
        <Folded
          {...folded}
          title={said.settled()}
          answers={settled}
          isOpen={unfolded.settled}
          onToggle={(isOpen) => setUnfolded((before) => ({ ...before, settled: isOpen }))}
        />
        <Folded
          {...folded}
          title={said.marked()}
          answers={marked}
          isOpen={unfolded.marked}
          onToggle={(isOpen) => setUnfolded((before) => ({ ...before, marked: isOpen }))}
        />
        {current ? (
          <MarkBar
            answer={current}
            isPlaying={sound.isPlaying}
            onPlay={sound.canPlay ? sound.toggle : null}
            onMark={mark}
            onUndo={canUndo ? undo : null}
            onHelp={keys.openHelp}
          />
        ) : canUndo ? (
          <Button variant="default" onClick={undo}>
            {said.undoLast()}
          </Button>
        ) : null}
      </div>
      {sound.element}
      {keys.help}
    </div>
  );
}

/** The question, what a full answer says, and the progress of the review. */
function QuestionKey({
  review,
  status,
}: {
  review: QuestionReview;
  status: RefObject<HTMLParagraphElement | null>;
}) {
  const isNarrow = useNarrow();
  return (
    <div className={layout.pane}>
      <Title order={2} mb={4} fz="1.25rem" lh={1.3}>
        {review.question}
      </Title>
      {review.skillName === null ? null : (
        <Text c="dimmed" fz="sm">
          {review.skillName}
        </Text>
      )}
      <details open={!isNarrow}>
        <summary>{said.fullAnswer()}</summary>
        <Text ff="var(--serif)">{review.referenceAnswer || said.noExpected()}</Text>
        {review.acceptedAnswers.map((answer) => (
          <Text key={answer} ff="var(--serif)">
            {said.alsoAccepted({ answer })}
          </Text>
        ))}
      </details>
      <Text ref={status} tabIndex={-1} role="status" mb={4} fw={600}>
        {countsInWords(review)}
      </Text>
      <Text c="dimmed" fz="sm">
        {stillNeededInWords(review)}
      </Text>
    </div>
  );
}

interface FoldedProps {
  title: string;
  answers: readonly ReviewedAnswer[];
  currentId: string | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  card: (answer: ReviewedAnswer) => ReactNode;
  onShow: (answer: ReviewedAnswer) => void;
}

/** Answers that no longer need a person, one line each. */
function Folded({ title, answers, currentId, isOpen, onToggle, card, onShow }: FoldedProps) {
  if (answers.length === 0) return null;
  const holdsCurrent = answers.some(({ answerId }) => answerId === currentId);
  return (
    <details open={isOpen || holdsCurrent} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {title} ({answers.length})
      </summary>
      {answers.map((answer) =>
        answer.answerId === currentId ? (
          card(answer)
        ) : (
          <Group key={answer.answerId} gap="6px 14px" mih={44} py={4}>
            <strong>{said.answerNumber({ number: answer.number })}</strong>
            <WhoSettled answer={answer} />
            <Button
              variant="subtle"
              size="sm"
              aria-label={said.reviewAnswer({ number: answer.number })}
              onClick={() => onShow(answer)}
            >
              {said.review()}
            </Button>
          </Group>
        ),
      )}
    </details>
  );
}

interface QuestionActions {
  mark: (grade: AnswerGrade) => void;
  undo: () => void;
  step: (by: 1 | -1) => void;
  play: () => void;
}

function useQuestionKeys({ mark, undo, step, play }: QuestionActions) {
  const [isOn, setIsOn] = useKeysOn();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  useSingleKeys(isOn, (event) => {
    const grade = ANSWER_GRADES.find((one) => event.key === String(one));
    if (grade !== undefined) return () => mark(grade);
    switch (event.key.toLowerCase()) {
      case 'u':
        return undo;
      case 'j':
        return () => step(1);
      case 'k':
        return () => step(-1);
      case 'arrowright':
        return takesSpace(event) ? null : () => step(1);
      case 'arrowleft':
        return takesSpace(event) ? null : () => step(-1);
      case ' ':
        return takesSpace(event) ? null : play;
      case '?':
        return openHelp;
      default:
        return null;
    }
  });
  const help = (
    <KeysHelp
      opened={isHelpOpen}
      onClose={() => setIsHelpOpen(false)}
      keys={keysOfMarks()}
      isOn={isOn}
      onChange={setIsOn}
    />
  );
  return { openHelp, help };
}

interface AfterMark {
  onMarked: (next: QuestionReview) => void;
  onUndone: (next: QuestionReview, answerId: string) => void;
}

/** Marks the current answer. Undo removes its mark, or otherwise the newest one made on this page. */
function useMarks(jobId: string, questionId: string, current: ReviewedAnswer | null, after: AfterMark) {
  const [done, setDone] = useState<readonly string[]>([]);
  const refreshes = [getQuestionReview, getQuestionsToReview, ...VERDICT_READS];
  const onError = (error: Error) => toast.danger(error.message);
  const giving = useSend(giveGrade, {
    refreshes,
    onError,
    onSuccess: ({ data }, { answerId }) => {
      setDone((before) => [...before.filter((one) => one !== answerId), answerId]);
      after.onMarked(data);
    },
  });
  const undoing = useSend(undoGrade, {
    refreshes,
    onError,
    onSuccess: ({ data }, { answerId }) => {
      setDone((before) => before.filter((one) => one !== answerId));
      after.onUndone(data, answerId);
    },
  });
  const isBusy = giving.isPending || undoing.isPending;
  const last = current?.mark ? current.answerId : done.at(-1);
  return {
    mark: (grade: AnswerGrade) => {
      if (current && !isBusy) giving.mutate({ jobId, questionId, answerId: current.answerId, grade });
    },
    undo: () => {
      if (last !== undefined && !isBusy) undoing.mutate({ jobId, questionId, answerId: last });
    },
    canUndo: last !== undefined,
  };
}

/** The sound of the current answer. It stops when another answer becomes current. */
function useSound(jobId: string, questionId: string, answerId: string | null) {
  const { data: entry } = useRead(
    getAnswerToReview,
    { jobId, questionId, answerId: answerId ?? '' },
    { enabled: answerId !== null, staleTime: HEARD_MS },
  );
  const questionnaireReport = useMemo(() => (entry ? [entry] : []), [entry]);
  const { audio, events, isPlaying, place, play, toggle } = usePlayer({
    questionnaireReport,
    candidateAnswerVideo: null,
  });
  const [playedId, setPlayedId] = useState<string | null>(null);
  const isPlayed = playedId === answerId;
  useEffect(() => audio.current?.pause(), [audio, answerId]);
  const playFrom = (seconds: number) => {
    setPlayedId(answerId);
    play(0, seconds);
  };
  return {
    canPlay: entry !== undefined && entry.audioUrl !== null,
    isPlaying: isPlaying && isPlayed,
    place: isPlayed ? place : null,
    playFrom,
    toggle: () => (isPlayed ? toggle() : playFrom(0)),
    element: <audio ref={audio} hidden preload="none" {...events} />,
  };
}
