import * as said from '#contract/messages/en/pipeline.ts';
import { getReviewQueue, getSources } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { SETTLED_CHOICES } from '#web/features/applications/received/score-text.ts';
import { ALL_STAGES } from '#contract/interview/stages.ts';
import { useJobStages } from '#web/features/jobs/job-stages.ts';
import { SavedViews } from '#web/features/applicants/lists/saved-views.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { FilterBar, type FilterSelect } from '#web/ui/filter-bar.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { percent } from '#web/ui/percent.ts';
import { setOrDelete } from '#web/ui/use-address.ts';
import { applicantCsv } from './hiring-csv.ts';
import { placeChoices, placeOf, queueInput, setPlace, type View } from './hiring-filters.ts';
import type { ViewProps } from './hiring-views.tsx';

export interface HiringBarProps extends Pick<ViewProps, 'address' | 'change'> {
  view: View;
}

const options = () => ({
  minScore: [
    { value: '', label: said.anyScore() },
    ...[40, 50, 60, 70, 80, 90].map((least) => ({
      value: `${least}`,
      label: said.atLeast({ least: percent(least / 100) }),
    })),
  ],
  settled: SETTLED_CHOICES,
  reviewedByMe: [
    { value: '', label: said.anyScorecard() },
    { value: 'no', label: said.scorecardToWrite() },
    { value: 'yes', label: said.scorecardWritten() },
  ],
  sort: [
    { value: '', label: said.sortWaiting() },
    { value: '-score', label: said.sortScore() },
    { value: 'score', label: said.sortLowest() },
    { value: '-submitted', label: said.sortNewest() },
    { value: '-criteriaMatches', label: said.sortCriteria() },
    { value: '-flags', label: said.sortFlags() },
    { value: 'name', label: said.sortName() },
  ],
});
type Option = keyof ReturnType<typeof options>;

/** The filters of the list, the same in every view. They are in the address. */
export function HiringBar({ address, change, view }: HiringBarProps) {
  const isNarrow = useNarrow();
  const input = queueInput(address);
  const stages = useJobStages(input.jobId ?? '') ?? ALL_STAGES;
  const edit = (by: (next: URLSearchParams) => void) =>
    change(
      (next) => {
        by(next);
        next.delete('id');
      },
      { keepsScroll: false },
    );
  const choices = options();
  const select = (name: Option, label: string): FilterSelect => ({
    label,
    value: choices[name].find(({ value }) => value === address.get(name))?.value ?? '',
    options: choices[name],
    onChange: (value) => edit((next) => setOrDelete(next, name, value)),
    isOrder: name === 'sort',
  });
  const stage: FilterSelect = {
    label: said.stage(),
    value: placeOf(address),
    options: placeChoices(stages),
    onChange: (value) => edit((next) => setPlace(next, value)),
  };
  const { data } = useRead(getSources, input.jobId === undefined ? {} : { jobId: input.jobId });
  const sources = (data?.sources ?? []).map(({ source: value, title, people }) => ({
    value,
    label: `${title} (${people})`,
  }));
  const source: FilterSelect = {
    label: said.source(),
    value: input.source ?? '',
    options: [{ value: '', label: said.anySource() }, ...sources],
    onChange: (value) => edit((next) => setOrDelete(next, 'source', value)),
  };
  return (
    <FilterBar
      search={{
        label: said.searchList(),
        value: input.text ?? '',
        onChange: (text) => edit((next) => setOrDelete(next, 'text', text)),
      }}
      // The board shows all stages.
      selects={view === 'board' ? [] : [stage]}
      more={[
        select('minScore', said.score()),
        select('settled', said.reports()),
        select('reviewedByMe', said.yourScorecard()),
        ...(sources.length > 1 ? [source] : []),
        // A table is sorted by its columns.
        ...(view === 'table' && !isNarrow ? [] : [select('sort', said.order())]),
      ]}
    >
      <SavedViews list="review" />
      {view === 'table' ? (
        <DownloadCsv
          call={getReviewQueue}
          input={input}
          itemsOf={({ applications }) => applications}
          filename="applicants"
          columns={applicantCsv()}
        />
      ) : null}
    </FilterBar>
  );
}
