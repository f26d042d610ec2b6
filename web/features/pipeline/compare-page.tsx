import { lazy, Suspense, useCallback, useState } from 'react';
import { Anchor, Button, NativeSelect, Switch } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { COMPARED_MAX } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { getComparison } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { jobWithMost, useFinishedJobs } from '#web/features/applications/received/finished-jobs.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { setOrDelete, useListAddress } from '#web/ui/use-address.ts';
import { CompareGrid, type Chosen, type ComparedCandidate, type ComparedQuestion } from './compare-grid.tsx';
import type { AnswersProps } from './compare-panel.tsx';
import { useNamesHidden } from './shown-names.ts';
import classes from './compare.module.css';

const ComparePanel = lazy(async () => ({ default: (await import('./compare-panel.tsx')).ComparePanel }));
const Answers = lazy(async () => ({ default: (await import('./compare-panel.tsx')).Answers }));
const JobSelect = lazyAtOnce(async () => (await import('./job-select.tsx')).JobSelect);

type Whose = AnswersProps['whose'];

/** So many candidates are beside each other. */
const COLUMNS = 5;

/** The finished interviews of a job beside each other. Job, question and people are in the address. */
export default function ComparePage() {
  const [address, change] = useListAddress();
  const [isHidden, setIsHidden] = useNamesHidden();
  // Without a job in the address, the one with most finished interviews.
  const jobs = useFinishedJobs();
  const jobId = address.get('jobId') ?? jobWithMost(jobs.data ?? [])?.jobId ?? '';
  const whose: Whose = address.get('whose') === 'all' ? 'all' : 'open';
  const ids = address.get('ids')?.split(',').slice(0, COMPARED_MAX) ?? [];
  const choose = (changes: Record<string, string>) =>
    change(
      (next) => {
        for (const [name, value] of Object.entries({ jobId, ...changes })) setOrDelete(next, name, value);
      },
      { replace: false, keepsScroll: false },
    );
  return (
    <Page title="Compare" width="work">
      <div className={classes.bar}>
        <div className={classes.job}>
          <Suspense fallback={<Loading rows={1} />}>
            <JobSelect jobId={jobId} onChange={(id) => choose({ jobId: id, question: '', ids: '' })} />
          </Suspense>
        </div>
        {ids.length > 0 ? (
          <Button variant="default" size="sm" onClick={() => choose({ ids: '', question: '' })}>
            Show everyone
          </Button>
        ) : (
          <Switch
            label="Closed applications too"
            checked={whose === 'all'}
            onChange={(event) => choose({ whose: event.currentTarget.checked ? 'all' : '' })}
          />
        )}
        <Switch
          label="Hide names and faces"
          checked={isHidden}
          onChange={(event) => setIsHidden(event.currentTarget.checked)}
        />
      </div>
      {isHidden ? (
        <p className={classes.hint}>
          Candidates are in the order of their interviews, not of their names. What they say can still tell
          who they are.
        </p>
      ) : null}
      {jobId === '' && jobs.isPending ? (
        <Loading shape="table" rows={7} />
      ) : jobId === '' ? (
        <Empty text="No interview is finished yet. Once one is, you can compare it with others here." />
      ) : (
        <Comparison
          key={`${jobId} ${whose} ${ids.join()}`}
          jobId={jobId}
          ids={ids}
          whose={whose}
          isHidden={isHidden}
          questionId={address.get('question') ?? ''}
          onQuestion={(question) => choose({ question })}
        />
      )}
    </Page>
  );
}

interface ComparisonProps {
  jobId: string;
  /** Those who were chosen; empty for everyone. */
  ids: readonly string[];
  whose: Whose;
  isHidden: boolean;
  /** The question that the address names; empty if it names none. */
  questionId: string;
  onQuestion: (questionId: string) => void;
}

function Comparison({ jobId, ids, whose, isHidden, questionId, onQuestion }: ComparisonProps) {
  const isNarrow = useNarrow();
  const chosen = ids.length === 0 ? {} : { applicationIds: ids.join(',') };
  const query = useReadPages(getComparison, { jobId, whose, ...chosen }, ({ candidates }) => candidates);
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const [pages, setPages] = useState<ComparedQuestion[]>([]);
  const questions = allQuestions(pages, data?.first?.questions ?? []);
  if (questions.length > pages.length) setPages(questions);
  const candidates = data?.items ?? [];
  const onUnplaced = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const answers = {
    jobId,
    whose,
    chosen,
    isHidden,
    placeOf: (applicationId: string) =>
      candidates.findIndex((candidate) => candidate.applicationId === applicationId),
    onUnplaced,
  };
  return (
    <Read
      query={query}
      waiting={<Loading shape="table" rows={7} />}
      empty={{
        when: ({ items }) => items.length === 0,
        text:
          ids.length === 0
            ? 'No interview of this job is finished yet.'
            : 'None of the people you chose has a finished report.',
        next: (
          <Anchor component={Link} to={PATHS.interviewScheduled}>
            See upcoming interviews
          </Anchor>
        ),
      }}
    >
      {({ items }) => (
        <>
          {ids.length > items.length && !hasNextPage ? (
            <p className={classes.hint} role="status">
              {items.length} of the {ids.length} people you chose have a finished report.
            </p>
          ) : null}
          {isNarrow ? (
            <OneQuestion
              questions={questions}
              questionId={questionId}
              onQuestion={onQuestion}
              answers={answers}
            />
          ) : (
            <Grid
              questions={questions}
              candidates={candidates}
              questionId={questionId}
              onQuestion={onQuestion}
              answers={answers}
              hasMore={hasNextPage}
              isFetching={isFetching}
              onMore={() => void fetchNextPage()}
            />
          )}
        </>
      )}
    </Read>
  );
}

type Known = Omit<AnswersProps, 'questionId' | 'applicationId'>;

interface GridProps {
  questions: readonly ComparedQuestion[];
  candidates: readonly ComparedCandidate[];
  questionId: string;
  onQuestion: (questionId: string) => void;
  answers: Known;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
}

/** Five candidates at a time, and the answers that were chosen beside them. */
function Grid(props: GridProps) {
  const { questions, candidates, questionId, onQuestion, answers, hasMore, isFetching, onMore } = props;
  const [first, setFirst] = useState(0);
  const [ofCandidate, setOfCandidate] = useState<string | null>(null);
  const shown = candidates.slice(first, first + COLUMNS);
  const last = first + shown.length;
  const question = questions.find((one) => one.questionId === questionId);
  const chosen: Chosen | null = question ? { questionId, applicationId: ofCandidate } : null;
  const goOn = () => {
    if (last + COLUMNS > candidates.length && hasMore) onMore();
    if (last < candidates.length) setFirst(last);
  };
  return (
    <>
      {candidates.length > COLUMNS || hasMore ? (
        <div className={classes.paging}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={first === 0}
            onClick={() => setFirst(Math.max(0, first - COLUMNS))}
          >
            Back
          </Button>
          <span role="status">
            {first + 1} to {last} of {candidates.length}
            {hasMore ? ' and more' : ''}
          </span>
          <Button
            variant="default"
            size="sm"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            disabled={(last >= candidates.length && !hasMore) || isFetching}
            onClick={goOn}
          >
            Next {COLUMNS}
          </Button>
        </div>
      ) : null}
      <div className={classes.columns} data-open={chosen !== null}>
        <ScrollRegion className={classes.table} label="Candidates and questions">
          <CompareGrid
            questions={questions}
            candidates={shown}
            firstPlace={first}
            isHidden={answers.isHidden}
            chosen={chosen}
            onChoose={(next) => {
              setOfCandidate(next.applicationId);
              onQuestion(next.questionId);
            }}
          />
        </ScrollRegion>
        {question ? (
          <Suspense fallback={<Loading rows={6} />}>
            <ComparePanel
              {...answers}
              key={`${questionId} ${ofCandidate}`}
              title={question.question}
              questionId={questionId}
              applicationId={ofCandidate}
              onClose={() => onQuestion('')}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

interface OneQuestionProps {
  questions: readonly ComparedQuestion[];
  questionId: string;
  onQuestion: (questionId: string) => void;
  answers: Known;
}

/** On narrow screens: one question at a time, the candidates under each other. */
function OneQuestion({ questions, questionId, onQuestion, answers }: OneQuestionProps) {
  const place = Math.max(
    0,
    questions.findIndex((one) => one.questionId === questionId),
  );
  const question = questions[place];
  if (!question) return null;
  const show = (index: number) => {
    onQuestion(questions[index]?.questionId ?? '');
    scrollTo({ top: 0 });
  };
  return (
    <div className={classes.single}>
      <NativeSelect
        label={`Question ${place + 1} of ${questions.length}`}
        data={questions.map((one, index) => ({
          value: one.questionId,
          label: `${index + 1}. ${one.question}`,
        }))}
        value={question.questionId}
        onChange={(event) => onQuestion(event.currentTarget.value)}
      />
      <h2 className={classes.asked}>{question.question}</h2>
      <Suspense fallback={<Loading rows={6} />}>
        <Answers key={question.questionId} {...answers} questionId={question.questionId} />
      </Suspense>
      <div className={classes.thumb}>
        <Button variant="default" disabled={place === 0} onClick={() => show(place - 1)}>
          Back
        </Button>
        <Button disabled={place === questions.length - 1} onClick={() => show(place + 1)}>
          Next question
        </Button>
      </div>
    </div>
  );
}

/** Later interviews may have asked other questions. They come after those that are known. */
function allQuestions(
  known: readonly ComparedQuestion[],
  more: OutputOf<typeof getComparison>['questions'],
): ComparedQuestion[] {
  const ids = new Set(known.map(({ questionId }) => questionId));
  return [...known, ...more.filter(({ questionId }) => !ids.has(questionId))];
}
