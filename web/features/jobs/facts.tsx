import { Text, Title } from '@mantine/core';
import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/jobs.ts';
import type { Job } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { interviewRounds } from './job-rounds.ts';

export function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className={layout.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** `bare` omits the heading if the page already has one. */
export function JobInterviewProcess({ job, bare = false }: { job: Job; bare?: boolean }) {
  const rounds = interviewRounds(job);
  const tips = job.interviewProcess?.tips;
  if (rounds.length === 0) return null;
  return (
    <>
      {bare ? null : (
        <Title order={3} size="h4" mt="lg" mb="xs">
          {said.interviewProcess()}
        </Title>
      )}
      <ol className={layout.stack}>
        {rounds.map((round) => (
          <li key={round.name} className={layout.row}>
            <Text span inherit flex="none" w={72} c="dimmed">
              {said.roundName({ round: round.name })}
            </Text>
            <span>{jobValue(round.mode)}</span>
          </li>
        ))}
      </ol>
      {tips?.tip && tips.tipText ? (
        <>
          <Title order={bare ? 3 : 4} size="h5" mt="lg" mb="xs">
            {said.tips()}
          </Title>
          <p className={layout.written}>{tips.tipText}</p>
        </>
      ) : null}
    </>
  );
}
