import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/practice.ts';
import { verdictOfChoice, NOT_SCORED } from '#contract/interview/verdicts.ts';
import { practiseAnswer } from '#web/api/calls.ts';
import { AnswerWords } from '#web/features/feedback/answer-words.tsx';
import { quotesItself } from '#web/features/feedback/found.ts';
import { Ideas } from '#web/features/feedback/ideas.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { sendFile } from '#web/api/client.ts';
import type { OutputOf } from '#web/api/types.ts';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import type { PracticeAnswers, PracticeQuestions } from './practice-questions.tsx';
import type { RecordedAnswer } from './record-answer.ts';
import answerClasses from '#web/features/feedback/answer.module.css';
import classes from './practice.module.css';

export interface PracticeReportProps {
  questions: PracticeQuestions;
  answers: PracticeAnswers;
}

/** The recognised words and their analysis, as in a report. All data stays in this page and is lost when it closes. */
export function PracticeReport({ questions, answers }: PracticeReportProps) {
  const { mcqQuestion: choice } = questions;
  const verdict = verdictOfChoice(answers.option, choice.answer);
  return (
    <Section title={said.questionnaire()}>
      <article className={answerClasses.answer}>
        <Group gap="8px 16px" justify="space-between">
          <Text c="dimmed" fz="sm">
            {said.choiceHead({ number: 1 })}
          </Text>
          <VerdictBadge verdict={verdict} />
        </Group>
        <Title order={3} className={answerClasses.question}>
          {choice.name}
        </Title>
        <p>
          {answers.option === null
            ? said.choseNothing({ answer: choice.answer })
            : said.chose({ option: answers.option, answer: choice.answer })}
        </p>
      </article>
      <Spoken
        index={2}
        head={said.skillHead}
        question={questions.skillBasedQuestion}
        answer={answers.skill}
      />
      <Spoken
        index={3}
        head={said.personalHead}
        question={questions.personalQuestion}
        answer={answers.personal}
      />
    </Section>
  );
}

interface SpokenProps {
  index: number;
  head: Message<{ number: number }>;
  question: { id: string; name: string };
  answer: RecordedAnswer;
}

function Spoken({ index, head, question, answer }: SpokenProps) {
  const { analysis, error, retry } = useAnalysis(question.id, answer);
  const url = useObjectUrl(answer.video);
  const video = useRef<HTMLVideoElement>(null);
  const play = useCallback((seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    // A second click before the recording has loaded aborts the first play().
    video.current.play().catch(() => video.current?.focus());
  }, []);
  return (
    <article className={answerClasses.answer}>
      <Group gap="8px 16px" justify="space-between">
        <Text c="dimmed" fz="sm">
          {head({ number: index })}
        </Text>
        {analysis ? <VerdictBadge verdict={analysis.answerStatus} /> : null}
      </Group>
      <Title order={3} className={answerClasses.question}>
        {question.name}
      </Title>
      <div className={classes.spoken}>
        <div>
          {error ? <Failure message={error} onRetry={retry} /> : null}
          {!analysis && !error ? <Loading shape="table" rows={2} /> : null}
          {analysis ? <Analysis analysis={analysis} onPlay={play} /> : null}
          <Group mt="md">
            <Button
              variant="default"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => play(0)}
            >
              {said.playAnswer()}
            </Button>
          </Group>
        </div>
        <VideoPlayer ref={video} src={url} label={said.answerTo({ number: index })} />
      </div>
    </article>
  );
}

type Analysis = OutputOf<typeof practiseAnswer>;

function Analysis({ analysis, onPlay }: { analysis: Analysis; onPlay: (seconds: number) => void }) {
  const isScored = analysis.answerStatus !== NOT_SCORED;
  return (
    <>
      {analysis.words.length > 0 ? (
        <AnswerWords entry={analysis} canPlay playing={null} onPlay={onPlay} />
      ) : (
        <Text mb="sm" c="dimmed" fs="italic">
          {said.noWords()}
        </Text>
      )}
      {analysis.isHardToHear ? null : <Ideas of={analysis} reader="practice" onPlay={onPlay} />}
      <Box mt="md" c="dimmed" fz="sm">
        {!isScored && quotesItself(analysis) ? (
          <Text component="h4" fz="sm" fw={700} mb={4}>
            {said.summary()}
          </Text>
        ) : null}
        {analysis.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Box>
    </>
  );
}

/** Uploads the audio of an answer for recognition and grading. The server stores nothing from it. */
function useAnalysis(questionId: string, { sound, readings }: RecordedAnswer) {
  const [attempt, setAttempt] = useState(0);
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const analyse = async () => {
      setError(null);
      try {
        const options = { signal: leaving.signal, filename: 'answer.wav' };
        const { data } = await sendFile(practiseAnswer, { questionId, readings }, sound, options);
        setAnalysis(data);
      } catch (failure) {
        if (failure instanceof ApiError) setError(failure.message);
        else if (!leaving.signal.aborted) throw failure;
      }
    };
    void analyse();
    return () => leaving.abort();
  }, [questionId, sound, readings, attempt]);
  return { analysis, error, retry: () => setAttempt(attempt + 1) };
}

/** A URL for the recording, valid only within this page. */
function useObjectUrl(blob: Blob): string {
  const [url] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
