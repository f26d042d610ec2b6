import { Anchor, NativeSelect, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { comparePath, questionReviewPath } from '#contract/paths.ts';
import { stagesOf } from '#contract/stages.ts';
import { SETTLED_CHOICES } from '#web/features/applications/received/score-text.ts';
import { useDecides } from '#web/session/member.ts';
import { JobSelect } from './job-select.tsx';
import { ALL_STAGES, SORTS, type ListParameter } from './review-filters.ts';

export interface ReviewFilterFieldsProps {
  address: URLSearchParams;
  onFilter: (name: ListParameter, value: string) => void;
}

/** All rounds that a job can have. */
const STAGE_CHOICES = stagesOf(Array.from({ length: 6 }, () => ''))
  .filter(({ key }) => key !== 'hired')
  .map(({ key, title }) => ({ value: key, label: title.replace(/: $/, '') }));

/** The filters and the order of the review queue. */
export function ReviewFilterFields({ address, onFilter }: ReviewFilterFieldsProps) {
  const jobId = address.get('jobId') ?? '';
  const decides = useDecides();
  const select = (
    name: ListParameter,
    label: string,
    usual: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={address.get(name) ?? usual}
      onChange={(event) =>
        onFilter(name, event.currentTarget.value === usual ? '' : event.currentTarget.value)
      }
      data={data}
    />
  );
  return (
    <Stack gap="sm" mb="md">
      <JobSelect jobId={jobId} onChange={(id) => onFilter('jobId', id)} all="All jobs" />
      {select('stage', 'Stage', 'review', [{ value: ALL_STAGES, label: 'All stages' }, ...STAGE_CHOICES])}
      {select('outcome', 'Applications', 'open', [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'Open and closed' },
      ])}
      {select('reviewedByMe', 'Your scorecard', '', [
        { value: '', label: 'Written or not' },
        { value: 'no', label: 'Not written yet' },
        { value: 'yes', label: 'Written' },
      ])}
      {select('minScore', 'Score', '', [
        { value: '', label: 'Any' },
        ...[40, 50, 60, 70, 80, 90].map((least) => ({ value: String(least), label: `At least ${least}%` })),
      ])}
      {select('settled', 'Reports', '', [...SETTLED_CHOICES])}
      {select('sort', 'Order', '-waiting', [...SORTS])}
      {jobId === '' ? null : (
        <>
          <Anchor component={Link} to={comparePath(jobId)} size="sm">
            Compare the interviews of this job
          </Anchor>
          {decides ? (
            <Anchor component={Link} to={questionReviewPath(jobId)} size="sm">
              Review answers by question
            </Anchor>
          ) : null}
        </>
      )}
    </Stack>
  );
}
