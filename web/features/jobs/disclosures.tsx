import { useState } from 'react';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/jobs.ts';
import * as aboutPrivacy from '#contract/messages/en/privacy.ts';
import { disclosuresAt } from '#contract/privacy/disclosures.ts';
import type { Job } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';

/** What laws require candidates to be told in the job's location before they apply. */
export function Disclosures({ job }: { job: Pick<Job, 'workLocation'> }) {
  const [now] = useState(() => new Date());
  const disclosures = disclosuresAt(job.workLocation, now);
  if (disclosures.length === 0) return null;
  return (
    <Stack gap="md">
      {disclosures.map(({ id, title, paragraphs, action, law, source, version }) => (
        <section key={id} aria-label={title}>
          <Title order={3} size="h5">
            {title}
          </Title>
          {paragraphs.map((text) => (
            <Text key={text} mt="xs">
              {text}
            </Text>
          ))}
          <Text mt="xs" size="sm">
            {around(said.disclosed, {
              action: (
                <Anchor component={Link} to={action.to} inherit underline="always">
                  {action.label}
                </Anchor>
              ),
              law: (
                <Anchor href={source} inherit underline="always" rel="noreferrer">
                  {law}
                </Anchor>
              ),
              version,
            })}{' '}
            {aboutPrivacy.notLegalAdvice()}
          </Text>
        </section>
      ))}
    </Stack>
  );
}
