import { useState, type Ref } from 'react';
import { Anchor, Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { reportPath } from '#contract/paths.ts';
import { getReviewQueue, getScorecards } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { Report } from '#web/api/types.ts';
import { Notes } from '#web/features/feedback/team/notes.tsx';
import { ScorecardForm, type ScorecardControls } from '#web/features/feedback/team/scorecard-form.tsx';
import { BlindNotice, ScorecardList } from '#web/features/feedback/team/scorecards.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './review.module.css';

export interface OwnPaneProps {
  report: Report;
  controls?: Ref<ScorecardControls>;
}

/** The member's own scorecard and the notes, beside the report. */
export function OwnPane({ report, controls }: OwnPaneProps) {
  const { applicationId } = report;
  const query = useRead(getScorecards, { applicationId });
  const refresh = useRefresh();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <Title order={2} size="h4" mb="sm">
        Your scorecard
      </Title>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(data) => (
          <>
            {data.mustScoreFirst ? <BlindNotice /> : null}
            {data.own === null || isChanging ? (
              <ScorecardForm
                key={applicationId}
                report={report}
                own={data.own}
                isFinal={data.isBlind}
                isSmall
                onSent={() => {
                  setIsChanging(false);
                  void refresh(getReviewQueue);
                }}
                {...(isChanging ? { onCancel: () => setIsChanging(false) } : {})}
                {...(controls ? { controls } : {})}
              />
            ) : null}
            {data.own !== null || data.others.length > 0 ? (
              <ScorecardList report={report} data={data} />
            ) : null}
            {data.own !== null && !data.isBlind && !isChanging ? (
              <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
                Change your scorecard
              </Button>
            ) : null}
          </>
        )}
      </Read>
      <Notes applicationId={applicationId} />
      <p className={classes.more}>
        <Anchor component={Link} to={reportPath(applicationId)} size="sm">
          Open the report on a page of its own
        </Anchor>
      </p>
    </>
  );
}
