import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import * as said from '#contract/messages/en/employers.ts';
import { toast } from '#web/ui/toast.ts';

export interface CopyFieldProps {
  label: string;
  description: string;
  value: string;
  /** Longer than a line. */
  isLong?: boolean;
}

/** Text to copy. If the browser doesn't let a page copy, people select it. */
export function CopyField({ label, description, value, isLong = false }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(said.copied());
    } catch {
      toast.warning(said.cannotCopy());
    }
  };
  const Field = isLong ? Textarea : TextInput;
  return (
    <Group gap="sm" align="flex-end" mb="lg">
      <Field
        flex="1 1 280px"
        miw={0}
        label={label}
        description={description}
        value={value}
        readOnly
        {...(isLong ? { autosize: true, minRows: 2 } : {})}
        onFocus={(event: { currentTarget: { select: () => void } }) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
        aria-label={said.copyNamed({ label })}
      >
        {said.copy()}
      </Button>
    </Group>
  );
}
