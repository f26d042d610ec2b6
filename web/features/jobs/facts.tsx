import { Title } from '@mantine/core';
import type { Job } from '#web/api/types.ts';
import { interviewRounds } from './job-facts.ts';
import classes from './facts.module.css';

export function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className={classes.facts}>
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
        <Title order={3} size="h4" className={classes.heading}>
          Interview Process
        </Title>
      )}
      <ol className={classes.rounds}>
        {rounds.map((round) => (
          <li key={round.name}>
            <span className={classes.roundName}>{round.name}</span>
            <span>{round.mode}</span>
          </li>
        ))}
      </ol>
      {tips?.tip && tips.tipText ? (
        <>
          <Title order={bare ? 3 : 4} size="h5" className={classes.heading}>
            Tips
          </Title>
          <p className={classes.plainText}>{tips.tipText}</p>
        </>
      ) : null}
    </>
  );
}
