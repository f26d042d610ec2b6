import { Anchor, Box, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { APART } from '#contract/company/question-limits.ts';
import { questionPath, questionReviewPath } from '#contract/shared/paths.ts';
import { getQuestion } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { McqOptions, SpokenKey } from '#web/features/jobs/job-questions.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { Bars, Picture, VERDICT_LOOKS, VerdictBars } from '../insights/picture.tsx';
import pictures from '../insights/insights.module.css';
import { ChangeQuestion } from './change-question.tsx';
import { Flags } from './flags.tsx';
import * as words from './sentences.ts';

/** What the answers to a question say about it, and what can be done. Nothing here changes a score. */
export function QuestionFigures({ questionId, jobId }: { questionId: string; jobId: string }) {
  const query = useRead(
    getQuestion,
    { questionId, ...(jobId === '' ? {} : { jobId }) },
    { keepPrevious: true },
  );
  return (
    <Read query={query} waiting={<Loading shape="page" rows={8} />} empty="never">
      {(question) => <Whole question={question} jobId={jobId} />}
    </Read>
  );
}

function Whole({ question, jobId }: { question: words.Question; jobId: string }) {
  const { figures } = question;
  return (
    <>
      <Title order={2} mb={4} fz="1.25rem" lh={1.3} maw="60ch" className={layout.written}>
        {question.question}
      </Title>
      <Text c="dimmed" fz="sm">
        {question.skillName} · {question.isSpoken ? 'Spoken' : 'Multiple choice'}
        {figures === null ? '' : ` · ${words.answersInWords(figures)}`}
      </Text>
      {figures === null ? null : <Flags figures={figures} />}
      <Box component="details" my="xs">
        <summary>{question.isSpoken ? 'What a full answer says' : 'The options'}</summary>
        {question.isSpoken ? (
          <SpokenKey answer={question.answer} acceptedAnswers={question.acceptedAnswers} />
        ) : (
          <McqOptions options={question.options} answer={question.answer} />
        )}
      </Box>
      <Text mb="sm" maw="var(--line-length)">
        {words.askedInWords(question.askedIn)}
      </Text>
      <Versions question={question} jobId={jobId} />
      {question.isAsked ? <ChangeQuestion question={question} /> : null}
      {jobId === '' ? null : (
        <Text mt="lg">
          Only answers in one job count here.{' '}
          <Anchor component={Link} to={questionPath(question.questionId)}>
            Count those of all jobs
          </Anchor>
        </Text>
      )}
      {figures === null || figures.difficulty === null ? (
        <Text my="lg" maw="var(--line-length)">
          {figures === null
            ? 'There are no figures for this question yet. They are made each night.'
            : 'There are too few answers to say anything about it yet. Answers that wait for a person count once they are reviewed.'}{' '}
          {words.allCompaniesSentence(question)}
        </Text>
      ) : (
        <Pictures question={question} figures={figures} />
      )}
      {question.madeAt === null ? null : (
        <Text mt="lg" c="dimmed" fz="sm">
          Made on <DateText value={question.madeAt} />. Figures are made each night, and none of them changes
          a score.
        </Text>
      )}
    </>
  );
}

/** The questions before and after this one, whose figures stay. */
function Versions({ question, jobId }: { question: words.Question; jobId: string }) {
  const links = (label: string, versions: words.Question['earlier']) =>
    versions.map((version) => (
      <Text key={version.questionId} mb="xs" maw="var(--line-length)">
        {label}{' '}
        <Anchor component={Link} to={questionPath(version.questionId, jobId)}>
          {version.question}
        </Anchor>
      </Text>
    ));
  return (
    <>
      {links('In its place:', question.later)}
      {links('Before it:', question.earlier)}
    </>
  );
}

function Pictures({ question, figures }: { question: words.Question; figures: words.Figures }) {
  const { discrimination, months } = figures;
  const usual = question.usualDiscrimination;
  const counts = { ...figures.verdicts!, needsReview: figures.waiting };
  const compared = [
    { label: 'This question', value: discrimination?.r ?? 0 },
    ...(usual === null ? [] : [{ label: 'Your other questions', value: usual }]),
    { label: 'A good question', value: APART.good },
  ];
  const facts = [
    ['Later rounds', words.laterSentence(figures)],
    ['Agreement', words.agreementSentence(figures)],
    ...words.fairnessSentences(figures).map((sentence, index) => [index === 0 ? 'Fairness' : '', sentence]),
    ['Work', words.workSentence(figures)],
    ['Answering', words.answeringSentence(figures)],
    ['All companies', words.allCompaniesSentence(question)],
  ].filter(([, sentence]) => sentence !== null);
  const change = words.changeSentence(figures);
  return (
    <>
      <Box mt="lg" className={pictures.pictures}>
        <Picture
          title="How hard it is"
          sentence={words.difficultySentence(figures)}
          headers={['Verdict', 'Answers']}
          rows={VERDICT_LOOKS.map(([verdict, name]) => [name, counts[verdict]])}
        >
          <VerdictBars
            rows={[{ label: 'All answers', counts, note: `${figures.answers + figures.waiting}` }]}
          />
        </Picture>
        <Picture
          title="Whether it tells people apart"
          sentence={words.apartSentence(figures, usual)}
          headers={['Question', 'Correlation with the rest of the interview']}
          rows={compared.map(({ label, value }) => [label, value.toFixed(2)])}
        >
          <Bars
            max={1}
            bars={compared.map(({ label, value }) => ({
              label,
              parts: [{ look: 'plain', value: Math.max(0, value) }],
              note: value.toFixed(2),
            }))}
          />
        </Picture>
        {change === null ? null : (
          <Picture
            title="Month by month"
            sentence={change}
            headers={['Month', 'Answers', 'Fully correct']}
            rows={months.map(({ month, answers, share }) => [
              words.monthInWords(month),
              answers,
              share === null ? 'too few to say' : Math.round(share * answers),
            ])}
          >
            <Bars
              max={1}
              bars={months.map(({ month, answers, share }) => ({
                label: words.monthInWords(month),
                parts: [{ look: 'correct', value: share ?? 0 }],
                note: share === null ? 'too few' : `${Math.round(share * answers)} of ${answers}`,
              }))}
            />
          </Picture>
        )}
        <Edges question={question} />
      </Box>
      <Section title="What else the answers say">
        <dl className={layout.pairs}>
          {facts.map(([name, sentence]) => (
            <div key={sentence}>
              <dt>{name}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

const EDGES = [
  ['missedByStrong', 'People who did well otherwise, but not here:'],
  ['gotByWeak', 'People who did well here, but not otherwise:'],
] as const;

/** Answers that may show why a question goes wrong. They have no names. */
function Edges({ question: { edges } }: { question: words.Question }) {
  const shown = EDGES.filter(([edge]) => edges[edge].length > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="section" className={layout.box} aria-labelledby="edges">
      <Box id="edges" component="h2" mb={4} fz="1.0625rem">
        Answers at its edges
      </Box>
      <Text mb="md">Read or hear some: they often show what is wrong with a question. None has a name.</Text>
      {shown.map(([edge, label]) => (
        <Box key={edge} mb="sm">
          {label}
          <ul className={layout.row}>
            {edges[edge].map(({ jobId, questionId, answerId, number }) => (
              <li key={answerId}>
                <Anchor
                  component={Link}
                  to={questionReviewPath(jobId, questionId, answerId)}
                  className={layout.link}
                >
                  Answer {number}
                </Anchor>
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}
