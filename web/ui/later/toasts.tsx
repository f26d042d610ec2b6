import { createElement, type ReactNode } from 'react';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import '#web/theme/notifications.css';
import * as common from '#contract/messages/en/common.ts';

export type ToastKind = 'success' | 'danger' | 'warning';
const ICONS = { success: IconCheck, danger: IconAlertTriangle, warning: IconInfoCircle };

export interface Toast {
  kind: ToastKind;
  message: ReactNode;
  /** For hiding it early. */
  id?: string;
  isOffer?: boolean;
  closesAfterMs: number;
}

let count = 0;
let lastSuccess: string | undefined;

export function showToast({ kind, isOffer = false, closesAfterMs, ...toast }: Toast): void {
  const shown = {
    id: `toast-${(count += 1)}`,
    ...toast,
    icon: createElement(ICONS[kind], { size: 18, 'aria-hidden': true }),
    autoClose: closesAfterMs,
    ...(kind === 'success'
      ? // It was announced: see `toast.ts`.
        { role: 'status' as const, 'aria-live': 'off' as const }
      : { role: 'alert' as const }),
    closeButtonProps: { 'aria-label': common.close() },
    'data-kind': kind,
    'data-offer': isOffer || undefined,
  };
  // One notice at a time. An error stays until the person dismisses it.
  if (kind === 'success') {
    if (lastSuccess !== undefined) notifications.hide(lastSuccess);
    lastSuccess = shown.id;
  }
  // The pointer pauses all toasts by itself.
  const wait = () => notifications.update({ ...shown, ...focus, autoClose: false });
  const goOn = () => notifications.update({ ...shown, ...focus });
  const focus = { onFocus: wait, onBlur: goOn };
  notifications.show({ ...shown, ...focus });
}

export const hideToast = (id: string): void => void notifications.hide(id);

export function Toasts() {
  return <Notifications position="bottom-left" limit={4} />;
}
