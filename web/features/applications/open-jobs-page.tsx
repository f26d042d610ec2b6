import * as said from '#contract/messages/en/applications.ts';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { matchNotice } from '#contract/job/job-filters.ts';
import { getJobCards } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { JobAlertButton } from '#web/features/job-alerts/job-alert-button.tsx';
import { JobCount } from '#web/features/jobs/open-jobs/job-count.tsx';
import { NO_SEARCH, addressOf, searchIn } from '#web/features/jobs/open-jobs/search-address.ts';
import { SearchBar, type JobSearch } from '#web/features/jobs/open-jobs/search-bar.tsx';
import { OpenJobsBrowser } from './apply/open-jobs-browser.tsx';
import classes from '#web/features/jobs/open-jobs/open-jobs.module.css';

/** All open jobs, or the candidate's saved ones. The search is in the address. */
export default function OpenJobsPage() {
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const { designation, state, filters } = search;
  const isSaved = address.get('show') === 'saved';
  const wanted = {
    ...(designation === '' ? {} : { designation }),
    ...(state === null ? {} : { stateId: state.value }),
    ...filters,
  };
  // Two separate reads, so that neither list appears under the other's name while it loads.
  const open = useReadPages(getJobCards, wanted, (data) => data.jobs, {
    keepPrevious: true,
    enabled: !isSaved,
  });
  const saved = useReadPages(getJobCards, { list: 'saved', ...wanted }, (data) => data.jobs, {
    keepPrevious: true,
    enabled: isSaved,
  });
  const query = isSaved ? saved : open;
  const isFiltered = designation !== '' || state !== null || Object.keys(filters).length > 0;
  const notice = isSaved ? null : matchNotice(open.data?.first?.match, designation);
  const show = (next: JobSearch, savedOnly: boolean) => {
    const found = addressOf(next);
    if (savedOnly) found.set('show', 'saved');
    setAddress(found);
  };

  return (
    <Page title={said.openJobs()}>
      <SearchBar search={search} onSearch={(next) => show(next, isSaved)} />
      <Group gap="8px 16px" justify="space-between" mb="sm">
        <JobCount of={query.data?.first} />
        <Group gap="8px 16px" ml="auto">
          {isSaved ? null : <JobAlertButton search={wanted} />}
          <SegmentedControl
            aria-label={said.show()}
            classNames={{ label: classes.choice }}
            data={[
              { value: 'all', label: said.allOpenJobs() },
              { value: 'saved', label: said.saved() },
            ]}
            value={isSaved ? 'saved' : 'all'}
            onChange={(value) => show(search, value === 'saved')}
          />
        </Group>
      </Group>
      {notice === null ? null : (
        <Text mb="sm" role="status">
          {notice}
        </Text>
      )}
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: isSaved ? said.noneSaved() : said.noJobs(),
          next:
            isFiltered || isSaved ? (
              <Button variant="default" onClick={() => show(NO_SEARCH, isSaved && isFiltered)}>
                {isSaved && isFiltered ? said.showAllSaved() : said.showAllOpen()}
              </Button>
            ) : null,
        }}
      >
        {(data) => (
          <OpenJobsBrowser
            key={isSaved ? 'saved' : 'all'}
            jobs={data.items}
            listedOnly={isSaved}
            more={<LoadMore query={query} />}
          />
        )}
      </Read>
    </Page>
  );
}
