import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/questions.ts';
import { PATHS, questionReviewPath } from '#contract/shared/paths.ts';
import { getQuestionsToReview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { countsInWords } from './count-words.ts';

/** The questions of a job that have answers, each with the progress of its review. */
export function QuestionList({ jobId }: { jobId: string }) {
  const query = useRead(getQuestionsToReview, { jobId });
  return (
    <Read
      query={query}
      waiting={<Loading rows={5} />}
      empty={{
        when: (questions) => questions.length === 0,
        text: said.answersLater(),
        next: (
          <Anchor component={Link} to={PATHS.interviewScheduled}>
            {said.seeUpcoming()}
          </Anchor>
        ),
      }}
    >
      {(questions) => (
        <ul className={layout.lines}>
          {questions.map(({ questionId, question, skillName, ...counts }) => (
            <li key={questionId} className={layout.linked} data-open={counts.needYou > 0}>
              <Link to={questionReviewPath(jobId, questionId)}>{question}</Link>
              <Text c="dimmed" fz="sm">
                {skillName === null ? '' : `${skillName} · `}
                {countsInWords(counts)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
