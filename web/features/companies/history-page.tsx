import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { AUDIT_ACTIONS } from '#contract/company/audit-actions.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { listed } from '#contract/shared/words.ts';
import { getHistory } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';

type Event = OutputOf<typeof getHistory>['events'][number];

/** What was done in the company, and by whom. */
export default function HistoryPage() {
  const query = useReadPages(getHistory, {}, ({ events }) => events);
  return (
    <CompanyLayout
      title="History"
      lead={
        <>
          What was done in your company, and by whom. Nothing in it can be changed. Beside it:{' '}
          <Anchor component={Link} to={PATHS.companyOpenings} inherit underline="always">
            who opened what of applicants
          </Anchor>
          .
        </>
      }
      width="form"
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nothing was done yet.' }}
      >
        {({ items }) => (
          <>
            <ol aria-label="History" className={layout.lines}>
              {togetherOf(items).map(([event, ...others]) => (
                <li key={event.eventId}>
                  <p>
                    <strong>{AUDIT_ACTIONS[event.action]}</strong>
                    {event.actorName === null ? '' : ` by ${event.actorName}`}
                  </p>
                  {event.applicant === null ? null : <p>{applicantsInWords([event, ...others])}</p>}
                  {event.details.length > 0 ? <p>{detailsOf(event)}</p> : null}
                  <Text c="dimmed" fz="sm">
                    <DateText value={event.at} withTime />
                    {event.address === null ? '' : `, from ${event.address}`}
                  </Text>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
            <Group mt="md">
              <DownloadCsv
                filename="history"
                call={getHistory}
                input={{}}
                itemsOf={({ events }) => events}
                columns={CSV}
              />
            </Group>
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

type Together = [Event, ...Event[]];

/** Whoever decides on many people at once did one thing. */
function togetherOf(events: readonly Event[]): Together[] {
  const sets: Together[] = [];
  for (const event of events) {
    const last = sets.at(-1);
    if (last && isSameAct(last[0], event)) last.push(event);
    else sets.push([event]);
  }
  return sets;
}

const isSameAct = (one: Event, other: Event): boolean =>
  one.applicant !== null &&
  other.applicant?.role === one.applicant.role &&
  other.action === one.action &&
  other.at === one.at &&
  other.actorName === one.actorName &&
  detailsOf(other) === detailsOf(one);

const NAMED_AT_MOST = 5;

/** 'Ada Good, Bea Wrong and 8 more (Web Developer)' */
function applicantsInWords(events: Together): string {
  const names = events.flatMap(({ applicant }) => applicant?.name ?? []);
  const named = names.slice(0, NAMED_AT_MOST);
  const more = names.length - named.length;
  const people = listed(more === 0 ? named : [...named, `${more} more`], 'and');
  return `${people} (${events[0].applicant?.role})`;
}

/** The columns of the file with the whole history. */
const CSV: readonly CsvColumn<Event>[] = [
  { header: 'When', text: ({ at }) => at },
  { header: 'What', text: ({ action }) => AUDIT_ACTIONS[action] },
  { header: 'Applicant', text: ({ applicant }) => applicant?.name ?? '' },
  { header: 'Job', text: ({ applicant }) => applicant?.role ?? '' },
  { header: 'By', text: ({ actorName }) => actorName },
  { header: 'Details', text: (event) => detailsOf(event) },
  { header: 'From', text: ({ address }) => address },
];

/** 'seesContacts: yes, jobs: 2' */
const detailsOf = ({ details }: Event): string =>
  details
    .map(
      ({ name, value }) => `${wordOf(name)}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`,
    )
    .join(', ');

/** 'seesContacts' becomes 'sees contacts'. */
const wordOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
