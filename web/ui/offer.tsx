import { Button, Group } from '@mantine/core';
import { announce } from './announce.ts';
import { toast } from './toast.ts';

const OFFER_MS = 8_000;

/** A notice with a button in it, such as Undo. */
export function offer(id: string, message: string, label: string, act: () => void): void {
  announce(`${message} Button: ${label}.`);
  toast.offer(
    id,
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{message}</span>
      <Button variant="subtle" size="compact-sm" onClick={act}>
        {label}
      </Button>
    </Group>,
    OFFER_MS,
  );
}
