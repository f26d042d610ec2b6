import { createElement, type ReactNode } from 'react';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import '#web/theme/notifications.css';

export type ToastKind = 'success' | 'danger' | 'warning';
const ICONS = { success: IconCheck, danger: IconAlertTriangle, warning: IconInfoCircle };

export interface Toast {
  kind: ToastKind;
  message: ReactNode;
  /** To hide it before its time. */
  id?: string;
  closesAfterMs: number;
}

export function showToast({ kind, closesAfterMs, ...toast }: Toast): void {
  notifications.show({
    ...toast,
    icon: createElement(ICONS[kind], { size: 18, 'aria-hidden': true }),
    autoClose: closesAfterMs,
    role: kind === 'danger' || kind === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close' },
    'data-kind': kind,
  });
}

export const hideToast = (id: string): void => void notifications.hide(id);

/** Where toasts appear. */
export function Toasts() {
  return <Notifications position="top-right" limit={4} />;
}
