import { useEffect, useRef } from 'react';
import { Modal, type ModalProps } from '@mantine/core';

export function SmallModal({ children, ...props }: ModalProps) {
  return (
    <Modal {...props}>
      <LateFocus />
      {children}
    </Modal>
  );
}

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
        <LateFocus />
        <div data-dialog-content>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * The first field of a dialog has the focus also if its code or its data arrive after the dialog opened. Mantine looks
 * for the field once, and otherwise takes the first button. A person who moved the focus meanwhile keeps it.
 */
function LateFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog || dialog.querySelector(FIRST_FIELD)) return undefined;
    let chosen: EventTarget | null = null;
    const choose = ({ target }: Event) => {
      chosen ??= target;
    };
    const observer = new MutationObserver(() => {
      const field = dialog.querySelector<HTMLElement>(FIRST_FIELD);
      if (!field) return;
      observer.disconnect();
      const active = document.activeElement;
      if (active === chosen || active === document.body) field.focus({ preventScroll: true });
    });
    dialog.addEventListener('focusin', choose);
    observer.observe(dialog, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener('focusin', choose);
      observer.disconnect();
    };
  }, []);
  return <span ref={place} hidden />;
}

const FIRST_FIELD = '[data-autofocus]';
