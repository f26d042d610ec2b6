import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/ui.ts';

interface OrderButtonsProps {
  /** Names the entry that the buttons move or remove. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an entry of a list, or removes it. The last one can't be removed. */
export function OrderButtons({ name, index, count, onMove, onRemove }: OrderButtonsProps) {
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <Group gap="xs">
      <Button
        {...small}
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        aria-label={said.upOne({ name })}
      >
        {said.up()}
      </Button>
      <Button
        {...small}
        leftSection={<IconArrowDown size={16} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
        aria-label={said.downOne({ name })}
      >
        {said.down()}
      </Button>
      <Button
        {...small}
        color="brick"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={count === 1}
        onClick={onRemove}
        aria-label={said.removeOne({ name })}
      >
        {common.remove()}
      </Button>
    </Group>
  );
}
