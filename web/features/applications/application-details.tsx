import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { getApplicationDetailsCandidate } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { MyRound } from '#web/features/rounds/times/my-round.tsx';
import { JobPanel } from '#web/features/jobs/job-panel.tsx';
import { Messages } from '#web/features/messages/messages.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';
import { ApplicationStatusBadge, FeedbackLink } from './application-status.tsx';
import { MyRequests } from './requests/my-requests.tsx';
import { RequestButton } from './requests/request-button.tsx';
import { Timeline } from './timeline.tsx';
import { WithdrawAction } from './withdraw-action.tsx';

export interface ApplicationDetailsProps {
  applicationId: string | null;
  onClose: () => void;
}

/** One of the candidate's own applications, with its job. */
export function ApplicationDetails({ applicationId, onClose }: ApplicationDetailsProps) {
  const narrow = useNarrow();
  // The content stays visible while the dialog fades out.
  const [last, setLast] = useState(applicationId);
  if (applicationId !== null && applicationId !== last) setLast(applicationId);
  return (
    <Modal
      opened={applicationId !== null}
      onClose={onClose}
      title={said.detailsTitle()}
      size={880}
      description={said.detailsAbout()}
      fullScreen={narrow}
    >
      {last === null ? null : <Details applicationId={last} />}
    </Modal>
  );
}

/** Once the interview has opened, something can go wrong in it. The server decides by its own clock. */
const hasOpened = ({ interview, applicationStatus }: OutputOf<typeof getApplicationDetailsCandidate>) =>
  applicationStatus === 'COMPLETED' ||
  (applicationStatus === 'SCHEDULED' && interview !== null && Date.parse(interview.date) <= Date.now());

function Details({ applicationId }: { applicationId: string }) {
  const query = useRead(getApplicationDetailsCandidate, { applicationId });
  return (
    <Read query={query} waiting={<Loading rows={8} />} empty="never">
      {(application) => (
        <>
          <dl className={layout.facts}>
            <div>
              <dt>{said.employer()}</dt>
              <dd>{application.employer.user.name}</dd>
            </div>
            <div>
              <dt>{said.appliedDate()}</dt>
              <dd>
                <DateText value={application.appliedDate} />
              </dd>
            </div>
            <div>
              <dt>{said.status()}</dt>
              <dd>
                <ApplicationStatusBadge
                  status={application.applicationStatus}
                  isExpired={application.isExpired}
                />
              </dd>
            </div>
            {application.interview === null || application.applicationStatus === 'WITHDRAWN' ? null : (
              <div>
                <dt>{said.aiInterview()}</dt>
                <dd>
                  {application.applicationStatus === 'SCHEDULED' ? (
                    around(said.fromUntil, {
                      from: <DateText value={application.interview.date} withTime />,
                      until: <DateText value={application.interview.openUntil} withTime />,
                    })
                  ) : (
                    <DateText value={application.interview.date} withTime />
                  )}
                </dd>
              </div>
            )}
            {application.applicationStatus === 'COMPLETED' || application.givenAgain ? (
              <div>
                <dt>
                  {application.applicationStatus === 'COMPLETED' ? said.report() : said.earlierReport()}
                </dt>
                <dd>
                  <FeedbackLink applicationId={application.applicationId} of={application.role} />
                </dd>
              </div>
            ) : null}
          </dl>
          <MyRound applicationId={application.applicationId} company={application.employer.user.name} />
          <Timeline applicationId={application.applicationId} />
          <Messages applicationId={application.applicationId} side="candidate" />
          {hasOpened(application) ? (
            <RequestButton applicationId={application.applicationId} asks="problem" mb="lg" />
          ) : null}
          <MyRequests applicationId={application.applicationId} employer={application.employer.user.name} />
          <JobPanel job={application.job} viewer="candidate" />
          <WithdrawAction application={application} />
        </>
      )}
    </Read>
  );
}
