import type { Report } from '#web/api/types.ts';
import { ApplicationRounds } from '#web/features/rounds/times/application-rounds.tsx';
import { ApplicationHistory } from '#web/features/decisions/application-history.tsx';
import { OfferPanel } from '#web/features/offers/offer-panel.tsx';
import { Notes } from './notes.tsx';
import { ScorecardsSection } from './scorecards.tsx';

/** What the members of the company say about an interview: their scorecards and notes. */
export function Team({ report }: { report: Report }) {
  const { applicationId, jobId, name } = report;
  return (
    <div className="no-print">
      <ApplicationHistory applicationId={applicationId} name={name} />
      {jobId === undefined ? null : (
        <ApplicationRounds
          applicationId={applicationId}
          jobId={jobId}
          name={name}
          hasReport={(report.rounds ?? 0) > 0}
        />
      )}
      <OfferPanel applicationId={applicationId} name={name} />
      <ScorecardsSection report={report} />
      <Notes applicationId={applicationId} />
    </div>
  );
}
