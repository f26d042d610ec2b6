import { NativeSelect } from '@mantine/core';
import * as said from '#contract/messages/en/jobs.ts';
import { JOB_FILTERS, type JobFilterValues } from '#contract/job/job-filters.ts';
import layout from '#web/ui/layout.module.css';
import classes from './open-jobs.module.css';

interface FilterFieldsProps {
  /** The active filters. The form reads the selection when it is submitted. */
  filters: JobFilterValues;
  sectors: readonly { id: string; name: string }[];
  onChange?: () => void;
}

/** The filters of a search, folded unless one is active. They need no script. */
export function FilterFields({ filters, sectors, onChange }: FilterFieldsProps) {
  const count = Object.keys(filters).length;
  return (
    <details className={classes.filters} open={count > 0}>
      <summary>{count === 0 ? said.moreFilters() : said.filtersInUse({ count })}</summary>
      <div className={layout.grid}>
        {JOB_FILTERS.map(({ name, label, choices }) => (
          <NativeSelect
            key={`${name} ${filters[name] ?? ''}`}
            name={name}
            label={label()}
            defaultValue={filters[name] ?? ''}
            data={[
              { value: '', label: said.any() },
              ...(choices?.map(({ value, label: shown }) => ({ value, label: shown() })) ??
                sectors.map(({ id, name: label }) => ({ value: id, label }))),
            ]}
            {...(onChange ? { onChange } : {})}
          />
        ))}
      </div>
    </details>
  );
}
