import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/applications.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { offerPath } from '#contract/shared/paths.ts';
import { getTimeline } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './timeline.module.css';

const STATE_WORDS = { done: said.doneStep, now: said.nowStep, next: said.nextStep } as const;

/** What has happened to the candidate's application, its status, and what comes next. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const query = useRead(getTimeline, { applicationId });
  return (
    <Section title={said.yourApplication()}>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(entries) => (
          <ol className={classes.timeline}>
            {entries.map((entry, index) => (
              // Entries are only appended, so the index identifies them.
              <li key={index} className={classes.entry} data-state={entry.state}>
                <p className={classes.title}>
                  {entry.title}
                  {entry.state === 'done' ? null : (
                    <Text span inherit ml="xs" c="dimmed" fz="sm" fw={400}>
                      {STATE_WORDS[entry.state]()}
                    </Text>
                  )}
                </p>
                {entry.at === null ? null : (
                  <Text c="dimmed" fz="sm">
                    <DateText value={entry.at} withTime />
                  </Text>
                )}
                {entry.from === undefined ? null : (
                  <p>
                    {entry.until === undefined
                      ? around(said.begins, { when: <DateText value={entry.from} withTime /> })
                      : around(said.openFromUntil, {
                          from: <DateText value={entry.from} withTime />,
                          until: <DateText value={entry.until} withTime />,
                        })}
                  </p>
                )}
                {entry.text === '' ? null : <p>{entry.text}</p>}
                {entry.offerId === undefined ? null : (
                  <Anchor component={Link} to={offerPath(entry.offerId)} inherit className={layout.link}>
                    {said.readOffer()}
                  </Anchor>
                )}
              </li>
            ))}
          </ol>
        )}
      </Read>
    </Section>
  );
}
