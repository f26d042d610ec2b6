import './styles.ts';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import { PATHS, type StaticPage, publicJobPath } from '#contract/shared/paths.ts';
import type { PageAssets, PublicPages } from '#contract/job/public-pages.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Job, JobCard } from '#web/api/types.ts';
import { fromWire } from '#web/api/wire.ts';
import { CompanyNotFoundPage, PublicCompanyPage } from '#web/features/jobs/public/public-company-page.tsx';
import { JobNotOpenPage, PublicJobPage } from '#web/features/jobs/public/public-job-page.tsx';
import { PublicJobsPage } from '#web/features/jobs/public/public-jobs-page.tsx';
import { HelpPage } from '#web/features/public/help-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { renderDocument } from './document.tsx';
import { STATIC } from './static-pages.tsx';

/** The pages that need data from the server. */
export function publicPages(assets: PageAssets): PublicPages {
  const ofJobs = (head: string, children: ReactNode, returnTo?: string) =>
    renderDocument({ path: PATHS.publicJobs, head, assets, seeksJob: true, returnTo, children });
  return {
    jobs: ({ jobs, ...page }, head) =>
      ofJobs(head, <PublicJobsPage {...page} jobs={fromWire(jobs) as JobCard[]} />),
    job: ({ job, source, descriptionHtml }, head) =>
      ofJobs(
        head,
        <PublicJobPage job={fromWire(job) as Job} source={source} descriptionHtml={descriptionHtml} />,
        publicJobPath(job.alternateJobId, source),
      ),
    jobNotOpen: (head) => ofJobs(head, <JobNotOpenPage />),
    company: ({ jobs, ...page }, head) =>
      ofJobs(head, <PublicCompanyPage {...page} jobs={fromWire(jobs) as JobCard[]} />),
    companyNotFound: (head) => ofJobs(head, <CompanyNotFoundPage />),
    help: (search, head) =>
      renderDocument({ path: PATHS.help, head, assets, children: <HelpPage search={search} /> }),
    failure: (sentence, head) =>
      renderDocument({
        path: '',
        head,
        assets,
        children: (
          <Page title={TEXTS.somethingWentWrong} lead={sentence} width="reading">
            <div>
              <Button component="a" href={PATHS.home} variant="default">
                {common.home()}
              </Button>
            </div>
          </Page>
        ),
      }),
  };
}

/** One of the pages that the build writes. */
export function staticPage(name: StaticPage, head: string, assets: PageAssets): string {
  const { Page: Content } = STATIC[name];
  return renderDocument({ path: PATHS[name], head, assets, children: <Content /> });
}

export { STATIC } from './static-pages.tsx';
export { themeVariables } from './theme-variables.tsx';
