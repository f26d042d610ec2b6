import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/companies.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getCompanyDecisions, getMembers } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
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

const PERIODS = [7, 30, 90, 365];

/** The decisions of the company's members: who, what, when, how many, and whether the applicants have been notified. */
export default function DecisionsPage() {
  const { values, set } = useAddress(['member', 'days']);
  const members = useRead(getMembers, {});
  const input = {
    ...(values.member === '' ? {} : { memberId: values.member }),
    ...(PERIODS.includes(Number(values.days)) ? { from: daysAgo(Number(values.days)) } : {}),
  };
  const query = useReadPages(getCompanyDecisions, input, ({ decisions }) => decisions);
  const isFiltered = values.member !== '' || values.days !== '';
  const hasRows = isFiltered || (query.data?.items.length ?? 0) > 0;
  return (
    <CompanyLayout
      title={said.decisions()}
      lead={around(said.decisionsLead, {
        reasons: (
          <Anchor component={Link} to={PATHS.companyReasons} inherit underline="always">
            {said.reasons()}
          </Anchor>
        ),
      })}
      width="form"
    >
      {hasRows ? (
        <Group align="flex-end" mb="md">
          <NativeSelect
            label={said.madeBy()}
            value={values.member}
            onChange={({ currentTarget }) => set({ member: currentTarget.value })}
            data={[
              { value: '', label: said.anyone() },
              ...(members.data?.members ?? []).map(({ memberId, name }) => ({
                value: memberId,
                label: name,
              })),
            ]}
          />
          <NativeSelect
            label={said.when()}
            value={values.days}
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
            data={[
              { value: '', label: said.anyTime() },
              ...PERIODS.map((days) => ({ value: String(days), label: said.lastDays({ days }) })),
            ]}
          />
          <DownloadCsv
            filename="decisions"
            call={getCompanyDecisions}
            input={input}
            itemsOf={({ decisions }) => decisions.flatMap(rowsOf)}
            columns={csvColumns()}
          />
        </Group>
      ) : null}
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{
          when: ({ items }) => items.length === 0,
          text: isFiltered ? said.noDecisionsFound() : said.noDecisions(),
        }}
      >
        {({ items }) => (
          <>
            <ol aria-label={said.decisions()} className={layout.lines}>
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
                    {around(said.decidedBy, {
                      when: <DateText value={decision.at} withTime />,
                      name: decision.by,
                    })}
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

/** Counted from the start of a day, so that the same period is read only once. */
function daysAgo(days: number): string {
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  return new Date(today.getTime() - days * DAY_MS).toISOString();
}

/** "Sent", "38 sent, 2 undone", "Waiting until 1:02 PM". */
function stateOf({ waiting, sent, undone, dropped }: Part, undoUntil: string): string {
  const time = formatTime(undoUntil);
  const states = [
    { count: waiting, all: said.waitingUntil({ time }), some: said.countWaiting({ count: waiting, time }) },
    { count: sent, all: said.sent(), some: said.countSent({ count: sent }) },
    { count: undone, all: said.undone(), some: said.countUndone({ count: undone }) },
    { count: dropped, all: said.notSent(), some: said.countNotSent({ count: dropped }) },
  ].filter(({ count }) => count > 0);
  return states.length > 1 ? states.map(({ some }) => some).join(', ') : (states[0]?.all ?? '');
}

type Row = Part & Pick<Decision, 'at' | 'by'>;

const rowsOf = ({ parts, at, by }: Decision): Row[] => parts.map((part) => ({ ...part, at, by }));

const csvColumns = (): CsvColumn<Row>[] => [
  { header: said.when(), text: ({ at }) => at },
  { header: said.csvWho(), text: ({ by }) => by },
  { header: said.csvWhat(), text: ({ what }) => what },
  { header: said.csvJob(), text: ({ role }) => role },
  { header: said.csvApplications(), text: ({ applications }) => applications },
  { header: said.csvWaiting(), text: ({ waiting }) => waiting },
  { header: said.sent(), text: ({ sent }) => sent },
  { header: said.undone(), text: ({ undone }) => undone },
  { header: said.notSent(), text: ({ dropped }) => dropped },
];
