import { type ReactNode, useState } from 'react';
import { Box, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import {
  BASIS_TITLES,
  FAIRNESS_BASES,
  FAIRNESS_STEPS,
  FOUR_FIFTHS,
  GROUP_LEAST,
  STEP_TITLES,
} from '#contract/company/fairness-groups.ts';
import { getFairness } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { FAIRNESS_HEADERS, type Fairness, fairnessRows } from './fairness-csv.ts';

type Basis = (typeof FAIRNESS_BASES)[number];
type Figures = NonNullable<Fairness['groups'][number]['figures']>;

/** Whether the selection of a company treats groups of people alike. */
export default function FairnessPage() {
  const query = useRead(getFairness, {});
  return (
    <CompanyLayout
      title="Fairness"
      lead="How the selection compares between groups of people, by what candidates say of themselves if they want to. Nobody of your company sees what one person said."
      width="full"
    >
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
      <Section title="Steps of the selection">
        <Stack gap="md">
          <Text maw="44rem">
            All jobs together, until {formatDateTime(fairness.untilDate)}. Groups of fewer than {GROUP_LEAST}{' '}
            people are masked, and others from which they could be computed. Newer figures come at the
            beginning of a month, when at least {GROUP_LEAST} more people came to each step.
          </Text>
          <Text maw="44rem">
            Small numbers prove nothing. A ratio below {FOUR_FIFTHS} is a reason to look closer; an interval
            that contains 1 also fits equal rates. This is no legal advice, and no bias audit by an
            independent auditor.
          </Text>
          <NativeSelect
            maw="20rem"
            label="Groups by"
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
            <Text>Too few people have said it so far, so all these figures are masked.</Text>
          )}
          <div>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => void download(fairness)}
            >
              Download CSV for an auditor
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
  downloadCsv('fairness.csv', FAIRNESS_HEADERS, fairnessRows(fairness));
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
      headers={['Group', 'People', 'Passed', 'Rate (95 %)', 'Ratio to the highest (95 %)']}
    >
      {groups.map(({ titles, figures }) => (
        <tr key={titles.join()}>
          <th scope="row">{titles.join(', ')}</th>
          {figures ? (
            <>
              <td>{figures.people}</td>
              <td>{figures.passed}</td>
              <td>
                {percent(figures.rate)} ({percent(figures.rateLow)} to {percent(figures.rateHigh)})
              </td>
              <td>{ratioOf(figures)}</td>
            </>
          ) : (
            <Box colSpan={4} component="td" c="dimmed">
              Masked
            </Box>
          )}
        </tr>
      ))}
    </Table>
  );
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const two = (number: number) => number.toFixed(2);

function ratioOf({ ratio, low, high }: Figures): ReactNode {
  if (ratio === null) return '–';
  const interval = low === null || high === null ? '' : ` (${two(low)} to ${two(high)})`;
  const text = `${two(ratio)}${interval}`;
  return ratio < FOUR_FIFTHS ? <strong>{text}, below four fifths</strong> : text;
}

const VERDICTS = [
  ['Correct', 'correct'],
  ['Partially correct', 'partial'],
  ['Incorrect', 'incorrect'],
  ['Not answered', 'notAnswered'],
  ['Needs review', 'needsReview'],
] as const;

/** Whether people whom the recogniser understands less well get lower scores. */
function HeardSection({ fairness: { heard, hiddenInterviews } }: { fairness: Fairness }) {
  return (
    <Section title="How surely the words were heard">
      <Stack gap="md">
        <Text maw="44rem">
          Of each interview, how many of its words the recogniser was sure of. If scores fall with it, it may
          understand some people less well than others: listen to such answers before you decide.
        </Text>
        <Table
          caption="Scores and verdicts by words heard surely"
          headers={['Words heard surely', 'Interviews', 'Mean score', ...VERDICTS.map(([title]) => title)]}
        >
          {heard.map((band) => {
            const answers = VERDICTS.reduce((sum, [, name]) => sum + band[name], 0);
            return (
              <tr key={band.title}>
                <th scope="row">{band.title}</th>
                <td>{band.interviews}</td>
                <td>{band.meanScore === null ? '–' : `${band.meanScore.toFixed(1)} %`}</td>
                {VERDICTS.map(([title, name]) => (
                  <td key={title}>{answers === 0 ? '–' : percent(band[name] / answers)}</td>
                ))}
              </tr>
            );
          })}
        </Table>
        {hiddenInterviews > 0 ? (
          <Text size="sm" c="dimmed">
            Not counted, because you must judge them first: {hiddenInterviews}.
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
  return (
    <ScrollRegion label={caption}>
      <table className={layout.table}>
        <caption>{caption}</caption>
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
  );
}
