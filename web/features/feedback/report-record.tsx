import type { Report } from '#web/api/types.ts';
import { formatDateTime, formatDuration } from '#web/ui/dates.ts';
import { Section } from '#web/ui/page.tsx';
import classes from './feedback.module.css';

const KINDS: Record<string, string> = {
  'tab-hidden': 'Another tab was opened',
  'window-blurred': 'Another window came to the front',
  'page-reloaded': 'The page was reloaded, which submitted the interview',
  'page-left': 'The candidate began to leave the page',
  'network-lost': 'The connection was lost',
};

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
            {events.map(({ kind, happenedAt, seconds }) => (
              <li key={`${happenedAt} ${kind}`}>
                <time dateTime={happenedAt}>{formatDateTime(happenedAt)}</time>
                <span>
                  {KINDS[kind] ?? kind}
                  {seconds === null ? '' : `, for ${lasting(seconds)}`}
                </span>
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

function lasting(seconds: number): string {
  return seconds < 60 ? `${Math.max(1, Math.round(seconds))} s` : `${formatDuration(seconds)} minutes`;
}
