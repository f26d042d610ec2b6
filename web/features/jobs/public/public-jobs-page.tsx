import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DESIGNATION_MAX, STATE_NAME_MAX } from '#contract/shared/limits.ts';
import { PATHS, loginPath, publicJobsPath, registerPath } from '#contract/shared/paths.ts';
import type { JobsPage } from '#contract/job/public-pages.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import { JobAlertForm } from '#web/features/job-alerts/job-alert-form.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Page } from '#web/ui/page.tsx';
import { JobCount } from '../open-jobs/job-count.tsx';
import { FilterFields } from '../open-jobs/filter-fields.tsx';
import { OpenJobCards } from './open-job-cards.tsx';
import search from '../open-jobs/open-jobs.module.css';

/** The open jobs. Without script, the form and the links load the page anew. */
export function PublicJobsPage(page: Omit<JobsPage, 'jobs'> & { jobs: readonly JobOfList[] }) {
  return (
    <Page
      title="Open Jobs"
      lead={
        <>
          Anyone may read them.{' '}
          <Text span display="inline-block" inherit>
            <Anchor component={Link} to={loginPath('candidate')} inherit underline="always">
              Sign in
            </Anchor>{' '}
            or{' '}
            <Anchor component={Link} to={registerPath('candidate')} inherit underline="always">
              register
            </Anchor>{' '}
            to apply.
          </Text>
        </>
      }
    >
      <form
        role="search"
        aria-label="Open jobs"
        method="get"
        action={PATHS.publicJobs}
        className={search.search}
        data-search
        data-state-id={page.stateId ?? undefined}
      >
        <TextInput
          name="designation"
          label="Designation"
          placeholder="Designation"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={DESIGNATION_MAX}
          defaultValue={page.search.designation}
          error={page.errors.designation}
        />
        <TextInput
          name="state"
          label="State"
          placeholder="State"
          leftSection={<IconMapPin size={18} aria-hidden />}
          autoComplete="off"
          maxLength={STATE_NAME_MAX}
          defaultValue={page.search.state}
          error={page.errors.state}
        />
        <div className={search.searchActions}>
          <Button type="submit">Search</Button>
          <Button component={Link} to={PATHS.publicJobs} variant="default">
            Clear
          </Button>
        </div>
        <FilterFields filters={page.search.filters} sectors={page.sectors} />
      </form>
      <p role="alert" data-search-failed hidden>
        The search did not answer. The list below is the earlier one. Press Search to try again.
      </p>
      <JobAlertForm />
      <div data-found>
        <Found {...page} />
      </div>
    </Page>
  );
}

function Found({ jobs, total, totalAtLeast, ...page }: Parameters<typeof PublicJobsPage>[0]) {
  const isFailed = total === null;
  const isFiltered = publicJobsPath(page.applied) !== PATHS.publicJobs;
  if (jobs.length === 0)
    return (
      <>
        {total === null ? null : <JobCount of={{ total, totalAtLeast }} />}
        <Empty
          text={Object.values(page.errors)[0] ?? 'Sorry No Jobs Available.'}
          next={
            isFailed || isFiltered || !page.isFirstPage ? (
              <Button component={Link} to={PATHS.publicJobs} variant="default">
                Show all open jobs
              </Button>
            ) : null
          }
        />
      </>
    );
  return (
    <>
      {total === null ? null : <JobCount of={{ total, totalAtLeast }} />}
      {page.notice === null ? null : <Text mb="sm">{page.notice}</Text>}
      <OpenJobCards
        jobs={jobs}
        first={page.isFirstPage ? null : publicJobsPath(page.applied)}
        next={page.nextCursor === null ? null : publicJobsPath({ ...page.applied, cursor: page.nextCursor })}
      />
    </>
  );
}
