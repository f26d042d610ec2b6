import { useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/report.ts';
import { getFeedback } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadedReport, NoReport, ReportPage } from './report-page.tsx';
import { untilReady } from './until-ready.ts';

const NO_FEEDBACK = said.none;

/** The report on an interview, for the employer, the candidate, and anyone with its link. */
export default function FeedbackPage() {
  const id = useRouteId('id');
  const { role } = useSession();
  return (
    <ReportPage isBare={role === null}>
      {id === null ? <NoReport sentence={NO_FEEDBACK()} /> : <Feedback id={id} />}
    </ReportPage>
  );
}

function Feedback({ id }: { id: string }) {
  const [search] = useSearchParams();
  const attempt = search.get('attempt');
  const query = useRead(
    getFeedback,
    { applicationId: id, ...(attempt === null ? {} : { attempt }) },
    { refetchInterval: untilReady },
  );
  useTitle(query.data ? `${query.data.name}, ${query.data.position}` : said.title());
  // A reader without access sees the same as for a report that doesn't exist or an invalid id.
  const refused = query.data === undefined ? query.error?.httpStatus : undefined;
  if (refused === 404 || refused === 400) return <NoReport sentence={NO_FEEDBACK()} />;
  if (query.data === undefined && query.error?.code === 'interview.erased')
    return <NoReport sentence={query.error.message} />;
  return (
    <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
      {(report) =>
        report === null ? <NoReport sentence={NO_FEEDBACK()} /> : <LoadedReport report={report} />
      }
    </Read>
  );
}
