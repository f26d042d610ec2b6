import { Drawer } from '@mantine/core';
import type { Report } from '#web/api/types.ts';
import { OwnPane } from './own-pane.tsx';

export interface OwnSheetProps {
  opened: boolean;
  onClose: () => void;
  report: Report;
}

/** On narrow screens, the own scorecard and the notes come up from below. */
export function OwnSheet({ opened, onClose, report }: OwnSheetProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="85%" title={report.name}>
      <OwnPane report={report} />
    </Drawer>
  );
}
