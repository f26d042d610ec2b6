import { useState } from 'react';
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { REASON_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { type PersonsVerdict, verdictsFor } from '#contract/verdicts.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { requiredGroup } from '#web/ui/form/required-group.ts';
import { ownVerdict } from './found.ts';

export interface VerdictFormProps {
  onClose: () => void;
  entry: QuestionnaireEntry;
  isBusy: boolean;
  onSave: (verdict: PersonsVerdict, reason: string) => void;
}

/** A person's verdict on an answer, with its reason. */
export function VerdictForm({ onClose, entry, isBusy, onSave }: VerdictFormProps) {
  const [verdict, setVerdict] = useState<PersonsVerdict | null>(entry.review?.verdict ?? null);
  const [reason, setReason] = useState(entry.review?.reason ?? '');
  const [isTried, setIsTried] = useState(false);
  const needsReason = verdict !== ownVerdict(entry);
  const lacksReason = needsReason && reason.trim() === '';
  const offered = verdictsFor(entry.kind);
  const save = () => {
    setIsTried(true);
    if (verdict !== null && !lacksReason) onSave(verdict, reason.trim());
  };
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          ref={requiredGroup}
          label="Verdict"
          description={`The analysis says: ${ownVerdict(entry)}.`}
          value={verdict}
          onChange={(value) => setVerdict(offered.find((one) => one === value) ?? null)}
          error={isTried && verdict === null ? TEXTS.chooseVerdict : undefined}
        >
          <Stack gap="md" mt="sm">
            {offered.map((one) => (
              <Radio key={one} value={one} label={one} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Reason"
          description="The candidate can read it; visitors see the verdict alone."
          required={needsReason}
          withAsterisk={false}
          autosize
          minRows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && lacksReason ? TEXTS.verdictReason : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Save the verdict
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
