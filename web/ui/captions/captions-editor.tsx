import { useRef } from 'react';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/films.ts';
import { CAPTIONED_MINUTES, CAPTION_TEXT_MAX } from '#contract/interview/caption-limits.ts';
import { correctCaptions, getCaptions } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { captionSeconds, captionTime } from './caption-time.ts';
import classes from './captions.module.css';

type Cues = OutputOf<typeof getCaptions>['cues'];

interface CaptionsFormProps {
  onClose: () => void;
  film: string;
  label: string;
  cues: Cues;
}

/** The dialog in which a person corrects the captions of their video. It starts with the current captions. */
export function CaptionsEditor({ opened, ...form }: CaptionsFormProps & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={said.correctCaptions()}
      size="xl"
      description={said.captionsAbout()}
    >
      <CaptionsForm {...form} />
    </Modal>
  );
}

interface Row extends Record<string, unknown> {
  id: number;
  start: string;
  end: string;
  text: string;
}

interface CaptionValues extends Record<string, unknown> {
  rows: Row[];
}

const SECONDS_OF_NEW = 3;
const TIME_MAX = 12;

const rowsOf = (cues: Cues): Row[] =>
  cues.map(({ start, end, text }, id) => ({ id, start: captionTime(start), end: captionTime(end), text }));
const cuesOf = (rows: readonly Row[]): Cues =>
  rows.map(({ start, end, text }) => ({ start: captionSeconds(start), end: captionSeconds(end), text }));

function errorsOf({ rows }: CaptionValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(check('captions', { cues: cuesOf(rows) })))
    errors[path.replace(/^cues/, 'rows')] = message;
  for (const [index, row] of rows.entries())
    for (const field of ['start', 'end'] as const)
      if (Number.isNaN(captionSeconds(row[field]))) errors[`rows.${index}.${field}`] = said.captionTime();
  return errors;
}

function CaptionsForm({ onClose, film, label, cues }: CaptionsFormProps) {
  const video = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const made = useRef(cues.length);
  const form = useForm<CaptionValues>({
    initialValues: { rows: rowsOf(cues) },
    validate: errorsOf,
  });
  const { rows } = form.values;
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const save = useSend(correctCaptions, {
    refreshes: [getCaptions],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => shell.refused(error),
  });
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll('textarea');
      (fields?.[Math.min(index, fields.length - 1)] ?? add.current)?.focus();
    });
  const addRow = () => {
    const begin = captionSeconds(rows.at(-1)?.end ?? '0') || 0;
    const id = (made.current += 1);
    const end = captionTime(begin + SECONDS_OF_NEW);
    form.insertListItem('rows', { id, start: captionTime(begin), end, text: '' });
    focusRow(rows.length);
  };
  const play = (index: number) => {
    const begin = captionSeconds(rows[index]?.start ?? '');
    if (!video.current || Number.isNaN(begin)) return;
    video.current.currentTime = begin;
    void video.current.play();
  };
  return (
    // The dialog may be opened from within another form, which must not be submitted.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Form
        shell={shell}
        label={said.captions()}
        isBusy={save.isPending}
        onSubmit={form.onSubmit(() => save.mutate({ film, cues: cuesOf(rows) }), shell.invalid)}
      >
        <Stack gap="md">
          <video ref={video} className={classes.film} src={film} controls playsInline aria-label={label} />
          <Text size="sm" c="dimmed">
            {said.captionsKept({ minutes: CAPTIONED_MINUTES })}
          </Text>
          <ol ref={list} className={classes.rows}>
            {rows.map(({ id }, index) => (
              <CaptionRow
                key={id}
                index={index}
                fieldOf={(name) => form.getInputProps(`rows.${index}.${name}`)}
                onPlay={() => play(index)}
                onDelete={() => {
                  form.removeListItem('rows', index);
                  focusRow(index);
                }}
              />
            ))}
          </ol>
          <Button ref={add} variant="default" onClick={addRow} style={{ justifySelf: 'start' }}>
            {said.addCaption()}
          </Button>
          <FormNotice shell={shell} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {common.cancel()}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {said.saveCaptions()}
            </Button>
          </Group>
        </Stack>
      </Form>
    </div>
  );
}

type GetInputProps = ReturnType<typeof useForm>['getInputProps'];

interface CaptionRowProps {
  index: number;
  fieldOf: (name: 'start' | 'end' | 'text') => ReturnType<GetInputProps>;
  onPlay: () => void;
  onDelete: () => void;
}

function CaptionRow({ index, fieldOf, onPlay, onDelete }: CaptionRowProps) {
  const place = index + 1;
  return (
    <li className={classes.row}>
      <LimitedInput label={said.captionFrom({ place })} limit={TIME_MAX} {...fieldOf('start')} />
      <LimitedInput label={said.captionTo({ place })} limit={TIME_MAX} {...fieldOf('end')} />
      <LimitedTextarea
        className={classes.words}
        label={said.captionText({ place })}
        autosize
        minRows={1}
        limit={CAPTION_TEXT_MAX}
        {...fieldOf('text')}
      />
      <Group gap={4} align="stretch" wrap="nowrap" pt={28}>
        <ActionIcon variant="default" size="lg" aria-label={said.captionPlay({ place })} onClick={onPlay}>
          <IconPlayerPlay size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={said.captionDelete({ place })} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
