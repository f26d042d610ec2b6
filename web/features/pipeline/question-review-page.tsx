import { Suspense } from 'react';
import { Anchor, Box } from '@mantine/core';
import { Link } from 'react-router';
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
        title="Review by question"
        width="work"
        breadcrumbs={[
          { label: 'Hiring', to: hiringPath({ jobId, view: 'review' }) },
          { label: 'All questions', to: questionReviewPath(jobId) },
        ]}
      >
        <Suspense fallback={<Loading shape="page" rows={8} />}>
          <QuestionView key={question} jobId={jobId} questionId={question} answerId={answer} />
        </Suspense>
      </Page>
    );
  return (
    <Page
      title="Review by question"
      width="work"
      breadcrumbs={[{ label: 'Hiring', to: hiringPath(jobId === '' ? {} : { jobId, view: 'review' }) }]}
      lead="Mark some answers to a question. Your marks settle others like them."
    >
      <Box maw={360} mb="md">
        <Suspense fallback={<Loading rows={1} />}>
          <JobSelect jobId={jobId} onChange={(id) => set({ jobId: id, question: '' })} />
        </Suspense>
      </Box>
      {jobId === '' ? (
        <Empty
          text="Choose a job to review the answers to its questions."
          next={
            <Anchor component={Link} to={hiringPath({ jobId: ALL_JOBS, view: 'review', stage: 'review' })}>
              Review person by person
            </Anchor>
          }
        />
      ) : (
        <QuestionList key={jobId} jobId={jobId} />
      )}
    </Page>
  );
}
