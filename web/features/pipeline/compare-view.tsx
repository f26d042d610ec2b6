import { Suspense, useState, type ReactNode } from 'react';
import { Anchor, Box, Button, Group, NativeSelect, Switch, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import * as common from '#contract/messages/en/common.ts';
import { COMPARED_MAX } from '#contract/shared/limits.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getComparison, getReviewQueue } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';
import type { MenuEntry } from '#web/ui/row-menu.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { setOrDelete } from '#web/ui/use-address.ts';
import { bestFirst, idOf, personOf, type Applicant } from './applicant.ts';
import { CompareGrid, type Chosen, type ComparedQuestion } from './compare-grid.tsx';
import type { AnswersProps } from './compare-panel.tsx';
import { queueInput, withPerson, type QueueInput } from './hiring-filters.ts';
import type { ViewProps } from './hiring-views.tsx';
import { useNamesHidden } from './shown-names.ts';
import classes from './compare.module.css';

const ComparePanel = lazyAtOnce(async () => (await import('./compare-panel.tsx')).ComparePanel);
const Answers = lazyAtOnce(async () => (await import('./compare-panel.tsx')).Answers);

/** How many candidates are shown side by side. */
const COLUMNS = 5;
/** How many people of the list are compared while none is selected. */
const BEST = 20;

/** Finished interviews side by side, best first: the selected people, otherwise the best of the list. */
export function CompareView(props: ViewProps) {
  const { address, choice } = props;
  const [isHidden, setIsHidden] = useNamesHidden();
  const input = queueInput(address);
  const isChosen = choice.rows.length > 0;
  const best = useBest(input, !isChosen && input.jobId !== undefined);
  const people = isChosen ? bestFirst(choice.rows).filter(isReported).slice(0, COMPARED_MAX) : best;
  const jobIds = new Set(people?.map(({ jobId }) => jobId));
  const jobId = input.jobId ?? (jobIds.size === 1 ? [...jobIds][0] : undefined);
  const comparison = (): ReactNode => {
    if (jobId === undefined)
      return <Empty text={isChosen && jobIds.size > 1 ? said.differentJobs() : said.chooseJobToCompare()} />;
    if (people === undefined) return <Loading shape="table" rows={7} />;
    if (people.length === 0)
      return (
        <Empty
          text={isChosen ? said.noneFinished() : said.nothingFinished()}
          next={
            <Anchor component={Link} to={PATHS.interviewScheduled}>
              {said.seeUpcoming()}
            </Anchor>
          }
        />
      );
    return <Comparison {...props} jobId={jobId} people={people} isHidden={isHidden} />;
  };
  return (
    <>
      <Group gap="4px 24px" mb="sm">
        <Text c="dimmed" fz="sm" role="status">
          {saidOf(choice.rows.length, people?.length ?? 0)}
        </Text>
        <Switch
          label={said.hideNames()}
          checked={isHidden}
          onChange={(event) => setIsHidden(event.currentTarget.checked)}
        />
      </Group>
      {isHidden ? (
        <Text mb="sm" c="dimmed" fz="sm">
          {said.hiddenNote()}
        </Text>
      ) : null}
      {comparison()}
    </>
  );
}

const isReported = ({ analysisStatus }: Applicant) => analysisStatus === 'ready';

/** Who is being compared, and why. */
function saidOf(chosen: number, compared: number): string {
  if (compared === 0) return '';
  if (chosen === 0) return said.bestOfList();
  if (compared === chosen) return said.chosenCompared({ count: chosen });
  return compared === COMPARED_MAX
    ? said.bestOfChosen({ max: COMPARED_MAX, chosen })
    : said.withReport({ count: compared, chosen });
}

/**
 * The best of the list that have a report. Sorted by score, the server puts people without a score first; here they
 * come last.
 */
function useBest(input: QueueInput, enabled: boolean): Applicant[] | undefined {
  const asked = { ...input, sort: '-score', limit: BEST } as const;
  const scored = useRead(getReviewQueue, { ...asked, settled: 'yes' }, { enabled });
  const all = useRead(getReviewQueue, asked, { enabled });
  if (all.data === undefined || scored.data === undefined) return undefined;
  const rows = input.settled === 'no' ? [] : scored.data.applications;
  const found = new Map([...rows, ...all.data.applications].map((row) => [idOf(row), row]));
  return [...found.values()].filter(isReported).slice(0, BEST);
}

interface ComparisonProps extends ViewProps {
  jobId: string;
  people: readonly Applicant[];
  isHidden: boolean;
}

function Comparison({ address, change, choice, ask, jobId, people: ranked, isHidden }: ComparisonProps) {
  const isNarrow = useNarrow();
  const decides = useDecides();
  const [first, setFirst] = useState(0);
  const [pages, setPages] = useState<ComparedQuestion[]>([]);
  const pins = address.get('pins')?.split(',') ?? [];
  const pinned = ranked.filter((row) => pins.includes(idOf(row)));
  const others = ranked.filter((row) => !pinned.includes(row));
  const room = Math.max(1, COLUMNS - pinned.length);
  const from = first < others.length ? first : 0;
  const shown = [...pinned, ...others.slice(from, from + room)].map(idOf);
  const ids = ranked.map(idOf);
  const placeOf = (applicationId: string) => ids.indexOf(applicationId);
  const query = useRead(
    getComparison,
    { jobId, applicationIds: (isNarrow ? ids : shown).join(',') },
    { keepPrevious: true },
  );
  const questions = allQuestions(pages, query.data?.questions ?? []);
  if (questions.length > pages.length) setPages(questions);
  const questionId = address.get('question') ?? '';
  const onQuestion = (wanted: string) =>
    change((next) => setOrDelete(next, 'question', wanted), { replace: false });
  const answers = { jobId, ids, isHidden, placeOf };
  const entriesOf = (applicationId: string): MenuEntry[] => {
    const row = ranked[placeOf(applicationId)];
    if (row === undefined) return [];
    const isPinned = pinned.includes(row);
    const others = pins.filter((id) => id !== applicationId);
    const pin = isPinned ? others : [...others, applicationId];
    return [
      {
        label: isPinned ? said.unpin() : said.pin(),
        onSelect: () =>
          change((next) => setOrDelete(next, 'pins', pin.filter((id) => ids.includes(id)).join(','))),
      },
      { label: said.review(), to: `?${withPerson(address, applicationId)}` },
      ...(choice.isChosen(row) ? [{ label: said.leaveOut(), onSelect: () => choice.leaveOut([row]) }] : []),
      ...(decides && row.outcome === null
        ? [
            ...(isAfterInterview(row.stage)
              ? [{ label: said.advance(), onSelect: () => ask('advance', [personOf(row)]) }]
              : []),
            { label: said.decline(), danger: true, onSelect: () => ask('decline', [personOf(row)]) },
          ]
        : []),
    ];
  };
  return (
    <Read query={query} waiting={<Loading shape="table" rows={7} />} empty="never">
      {({ candidates }) =>
        isNarrow ? (
          <OneQuestion
            questions={questions}
            questionId={questionId}
            onQuestion={onQuestion}
            answers={answers}
          />
        ) : (
          <>
            {others.length > room ? (
              <Pager
                from={from}
                to={Math.min(from + room, others.length)}
                of={others.length}
                onMove={(by) => setFirst(Math.max(0, from + by * room))}
                room={room}
              />
            ) : null}
            <Grid
              questions={questions}
              candidates={candidates.toSorted(
                (one, other) => shown.indexOf(one.applicationId) - shown.indexOf(other.applicationId),
              )}
              pinned={pinned.map(idOf)}
              entriesOf={entriesOf}
              questionId={questionId}
              onQuestion={onQuestion}
              answers={answers}
            />
          </>
        )
      }
    </Read>
  );
}

interface PagerProps {
  from: number;
  to: number;
  of: number;
  room: number;
  onMove: (by: 1 | -1) => void;
}

/** Pages through the candidates who are not pinned. */
function Pager({ from, to, of, room, onMove }: PagerProps) {
  return (
    <Group gap="sm" wrap="nowrap" justify="flex-end" mb="xs">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={from === 0}
        onClick={() => onMove(-1)}
      >
        {common.back()}
      </Button>
      <span role="status">{said.range({ from: from + 1, to, total: of })}</span>
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={to >= of}
        onClick={() => onMove(1)}
      >
        {said.nextCount({ count: room })}
      </Button>
    </Group>
  );
}

type Known = Omit<AnswersProps, 'questionId' | 'applicationId'>;

interface GridProps {
  questions: readonly ComparedQuestion[];
  candidates: Parameters<typeof CompareGrid>[0]['candidates'];
  pinned: readonly string[];
  entriesOf: (applicationId: string) => MenuEntry[];
  questionId: string;
  onQuestion: (questionId: string) => void;
  answers: Known;
}

/** The grid, with the selected answers beside it. */
function Grid({ questions, candidates, pinned, entriesOf, questionId, onQuestion, answers }: GridProps) {
  const [ofCandidate, setOfCandidate] = useState<string | null>(null);
  const question = questions.find((one) => one.questionId === questionId);
  const chosen: Chosen | null = question ? { questionId, applicationId: ofCandidate } : null;
  return (
    <div className={classes.columns} data-open={chosen !== null}>
      <ScrollRegion label={said.candidatesAndQuestions()}>
        <CompareGrid
          questions={questions}
          candidates={candidates}
          pinned={pinned}
          entriesOf={entriesOf}
          placeOf={answers.placeOf}
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
  );
}

interface OneQuestionProps {
  questions: readonly ComparedQuestion[];
  questionId: string;
  onQuestion: (questionId: string) => void;
  answers: Known;
}

/** On narrow screens: one question at a time, with the candidates one below the other. */
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
    <div>
      <NativeSelect
        label={said.questionOf({ number: place + 1, total: questions.length })}
        data={questions.map((one, index) => ({
          value: one.questionId,
          label: `${index + 1}. ${one.question}`,
        }))}
        value={question.questionId}
        onChange={(event) => onQuestion(event.currentTarget.value)}
      />
      <Box component="h2" mt="md" fz="1.1875rem">
        {question.question}
      </Box>
      <Suspense fallback={<Loading rows={6} />}>
        <Answers key={question.questionId} {...answers} questionId={question.questionId} />
      </Suspense>
      <Group grow wrap="nowrap" className={layout.bottomBar}>
        <Button variant="default" disabled={place === 0} onClick={() => show(place - 1)}>
          {common.back()}
        </Button>
        <Button disabled={place === questions.length - 1} onClick={() => show(place + 1)}>
          {said.nextQuestion()}
        </Button>
      </Group>
    </div>
  );
}

/** Later interviews may have asked other questions. They come after the known ones. */
function allQuestions(
  known: readonly ComparedQuestion[],
  more: readonly ComparedQuestion[],
): ComparedQuestion[] {
  const ids = new Set(known.map(({ questionId }) => questionId));
  return [...known, ...more.filter(({ questionId }) => !ids.has(questionId))];
}
