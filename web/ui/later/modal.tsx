import { Modal, type ModalProps } from '@mantine/core';

export { Modal };

export interface LargeModalProps extends ModalProps {
  /** One sentence, read with the title when the dialog opens. */
  description: string;
}

/**
 * A dialog with a short description. Without it, a screen reader reads everything that is in the dialog as soon
 * as it opens.
 */
export function LargeModal({
  title,
  description,
  withCloseButton = true,
  children,
  ...root
}: LargeModalProps) {
  return (
    <Modal.Root centered padding="lg" transitionProps={{ transition: 'fade', duration: 120 }} {...root}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          {withCloseButton ? <Modal.CloseButton aria-label="Close" size={44} iconSize={22} /> : null}
        </Modal.Header>
        <Modal.Body pb="xs" c="dimmed" fz="sm">
          {description}
        </Modal.Body>
        <div data-dialog-content>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
