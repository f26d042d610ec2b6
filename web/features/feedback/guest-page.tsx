import { Suspense } from 'react';
import { Anchor, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { TEXTS } from '#contract/texts.ts';
import { getGuestReport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { NoReport } from './no-report.tsx';
import classes from './feedback.module.css';

const ReportView = lazyAtOnce(async () => (await import('./report-view.tsx')).ReportView);

const WHILE_PROCESSING_MS = 10_000;

/** The report that a company shows to somebody without a login. */
export default function GuestPage() {
  const { '*': token = '' } = useParams();
  return (
    <div className={classes.page} data-bare>
      <div className={classes.brand}>
        <Anchor component={Link} to={PATHS.home} aria-label="Roundone, to the start page" c="inherit">
          <Wordmark height={22} />
        </Anchor>
      </div>
      <GuestReport token={token} />
    </div>
  );
}

function GuestReport({ token }: { token: string }) {
  const query = useRead(
    getGuestReport,
    { token },
    { whenSignedOut: 'keep-page', refetchInterval: untilReady },
  );
  const report = query.data?.report;
  useTitle(report ? `${report.name}, ${report.position}` : 'Report');
  const refused = query.data === undefined ? query.error?.httpStatus : undefined;
  if (refused === 404 || refused === 400) return <NoReport sentence={TEXTS.guestLinkEnded} />;
  return (
    <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
      {(shown) => (
        <>
          <Text mb="lg" className={`${classes.quiet} no-print`}>
            For {shown.guestName}, until {formatDateTime(shown.expiryDate)}. Please do not pass this link on:
            the company sees when and from where it is opened.
          </Text>
          {shown.report === null ? (
            <Empty text="The interview was not submitted yet." />
          ) : (
            <Suspense fallback={<Loading shape="page" rows={6} />}>
              <ReportView report={shown.report} />
            </Suspense>
          )}
        </>
      )}
    </Read>
  );
}

function untilReady(shown: unknown): number | false {
  if (typeof shown !== 'object' || shown === null || !('report' in shown)) return false;
  const { report } = shown;
  const isMade = typeof report === 'object' && report !== null && 'analysisStatus' in report;
  return isMade && report.analysisStatus === 'processing' ? WHILE_PROCESSING_MS : false;
}
