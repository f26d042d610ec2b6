import * as said from '#contract/messages/en/round-cards.ts';
import { Empty } from '#web/ui/empty.tsx';
import { getRoundInterview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { InterviewView } from './cards/interview-view.tsx';

/** The page on which a member holds a round. */
export default function RoundInterviewPage() {
  const roundId = useRouteId('RoundId') ?? '';
  return <OfRound key={roundId} roundId={roundId} />;
}

function OfRound({ roundId }: { roundId: string }) {
  // A repeated read must not move what is being typed.
  const query = useRead(getRoundInterview, { roundId });
  const { data } = query;
  if (data === undefined && (query.error?.httpStatus === 404 || query.error?.httpStatus === 400))
    return (
      <Page title={said.interview()} width="reading">
        <Empty text={said.roundUnknown()} />
      </Page>
    );
  return (
    <Page
      title={data ? data.candidate.name : said.interview()}
      width="work"
      lead={data ? `${data.title} · ${data.role} ${data.alternateJobId}` : undefined}
    >
      <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
        {(interview) => <InterviewView interview={interview} />}
      </Read>
    </Page>
  );
}
