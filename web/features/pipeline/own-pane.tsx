import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { reportPath } from '#contract/shared/paths.ts';
import type { Score } from '#contract/interview/scores.ts';
import { getReviewQueue, getScorecards } from '#web/api/calls.ts';
import { useRead, useRefresh } from '#web/api/hooks.ts';
import type { Report } from '#web/api/types.ts';
import { ApplicationRounds } from '#web/features/rounds/times/application-rounds.tsx';
import { Notes } from '#web/features/feedback/team/notes.tsx';
import { ScorecardForm, type ScorecardControls } from '#web/features/feedback/team/scorecard-form.tsx';
import { BlindNotice, ScorecardList } from '#web/features/feedback/team/scorecards.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LATER, type KeyAction } from './review-keys.ts';

/** The actions for keys handled outside the pane. */
export interface OwnControls {
  /** Sets a judgement in the form. A sent scorecard is opened for editing, if that is allowed. */
  judge: (score: Score) => KeyAction;
}

export interface OwnPaneProps {
  report: Report;
  controls: Ref<OwnControls>;
}

/** The member's own scorecard and the notes, beside the report. */
export function OwnPane({ report, controls }: OwnPaneProps) {
  const { applicationId } = report;
  const query = useRead(getScorecards, { applicationId });
  const refresh = useRefresh();
  const [isChanging, setIsChanging] = useState(false);
  const form = useRef<ScorecardControls>(null);
  const { data } = query;
  const isOver =
    query.error !== null ||
    (data !== undefined && (data.mustSendCard || (data.own !== null && data.isBlind)));
  const mayChange = data !== undefined && data.own !== null && !isChanging;
  useImperativeHandle(
    controls,
    () => ({
      judge: (score) => {
        if (form.current !== null) return () => form.current?.judge(score);
        if (isOver) return null;
        if (mayChange) setIsChanging(true);
        return LATER;
      },
    }),
    [isOver, mayChange],
  );
  return (
    <>
      {report.jobId === undefined ? null : (
        <ApplicationRounds applicationId={applicationId} jobId={report.jobId} name={report.name} isSmall />
      )}
      <Section title={said.yourScorecard()}>
        <Read query={query} waiting={<Loading rows={4} />} empty="never">
          {(shown) => (
            <>
              {shown.mustScoreFirst ? <BlindNotice {...shown} applicationId={applicationId} /> : null}
              {(shown.own === null && !shown.mustSendCard) || isChanging ? (
                <ScorecardForm
                  key={applicationId}
                  report={report}
                  own={shown.own}
                  isFinal={shown.isBlind}
                  isSmall
                  onSent={() => {
                    setIsChanging(false);
                    void refresh(getReviewQueue);
                  }}
                  {...(isChanging ? { onCancel: () => setIsChanging(false) } : {})}
                  controls={form}
                />
              ) : null}
              {shown.own !== null || shown.others.length > 0 ? (
                <ScorecardList report={report} data={shown} />
              ) : null}
              {shown.own !== null && !shown.isBlind && !isChanging ? (
                <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
                  {said.changeScorecard()}
                </Button>
              ) : null}
            </>
          )}
        </Read>
      </Section>
      <Notes applicationId={applicationId} />
      <Text mt="lg">
        <Anchor component={Link} to={reportPath(applicationId)} size="sm">
          {said.openReportAlone()}
        </Anchor>
      </Text>
    </>
  );
}
