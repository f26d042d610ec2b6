import type { Report } from '#web/api/types.ts';
import { Notes } from './notes.tsx';
import { ScorecardsSection } from './scorecards.tsx';

/** What the members of the company say about an interview: their scorecards and notes. */
export function Team({ report }: { report: Report }) {
  return (
    <div className="no-print">
      <ScorecardsSection report={report} />
      <Notes applicationId={report.applicationId} />
    </div>
  );
}
