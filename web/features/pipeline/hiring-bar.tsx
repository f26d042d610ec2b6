import { getReviewQueue, getSources } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { SETTLED_CHOICES } from '#web/features/applications/received/score-text.ts';
import { ALL_STAGES } from '#contract/interview/stages.ts';
import { useJobStages } from '#web/features/jobs/job-stages.ts';
import { SavedViews } from '#web/features/applicants/lists/saved-views.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { FilterBar, type FilterSelect } from '#web/ui/filter-bar.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { setOrDelete } from '#web/ui/use-address.ts';
import { APPLICANT_CSV } from './hiring-csv.ts';
import { placeChoices, placeOf, queueInput, setPlace, type View } from './hiring-filters.ts';
import type { ViewProps } from './hiring-views.tsx';

export interface HiringBarProps extends Pick<ViewProps, 'address' | 'change'> {
  view: View;
}

const OPTIONS = {
  minScore: [
    { value: '', label: 'Any score' },
    ...[40, 50, 60, 70, 80, 90].map((least) => ({ value: `${least}`, label: `At least ${least}%` })),
  ],
  settled: SETTLED_CHOICES,
  reviewedByMe: [
    { value: '', label: 'Any scorecard' },
    { value: 'no', label: 'Scorecard to write' },
    { value: 'yes', label: 'Scorecard written' },
  ],
  sort: [
    { value: '', label: 'Waiting longest' },
    { value: '-score', label: 'Best score' },
    { value: 'score', label: 'Lowest score' },
    { value: '-submitted', label: 'Newest interview' },
    { value: '-criteriaMatches', label: 'Best criteria match' },
    { value: '-flags', label: 'Most to look at' },
    { value: 'name', label: 'Name' },
  ],
};

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
  const select = (name: keyof typeof OPTIONS, label: string): FilterSelect => ({
    label,
    value: OPTIONS[name].find(({ value }) => value === address.get(name))?.value ?? '',
    options: OPTIONS[name],
    onChange: (value) => edit((next) => setOrDelete(next, name, value)),
    isOrder: name === 'sort',
  });
  const stage: FilterSelect = {
    label: 'Stage',
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
    label: 'Source',
    value: input.source ?? '',
    options: [{ value: '', label: 'Any source' }, ...sources],
    onChange: (value) => edit((next) => setOrDelete(next, 'source', value)),
  };
  return (
    <FilterBar
      search={{
        label: 'Name, skill or words said',
        value: input.text ?? '',
        onChange: (text) => edit((next) => setOrDelete(next, 'text', text)),
      }}
      // The board has all stages.
      selects={view === 'board' ? [] : [stage]}
      more={[
        select('minScore', 'Score'),
        select('settled', 'Reports'),
        select('reviewedByMe', 'Your scorecard'),
        ...(sources.length > 1 ? [source] : []),
        // A table is ordered by its columns.
        ...(view === 'table' && !isNarrow ? [] : [select('sort', 'Order')]),
      ]}
    >
      <SavedViews list="review" />
      {view === 'table' ? (
        <DownloadCsv
          call={getReviewQueue}
          input={input}
          itemsOf={({ applications }) => applications}
          filename="applicants"
          columns={APPLICANT_CSV}
        />
      ) : null}
    </FilterBar>
  );
}
