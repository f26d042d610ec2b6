import { type ReactNode, Suspense } from 'react';
import { Anchor, Box, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/report.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { Report } from '#web/api/types.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/page.tsx';
import classes from './feedback.module.css';

const ReportView = lazyAtOnce(async () => (await import('./report-view.tsx')).ReportView);

/** A page without a menu, for someone without a login, links to the start page. */
export function ReportPage({ isBare, children }: { isBare: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-bare={isBare}>
      {isBare ? (
        <Box mb={32} className="no-print">
          <Anchor component={Link} to={PATHS.home} aria-label={said.toStart()} c="inherit">
            <Wordmark height={22} />
          </Anchor>
        </Box>
      ) : null}
      {children}
    </div>
  );
}

export const LoadedReport = ({ report }: { report: Report }) => (
  <Suspense fallback={<Loading shape="page" rows={6} />}>
    <ReportView report={report} />
  </Suspense>
);

/** Shown instead of a report that doesn't exist or that the reader may not see. */
export function NoReport({ sentence }: { sentence: string }) {
  useTitle(said.title());
  return (
    <>
      <Title order={1} fz="1.75rem">
        {said.title()}
      </Title>
      <Empty text={sentence} />
    </>
  );
}
