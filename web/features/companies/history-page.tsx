import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { AUDIT_ACTIONS } from '#contract/audit-actions.ts';
import { PAGE_LIMIT } from '#contract/limits.ts';
import { getHistory } from '#web/api/calls.ts';
import { useReadAll, useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyLayout } from './company-layout.tsx';
import classes from './members.module.css';

type Event = OutputOf<typeof getHistory>['events'][number];

/** What was done in the company, and by whom. */
export default function HistoryPage() {
  const query = useReadPages(getHistory, {}, ({ events }) => events);
  return (
    <CompanyLayout
      title="History"
      lead="What was done in your company, and by whom. Nothing in it can be changed."
      width="form"
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nothing was done yet.' }}
      >
        {({ items }) => (
          <>
            <ol className={classes.history} aria-label="History">
              {items.map((event) => (
                <li key={event.eventId} className={classes.event}>
                  <p>
                    <strong>{AUDIT_ACTIONS[event.action]}</strong>
                    {event.actorName === null ? '' : ` by ${event.actorName}`}
                  </p>
                  {event.details.length > 0 ? <p>{detailsOf(event)}</p> : null}
                  <p className={classes.when}>
                    <DateText value={event.at} withTime />
                    {event.address === null ? '' : `, from ${event.address}`}
                  </p>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
            <Download />
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

/** The whole history as a table, also what the page has not loaded yet. */
function Download() {
  const readAll = useReadAll(getHistory, ({ events }) => events);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const [events, { downloadCsv }] = await Promise.all([
        readAll({ limit: PAGE_LIMIT.max }),
        import('#web/ui/csv.ts'),
      ]);
      downloadCsv('history.csv', HEADERS, events.map(rowOf));
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      mt="md"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void download()}
    >
      Download as CSV
    </Button>
  );
}

const HEADERS = ['When', 'What', 'By', 'Details', 'From'];
const rowOf = (event: Event): string[] => [
  event.at,
  AUDIT_ACTIONS[event.action],
  event.actorName ?? '',
  detailsOf(event),
  event.address ?? '',
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
