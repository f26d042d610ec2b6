import * as said from '#contract/messages/en/applicants.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { COMPARED_MAX, DECIDED_AT_ONCE_MAX } from '#contract/shared/limits.ts';
import { comparePath } from '#contract/shared/paths.ts';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { useChoice } from '#web/ui/choice.ts';
import { DataTable, type DataTableProps, type ServerOrder } from '#web/ui/data-table.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChosenBar, type ChosenBarProps } from './chosen-bar.tsx';
import { useDeciding, type Deciding } from './decide.tsx';

export interface PeopleListProps<Row>
  extends
    Pick<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'height' | 'fewAtFirst'>,
    Pick<ChosenBarProps<Row>, 'person' | 'kinds' | 'moreBulk' | 'exported' | 'filename' | 'readAll'> {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  order: ServerOrder;
  /** The number of matches, if known. */
  total: number | undefined;
  /** The job of the people shown, if their interviews can be compared. */
  comparedJobId?: string | undefined;
  /** The actions for one person. */
  actions?: (row: Row, ask: Deciding['ask']) => ReactNode;
}

/**
 * A list for working through people: each row has one quiet action and a menu. While people are selected, a bar has the
 * actions for all of them.
 */
export function PeopleList<Row>(props: PeopleListProps<Row>) {
  const { rows, person, query, order, total, actions, comparedJobId } = props;
  const choice = useChoice<Row>((row) => person(row).applicationId, DECIDED_AT_ONCE_MAX);
  const deciding = useDeciding(choice.clear);
  const navigate = useNavigate();
  const compare = (jobId: string) => (ids: string[]) => {
    if (ids.length > COMPARED_MAX) toast.danger(said.comparedMost({ max: COMPARED_MAX }));
    else void navigate(comparePath(jobId, ids));
  };
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
      <ChosenBar
        choice={choice}
        total={known}
        hasMore={known === undefined || choice.rows.length < known}
        readAll={props.readAll}
        person={person}
        ask={deciding.ask}
        kinds={props.kinds}
        moreBulk={props.moreBulk}
        onCompare={comparedJobId === undefined ? undefined : compare(comparedJobId)}
        exported={props.exported}
        filename={props.filename}
      />
      {deciding.dialog}
    </>
  );
}
