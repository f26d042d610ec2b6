import { useState } from 'react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import * as said from '#contract/messages/en/pipeline.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import { getJobById, getJobCards } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { ALL_JOBS } from './hiring-filters.ts';

export interface JobSelectProps {
  jobId: string;
  onChange: (jobId: string) => void;
  /** The option for no particular job. */
  all?: string;
}

const TYPING_MS = 300;

/**
 * The posted jobs. If there are more than one read returns, the server searches them. The job in the address is always
 * an option.
 */
export function JobSelect({ jobId, onChange, all }: JobSelectProps) {
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed, TYPING_MS);
  const posted = { list: 'posted', status: 'all', limit: PAGE_LIMIT.max } as const;
  const first = useRead(getJobCards, posted);
  const isLong = (first.data?.total ?? 0) > PAGE_LIMIT.max;
  const found = useRead(
    getJobCards,
    { ...posted, designation: searched },
    { enabled: isLong && searched !== '', keepPrevious: true },
  );
  const jobs = [...(first.data?.jobs ?? []), ...(found.data?.jobs ?? [])];
  const isOne = jobId !== '' && jobId !== ALL_JOBS;
  const isListed = jobs.some((job) => job.id === jobId);
  const own = useRead(getJobById, { jobId }, { enabled: isOne && first.data !== undefined && !isListed });
  const choices = new Map(
    [...jobs, ...(own.data && !isListed ? [own.data] : [])].map(({ id, role, alternateJobId, status }) => [
      id,
      (status === 'deleted' ? said.jobDeleted : said.jobWithId)({ role, id: alternateJobId }),
    ]),
  );
  const data = [
    ...(all === undefined ? [] : [{ value: ALL_JOBS, label: all }]),
    ...[...choices].map(([value, label]) => ({ value, label })),
  ];
  return (
    <Select
      aria-label={said.job()}
      placeholder={said.chooseJob()}
      searchable
      allowDeselect={false}
      nothingFoundMessage={said.noJob()}
      data={data}
      value={data.some(({ value }) => value === jobId) ? jobId : null}
      onChange={(chosen) => onChange(chosen ?? '')}
      onSearchChange={setTyped}
    />
  );
}
