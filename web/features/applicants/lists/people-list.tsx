import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { COMPARED_MAX, DECIDED_AT_ONCE_MAX } from '#contract/limits.ts';
import { comparePath } from '#contract/paths.ts';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import type { DecidedPerson, DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import { useDecides } from '#web/session/member.ts';
import { BulkBar, type BulkAction } from '#web/ui/bulk-bar.tsx';
import { useChoice } from '#web/ui/choice.ts';
import { DataTable, type DataTableProps, type ServerOrder } from '#web/ui/data-table.tsx';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import { toast } from '#web/ui/toast.ts';
import { DECISION_NAMES, useDeciding, type Deciding } from './decide.tsx';

export interface PeopleListProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'height' | 'fewAtFirst'
> {
  person: (row: Row) => DecidedPerson;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  order: ServerOrder;
  /** How many match, if that is known. */
  total: number | undefined;
  /** Reads those that match, whether they are shown or not. */
  readAll: (most: number) => Promise<readonly Row[]>;
  /** How those who are chosen can be decided, the most usual first. */
  kinds: readonly DecisionKind[];
  /** What else can be done with those who are chosen. `clear` ends the choice. */
  moreBulk?: (rows: readonly Row[], clear: () => void) => readonly BulkAction[];
  /** The job of those who are shown, if their interviews can be compared. */
  comparedJobId?: string | undefined;
  /** What can be done with one person. */
  actions?: (row: Row, ask: Deciding['ask']) => ReactNode;
  /** The columns of the file that the chosen rows are exported to. */
  exported: readonly CsvColumn<Row>[];
  /** The name of the exported file, without its ending. */
  filename: string;
}

/**
 * A list of people that is worked in: each row has one quiet action and a menu, and what can be done with many is in a bar
 * while some are chosen.
 */
export function PeopleList<Row>(props: PeopleListProps<Row>) {
  const { rows, person, query, order, total, kinds, actions } = props;
  const decides = useDecides();
  const choice = useChoice<Row>((row) => person(row).applicationId, DECIDED_AT_ONCE_MAX);
  const deciding = useDeciding(choice.clear);
  const navigate = useNavigate();
  const { comparedJobId } = props;
  const bulk: BulkAction[] = [
    ...(decides ? kinds : []).map((kind, index) => ({
      label: DECISION_NAMES[kind],
      isMain: index === 0,
      onPress: () => deciding.ask(kind, choice.rows.map(person)),
    })),
    ...(decides ? (props.moreBulk?.(choice.rows, choice.clear) ?? []) : []),
    ...(comparedJobId === undefined || choice.rows.length < 2
      ? []
      : [
          {
            label: 'Compare',
            onPress: () => {
              if (choice.rows.length > COMPARED_MAX) toast.danger(COMPARED_MOST);
              else
                void navigate(
                  comparePath(
                    comparedJobId,
                    choice.rows.map((row) => person(row).applicationId),
                  ),
                );
            },
          },
        ]),
    { label: 'Export', onPress: () => void exportRows(props, choice.rows) },
  ];
  const known = query.hasNextPage ? total : rows.length;
  return (
    <>
      <DataTable
        label={props.label}
        columns={props.columns}
        rows={rows}
        rowKey={(row) => person(row).applicationId}
        rowName={(row) => person(row).name}
        server={order}
        choice={choice}
        {...(actions === undefined ? {} : { actions: (row: Row) => actions(row, deciding.ask) })}
        {...(props.height === undefined ? {} : { height: props.height })}
        {...(props.fewAtFirst === undefined ? {} : { fewAtFirst: props.fewAtFirst })}
        footer={<ListFooter shown={rows.length} total={known} query={query} />}
      />
      <BulkBar
        choice={choice}
        total={known}
        hasMore={known === undefined || choice.rows.length < known}
        readAll={props.readAll}
        actions={bulk}
      />
      {deciding.dialog}
    </>
  );
}

const COMPARED_MOST = `You can compare up to ${COMPARED_MAX} people at a time.`;

async function exportRows<Row>({ exported, filename }: PeopleListProps<Row>, rows: readonly Row[]) {
  try {
    const { downloadCsv } = await import('#web/ui/csv.ts');
    downloadCsv(
      `${filename}.csv`,
      exported.map(({ header }) => header),
      rows.map((row) => exported.map(({ text }) => String(text(row) ?? ''))),
    );
  } catch (failure) {
    toast.danger(failure instanceof Error ? failure.message : String(failure));
  }
}
