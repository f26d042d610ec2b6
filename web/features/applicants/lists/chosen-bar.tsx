import * as said from '#contract/messages/en/applicants.ts';
import type { DecidedPerson, DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import { useDecides } from '#web/session/member.ts';
import { BulkBar, type BulkAction, type BulkBarProps } from '#web/ui/bulk-bar.tsx';
import type { CsvColumn } from '#web/ui/download-csv.tsx';
import { toast } from '#web/ui/toast.ts';
import { DECISION_NAMES, type Deciding } from './decide.tsx';

export interface ChosenBarProps<Row> extends Omit<BulkBarProps<Row>, 'actions'> {
  person: (row: Row) => DecidedPerson;
  ask: Deciding['ask'];
  /** The possible decisions on the selected people, most common first. */
  kinds: readonly DecisionKind[];
  /** The page has a different main action. */
  isQuiet?: boolean;
  /** Other actions for the selected people. `clear` clears the selection. */
  moreBulk?: ((rows: readonly Row[], clear: () => void) => readonly BulkAction[]) | undefined;
  /** Shows the selected people's interviews side by side, if they can be compared. */
  onCompare?: ((applicationIds: string[]) => void) | undefined;
  /** The columns of the file that the selected rows are exported to. */
  exported: readonly CsvColumn<Row>[];
  /** The name of the exported file, without its extension. */
  filename: string;
}

/** The actions for the selected people: decide, compare, export. */
export function ChosenBar<Row>(props: ChosenBarProps<Row>) {
  const { choice, person, ask, kinds, moreBulk, onCompare, isQuiet = false } = props;
  const decides = useDecides();
  const { rows } = choice;
  const actions: BulkAction[] = [
    ...(decides ? kinds : []).map((kind, index) => ({
      label: DECISION_NAMES[kind],
      isMain: index === 0 && !isQuiet,
      onPress: () => ask(kind, rows.map(person)),
    })),
    ...(decides ? (moreBulk?.(rows, choice.clear) ?? []) : []),
    ...(onCompare === undefined || rows.length < 2
      ? []
      : [
          {
            label: said.compare(),
            onPress: () => onCompare(rows.map((row) => person(row).applicationId)),
          },
        ]),
    { label: said.exportRows(), onPress: () => void exportRows(props, rows) },
  ];
  return <BulkBar {...props} actions={actions} />;
}

async function exportRows<Row>({ exported, filename }: ChosenBarProps<Row>, rows: readonly Row[]) {
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
