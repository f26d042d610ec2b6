import * as said from '#contract/messages/en/decisions.ts';
import { NativeSelect } from '@mantine/core';
import { getDecisionSettings } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';

/** The reason for declining someone, from the company's own list. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reasonId: string) => void }) {
  const { data } = useRead(getDecisionSettings, {});
  const reasons = data?.reasons ?? [];
  const shared = reasons.find(({ id }) => id === value)?.sharedText ?? '';
  return (
    <NativeSelect
      data-autofocus={data ? true : undefined}
      label={said.reason()}
      data={[
        { value: '', label: said.noReason() },
        ...reasons.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      description={shared === '' ? said.readsNoReason() : said.readsReason({ text: shared })}
    />
  );
}
