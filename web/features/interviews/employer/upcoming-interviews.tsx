import { useState } from 'react';
import { Anchor } from '@mantine/core';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { candidatePath } from '#contract/shared/paths.ts';
import { getApplicationByJobId } from '#web/api/calls.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { AccommodationModal } from '#web/features/applications/received/accommodation-modal.tsx';
import { accommodationText } from '#web/features/applications/received/accommodation.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { useDialog } from '#web/features/applications/received/use-dialog.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { personOf } from '#web/features/applicants/lists/job-list.ts';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useInterviewChanges } from './use-interview-changes.tsx';
import { JobInterviews, type Interview } from './job-interviews.tsx';

const TABLE_HEIGHT_PX = 200;

/** The upcoming interviews of one job, and the accommodations granted. */
export function UpcomingInterviews({ jobId, job }: { jobId: string; job: JobWithApplications | undefined }) {
  const accommodation = useDialog<Interview>();
  const [failure, setFailure] = useState<string | null>(null);
  const decides = useDecides();
  const refresh = useRefresh();
  const changes = useInterviewChanges();
  // The interview may have ended in the meantime. Once the reason is read, the list shows the current state.
  const acknowledge = () => {
    setFailure(null);
    void refresh(getApplicationByJobId);
  };
  return (
    <>
      <JobInterviews
        jobId={jobId}
        job={job}
        status="SCHEDULED"
        height={TABLE_HEIGHT_PX}
        kinds={['decline']}
        filename="upcoming-interviews"
        actions={(row, ask) => (
          <RowActions
            name={row.candidateName}
            menu={[
              { label: said.viewProfile(), to: candidatePath(row.candidateId) },
              ...(decides
                ? [
                    { label: said.changeAccommodation(), onSelect: () => accommodation.open(row) },
                    ...changes.entriesFor(row),
                    { label: said.decline(), danger: true, onSelect: () => ask('decline', [personOf(row)]) },
                  ]
                : []),
            ]}
          />
        )}
        moreColumns={
          decides
            ? [
                {
                  header: said.accommodation(),
                  cell: (row) => {
                    const granted = accommodationText(row) ?? said.noAccommodation();
                    return (
                      <Anchor
                        component="button"
                        type="button"
                        inherit
                        className={layout.link}
                        onClick={() => accommodation.open(row)}
                        aria-label={said.changeAccommodationOf({
                          accommodation: granted,
                          name: row.candidateName,
                        })}
                      >
                        {granted}
                      </Anchor>
                    );
                  },
                },
              ]
            : []
        }
      />
      <AccommodationModal
        opened={accommodation.opened}
        onClose={accommodation.close}
        applicant={accommodation.subject}
        onFailure={setFailure}
      />
      {changes.dialogs}
      <ErrorModal message={failure} onClose={acknowledge} />
    </>
  );
}
