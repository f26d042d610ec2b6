import { Button, Group } from '@mantine/core';
import { announce } from './announce.ts';
import { toast } from './toast.ts';

const OFFER_MS = 8_000;

let last: string | null = null;

/** A notice with a button in it, such as Undo. A new one takes the place of the last. */
export function offer(id: string, message: string, label: string, act: () => void): void {
  if (last !== null) toast.hide(last);
  last = id;
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
