import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/privacy.ts';
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

/** The receipt of a deletion, for anyone with its address. It says how much was deleted, but not what. */
export default function ReceiptPage() {
  const receipt = useSearchParams()[0].get('receipt') ?? '';
  const query = useRead(getReceipt, { receipt });
  const refused = query.data === undefined ? query.error?.httpStatus : undefined;
  return (
    <Page title={said.receipt()} width="form">
      {refused === 404 || refused === 400 ? (
        <Empty text={said.noReceipt()} />
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
  const isAccount = kind === 'account';
  const when = formatDateTime(askedDate);
  return (
    <Section title={isAccount ? said.account() : said.interview()}>
      <Stack gap="sm">
        <Text>{isAccount ? said.accountAsked({ when }) : said.interviewAsked({ when })}</Text>
        {calledOffDate === null ? null : (
          <Text>{said.calledOff({ when: formatDateTime(calledOffDate) })}</Text>
        )}
        {doneDate === null && calledOffDate === null ? (
          <Text>{said.willBeDone({ when: formatDateTime(dueDate) })}</Text>
        ) : null}
        {doneDate === null ? null : (
          <>
            <Text>{said.wasDone({ when: formatDateTime(doneDate) })}</Text>
            <ul className={layout.bullets}>
              {counts.map(({ kind: one, title, count }) => (
                <li key={one}>{said.titleAndCount({ title, count })}</li>
              ))}
            </ul>
            <Text>{said.backups()}</Text>
          </>
        )}
        <Anchor component={Link} to={PATHS.home}>
          {said.toStart()}
        </Anchor>
      </Stack>
    </Section>
  );
}
