import { createElement } from 'react';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { notifications } from '@mantine/notifications';
import { NOTICE_MS } from '#contract/limits.ts';

type Kind = 'success' | 'danger' | 'warning';
const ICONS = { success: IconCheck, danger: IconAlertTriangle, warning: IconInfoCircle };

function show(kind: Kind, message: string): void {
  notifications.show({
    message,
    icon: createElement(ICONS[kind], { size: 18, 'aria-hidden': true }),
    autoClose: NOTICE_MS,
    role: kind === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': 'Close' },
    'data-kind': kind,
  });
}

/** A short sentence that disappears after three seconds. */
export const toast = {
  success: (message: string) => show('success', message),
  danger: (message: string) => show('danger', message),
  warning: (message: string) => show('warning', message),
};
