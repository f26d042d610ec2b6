import { getTimeline } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import classes from './timeline.module.css';

const STATE_WORDS = { done: 'Done', now: 'Now', next: 'Next' } as const;

/** What happened to one's own application, where it stands, and what comes. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const query = useRead(getTimeline, { applicationId });
  return (
    <Section title="Your application">
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(entries) => (
          <ol className={classes.timeline}>
            {entries.map((entry, index) => (
              // Entries are only added, so their place names them.
              <li key={index} className={classes.entry} data-state={entry.state}>
                <p className={classes.title}>
                  {entry.title}
                  {entry.state === 'done' ? null : (
                    <span className={classes.state}>{STATE_WORDS[entry.state]}</span>
                  )}
                </p>
                {entry.at === null ? null : (
                  <p className={classes.quiet}>
                    <DateText value={entry.at} withTime />
                  </p>
                )}
                {entry.from !== undefined && entry.until !== undefined ? (
                  <p>
                    Open from <DateText value={entry.from} withTime /> until{' '}
                    <DateText value={entry.until} withTime />.
                  </p>
                ) : null}
                {entry.text === '' ? null : <p>{entry.text}</p>}
              </li>
            ))}
          </ol>
        )}
      </Read>
    </Section>
  );
}
