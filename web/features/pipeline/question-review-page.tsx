import { Suspense } from 'react';
import { Anchor, Box } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/questions.ts';
import { hiringPath, questionReviewPath } from '#contract/shared/paths.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { ALL_JOBS } from './hiring-filters.ts';
import { QuestionList } from './questions/question-list.tsx';

const JobSelect = lazyAtOnce(async () => (await import('./job-select.tsx')).JobSelect);
const QuestionView = lazyAtOnce(async () => (await import('./questions/question-view.tsx')).QuestionView);

/** The questions of a job, and all answers to one of them. Job and question are in the address. */
export default function QuestionReviewPage() {
  const { values, set } = useAddress(['jobId', 'question', 'answer']);
  const { jobId, question, answer } = values;
  if (jobId !== '' && question !== '')
    return (
      <Page
        title={said.byQuestion()}
        width="work"
        breadcrumbs={[
          { label: said.hiring(), to: hiringPath({ jobId, view: 'review' }) },
          { label: said.allQuestions(), to: questionReviewPath(jobId) },
        ]}
      >
        <Suspense fallback={<Loading shape="page" rows={8} />}>
          <QuestionView key={question} jobId={jobId} questionId={question} answerId={answer} />
        </Suspense>
      </Page>
    );
  return (
    <Page
      title={said.byQuestion()}
      width="work"
      breadcrumbs={[{ label: said.hiring(), to: hiringPath(jobId === '' ? {} : { jobId, view: 'review' }) }]}
      lead={said.byQuestionLead()}
    >
      <Box maw={360} mb="md">
        <Suspense fallback={<Loading rows={1} />}>
          <JobSelect jobId={jobId} onChange={(id) => set({ jobId: id, question: '' })} />
        </Suspense>
      </Box>
      {jobId === '' ? (
        <Empty
          text={said.chooseJob()}
          next={
            <Anchor component={Link} to={hiringPath({ jobId: ALL_JOBS, view: 'review', stage: 'review' })}>
              {said.byPerson()}
            </Anchor>
          }
        />
      ) : (
        <QuestionList key={jobId} jobId={jobId} />
      )}
    </Page>
  );
}
