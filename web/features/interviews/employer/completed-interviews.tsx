import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { PATHS, candidatePath, reportPath } from '#contract/shared/paths.ts';
import type { JobWithApplications } from '#web/features/applications/received/job-picker.tsx';
import { SCORE_CSV } from '#web/features/applications/received/csv-columns.ts';
import { Score } from '#web/features/applications/received/score.tsx';
import { standingText } from '#web/features/applications/received/standing.ts';
import { personOf } from '#web/features/applicants/lists/job-list.ts';
import { useTakingBack } from '#web/features/applicants/lists/taking-back.tsx';
import { useDecides } from '#web/session/member.ts';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useInterviewChanges } from './use-interview-changes.tsx';
import { JobInterviews } from './job-interviews.tsx';

/** The completed interviews of one job, with their reports and each person's stage since then. */
export function CompletedInterviews({ jobId, job }: { jobId: string; job: JobWithApplications | undefined }) {
  const decides = useDecides();
  const changes = useInterviewChanges();
  const takingBack = useTakingBack();
  return (
    <>
      <JobInterviews
        jobId={jobId}
        job={job}
        status="COMPLETED"
        kinds={['advance', 'decline']}
        moreBulk={takingBack.bulkFor}
        filename="completed-interviews"
        emptyNext={
          <Anchor component={Link} to={PATHS.interviewScheduled}>
            {said.seeUpcoming()}
          </Anchor>
        }
        actions={(row, ask) => (
          <RowActions
            name={row.candidateName}
            action={
              decides && row.outcome === null
                ? { label: said.advance(), onSelect: () => ask('advance', [personOf(row)]) }
                : takingBack.actionFor(row)
            }
            menu={[
              { label: said.viewProfile(), to: candidatePath(row.candidateId) },
              ...(decides && row.outcome === null
                ? [{ label: said.decline(), danger: true, onSelect: () => ask('decline', [personOf(row)]) }]
                : []),
              ...changes.entriesFor(row),
            ]}
          />
        )}
        moreColumns={[
          {
            header: said.feedback(),
            cell: (row) => (
              <>
                <Anchor
                  component={Link}
                  to={reportPath(row.applicationId)}
                  inherit
                  aria-label={said.feedbackOn({ name: row.candidateName })}
                >
                  {said.feedback()}
                </Anchor>
                {row.interview?.problemWaits ? <Text size="sm">{said.problemWaits()}</Text> : null}
              </>
            ),
          },
          {
            header: said.score(),
            fact: true,
            align: 'right',
            orderKey: 'score',
            cell: (row) => <Score figures={row} />,
          },
          { header: said.stage(), orderKey: 'stage', cell: standingText },
        ]}
        moreExported={[...SCORE_CSV, { header: said.stage(), text: standingText }]}
      />
      {takingBack.dialog}
      {changes.dialogs}
    </>
  );
}
