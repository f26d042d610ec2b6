import { Suspense } from 'react';
import { Anchor, Box, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/company-settings.ts';
import { PATHS, mailTextPath } from '#contract/shared/paths.ts';
import { getMailTexts } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { CompanyLayout } from './company-layout.tsx';

export type MailText = OutputOf<typeof getMailTexts>['mails'][number];

const MailEditor = lazyAtOnce(async () => (await import('./mails/mail-editor.tsx')).MailEditor);

/** The emails candidates get on behalf of the company: the list, or one email to edit. */
export default function MailsPage() {
  const query = useRead(getMailTexts, {});
  const wanted = useSearchParams()[0].get('mail');
  const chosen = query.data?.mails.find(({ mail }) => mail === wanted);
  const waiting = <Loading shape="page" rows={5} />;
  return (
    <CompanyLayout
      title={chosen?.title ?? said.mails()}
      lead={chosen?.about ?? said.mailsLead()}
      actions={wanted === null ? null : <AllMails label={said.allMails()} />}
    >
      <Suspense fallback={waiting}>
        <Read query={query} waiting={waiting} empty="never">
          {({ mails }) => {
            if (wanted === null) return <MailList mails={mails} />;
            if (chosen) return <MailEditor key={chosen.mail} mail={chosen} />;
            return <Empty text={said.noSuchMail()} next={<AllMails label={said.seeAllMails()} />} />;
          }}
        </Read>
      </Suspense>
    </CompanyLayout>
  );
}

const AllMails = ({ label }: { label: string }) => (
  <Anchor component={Link} to={PATHS.companyMails}>
    {label}
  </Anchor>
);

function MailList({ mails }: { mails: readonly MailText[] }) {
  return (
    <RowList>
      {mails.map(({ mail, title, about, isOwn, changedAt, changedBy, failure }) => (
        <li key={mail} className={layout.row}>
          <Box flex="1 1 240px" miw={0}>
            <Anchor component={Link} to={mailTextPath(mail)} inherit fw={600} className={layout.link}>
              {title}
            </Anchor>
            <Text maw="var(--line-length)" c="dimmed">
              {about}
            </Text>
            {isOwn ? (
              <Text maw="var(--line-length)" c="dimmed">
                {changedBy === null
                  ? around(said.changedAt, { when: <DateText value={changedAt} withTime /> })
                  : around(said.changedBy, {
                      when: <DateText value={changedAt} withTime />,
                      name: changedBy,
                    })}
              </Text>
            ) : null}
            {failure ? (
              <Text maw="var(--line-length)" c="dimmed">
                {said.ownFailed()}
              </Text>
            ) : null}
          </Box>
          {isOwn ? (
            <ToneBadge tone={failure ? 'amber' : 'accent'} icon={IconPencil}>
              {said.yourText()}
            </ToneBadge>
          ) : (
            <Text span inherit c="dimmed">
              {said.usualText()}
            </Text>
          )}
        </li>
      ))}
    </RowList>
  );
}
