import { useEffect } from 'react';
import { CloseButton, Title } from '@mantine/core';
import { compareAnswers } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { CompareAnswer, type ComparedAnswer } from './compare-answer.tsx';
import { shownAs } from './shown-names.ts';
import classes from './compare.module.css';

export interface AnswersProps {
  jobId: string;
  whose: 'open' | 'all';
  /** Only those who were chosen. */
  chosen: { applicationIds?: string };
  questionId: string;
  /** Only the answer of this candidate. */
  applicationId?: string | null;
  isHidden: boolean;
  /** The place of each candidate in the comparison, by which hidden candidates are called. */
  placeOf: (applicationId: string) => number;
  /** Some of the candidates shown have no place yet. */
  onUnplaced: () => void;
}

/** What everybody said to one question, under each other. */
export function Answers(props: AnswersProps) {
  const { jobId, whose, chosen, questionId, applicationId = null, isHidden, placeOf, onUnplaced } = props;
  const query = useReadPages(
    compareAnswers,
    { jobId, questionId, whose, ...chosen },
    ({ answers }) => answers,
    {
      keepPrevious: false,
    },
  );
  const shown = (answers: readonly ComparedAnswer[]) =>
    applicationId === null ? answers : answers.filter((one) => one.applicationId === applicationId);
  const items = query.data?.items ?? [];
  const isUnplaced = items.some((one) => placeOf(one.applicationId) < 0);
  useEffect(() => {
    if (isUnplaced) onUnplaced();
  }, [isUnplaced, onUnplaced]);
  // The wanted answer may be on a later page.
  const isMissing = applicationId !== null && query.data !== undefined && shown(items).length === 0;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, fetchNextPage]);
  return (
    <Read query={query} waiting={<Loading rows={4} />} empty="never">
      {(data) => (
        <>
          {shown(data.items).map((answer) => (
            <CompareAnswer
              key={answer.applicationId}
              answer={answer}
              candidate={shownAs(answer, placeOf(answer.applicationId), isHidden)}
            />
          ))}
          {applicationId === null ? <LoadMore query={query} /> : null}
        </>
      )}
    </Read>
  );
}

export interface ComparePanelProps extends AnswersProps {
  title: string;
  onClose: () => void;
}

/** Beside the grid: one answer, or everybody's answers to a question. */
export function ComparePanel({ title, onClose, ...answers }: ComparePanelProps) {
  return (
    <ScrollRegion className={classes.panel} label="Answers">
      <header className={classes.panelHead}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <CloseButton aria-label="Close the answers" size="lg" onClick={onClose} />
      </header>
      <Answers {...answers} />
    </ScrollRegion>
  );
}
