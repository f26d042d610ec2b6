import { type ReactNode, useId, useState } from 'react';
import { Box, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import * as said from '#contract/messages/en/fairness-report.ts';
import {
  BASIS_TITLES,
  FAIRNESS_BASES,
  FAIRNESS_STEPS,
  FOUR_FIFTHS,
  GROUP_LEAST,
  STEP_TITLES,
} from '#contract/company/fairness-groups.ts';
import { locale } from '#contract/messages/message.ts';
import { inDigits } from '#contract/shared/words.ts';
import { getFairness } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { percent } from '#web/ui/percent.ts';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { type Fairness, fairnessHeaders, fairnessRows } from './fairness-csv.ts';

type Basis = (typeof FAIRNESS_BASES)[number];
type Figures = NonNullable<Fairness['groups'][number]['figures']>;

/** Whether the company's selection treats groups of people alike. */
export default function FairnessPage() {
  const query = useRead(getFairness, {});
  return (
    <CompanyLayout title={said.title()} lead={said.lead()} width="full">
      <Read query={query} waiting={<Loading shape="table" rows={6} />} empty="never">
        {(fairness) => <Figures fairness={fairness} />}
      </Read>
    </CompanyLayout>
  );
}

function Figures({ fairness }: { fairness: Fairness }) {
  const [basis, setBasis] = useState<Basis>('sex');
  const groups = fairness.groups.filter((group) => group.basis === basis);
  const isAny = groups.some(({ figures }) => figures !== null);
  return (
    <Stack gap="xl">
      <Section title={said.steps()}>
        <Stack gap="md">
          <Text maw="44rem">
            {said.stepsAbout({ when: formatDateTime(fairness.untilDate), least: GROUP_LEAST })}
          </Text>
          <Text maw="44rem">{said.smallNumbers({ least: FOUR_FIFTHS.toLocaleString(locale()) })}</Text>
          <NativeSelect
            maw="20rem"
            label={said.groupsBy()}
            value={basis}
            onChange={({ currentTarget }) =>
              setBasis(FAIRNESS_BASES.find((one) => one === currentTarget.value) ?? 'sex')
            }
            data={FAIRNESS_BASES.map((value) => ({ value, label: BASIS_TITLES[value]() }))}
          />
          {isAny ? (
            FAIRNESS_STEPS.map((step) => (
              <StepTable key={step} step={step} groups={groups.filter((group) => group.step === step)} />
            ))
          ) : (
            <Text>{said.allMasked()}</Text>
          )}
          <div>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => void download(fairness)}
            >
              {said.download()}
            </Button>
          </div>
        </Stack>
      </Section>
      <HeardSection fairness={fairness} />
    </Stack>
  );
}

async function download(fairness: Fairness): Promise<void> {
  const { downloadCsv } = await import('#web/ui/csv.ts');
  downloadCsv('fairness.csv', fairnessHeaders(), fairnessRows(fairness));
}

function StepTable({
  step,
  groups,
}: {
  step: (typeof FAIRNESS_STEPS)[number];
  groups: readonly Fairness['groups'][number][];
}) {
  return (
    <Table
      caption={STEP_TITLES[step]()}
      headers={[said.group(), said.people(), said.passed(), said.ratePercent(), said.ratioToHighest()]}
    >
      {groups.map(({ titles, figures }) => (
        <tr key={titles.join()}>
          <th scope="row">{titles.join(', ')}</th>
          {figures ? (
            <>
              <td>{figures.people}</td>
              <td>{figures.passed}</td>
              <td>
                {said.withInterval({
                  value: percent(figures.rate),
                  low: percent(figures.rateLow),
                  high: percent(figures.rateHigh),
                })}
              </td>
              <td>{ratioOf(figures)}</td>
            </>
          ) : (
            <Box colSpan={4} component="td" c="dimmed">
              {said.masked()}
            </Box>
          )}
        </tr>
      ))}
    </Table>
  );
}

const two = (number: number) => inDigits(number, 2);

function ratioOf({ ratio, low, high }: Figures): ReactNode {
  if (ratio === null) return '–';
  const text =
    low === null || high === null
      ? two(ratio)
      : said.withInterval({ value: two(ratio), low: two(low), high: two(high) });
  return ratio < FOUR_FIFTHS ? <strong>{said.belowFourFifths({ ratio: text })}</strong> : text;
}

const VERDICTS = [
  [said.correct, 'correct'],
  [said.partial, 'partial'],
  [said.incorrect, 'incorrect'],
  [said.notAnswered, 'notAnswered'],
  [said.needsReview, 'needsReview'],
] as const;

/** Whether people whom the recogniser understands less well get lower scores. */
function HeardSection({ fairness: { heard, hiddenInterviews } }: { fairness: Fairness }) {
  return (
    <Section title={said.heard()}>
      <Stack gap="md">
        <Text maw="44rem">{said.heardAbout()}</Text>
        <Table
          caption={said.heardTable()}
          headers={[said.heard(), said.interviews(), said.meanScore(), ...VERDICTS.map(([title]) => title())]}
        >
          {heard.map((band) => {
            const answers = VERDICTS.reduce((sum, [, name]) => sum + band[name], 0);
            return (
              <tr key={band.title}>
                <th scope="row">{band.title}</th>
                <td>{band.interviews}</td>
                <td>{band.meanScore === null ? '–' : percent(band.meanScore / 100, 1)}</td>
                {VERDICTS.map(([, name]) => (
                  <td key={name}>{answers === 0 ? '–' : percent(band[name] / answers)}</td>
                ))}
              </tr>
            );
          })}
        </Table>
        {hiddenInterviews > 0 ? (
          <Text size="sm" c="dimmed">
            {said.notCounted({ count: hiddenInterviews })}
          </Text>
        ) : null}
      </Stack>
    </Section>
  );
}

function Table({
  caption,
  headers,
  children,
}: {
  caption: string;
  headers: readonly string[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <figure>
      {/* Not the table's own caption, which would scroll with it. */}
      <Text component="figcaption" id={id} fw={600} pb="xs">
        {caption}
      </Text>
      <ScrollRegion label={caption}>
        <table className={layout.table} aria-labelledby={id}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollRegion>
    </figure>
  );
}
