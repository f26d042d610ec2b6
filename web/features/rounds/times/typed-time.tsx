import { useState } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { MomentFields, NO_WINDOW, momentOf, problemsOf } from '#web/features/decisions/window-fields.tsx';

export interface TypedTimeProps {
  label: string;
  onTyped: (time: string) => void;
}

/** A day and a time that someone types. In a file of its own, because the calendar is large. */
export default function TypedTime({ label, onTyped }: TypedTimeProps) {
  const [value, setValue] = useState(NO_WINDOW);
  const [errors, setErrors] = useState<ReturnType<typeof problemsOf>>({});
  const take = () => {
    const found = problemsOf(value);
    const moment = momentOf(value);
    setErrors(found);
    if (Object.keys(found).length > 0 || moment === null) return;
    if (moment.getTime() <= Date.now()) return setErrors({ time: said.timePassed() });
    return onTyped(moment.toISOString());
  };
  return (
    <Stack gap="sm" role="group" aria-label={label}>
      <Group gap="md" grow align="flex-start" preventGrowOverflow={false}>
        <MomentFields value={value} onChange={setValue} errors={errors} />
      </Group>
      <Button variant="default" onClick={take} style={{ alignSelf: 'flex-start' }}>
        {label}
      </Button>
    </Stack>
  );
}
