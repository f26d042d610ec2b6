import { Anchor, Box, Button, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/jobs.ts';
import { PATHS, companyPath } from '#contract/shared/paths.ts';
import type { CompanyPage } from '#contract/job/public-pages.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import richText from '#web/ui/rich-text.module.css';
import { JobCount } from '../open-jobs/job-count.tsx';
import { OpenJobCards } from './open-job-cards.tsx';
import classes from './public-company.module.css';

const list = () => ({ label: said.openJobs(), to: PATHS.publicJobs });

type Props = Omit<CompanyPage, 'jobs'> & { jobs: readonly JobOfList[] };

/** A company: what it says about itself, and its open jobs. It needs no script. */
export function PublicCompanyPage(page: Props) {
  const { name, site, logoUrl, aboutHtml, pictures, isFirstPage } = page;
  return (
    <Page
      title={name}
      breadcrumbs={[list()]}
      lead={site === '' ? null : <Site address={site} />}
      actions={
        logoUrl === null ? null : <img className={classes.logo} src={logoUrl} alt={said.logoOf({ name })} />
      }
    >
      {/* Later pages of jobs don't repeat it. */}
      {isFirstPage && aboutHtml !== '' ? (
        <Box aria-label={said.aboutCompany({ name })} component="section" mb={32}>
          {/* The server sanitised it for this page. */}
          <div className={richText.text} dangerouslySetInnerHTML={{ __html: aboutHtml }} />
        </Box>
      ) : null}
      {isFirstPage && pictures.length > 0 ? (
        <ul aria-label={said.pictures()} className={layout.cards}>
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              <img className={classes.picture} src={url} alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
      ) : null}
      <Title order={2} size="h3" mb="sm">
        {said.openJobsHeading()}
      </Title>
      <OpenJobs {...page} />
    </Page>
  );
}

function Site({ address }: { address: string }) {
  return (
    <Anchor href={address} rel="noreferrer" inherit className={classes.site}>
      {address.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '')}{' '}
      <IconExternalLink size={16} aria-hidden />
    </Anchor>
  );
}

function OpenJobs({ slug, jobs, total, error, isFirstPage, nextCursor }: Props) {
  if (jobs.length === 0)
    return (
      <Empty
        text={error ?? said.noneToday()}
        next={
          isFirstPage ? (
            <Button component={Link} to={PATHS.publicJobs} variant="default">
              {said.seeAll()}
            </Button>
          ) : (
            <Button component={Link} to={companyPath(slug)} variant="default">
              {said.firstPage()}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <JobCount of={{ total, totalAtLeast: false }} />
      <OpenJobCards
        jobs={jobs}
        source="company-page"
        first={isFirstPage ? null : companyPath(slug)}
        next={nextCursor === null ? null : companyPath(slug, nextCursor)}
      />
    </>
  );
}

export function CompanyNotFoundPage() {
  return (
    <Page title={said.companyGoneTitle()} width="reading" breadcrumbs={[list()]}>
      <Empty
        text={said.companyGoneText()}
        next={
          <Button component={Link} to={PATHS.publicJobs} variant="default">
            {said.seeOpenJobs()}
          </Button>
        }
      />
    </Page>
  );
}
