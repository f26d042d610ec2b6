import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { getPostedJobs } from '#contract/jobs.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { OpenJobsBrowser } from './open-jobs/open-jobs-browser.tsx';
import { SearchBar, type JobSearch } from './open-jobs/search-bar.tsx';
import classes from './open-jobs/open-jobs.module.css';

const NO_SEARCH: JobSearch = { designation: '', state: null };

/** Every open job, searched by designation and state; the search stands in the address. */
export default function OpenJobsPage() {
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const { designation, state } = search;
  const query = useReadPages(
    getPostedJobs,
    {
      role: 'candidate',
      ...(designation === '' ? {} : { designation }),
      ...(state === null ? {} : { stateId: state.value }),
    },
    (data) => data.jobs,
    { keepPrevious: true },
  );
  const found = query.data?.first;
  const isFiltered = designation !== '' || state !== null;
  const show = (next: JobSearch) => setAddress(addressOf(next));

  return (
    <Page title="Open Jobs">
      <SearchBar search={search} onSearch={show} />
      {found ? (
        <p className={classes.count} role="status">
          Total Jobs: {found.total.toLocaleString('en-US')}
          {found.totalAtLeast ? ' or more' : ''}
        </p>
      ) : null}
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'Sorry No Jobs Available.',
          next: isFiltered ? (
            <Button variant="default" onClick={() => show(NO_SEARCH)}>
              Show all open jobs
            </Button>
          ) : null,
        }}
      >
        {(data) => <OpenJobsBrowser jobs={data.items} more={<LoadMore query={query} />} />}
      </Read>
    </Page>
  );
}

function searchIn(address: URLSearchParams): JobSearch {
  const stateId = address.get('stateId');
  return {
    designation: address.get('designation') ?? '',
    state: stateId === null ? null : { value: stateId, label: address.get('state') ?? '' },
  };
}

function addressOf({ designation, state }: JobSearch): URLSearchParams {
  return new URLSearchParams({
    ...(designation === '' ? {} : { designation }),
    ...(state === null ? {} : { stateId: state.value, state: state.label }),
  });
}
