import { Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/companies.ts';
import {
  DECLINE_REASONS,
  DECLINE_REASON_TITLE_MAX,
  SHARED_REASON_MAX,
} from '#contract/company/decline-reasons.ts';
import { DECISION_MINUTES_MAX } from '#contract/shared/limits.ts';
import { getDecisionSettings, saveDecisionSettings } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { newId } from '#web/ui/new-id.ts';
import { OrderButtons } from '#web/ui/order-buttons.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { SettingsForm } from './settings-form.tsx';

type Settings = OutputOf<typeof getDecisionSettings>;

interface SettingsValues {
  decisionMinutes: number | string;
  reasons: Settings['reasons'];
}

const useSettingsForm = (settings: Settings) =>
  useForm<SettingsValues>({
    initialValues: settings,
    validate: (values) => check('decisionSettings', values),
  });

/** How long emails about decisions are held back, and the company’s reasons for declining applicants. */
export function ReasonsForm({ settings }: { settings: Settings }) {
  const form = useSettingsForm(settings);
  const { reasons } = form.values;
  return (
    <SettingsForm
      label={said.reasons()}
      form={form}
      call={saveDecisionSettings}
      read={getDecisionSettings}
      inputOf={({ decisionMinutes, ...values }) => ({ ...values, decisionMinutes: Number(decisionMinutes) })}
    >
      <NumberInput
        label={said.waitMinutes()}
        description={said.waitMinutesHint()}
        min={0}
        max={DECISION_MINUTES_MAX}
        allowDecimal={false}
        maw={320}
        {...form.getInputProps('decisionMinutes')}
      />
      <div>
        <Title order={2} size="h4">
          {said.declineReasons()}
        </Title>
        <Text maw="var(--line-length)" c="dimmed">
          {said.declineReasonsAbout()}
        </Text>
      </div>
      <RowList component="ol">
        {reasons.map((reason, index) => (
          <ReasonRow key={reason.id} form={form} index={index} />
        ))}
      </RowList>
      <Group>
        <Button
          variant="default"
          disabled={isFull(DECLINE_REASONS, reasons.length)}
          onClick={() => form.insertListItem('reasons', { id: newId(), title: '', sharedText: '' })}
        >
          {said.addReason()}
        </Button>
      </Group>
      <ListFull limit={DECLINE_REASONS} count={reasons.length} />
    </SettingsForm>
  );
}

interface ReasonRowProps {
  form: ReturnType<typeof useSettingsForm>;
  index: number;
}

/** One reason, with buttons to move it in the list or remove it. */
function ReasonRow({ form, index }: ReasonRowProps) {
  const { reasons } = form.values;
  const { title } = reasons[index]!;
  return (
    <li className={layout.row}>
      <Stack gap="sm" flex="1 1 260px">
        <LimitedInput
          label={said.reasonNumber({ number: index + 1 })}
          limit={DECLINE_REASON_TITLE_MAX}
          {...form.getInputProps(`reasons.${index}.title`)}
        />
        <LimitedTextarea
          label={said.candidateReads()}
          autosize
          limit={SHARED_REASON_MAX}
          {...form.getInputProps(`reasons.${index}.sharedText`)}
        />
        <OrderButtons
          name={title}
          index={index}
          count={reasons.length}
          onMove={(to) => form.reorderListItem('reasons', { from: index, to })}
          onRemove={() => form.removeListItem('reasons', index)}
        />
      </Stack>
    </li>
  );
}
