import { NativeSelect } from '@mantine/core';
import { INSIGHT_DAYS } from '#contract/insight-limits.ts';
import { DAY_MS, PAGE_LIMIT } from '#contract/limits.ts';
import { daysInWords } from '#contract/words.ts';
import { getInsights, getJobCards } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { setOrDelete, useListAddress } from '#web/ui/use-address.ts';
import {
  DropOffPicture,
  FunnelPicture,
  QuestionsPicture,
  ScoresPicture,
  TimesPicture,
} from './insights/pictures.tsx';
import type { Insights } from './insights/sentences.ts';
import classes from './insights/insights.module.css';

const YEAR_DAYS = 365;
const PERIODS = [
  ...[INSIGHT_DAYS / 3, INSIGHT_DAYS, YEAR_DAYS].map((days) => ({
    value: String(days),
    label: `in the last ${daysInWords(days)}`,
  })),
  { value: 'all', label: 'at any time' },
];

/** When a period begins: at the beginning of a day, so that the same period is one read. */
function beginningOf(days: string): string {
  if (days === 'all') return new Date(0).toISOString();
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  return new Date(today.getTime() - Number(days) * DAY_MS).toISOString();
}

/** How hiring goes, in five pictures. */
export default function InsightsPage() {
  const [address, change] = useListAddress();
  const jobId = address.get('jobId') ?? '';
  const wanted = address.get('days') ?? '';
  const days = PERIODS.some(({ value }) => value === wanted) ? wanted : String(INSIGHT_DAYS);
  const choose = (name: string, value: string) =>
    change((next) => setOrDelete(next, name, value), { keepsScroll: false });
  const jobs = useRead(getJobCards, { list: 'posted', status: 'all', limit: PAGE_LIMIT.max });
  const query = useRead(
    getInsights,
    { ...(jobId === '' ? {} : { jobId }), from: beginningOf(days) },
    { keepPrevious: true },
  );
  return (
    <Page title="Insights" lead="How hiring goes, of those who applied in a time.">
      <div className={classes.choices}>
        <NativeSelect
          label="Job"
          value={jobId}
          onChange={({ currentTarget }) => choose('jobId', currentTarget.value)}
          data={[
            { value: '', label: 'All jobs' },
            ...(jobs.data?.jobs ?? []).map((job) => ({
              value: job.id,
              label: `${job.role} (${job.alternateJobId})`,
            })),
          ]}
        />
        <NativeSelect
          label="Applied"
          value={days}
          onChange={({ currentTarget }) => choose('days', currentTarget.value)}
          data={PERIODS}
        />
      </div>
      <Read
        query={query}
        waiting={<Loading shape="cards" rows={4} />}
        empty={{
          when: ({ applications }) => applications === 0,
          text: 'Nobody applied in this time.',
        }}
      >
        {(insights) => <Pictures insights={insights} />}
      </Read>
    </Page>
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
      </div>
    </div>
  );
}
