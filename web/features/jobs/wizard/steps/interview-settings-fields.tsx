import { useState } from 'react';
import { Button, Checkbox, Group, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { InterviewSettings } from '#contract/interview/interview-settings.ts';
import { USUAL_ANSWERS } from '#contract/interview/answer-times.ts';
import {
  ANSWER_SECONDS_MAX,
  ANSWER_SECONDS_MIN,
  FOLLOW_UPS_MAX,
  INTERVIEW_OPEN_DAYS,
  OPEN_DAYS_MAX,
  OPEN_DAYS_MIN,
  RETAKES_MAX,
  THINKING_SECONDS_MAX,
  USUAL_PROCTORING,
  type ProctoringMode,
} from '#contract/shared/limits.ts';
import { counted } from '#contract/shared/words.ts';
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';

/** What is in the fields; an empty field is ''. */
export type SettingsValues = Record<keyof Omit<InterviewSettings, 'followUps'>, number | string> &
  Pick<InterviewSettings, 'followUps'>;

/** How the AI interview of a job is held. */
export interface HeldValues {
  settings: SettingsValues;
  proctoring: ProctoringMode;
}

/** Those of a job that has none yet. */
export const USUALLY_HELD: HeldValues = {
  settings: { openDays: INTERVIEW_OPEN_DAYS, ...USUAL_ANSWERS, followUps: false },
  proctoring: USUAL_PROCTORING,
};

const isUsual = ({ settings, proctoring }: HeldValues) =>
  proctoring === USUALLY_HELD.proctoring &&
  Object.entries(USUALLY_HELD.settings).every(
    ([key, usual]) => settings[key as keyof SettingsValues] === usual,
  );

const FIELDS = [
  {
    key: 'openDays',
    label: 'Open for (days)',
    description: 'Candidates choose the hour within this time. They can move the opening once.',
    min: OPEN_DAYS_MIN,
    max: OPEN_DAYS_MAX,
  },
  {
    key: 'answerSeconds',
    label: 'Longest spoken answer (seconds)',
    description: 'An answer ends by itself when this time is over.',
    min: ANSWER_SECONDS_MIN,
    max: ANSWER_SECONDS_MAX,
  },
  {
    key: 'thinkingSeconds',
    label: 'Time to think before each spoken answer (seconds)',
    description: '0 for none. The candidate may begin earlier.',
    min: 0,
    max: THINKING_SECONDS_MAX,
  },
  {
    key: 'retakes',
    label: 'How often an answer can be recorded again',
    description: '0 for never. The last recording counts, and all are kept.',
    min: 0,
    max: RETAKES_MAX,
  },
] as const;

interface InterviewSettingsProps {
  values: HeldValues;
  onChange: (change: Partial<HeldValues>) => void;
  errors: Errors;
}

/** One line until somebody opens it, or an error is in it. */
export function InterviewSettingsFields({ values, onChange, errors }: InterviewSettingsProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isWrong = Object.keys(errors).some((path) => path === 'proctoring' || path.startsWith('settings.'));
  const isOpen = isOpened || isWrong;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        aria-expanded={isOpen}
        rightSection={<Chevron size={18} aria-hidden />}
        onClick={() => setIsOpened(!isOpen)}
      >
        Interview settings: {isUsual(values) ? 'as usual' : 'changed'}
      </Button>
      {isOpen ? (
        <Stack gap="lg" pt="xs">
          <Fields
            values={values.settings}
            onChange={(change) => onChange({ settings: { ...values.settings, ...change } })}
            errors={errors}
          />
          <Radio.Group
            label="Proctoring of the AI interview"
            value={values.proctoring}
            onChange={(value) =>
              onChange({ proctoring: value === 'record-only' ? 'record-only' : 'enforced' })
            }
            error={errors.proctoring}
          >
            <Group gap={0} mt={4}>
              <Radio
                value="enforced"
                label="Enforced"
                description="Leaving the interview's window is noted, and can end the interview."
                py={10}
              />
              <Radio
                value="record-only"
                label="Record only"
                description="Leaving the interview's window is noted for your report, and ends nothing."
                py={10}
              />
            </Group>
          </Radio.Group>
        </Stack>
      ) : null}
    </div>
  );
}

interface FieldsProps {
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
  errors: Errors;
}

function Fields({ values, onChange, errors }: FieldsProps) {
  return (
    <fieldset className={layout.group}>
      <legend>The AI interview</legend>
      <Text size="sm" c="dimmed" mb="sm">
        Changes are for interviews that are scheduled later. Candidates read this before they begin.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="md" style={{ alignItems: 'end' }}>
        {FIELDS.map(({ key, label, description, min, max }) => (
          <NumberInput
            key={key}
            label={label}
            description={description}
            min={min}
            max={max}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            value={values[key]}
            onChange={(value) => onChange({ [key]: value })}
            error={errors[`settings.${key}`]}
          />
        ))}
      </SimpleGrid>
      <Checkbox
        mt="sm"
        label="Follow-up questions"
        description={`After the last question, an answer that lacks an expected idea gets one question more: the same for everybody who lacks it, at most ${counted(FOLLOW_UPS_MAX, 'question')} in an interview. Candidates may skip them, and an answer to one never lowers a score. Only questions of the question bank have follow-ups, not your own.`}
        checked={values.followUps}
        onChange={(event) => onChange({ followUps: event.currentTarget.checked })}
        error={errors['settings.followUps']}
        py={10}
      />
    </fieldset>
  );
}
