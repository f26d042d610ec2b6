import { useState } from 'react';
import { Button, Group, Radio, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/report.ts';
import * as common from '#contract/messages/en/common.ts';
import { REASON_MAX } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { type PersonsVerdict, verdictsFor, verdictName } from '#contract/interview/verdicts.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { requiredGroup } from '#web/ui/form/required-group.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { settledVerdict } from './found.ts';
import { MARKS } from './words.ts';

interface VerdictFormProps {
  onClose: () => void;
  entry: QuestionnaireEntry;
  /** The verdict that was pressed. */
  chosen: PersonsVerdict | null;
  isBusy: boolean;
  onSave: (verdict: PersonsVerdict, reason: string) => void;
}

/** The form exists only while the dialog is open, so it starts with the verdict that was pressed. */
export function VerdictDialog({
  opened,
  index,
  ...form
}: VerdictFormProps & { opened: boolean; index: number }) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={said.yourVerdict({ number: index + 1 })}>
      <VerdictForm {...form} />
    </Modal>
  );
}

/** A person's verdict on an answer, with the reason. */
function VerdictForm({ onClose, entry, chosen, isBusy, onSave }: VerdictFormProps) {
  const [verdict, setVerdict] = useState<PersonsVerdict | null>(chosen);
  const [reason, setReason] = useState(entry.review?.reason ?? '');
  const [isTried, setIsTried] = useState(false);
  const settled = settledVerdict(entry);
  const needsReason = settled !== 'Needs Review' && verdict !== settled;
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
          label={said.verdict()}
          description={
            settled === 'Needs Review' ? undefined : said.settledSoFar({ verdict: verdictName(settled) })
          }
          value={verdict}
          onChange={(value) => setVerdict(offered.find((one) => one === value) ?? null)}
          error={isTried && verdict === null ? rules.chooseVerdict() : undefined}
        >
          <Stack gap="md" mt="sm">
            {offered.map((one) => (
              <Radio key={one} value={one} label={MARKS[one]()} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <LimitedTextarea
          label={said.reason()}
          description={said.reasonAbout()}
          required={needsReason}
          withAsterisk={false}
          autosize
          minRows={2}
          limit={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && lacksReason ? rules.verdictReason() : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {said.saveVerdict()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
