import { useEffect, useRef, useState } from 'react';
import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';

interface SmallModalProps extends Omit<MantineModalProps, 'size'> {
  size?: 'sm' | 'md';
  description?: string;
}

interface LargeModalProps extends Omit<MantineModalProps, 'size'> {
  size: 'lg' | 'xl' | number;
  /** One sentence, which a screen reader reads instead of the whole dialog. */
  description: string;
}

/** A dialog that is mounted closed and opened later knows which element had the focus, and returns the focus to it. */
export function Modal({ description, children, ...props }: SmallModalProps | LargeModalProps) {
  const [wasMounted, setWasMounted] = useState(false);
  useEffect(() => queueMicrotask(() => setWasMounted(true)), []);
  const opened = props.opened && wasMounted;
  if (description === undefined)
    return (
      <MantineModal {...props} opened={opened}>
        <LateFocus />
        {children}
      </MantineModal>
    );
  const { title, withCloseButton = true, ...root } = props;
  return (
    <MantineModal.Root
      centered
      padding="lg"
      transitionProps={{ transition: 'fade', duration: 120 }}
      {...root}
      opened={opened}
    >
      <MantineModal.Overlay backgroundOpacity={0.45} />
      <MantineModal.Content>
        <MantineModal.Header>
          <MantineModal.Title>{title}</MantineModal.Title>
          {withCloseButton ? (
            <MantineModal.CloseButton aria-label={common.close()} size={44} iconSize={22} />
          ) : null}
        </MantineModal.Header>
        <MantineModal.Body pb="md" c="dimmed" fz="sm">
          {description}
        </MantineModal.Body>
        <LateFocus />
        <div data-dialog-content>{children}</div>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** Mantine looks for the first field once. This also finds one that arrives later, unless the person has moved on. */
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
