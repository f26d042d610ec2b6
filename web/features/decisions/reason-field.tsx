import { NativeSelect } from '@mantine/core';
import { getDecisionSettings } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';

/** Why somebody is declined, of the company's own list. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reasonId: string) => void }) {
  const { data } = useRead(getDecisionSettings, {});
  const reasons = data?.reasons ?? [];
  const shared = reasons.find(({ id }) => id === value)?.sharedText ?? '';
  return (
    <NativeSelect
      data-autofocus={data ? true : undefined}
      label="Reason"
      data={[
        { value: '', label: 'No reason' },
        ...reasons.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      description={shared === '' ? 'The candidate reads no reason.' : `The candidate reads: ${shared}`}
    />
  );
}
