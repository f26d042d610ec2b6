import { useRef } from 'react';
import { Button, Group, NumberInput, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { DECLINE_REASONS, DECLINE_REASON_TITLE_MAX, SHARED_REASON_MAX } from '#contract/decline-reasons.ts';
import { DECISION_MINUTES_MAX } from '#contract/limits.ts';
import { getDecisionSettings, saveDecisionSettings } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { ListFull, isFull } from '#web/ui/list-full.tsx';
import { CompanyLayout } from './company-layout.tsx';
import classes from './settings.module.css';

type Settings = OutputOf<typeof getDecisionSettings>;

/** How long the mails of decisions wait, and the reasons for which the company declines people. */
export default function DecisionsPage() {
  const query = useRead(getDecisionSettings, {});
  return (
    <CompanyLayout title="Decisions" width="form">
      <Read query={query} waiting={<Loading shape="page" rows={5} />} empty="never">
        {(settings) => <SettingsForm settings={settings} />}
      </Read>
    </CompanyLayout>
  );
}

interface SettingsValues {
  decisionMinutes: number | string;
  reasons: Settings['reasons'];
}

const useSettingsForm = (settings: Settings) =>
  useForm<SettingsValues>({
    initialValues: settings,
    validate: (values) => check('decisionSettings', values),
  });

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useSettingsForm(settings);
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(form.isDirty(), isSettled);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(saveDecisionSettings, {
    refreshes: [getDecisionSettings],
    onSuccess: ({ message }) => {
      form.resetDirty();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  const { reasons } = form.values;
  return (
    <Form
      shell={shell}
      label="Decisions"
      isBusy={save.isPending}
      leaving={leaving}
      onSubmit={form.onSubmit(
        ({ decisionMinutes, ...values }) =>
          save.mutate({ ...values, decisionMinutes: Number(decisionMinutes) }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <NumberInput
          label="Wait before sending decisions (minutes)"
          description="Until then you can undo a decision, and the candidate isn’t told. 0 sends emails at once."
          min={0}
          max={DECISION_MINUTES_MAX}
          allowDecimal={false}
          maw={320}
          {...form.getInputProps('decisionMinutes')}
        />
        <Title order={2} size="h4">
          Reasons for a decline
        </Title>
        <p className={classes.note}>
          Your team sees the title. The candidate reads the text below it, or no reason if there is none.
          Earlier decisions keep theirs.
        </p>
        <ol className={classes.list}>
          {reasons.map((reason, index) => (
            <ReasonRow key={reason.id} form={form} index={index} isLast={index === reasons.length - 1} />
          ))}
        </ol>
        <Group>
          <Button
            variant="default"
            disabled={isFull(DECLINE_REASONS, reasons.length)}
            onClick={() =>
              form.insertListItem('reasons', { id: crypto.randomUUID(), title: '', sharedText: '' })
            }
          >
            Add a reason
          </Button>
        </Group>
        <ListFull limit={DECLINE_REASONS} count={reasons.length} />
        <FormNotice shell={shell} />
      </Stack>
      <StickyActions>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </StickyActions>
      <LeaveModal leaving={leaving} title="Leave without saving?">
        What you changed has not been sent.
      </LeaveModal>
    </Form>
  );
}

interface ReasonRowProps {
  form: ReturnType<typeof useSettingsForm>;
  index: number;
  isLast: boolean;
}

/** One reason, with the buttons that move it in the list or remove it. */
function ReasonRow({ form, index, isLast }: ReasonRowProps) {
  const { title } = form.values.reasons[index]!;
  const moveTo = (to: number) => () => form.reorderListItem('reasons', { from: index, to });
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <li className={classes.row}>
      <Stack gap="sm" flex={1} w="100%">
        <LimitedInput
          label={`Reason ${index + 1}`}
          limit={DECLINE_REASON_TITLE_MAX}
          {...form.getInputProps(`reasons.${index}.title`)}
        />
        <LimitedTextarea
          label="What the candidate reads (optional)"
          autosize
          limit={SHARED_REASON_MAX}
          {...form.getInputProps(`reasons.${index}.sharedText`)}
        />
        <Group gap="xs">
          <Button
            {...small}
            leftSection={<IconArrowUp size={16} aria-hidden />}
            disabled={index === 0}
            onClick={moveTo(index - 1)}
            aria-label={`Up: ${title}`}
          >
            Up
          </Button>
          <Button
            {...small}
            leftSection={<IconArrowDown size={16} aria-hidden />}
            disabled={isLast}
            onClick={moveTo(index + 1)}
            aria-label={`Down: ${title}`}
          >
            Down
          </Button>
          <Button
            {...small}
            color="brick"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={index === 0 && isLast}
            onClick={() => form.removeListItem('reasons', index)}
            aria-label={`Remove: ${title}`}
          >
            Remove
          </Button>
        </Group>
      </Stack>
    </li>
  );
}
