import { Checkbox, NumberInput, Text } from '@mantine/core';
import type { InterviewSettings } from '#contract/interview-settings.ts';
import {
  ANSWER_SECONDS_MAX,
  ANSWER_SECONDS_MIN,
  FOLLOW_UPS_MAX,
  OPEN_DAYS_MAX,
  OPEN_DAYS_MIN,
  RETAKES_MAX,
  THINKING_SECONDS_MAX,
} from '#contract/limits.ts';
import { counted } from '#contract/words.ts';
import type { Errors } from '#web/ui/form/check.ts';
import classes from '../form/step-form.module.css';

/** What is in the fields; an empty field is ''. */
export type SettingsValues = Record<keyof Omit<InterviewSettings, 'followUps'>, number | string> &
  Pick<InterviewSettings, 'followUps'>;

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

export interface InterviewSettingsFieldsProps {
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
  errors: Errors;
}

/** How the AI interview is held. */
export function InterviewSettingsFields({ values, onChange, errors }: InterviewSettingsFieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>The AI interview</legend>
      <Text size="sm" c="dimmed" mb="sm">
        Changes are for interviews that are scheduled later. Candidates read this before they begin.
      </Text>
      <div className={classes.settings}>
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
      </div>
      <Checkbox
        mt="sm"
        label="Follow-up questions"
        description={`After the last question, an answer that lacks an expected idea gets one question more: the same for everybody who lacks it, at most ${counted(FOLLOW_UPS_MAX, 'question')} in an interview. Candidates may skip them, and an answer to one never lowers a score. Only questions of the question bank have follow-ups, not your own.`}
        checked={values.followUps}
        onChange={(event) => onChange({ followUps: event.currentTarget.checked })}
        error={errors['settings.followUps']}
        className={classes.choice}
      />
    </fieldset>
  );
}
