import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Job } from '#web/api/types.ts';
import { formatDay } from '../job-facts.ts';

/** The viewer's current day, as YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('en-CA');

/** A copy of an older job, or a draft that waited, may say that the work began in the past. */
export function PastStart({ job, onEdit }: { job: Job; onEdit: () => void }) {
  const start = job.miscInfo?.startDate;
  if (job.status !== 'draft' || !start || start.slice(0, 10) >= today()) return null;
  return (
    <Alert color="amber" mb="md" icon={<IconAlertTriangle aria-hidden />}>
      The start date, {formatDay(start)}, has passed.{' '}
      <Anchor component="button" type="button" inherit onClick={onEdit}>
        Change it in Misc Information
      </Anchor>
    </Alert>
  );
}
