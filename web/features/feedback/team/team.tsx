import type { Report } from '#web/api/types.ts';
import { ApplicationHistory } from '#web/features/decisions/application-history.tsx';
import { Notes } from './notes.tsx';
import { Scorecards } from './scorecards.tsx';

/** What the members of the company say about an interview: their scorecards and notes. */
export function Team({ report }: { report: Report }) {
  return (
    <div className="no-print">
      <ApplicationHistory applicationId={report.applicationId} name={report.name} />
      <Scorecards report={report} />
      <Notes applicationId={report.applicationId} />
    </div>
  );
}
