import { notifications } from '@mantine/notifications';
import { NOTICE_MS } from '#contract/limits.ts';

type Kind = 'success' | 'danger' | 'warning';
const COLORS: Record<Kind, string> = { success: 'moss', danger: 'brick', warning: 'amber' };

function show(kind: Kind, message: string): void {
  notifications.show({
    message,
    color: COLORS[kind],
    autoClose: NOTICE_MS,
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
  });
}

/** A short sentence that goes away by itself after three seconds. */
export const toast = {
  success: (message: string) => show('success', message),
  danger: (message: string) => show('danger', message),
  warning: (message: string) => show('warning', message),
};
