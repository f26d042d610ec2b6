import { Suspense } from 'react';
import { Box, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/questions.ts';
import { FIGURES_LEAST } from '#contract/company/question-limits.ts';
import { PATHS, questionPath } from '#contract/shared/paths.ts';
import { getQuestionFigures } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { ALL_JOBS } from './hiring-filters.ts';
import { Flags } from './question-figures/flags.tsx';
import { answersAndShare, onServerSentence } from './question-figures/sentences.ts';

const JobSelect = lazyAtOnce(async () => (await import('./job-select.tsx')).JobSelect);
const QuestionFigures = lazyAtOnce(
  async () => (await import('./question-figures/question-figures.tsx')).QuestionFigures,
);

/**
 * The figures of the company's questions, those with the most problems first, or of one question. Both are in the
 * address.
 */
export default function QuestionsPage() {
  const { values, set } = useAddress(['jobId', 'question']);
  const { jobId, question } = values;
  const list = jobId === '' ? PATHS.questions : `${PATHS.questions}?jobId=${jobId}`;
  return (
    <Page
      title={question === '' ? said.questions() : said.question()}
      width="work"
      {...(question === ''
        ? { lead: said.questionsLead() }
        : { breadcrumbs: [{ label: said.questions(), to: list }] })}
    >
      {question === '' ? (
        <>
          <Box maw={360} mb="lg">
            <Suspense fallback={<Loading rows={1} />}>
              <JobSelect
                jobId={jobId === '' ? ALL_JOBS : jobId}
                onChange={(id) => set({ jobId: id === ALL_JOBS ? '' : id })}
                all={said.allJobs()}
              />
            </Suspense>
          </Box>
          <QuestionList jobId={jobId} />
        </>
      ) : (
        <Suspense fallback={<Loading shape="page" rows={8} />}>
          <QuestionFigures questionId={question} jobId={jobId} />
        </Suspense>
      )}
    </Page>
  );
}

function QuestionList({ jobId }: { jobId: string }) {
  const query = useRead(getQuestionFigures, jobId === '' ? {} : { jobId }, { keepPrevious: true });
  return (
    <Read
      query={query}
      waiting={<Loading rows={6} />}
      empty={{
        when: ({ questions }) => questions.length === 0,
        text: said.questionsEmpty({ count: FIGURES_LEAST }),
      }}
    >
      {({ questions }) => (
        <ul className={layout.lines} aria-label={said.questions()}>
          {questions.map(({ questionId, question, skillName, isSpoken, isAsked, figures, onServer }) => (
            <li key={questionId} className={layout.linked}>
              <Link to={questionPath(questionId, jobId)}>{question}</Link>
              <Flags figures={figures} />
              <Text c="dimmed" fz="sm">
                {[
                  skillName,
                  isSpoken ? said.spoken() : said.multipleChoice(),
                  ...(isAsked ? [] : [said.noLongerAsked()]),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                {answersAndShare(figures)}
              </Text>
              {onServer === null ? null : (
                <Text c="dimmed" fz="sm">
                  {onServerSentence(onServer)}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
