import { lazy, Suspense } from 'react';
import { Box, Group, NativeSelect } from '@mantine/core';
import * as said from '#contract/messages/en/insights.ts';
import { INSIGHT_DAYS } from '#contract/company/insight-limits.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { getInsights } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { setOrDelete } from '#web/ui/use-address.ts';
import { queueInput } from './hiring-filters.ts';
import type { ViewProps } from './hiring-views.tsx';
import {
  DropOffPicture,
  FunnelPicture,
  QuestionsPicture,
  ScoresPicture,
  SourcesTable,
  TimesPicture,
} from './insights/pictures.tsx';
import type { Insights } from './insights/sentences.ts';
import classes from './insights/insights.module.css';

const Raters = lazy(async () => ({ default: (await import('#web/features/rounds/raters.tsx')).Raters }));

const YEAR_DAYS = 365;
const periods = () => [
  ...[INSIGHT_DAYS / 3, INSIGHT_DAYS, YEAR_DAYS].map((days) => ({
    value: String(days),
    label: said.inLastDays({ days }),
  })),
  { value: 'all', label: said.anyTime() },
];

/** The start of a period: the start of a day, so that the same period is read only once. */
function beginningOf(days: string): string {
  if (days === 'all') return new Date(0).toISOString();
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  return new Date(today.getTime() - Number(days) * DAY_MS).toISOString();
}

/** How hiring is going, in five charts. */
export function InsightsView({ address, change }: Pick<ViewProps, 'address' | 'change'>) {
  const { jobId } = queueInput(address);
  const decides = useDecides();
  const wanted = address.get('days') ?? '';
  const days = periods().some(({ value }) => value === wanted) ? wanted : String(INSIGHT_DAYS);
  const query = useRead(
    getInsights,
    { ...(jobId === undefined ? {} : { jobId }), from: beginningOf(days) },
    { keepPrevious: true },
  );
  return (
    <>
      <Group mb="lg" className="no-print">
        <NativeSelect
          label={said.applied()}
          value={days}
          onChange={({ currentTarget }) =>
            change((next) => setOrDelete(next, 'days', currentTarget.value), { keepsScroll: false })
          }
          data={periods()}
        />
      </Group>
      <Read
        query={query}
        waiting={<Loading shape="cards" rows={4} />}
        empty={{
          when: ({ applications }) => applications === 0,
          text: said.nobodyApplied(),
        }}
      >
        {(insights) => <Pictures insights={insights} />}
      </Read>
      {decides ? (
        <Suspense fallback={null}>
          <Box mt="lg">
            <Raters jobId={jobId} />
          </Box>
        </Suspense>
      ) : null}
    </>
  );
}

function Pictures({ insights }: { insights: Insights }) {
  return (
    <div className={classes.pictures}>
      <FunnelPicture insights={insights} />
      <DropOffPicture insights={insights} />
      <TimesPicture insights={insights} />
      <ScoresPicture insights={insights} />
      <div className={classes.wide}>
        <QuestionsPicture insights={insights} />
        <SourcesTable insights={insights} />
      </div>
    </div>
  );
}
