import { Anchor, Box, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/questions.ts';
import { APART } from '#contract/company/question-limits.ts';
import { questionPath, questionReviewPath } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
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
        {question.skillName} · {question.isSpoken ? said.spoken() : said.multipleChoice()}
        {figures === null ? '' : ` · ${words.answersInWords(figures)}`}
      </Text>
      {figures === null ? null : <Flags figures={figures} />}
      <Box component="details" my="xs">
        <summary>{question.isSpoken ? said.fullAnswer() : said.options()}</summary>
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
          {said.onlyOneJob()}{' '}
          <Anchor component={Link} to={questionPath(question.questionId)}>
            {said.countAll()}
          </Anchor>
        </Text>
      )}
      {figures === null || figures.difficulty === null ? (
        <Text my="lg" maw="var(--line-length)">
          {figures === null ? said.noFigures() : said.tooFewAnswers()} {words.allCompaniesSentence(question)}
        </Text>
      ) : (
        <Pictures question={question} figures={figures} />
      )}
      {question.madeAt === null ? null : (
        <Text mt="lg" c="dimmed" fz="sm">
          {around(said.madeOn, { when: <DateText value={question.madeAt} /> })}
        </Text>
      )}
    </>
  );
}

/** The versions before and after this one. They keep their figures. */
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
      {links(said.inItsPlace(), question.later)}
      {links(said.beforeIt(), question.earlier)}
    </>
  );
}

function Pictures({ question, figures }: { question: words.Question; figures: words.Figures }) {
  const { discrimination, months } = figures;
  const usual = question.usualDiscrimination;
  const counts = { ...figures.verdicts!, needsReview: figures.waiting };
  const compared = [
    { label: said.thisQuestion(), value: discrimination?.r ?? 0 },
    ...(usual === null ? [] : [{ label: said.otherQuestions(), value: usual }]),
    { label: said.goodQuestion(), value: APART.good },
  ];
  const facts = [
    [said.laterRounds(), words.laterSentence(figures)],
    [said.agreement(), words.agreementSentence(figures)],
    ...words
      .fairnessSentences(figures)
      .map((sentence, index) => [index === 0 ? said.fairness() : '', sentence]),
    [said.work(), words.workSentence(figures)],
    [said.answering(), words.answeringSentence(figures)],
    [said.allCompanies(), words.allCompaniesSentence(question)],
  ].filter(([, sentence]) => sentence !== null);
  const change = words.changeSentence(figures);
  return (
    <>
      <Box mt="lg" className={pictures.pictures}>
        <Picture
          title={said.howHard()}
          sentence={words.difficultySentence(figures)}
          headers={[said.verdict(), said.answers()]}
          rows={VERDICT_LOOKS.map(([verdict, name]) => [name(), counts[verdict]])}
        >
          <VerdictBars
            rows={[{ label: said.allAnswers(), counts, note: `${figures.answers + figures.waiting}` }]}
          />
        </Picture>
        <Picture
          title={said.whetherApart()}
          sentence={words.apartSentence(figures, usual)}
          headers={[said.question(), said.correlation()]}
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
            title={said.monthByMonth()}
            sentence={change}
            headers={[said.month(), said.answers(), said.fullyCorrect()]}
            rows={months.map(({ month, answers, share }) => [
              words.monthInWords(month),
              answers,
              share === null ? said.tooFewToSay() : Math.round(share * answers),
            ])}
          >
            <Bars
              max={1}
              bars={months.map(({ month, answers, share }) => ({
                label: words.monthInWords(month),
                parts: [{ look: 'correct', value: share ?? 0 }],
                note:
                  share === null
                    ? said.tooFew()
                    : said.someOf({ count: Math.round(share * answers), total: answers }),
              }))}
            />
          </Picture>
        )}
        <Edges question={question} />
      </Box>
      <Section title={said.whatElse()}>
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
  ['missedByStrong', said.missedByStrong],
  ['gotByWeak', said.gotByWeak],
] as const;

/** Answers that may show what is wrong with a question. They have no names. */
function Edges({ question: { edges } }: { question: words.Question }) {
  const shown = EDGES.filter(([edge]) => edges[edge].length > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="section" className={layout.box} aria-labelledby="edges">
      <Box id="edges" component="h2" mb={4} fz="1.0625rem">
        {said.edges()}
      </Box>
      <Text mb="md">{said.edgesAbout()}</Text>
      {shown.map(([edge, label]) => (
        <Box key={edge} mb="sm">
          {label()}
          <ul className={layout.row}>
            {edges[edge].map(({ jobId, questionId, answerId, number }) => (
              <li key={answerId}>
                <Anchor
                  component={Link}
                  to={questionReviewPath(jobId, questionId, answerId)}
                  className={layout.link}
                >
                  {said.answerNumber({ number })}
                </Anchor>
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}
