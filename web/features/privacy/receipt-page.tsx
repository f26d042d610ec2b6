import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getReceipt } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

/** The receipt of a deletion, for whoever has its address. It says how much was deleted, and nothing of what. */
export default function ReceiptPage() {
  const receipt = useSearchParams()[0].get('receipt') ?? '';
  const query = useRead(getReceipt, { receipt });
  const refused = query.data === undefined ? query.error?.httpStatus : undefined;
  return (
    <Page title="Receipt of a deletion" width="form">
      {refused === 404 || refused === 400 ? (
        <Empty text="There is no such receipt." />
      ) : (
        <Read query={query} waiting={<Loading rows={5} />} empty="never">
          {(found) => <Receipt receipt={found} />}
        </Read>
      )}
    </Page>
  );
}

function Receipt({ receipt }: { receipt: OutputOf<typeof getReceipt> }) {
  const { kind, askedDate, dueDate, calledOffDate, doneDate, counts } = receipt;
  const what = kind === 'account' ? 'an account' : 'an interview';
  return (
    <Section title={kind === 'account' ? 'Account' : 'Interview'}>
      <Stack gap="sm">
        <Text>
          The deletion of {what} was asked for on {formatDateTime(askedDate)}.
        </Text>
        {calledOffDate === null ? null : (
          <Text>It was called off on {formatDateTime(calledOffDate)}, and nothing was deleted.</Text>
        )}
        {doneDate === null && calledOffDate === null ? (
          <Text>It will be done on {formatDateTime(dueDate)}.</Text>
        ) : null}
        {doneDate === null ? null : (
          <>
            <Text>It was done on {formatDateTime(doneDate)}. This was deleted:</Text>
            <ul className={layout.bullets}>
              {counts.map(({ kind: one, title, count }) => (
                <li key={one}>
                  {title}: {count}
                </li>
              ))}
            </ul>
            <Text>
              Backups that were made before may still hold copies, until the operator of this site replaces
              them. Whoever restores one must delete this again.
            </Text>
          </>
        )}
        <Anchor component={Link} to={PATHS.home}>
          To the start page
        </Anchor>
      </Stack>
    </Section>
  );
}
