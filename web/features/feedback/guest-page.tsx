import { Text } from '@mantine/core';
import { useParams } from 'react-router';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as said from '#contract/messages/en/report.ts';
import { getGuestReport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadedReport, NoReport, ReportPage } from './report-page.tsx';
import { untilReady } from './until-ready.ts';

/** The report as a company shows it to someone without a login. */
export default function GuestPage() {
  const { '*': token = '' } = useParams();
  return (
    <ReportPage isBare>
      <GuestReport token={token} />
    </ReportPage>
  );
}

function GuestReport({ token }: { token: string }) {
  const query = useRead(
    getGuestReport,
    { token },
    { whenSignedOut: 'keep-page', refetchInterval: untilReady },
  );
  const report = query.data?.report;
  useTitle(report ? `${report.name}, ${report.position}` : said.report());
  const refused = query.data === undefined ? query.error?.httpStatus : undefined;
  if (refused === 404 || refused === 400) return <NoReport sentence={refusals.guestLinkEnded()} />;
  return (
    <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
      {(shown) => (
        <>
          <Text mb="lg" c="dimmed" className="no-print">
            {said.guestNotice({ name: shown.guestName, when: formatDateTime(shown.expiryDate) })}
          </Text>
          {shown.report === null ? (
            <Empty text={said.notSubmitted()} />
          ) : (
            <LoadedReport report={shown.report} />
          )}
        </>
      )}
    </Read>
  );
}
