import * as said from '#contract/messages/en/notices.ts';
import { Suspense } from 'react';
import { Group, SegmentedControl, Switch, Text } from '@mantine/core';
import { DAILY_HOUR, NOTICES, type NoticeKind, type NoticePace } from '#contract/account/notice-kinds.ts';
import { getMailPreferences, setMailPreferences } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './notices.module.css';

const MyJobAlerts = lazyAtOnce(
  async () => (await import('#web/features/job-alerts/my-job-alerts.tsx')).MyJobAlerts,
);
// Loaded separately, because its list of options is large.
const TimeZone = lazyAtOnce(async () => (await import('./time-zone.tsx')).TimeZone);

/** The emails that the person gets. */
export default function MailPreferencesPage() {
  const { role } = useSession();
  const query = useRead(getMailPreferences, {});
  return (
    <Page title={said.title()} lead={said.lead()} width="form">
      <Read query={query} waiting={<Loading shape="page" rows={4} />} empty="never">
        {({ preferences }) => (
          <>
            <RowList>
              {preferences.map(({ kind, isOn, pace }) => (
                <Kind key={kind} kind={kind} isOn={isOn} pace={pace} />
              ))}
            </RowList>
            <Text maw="var(--line-length)" c="dimmed">
              {said.alwaysSent()}
            </Text>
            <Suspense fallback={<Loading rows={2} />}>
              {role === 'candidate' ? <MyJobAlerts /> : null}
              <TimeZone />
            </Suspense>
          </>
        )}
      </Read>
    </Page>
  );
}

interface KindProps {
  kind: NoticeKind;
  isOn: boolean;
  /** Only for a kind that can be sent once a day. */
  pace: NoticePace | undefined;
}

/** Saved as soon as it is switched. */
function Kind({ kind, isOn, pace }: KindProps) {
  const save = useSend(setMailPreferences, {
    refreshes: [getMailPreferences],
    onError: (error) => toast.danger(error.message),
  });
  const { title, text } = NOTICES[kind];
  return (
    <li>
      <Switch
        label={title()}
        description={text()}
        labelPosition="left"
        checked={save.isPending ? !isOn : isOn}
        // Not disabled while saving, because that would remove the focus.
        aria-busy={save.isPending}
        onChange={(event) => {
          if (!save.isPending) save.mutate({ preferences: [{ kind, isOn: event.currentTarget.checked }] });
        }}
        classNames={{ body: classes.row, labelWrapper: classes.words }}
      />
      {pace !== undefined && isOn ? (
        <Group gap="8px 16px" mt="xs">
          <SegmentedControl
            aria-label={said.whenSent({ kind: title() })}
            size="md"
            value={pace}
            aria-busy={save.isPending}
            onChange={(value) => {
              if (!save.isPending) save.mutate({ preferences: [{ kind, isOn, pace: value }] });
            }}
            data={PACES}
          />
          <Text maw="var(--line-length)" c="dimmed">
            {pace === 'daily' ? said.dailyHint({ hour: DAILY_HOUR }) : said.atOnceHint()}
          </Text>
        </Group>
      ) : null}
    </li>
  );
}

const PACES: { value: NoticePace; label: string }[] = [
  { value: 'at-once', label: said.atOnce() },
  { value: 'daily', label: said.daily() },
];
