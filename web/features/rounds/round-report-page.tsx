import { Suspense, useState } from 'react';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/round-cards.ts';
import { personPath, reportPath, roundInterviewPath } from '#contract/shared/paths.ts';
import { getRoundReport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { roundName } from './times/rounds-ahead.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RoundRecording } from './cards/recorded-quotes.tsx';
import { ReportTable } from './cards/report-table.tsx';
import { agreedInWords } from './cards/sentences.ts';

type Report = OutputOf<typeof getRoundReport>;

const NOT_THERE = said.applicationUnknown;

/** Everyone's cards for all rounds of an application, with the AI interview as the first round. */
export default function RoundReportPage() {
  const applicationId = useRouteId('ApplicationId');
  return applicationId === null ? (
    <Page title={said.allRounds()} width="reading">
      <Empty text={NOT_THERE()} />
    </Page>
  ) : (
    <OfApplication key={applicationId} applicationId={applicationId} />
  );
}

function OfApplication({ applicationId }: { applicationId: string }) {
  const query = useRead(getRoundReport, { applicationId }, { staleTime: 0 });
  const { data } = query;
  if (data === undefined && query.error?.httpStatus === 404)
    return (
      <Page title={said.allRounds()} width="reading">
        <Empty text={NOT_THERE()} />
      </Page>
    );
  return (
    <Page
      title={data ? said.allRoundsOf({ name: data.candidateName }) : said.allRounds()}
      width="work"
      lead={data ? `${data.role} ${data.alternateJobId}` : undefined}
      breadcrumbs={data ? [{ label: data.candidateName, to: personPath(data.candidateId) }] : []}
    >
      <Read
        query={query}
        waiting={<Loading shape="page" rows={6} />}
        empty={{
          when: ({ rounds }) => rounds.length === 0,
          text: said.nobodyInvited(),
          next: (
            <Anchor component={Link} to={reportPath(applicationId)}>
              {said.openAiReport()}
            </Anchor>
          ),
        }}
      >
        {(report) => <AllRounds report={report} />}
      </Read>
    </Page>
  );
}

/** What the member must do before the rest is shown. */
function First({ report: { mustSendFirst, mustScoreFirst, rounds, applicationId } }: { report: Report }) {
  const round = rounds.find(({ roundId }) => roundId === mustSendFirst);
  if (round)
    return (
      <Alert role="status" title={said.cardFirst()} mb="md">
        <Text mb="sm">{said.cardFirstAbout({ round: round.title })}</Text>
        <Button component={Link} to={roundInterviewPath(round.roundId)}>
          {said.writeCard()}
        </Button>
      </Alert>
    );
  if (!mustScoreFirst) return null;
  return (
    <Alert role="status" title={said.scorecardFirst()} mb="md">
      <Text mb="sm">{said.scorecardFirstAbout()}</Text>
      <Button component={Link} to={reportPath(applicationId)}>
        {said.writeScorecard()}
      </Button>
    </Alert>
  );
}

interface Played {
  roundId: string;
  second: number;
}

function AllRounds({ report }: { report: Report }) {
  const [played, setPlayed] = useState<Played | null>(null);
  const agreed = report.agreement && agreedInWords(report.agreement);
  return (
    <>
      <First report={report} />
      <ReportTable report={report} onPlay={(roundId, second) => setPlayed({ roundId, second })} />
      {agreed ? <Text mt="lg">{agreed}</Text> : null}
      {report.rounds.map(({ roundId, round, isRecorded, agreesToRecording }) =>
        isRecorded || agreesToRecording ? (
          <Section key={roundId} title={said.recordingOf({ round: roundName(round) })}>
            <Suspense fallback={<Loading rows={2} />}>
              <RoundRecording
                roundId={roundId}
                label={said.recordingOf({ round: roundName(round) })}
                playFrom={played?.roundId === roundId ? played : null}
              />
            </Suspense>
          </Section>
        ) : null,
      )}
    </>
  );
}
