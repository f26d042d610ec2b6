import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { ROUND_MESSAGE_MAX } from '#contract/interview/round-limits.ts';
import { timeInWords } from '#contract/shared/words.ts';
import type { getFreeTimes } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import type { InviteFormProps } from './invite-form.tsx';
import { Availability, MembersField } from './members-field.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { WhereField } from './round-form.tsx';
import { TypedTimes } from './typed-times.tsx';

/** The differences from the round's plan. Null means as planned. */
export interface InviteValues {
  memberIds: string[] | null;
  minutes: number | null;
  place: string | null;
  message: string;
  /** The free times that are not offered. */
  leftOut: ReadonlySet<string>;
  /** Additional times to offer. */
  typed: readonly string[];
}

export const AS_PLANNED: InviteValues = {
  memberIds: null,
  minutes: null,
  place: null,
  message: '',
  leftOut: new Set(),
  typed: [],
};

export interface InviteFieldsProps extends Pick<InviteFormProps, 'rounds' | 'round' | 'onRound'> {
  plan: OutputOf<typeof getFreeTimes>;
  /** The name of the person, if only one is invited. */
  name: string;
  values: InviteValues;
  onChange: (changed: Partial<InviteValues>) => void;
  errors: Partial<Record<string, string>>;
}

export function InviteFields(props: InviteFieldsProps) {
  const { plan, name, rounds, round, onRound, values, onChange, errors } = props;
  return (
    <Stack gap="lg">
      {rounds.length > 1 ? (
        <NativeSelect
          label={said.round()}
          size="md"
          data={rounds.map(({ round: one, title }) => ({ value: String(one), label: title }))}
          value={String(round)}
          onChange={({ currentTarget }) => onRound(Number(currentTarget.value))}
        />
      ) : null}
      <fieldset className={layout.group}>
        <legend>{said.timesToChoose()}</legend>
        {plan.times.length > 0 ? (
          <OfferedTimes
            times={plan.times}
            leftOut={values.leftOut}
            onChange={(leftOut) => onChange({ leftOut })}
          />
        ) : (
          <Text c="dimmed">{said.noCommonTimeAdd()}</Text>
        )}
        <TypedTimes
          times={values.typed}
          onChange={(typed) => onChange({ typed })}
          isOpen={plan.times.length === 0}
        />
        {plan.areAtNight ? (
          <Alert color="amber" mt="sm" role="status">
            {said.nightForThem({ name })}
          </Alert>
        ) : null}
        {errors['times'] ? (
          <Text c="brick" size="sm" mt={8} role="alert">
            {errors['times']}
          </Text>
        ) : null}
      </fieldset>
      <div>
        <MembersField
          value={values.memberIds ?? plan.members.map(({ memberId }) => memberId)}
          onChange={(memberIds) => onChange({ memberIds })}
          error={errors['memberIds']}
        />
        <Availability members={plan.members} />
      </div>
      <div className={layout.grid}>
        <NativeSelect
          label={said.howLong()}
          size="md"
          data={minuteChoices(plan.minutes)}
          value={String(values.minutes ?? plan.minutes)}
          onChange={({ currentTarget }) => onChange({ minutes: Number(currentTarget.value) })}
          error={errors['minutes']}
        />
        <WhereField
          value={values.place ?? plan.place}
          onChange={(place) => onChange({ place })}
          error={errors['place']}
        />
      </div>
      <LimitedTextarea
        label={said.message()}
        description={said.messageAbout()}
        autosize
        minRows={2}
        maxRows={8}
        limit={ROUND_MESSAGE_MAX}
        value={values.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        error={errors['message']}
      />
    </Stack>
  );
}

/** The usual lengths of a round, plus the planned one. */
function minuteChoices(planned: number) {
  return [...new Set([15, 30, 45, 60, 90, 120, planned])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: timeInWords(minutes * 60) }));
}
