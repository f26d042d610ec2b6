import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';

interface OrderButtonsProps {
  /** What the buttons move or remove. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an entry of a list, or removes it. The last one stays. */
export function OrderButtons({ name, index, count, onMove, onRemove }: OrderButtonsProps) {
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <Group gap="xs">
      <Button
        {...small}
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        aria-label={`Up: ${name}`}
      >
        Up
      </Button>
      <Button
        {...small}
        leftSection={<IconArrowDown size={16} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
        aria-label={`Down: ${name}`}
      >
        Down
      </Button>
      <Button
        {...small}
        color="brick"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={count === 1}
        onClick={onRemove}
        aria-label={`Remove: ${name}`}
      >
        Remove
      </Button>
    </Group>
  );
}
