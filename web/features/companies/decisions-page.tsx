import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DAY_MS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { getCompanyDecisions, getMembers } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { formatTime } from '#web/ui/dates.ts';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { CompanyLayout } from './company-layout.tsx';

type Decision = OutputOf<typeof getCompanyDecisions>['decisions'][number];
type Part = Decision['parts'][number];

const PERIODS = [7, 30, 90, 365].map((days) => ({
  value: String(days),
  label: `In the last ${daysInWords(days)}`,
}));

/** What the company's members decided: who, what, when, how many, and whether the applicants know. */
export default function DecisionsPage() {
  const { values, set } = useAddress(['member', 'days']);
  const members = useRead(getMembers, {});
  const input = {
    ...(values.member === '' ? {} : { memberId: values.member }),
    ...(PERIODS.some(({ value }) => value === values.days) ? { from: daysAgo(Number(values.days)) } : {}),
  };
  const query = useReadPages(getCompanyDecisions, input, ({ decisions }) => decisions);
  const isFiltered = values.member !== '' || values.days !== '';
  const hasRows = isFiltered || (query.data?.items.length ?? 0) > 0;
  return (
    <CompanyLayout
      title="Decisions"
      lead={
        <>
          What your team decided, newest first. Your reasons and the time to undo are under{' '}
          <Anchor component={Link} to={PATHS.companyReasons} inherit underline="always">
            Reasons
          </Anchor>
          .
        </>
      }
      width="form"
    >
      {hasRows ? (
        <Group align="flex-end" mb="md">
          <NativeSelect
            label="Made by"
            value={values.member}
            onChange={({ currentTarget }) => set({ member: currentTarget.value })}
            data={[
              { value: '', label: 'Anyone' },
              ...(members.data?.members ?? []).map(({ memberId, name }) => ({
                value: memberId,
                label: name,
              })),
            ]}
          />
          <NativeSelect
            label="When"
            value={values.days}
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
            data={[{ value: '', label: 'At any time' }, ...PERIODS]}
          />
          <DownloadCsv
            filename="decisions"
            call={getCompanyDecisions}
            input={input}
            itemsOf={({ decisions }) => decisions.flatMap(rowsOf)}
            columns={CSV}
          />
        </Group>
      ) : null}
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{
          when: ({ items }) => items.length === 0,
          text: isFiltered
            ? 'No decisions match these filters.'
            : 'When you advance or decline applicants, it’s listed here.',
        }}
      >
        {({ items }) => (
          <>
            <ol aria-label="Decisions" className={layout.lines}>
              {items.map((decision) => (
                <li key={decision.decisionId}>
                  {decision.parts.map((part) => (
                    <p key={`${part.jobId} ${part.what}`}>
                      <strong>{part.what}</strong> {part.role}
                      {' · '}
                      {stateOf(part, decision.undoUntil)}
                    </p>
                  ))}
                  <Text c="dimmed" fz="sm">
                    <DateText value={decision.at} withTime /> by {decision.by}
                  </Text>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

/** From the beginning of a day, so that the same period is one read. */
function daysAgo(days: number): string {
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  return new Date(today.getTime() - days * DAY_MS).toISOString();
}

/** "Sent", "38 sent, 2 undone", "Waiting until 1:02 PM". */
function stateOf({ waiting, sent, undone, dropped }: Part, undoUntil: string): string {
  const states = [
    { count: waiting, word: `waiting until ${formatTime(undoUntil)}` },
    { count: sent, word: 'sent' },
    { count: undone, word: 'undone' },
    { count: dropped, word: 'not sent' },
  ].filter(({ count }) => count > 0);
  if (states.length > 1) return states.map(({ count, word }) => `${count} ${word}`).join(', ');
  const word = states[0]?.word ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type Row = Part & Pick<Decision, 'at' | 'by'>;

const rowsOf = ({ parts, at, by }: Decision): Row[] => parts.map((part) => ({ ...part, at, by }));

const CSV: readonly CsvColumn<Row>[] = [
  { header: 'When', text: ({ at }) => at },
  { header: 'Who', text: ({ by }) => by },
  { header: 'What', text: ({ what }) => what },
  { header: 'Job', text: ({ role }) => role },
  { header: 'Applications', text: ({ applications }) => applications },
  { header: 'Waiting', text: ({ waiting }) => waiting },
  { header: 'Sent', text: ({ sent }) => sent },
  { header: 'Undone', text: ({ undone }) => undone },
  { header: 'Not sent', text: ({ dropped }) => dropped },
];
