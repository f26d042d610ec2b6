import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/dashboards.ts';
import type { ReactNode } from 'react';
import { Anchor, Avatar, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS, pathWithJob, type PathOf } from '#contract/shared/paths.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import classes from './dashboard.module.css';

interface PeopleCardProps {
  title: string;
  items: readonly ApplicationItem[];
  /** The target of See All and of each entry (which adds its job). */
  to: PathOf<'interviewScheduled' | 'applicationReceived'>;
  empty: string;
  note: (item: ApplicationItem) => ReactNode;
}

const SHOWN = 5;

export function UpcomingInterviews({ items }: { items: readonly ApplicationItem[] }) {
  return (
    <PeopleCard
      title={said.upcomingInterview()}
      items={items}
      to={PATHS.interviewScheduled}
      empty={said.noUpcoming()}
      note={(item) => <DateText value={item.interview?.date} withTime />}
    />
  );
}

export function NewApplicants({ items }: { items: readonly ApplicationItem[] }) {
  return (
    <PeopleCard
      title={said.newApplicants()}
      items={items}
      to={PATHS.applicationReceived}
      empty={said.noApplicants()}
      note={(item) => around(said.applied, { when: <DateText value={item.appliedDate} /> })}
    />
  );
}

function PeopleCard({ title, items, to, empty, note }: PeopleCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Title order={2} size="h3">
          {title}
        </Title>
        {items.length > 0 ? (
          <Anchor
            component={Link}
            to={to}
            flex="none"
            fw={550}
            className={layout.link}
            aria-label={said.seeAllOf({ what: title })}
          >
            {said.seeAll()}
          </Anchor>
        ) : null}
      </Group>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <ul className={classes.people}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <Link to={pathWithJob(to, item.appliedJob.id)} className={classes.person}>
                <Avatar
                  src={item.candidate.user.avatarUrl}
                  name={item.candidate.user.name}
                  alt=""
                  size={32}
                  color="pine"
                />
                <Group justify="space-between" gap="0 12px" flex={1} lh={1.3}>
                  <Stack gap={0}>
                    <strong>{item.candidate.user.name}</strong>
                    <Text span inherit c="dimmed" fz="sm">
                      {item.appliedJob.role}
                    </Text>
                  </Stack>
                  <Text span inherit fz="sm">
                    {note(item)}
                  </Text>
                </Group>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
