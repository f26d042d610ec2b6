import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/jobs.ts';
import { DESIGNATION_MAX, STATE_NAME_MAX } from '#contract/shared/limits.ts';
import { PATHS, loginPath, publicJobsPath, registerPath } from '#contract/shared/paths.ts';
import type { JobsPage } from '#contract/job/public-pages.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import { JobAlertForm } from '#web/features/job-alerts/job-alert-form.tsx';
import { around } from '#web/ui/around.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Page } from '#web/ui/page.tsx';
import { JobCount } from '../open-jobs/job-count.tsx';
import { FilterFields } from '../open-jobs/filter-fields.tsx';
import { OpenJobCards } from './open-job-cards.tsx';
import search from '../open-jobs/open-jobs.module.css';

/** The open jobs. Without a script, the form and the links reload the page. */
export function PublicJobsPage(page: Omit<JobsPage, 'jobs'> & { jobs: readonly JobOfList[] }) {
  return (
    <Page
      title={said.openJobs()}
      lead={
        <>
          {said.browse()}{' '}
          <Text span display="inline-block" inherit>
            {around(said.signInToApplyOr, {
              signIn: (
                <Anchor component={Link} to={loginPath('candidate')} inherit underline="always">
                  {said.signIn()}
                </Anchor>
              ),
              register: (
                <Anchor component={Link} to={registerPath('candidate')} inherit underline="always">
                  {said.register()}
                </Anchor>
              ),
            })}
          </Text>
        </>
      }
    >
      <form
        role="search"
        aria-label={said.openJobsHeading()}
        method="get"
        action={PATHS.publicJobs}
        className={search.search}
        data-search
        data-state-id={page.stateId ?? undefined}
      >
        <TextInput
          name="designation"
          label={said.designation()}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={DESIGNATION_MAX}
          defaultValue={page.search.designation}
          error={page.errors.designation}
        />
        <TextInput
          name="state"
          label={said.state()}
          leftSection={<IconMapPin size={18} aria-hidden />}
          autoComplete="off"
          maxLength={STATE_NAME_MAX}
          defaultValue={page.search.state}
          error={page.errors.state}
        />
        <div className={search.searchActions}>
          <Button type="submit">{said.search()}</Button>
          <Button component={Link} to={PATHS.publicJobs} variant="default">
            {said.clear()}
          </Button>
        </div>
        <FilterFields filters={page.search.filters} sectors={page.sectors} />
      </form>
      <p role="alert" data-search-failed hidden>
        {said.searchFailed()}
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
          text={Object.values(page.errors)[0] ?? said.noJobs()}
          next={
            isFailed || isFiltered || !page.isFirstPage ? (
              <Button component={Link} to={PATHS.publicJobs} variant="default">
                {said.showAll()}
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
