import { lazy, Suspense, useState } from 'react';
import { ActionIcon, Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import * as said from '#contract/messages/en/rounds.ts';
import { USUAL_HOURS } from '#contract/interview/round-limits.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getFreeTimes, getMyTimes, saveMyTimes } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './times.module.css';

const ZoneSelect = lazy(() => import('./zone-select.tsx'));

type Times = OutputOf<typeof getMyTimes>;
type Span = NonNullable<Times['hours']>[number];

const DAYS = [
  said.monday,
  said.tuesday,
  said.wednesday,
  said.thursday,
  said.friday,
  said.saturday,
  said.sunday,
];
const { from, until } = USUAL_HOURS;
const usual = (): Span[] => USUAL_HOURS.days.map((day) => ({ day, from, until }));

/** The hours of each weekday. Until someone saves them, the default hours apply. */
export function HoursForm({ times: { hours, timeZone } }: { times: Times }) {
  const [spans, setSpans] = useState(() => hours ?? usual());
  const [zone, setZone] = useState(timeZone);
  const save = useSend(saveMyTimes, {
    refreshes: [getMyTimes, getFreeTimes],
    onSuccess: ({ message }) => toast.success(message),
  });
  const { error } = save;
  const problems = error === null ? {} : fieldErrors(error);
  return (
    <PlainForm
      aria-label={said.weeklyHours()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ hours: spans, ...(zone === timeZone ? {} : { timeZone: zone }) });
      }}
    >
      <Stack gap="md">
        {hours === null ? <Text c="dimmed">{said.hoursAssumed()}</Text> : null}
        {DAYS.map((title, index) => (
          <DayHours
            key={index}
            title={title()}
            day={index + 1}
            spans={spans}
            problems={problems}
            onChange={setSpans}
          />
        ))}
        <Suspense fallback={<Loading rows={1} />}>
          <ZoneSelect zone={zone} onZone={setZone} description={said.zoneAbout()} />
        </Suspense>
        {error === null ? null : (
          <Alert color="brick" role="alert">
            {error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
            {said.saveHours()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}

interface DayHoursProps {
  title: string;
  day: number;
  spans: readonly Span[];
  problems: Record<string, string>;
  onChange: (spans: Span[]) => void;
}

function DayHours({ title, day, spans, problems, onChange }: DayHoursProps) {
  // With their positions in the week, which errors refer to.
  const own = spans.flatMap((span, place) => (span.day === day ? [{ span, place }] : []));
  const replace = (place: number, changed: Partial<Span>) =>
    onChange(spans.map((one, at) => (at === place ? { ...one, ...changed } : one)));
  return (
    <div className={classes.hours} role="group" aria-label={title}>
      <Checkbox
        mt={12}
        label={title}
        checked={own.length > 0}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.checked
              ? [...spans, { day, from, until }]
              : spans.filter((span) => span.day !== day),
          )
        }
      />
      <Stack gap="xs" className={classes.spans}>
        {own.map(({ span, place }) => (
          <Group key={place} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              type="time"
              className={classes.clock}
              aria-label={said.dayFrom({ day: title })}
              value={span.from}
              onChange={({ currentTarget }) => replace(place, { from: currentTarget.value })}
              error={problems[`hours.${place}.from`]}
            />
            <Text component="span" mt={10}>
              {said.to()}
            </Text>
            <TextInput
              type="time"
              className={classes.clock}
              aria-label={said.dayUntil({ day: title })}
              // A time field can't express midnight at the end of a day.
              value={span.until === '24:00' ? '23:59' : span.until}
              onChange={({ currentTarget }) => replace(place, { until: currentTarget.value })}
              error={problems[`hours.${place}.until`]}
            />
            {own.length > 1 ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={said.removeHours({ from: span.from, until: span.until, day: title })}
                onClick={() => onChange(spans.filter((_, at) => at !== place))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            ) : null}
          </Group>
        ))}
        {own.length === 0 ? (
          <Text c="dimmed" mt={10}>
            {said.notAvailable()}
          </Text>
        ) : null}
      </Stack>
      {own.length > 0 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={said.addHoursOn({ day: title })}
          title={said.addHours()}
          onClick={() => onChange([...spans, { day, from: own.at(-1)!.span.until, until: '' }])}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
