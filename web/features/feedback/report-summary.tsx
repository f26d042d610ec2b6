import { Anchor, Box } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import type { Report } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import classes from './feedback.module.css';

/** The summary in sentences, each with the questions it is based on, and a note for each skill. */
export function ReportSummary({ report }: { report: Report }) {
  const asked = report.questionnaireReport.length;
  return (
    <details className={classes.summary}>
      <summary>{said.wholeSummary()}</summary>
      <Section title={said.summary()}>
        <Box component="ul" maw="var(--line-length)" className={layout.stack}>
          {report.summarySentences.map(({ text, questionIndexes }) => (
            <li key={text}>
              {text}
              {questionIndexes.length > 0 && questionIndexes.length < asked - 1 ? (
                <Box component="span" ml="xs" className={layout.inline}>
                  {questionIndexes.map((index) => (
                    <Anchor
                      key={index}
                      className={classes.source}
                      href={`#question-${index + 1}`}
                      aria-label={said.seeQuestion({ number: index + 1 })}
                    >
                      {index + 1}
                    </Anchor>
                  ))}
                </Box>
              ) : null}
            </li>
          ))}
        </Box>
      </Section>
      {report.skillSummaryReport.length > 0 ? (
        <Section title={said.skillSummary()}>
          <dl className={layout.pairs}>
            {report.skillSummaryReport.map(({ skillName, note }) => (
              <div key={skillName}>
                <dt>{skillName}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </details>
  );
}
