import { Drawer } from '@mantine/core';
import { OwnPane, type OwnPaneProps } from './own-pane.tsx';

export interface OwnSheetProps extends OwnPaneProps {
  opened: boolean;
  onClose: () => void;
}

/** On narrow screens, the member's scorecard and the notes slide up from the bottom. */
export function OwnSheet({ opened, onClose, ...pane }: OwnSheetProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="85%" title={pane.report.name}>
      <OwnPane {...pane} />
    </Drawer>
  );
}
