import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { Section } from '#web/ui/page.tsx';
import { eventInWords } from './noted-events.ts';
import classes from './feedback.module.css';

/** Events besides the answers, the consent, and the programs that made the report. */
export function ReportRecord({ report }: { report: Report }) {
  const { proctoringTimeline: events, consent, models } = report;
  return (
    <Section title="How it was taken">
      {events.length === 0 ? (
        <p className={classes.quiet}>The page was not left, hidden or reloaded.</p>
      ) : (
        <>
          <ol className={classes.timeline}>
            {events.map((event) => (
              <li key={`${event.happenedAt} ${event.kind}`}>
                <time dateTime={event.happenedAt}>{formatDateTime(event.happenedAt)}</time>
                <span>{eventInWords(event)}</span>
              </li>
            ))}
          </ol>
          <p className={classes.quiet}>None of this changes a score.</p>
        </>
      )}
      <dl className={classes.record}>
        <div>
          <dt>Consent</dt>
          <dd>
            {consent
              ? `Given on ${formatDateTime(consent.at)}, to the text of version ${consent.version}.`
              : 'The consent was not recorded.'}
          </dd>
        </div>
        <div>
          <dt>Made by</dt>
          <dd>{models.length > 0 ? models.join(', ') : '-'}</dd>
        </div>
        <div>
          <dt>Not assessed</dt>
          <dd>Face, emotions, accent and voice. A person decides, not this report.</dd>
        </div>
      </dl>
    </Section>
  );
}
