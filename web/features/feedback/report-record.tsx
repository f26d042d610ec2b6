import { Text } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { eventInWords } from './noted-events.ts';

/** Events besides the answers, the consent, and the programs that made the report. */
export function ReportRecord({ report }: { report: Report }) {
  const { proctoringTimeline: events, consent, models } = report;
  return (
    <Section title="How it was taken">
      {events.length === 0 ? (
        <Text c="dimmed">The page was not left, hidden or reloaded.</Text>
      ) : (
        <>
          <ol className={layout.pairs}>
            {events.map((event) => (
              <li key={`${event.happenedAt} ${event.kind}`}>
                <time dateTime={event.happenedAt}>{formatDateTime(event.happenedAt)}</time>
                <span>{eventInWords(event)}</span>
              </li>
            ))}
          </ol>
          <Text my="sm" c="dimmed">
            None of this changes a score.
          </Text>
        </>
      )}
      <dl className={layout.pairs}>
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
