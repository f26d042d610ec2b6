import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, questionReviewPath } from '#contract/paths.ts';
import { getQuestionsToReview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { countsInWords } from './count-words.ts';
import classes from './questions.module.css';

/** The questions of a job that have answers, each with how far its review is. */
export function QuestionList({ jobId }: { jobId: string }) {
  const query = useRead(getQuestionsToReview, { jobId });
  return (
    <Read
      query={query}
      waiting={<Loading rows={5} />}
      empty={{
        when: (questions) => questions.length === 0,
        text: 'Answers will appear here once an interview for this job has been analysed.',
        next: (
          <Anchor component={Link} to={PATHS.interviewScheduled}>
            See upcoming interviews
          </Anchor>
        ),
      }}
    >
      {(questions) => (
        <ul className={classes.list}>
          {questions.map(({ questionId, question, skillName, ...counts }) => (
            <li key={questionId} data-open={counts.needYou > 0}>
              <Link className={classes.question} to={questionReviewPath(jobId, questionId)}>
                {question}
              </Link>
              <p className={classes.quiet}>
                {skillName === null ? '' : `${skillName} · `}
                {countsInWords(counts)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
