import { useState } from 'react';
import { Button, Checkbox, Group, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-wizard.ts';
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
import type { Errors } from '#web/ui/form/check.ts';
import layout from '#web/ui/layout.module.css';

/** The content of the fields. An empty field is ''. */
export type SettingsValues = Record<
  keyof Omit<InterviewSettings, 'followUps' | 'language'>,
  number | string
> &
  Pick<InterviewSettings, 'followUps' | 'language'>;

/** How the AI interview of a job is held. */
export interface HeldValues {
  settings: SettingsValues;
  proctoring: ProctoringMode;
}

/** The defaults for a job without settings. */
export const USUALLY_HELD: HeldValues = {
  settings: { openDays: INTERVIEW_OPEN_DAYS, ...USUAL_ANSWERS, followUps: false, language: 'en' },
  proctoring: USUAL_PROCTORING,
};

const isUsual = ({ settings, proctoring }: HeldValues) =>
  proctoring === USUALLY_HELD.proctoring &&
  Object.entries(USUALLY_HELD.settings).every(
    // The language has its own field.
    ([key, usual]) => key === 'language' || settings[key as keyof SettingsValues] === usual,
  );

const FIELDS = [
  {
    key: 'openDays',
    label: said.openDays,
    description: said.openDaysAbout,
    min: OPEN_DAYS_MIN,
    max: OPEN_DAYS_MAX,
  },
  {
    key: 'answerSeconds',
    label: said.answerSeconds,
    description: said.answerSecondsAbout,
    min: ANSWER_SECONDS_MIN,
    max: ANSWER_SECONDS_MAX,
  },
  {
    key: 'thinkingSeconds',
    label: said.thinkingSeconds,
    description: said.thinkingSecondsAbout,
    min: 0,
    max: THINKING_SECONDS_MAX,
  },
  {
    key: 'retakes',
    label: said.retakes,
    description: said.retakesAbout,
    min: 0,
    max: RETAKES_MAX,
  },
] as const;

interface InterviewSettingsProps {
  values: HeldValues;
  onChange: (change: Partial<HeldValues>) => void;
  errors: Errors;
}

/** One line until someone opens it or it has an error. */
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
        {isUsual(values) ? said.settings() : said.settingsChanged()}
      </Button>
      {isOpen ? (
        <Stack gap="lg" pt="xs">
          <Fields
            values={values.settings}
            onChange={(change) => onChange({ settings: { ...values.settings, ...change } })}
            errors={errors}
          />
          <Radio.Group
            label={said.proctoring()}
            value={values.proctoring}
            onChange={(value) =>
              onChange({ proctoring: value === 'record-only' ? 'record-only' : 'enforced' })
            }
            error={errors.proctoring}
          >
            <Group gap={0} mt={4}>
              <Radio value="enforced" label={said.enforced()} description={said.enforcedAbout()} py={10} />
              <Radio
                value="record-only"
                label={said.recordOnly()}
                description={said.recordOnlyAbout()}
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
      <legend>{said.aiInterview()}</legend>
      <Text size="sm" c="dimmed" mb="sm">
        {said.settingsAbout()}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="md" style={{ alignItems: 'end' }}>
        {FIELDS.map(({ key, label, description, min, max }) => (
          <NumberInput
            key={key}
            label={label()}
            description={description()}
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
        label={said.followUps()}
        description={said.followUpsAbout({ max: FOLLOW_UPS_MAX })}
        checked={values.followUps && values.language === 'en'}
        // The question bank is in English.
        disabled={values.language !== 'en'}
        onChange={(event) => onChange({ followUps: event.currentTarget.checked })}
        error={errors['settings.followUps']}
        py={10}
      />
    </fieldset>
  );
}
