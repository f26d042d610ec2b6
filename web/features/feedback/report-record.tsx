import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import type { Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { eventInWords } from './noted-events.ts';

/** Events outside the answers, the consent, and the programs that made the report. */
export function ReportRecord({ report }: { report: Report }) {
  const { proctoringTimeline: events, consent, models } = report;
  return (
    <Section title={said.howTaken()}>
      {events.length === 0 ? (
        <Text c="dimmed">{said.notLeft()}</Text>
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
            {said.noEffect()}
          </Text>
        </>
      )}
      <dl className={layout.pairs}>
        <div>
          <dt>{said.consent()}</dt>
          <dd>
            {consent
              ? said.consentGiven({ when: formatDateTime(consent.at), version: String(consent.version) })
              : said.consentUnknown()}
          </dd>
        </div>
        <div>
          <dt>{said.madeBy()}</dt>
          <dd>{models.length > 0 ? models.join(', ') : '-'}</dd>
        </div>
        <div>
          <dt>{said.notAssessed()}</dt>
          <dd>{said.notAssessedWhat()}</dd>
        </div>
      </dl>
    </Section>
  );
}
