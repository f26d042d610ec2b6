import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { CORRECTIONS_MAX, CORRECTION_TEXT_MAX } from '#contract/limits.ts';
import { getFeedback, correctAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './review.module.css';

export interface CorrectWordsProps extends CorrectionFormProps {
  opened: boolean;
}

interface CorrectionFormProps {
  onClose: () => void;
  applicationId: string;
  entry: QuestionnaireEntry;
  onPlay: ((seconds: number) => void) | null;
}

interface Change {
  from: number;
  to: number;
  text: string;
}

/**
 * The dialog where a candidate selects misheard words and types what was said. The recognised words stay
 * visible. The form exists only while the dialog is open, so it starts empty each time. On closing, the focus
 * returns to the element that opened it.
 */
export function CorrectWords({ opened, ...form }: CorrectWordsProps) {
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title="Correct misheard words"
      size="xl"
      description="Pick the words that were heard wrongly, and write what you said."
    >
      <CorrectionForm {...form} />
    </Modal>
  );
}

function CorrectionForm({ onClose, applicationId, entry, onPlay }: CorrectionFormProps) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [picked, setPicked] = useState<{ from: number; to: number } | null>(null);
  const [text, setText] = useState('');
  const sending = useSend(correctAnswer, {
    refreshes: [getFeedback],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => toast.danger(error.message),
  });
  const { words, questionId } = entry;
  const heard = (from: number, to: number) =>
    words
      .slice(from, to + 1)
      .map((word) => word.text)
      .join(' ');
  const isChanged = (index: number) => changes.some(({ from, to }) => index >= from && index <= to);

  const pick = (index: number) => {
    if (isChanged(index)) return;
    if (picked === null || (picked.from === index && picked.to === index)) {
      setPicked(picked === null ? { from: index, to: index } : null);
      return;
    }
    const range = { from: Math.min(picked.from, index), to: Math.max(picked.to, index) };
    // A range over words that are already corrected would correct them twice.
    const isFree = changes.every(({ from, to }) => to < range.from || from > range.to);
    setPicked(isFree ? range : { from: index, to: index });
  };
  const add = () => {
    if (picked === null) return;
    setChanges([...changes, { ...picked, text: text.trim() }].toSorted((a, b) => a.from - b.from));
    setPicked(null);
    setText('');
  };
  const send = () =>
    sending.mutate({
      applicationId,
      questionId,
      corrections: changes.map((change) => ({
        wordIndex: change.from,
        wordCount: change.to - change.from + 1,
        text: change.text,
      })),
    });

  return (
    <Stack gap="md">
      <Text>
        Choose the words that were misheard: the first one, and the last one where there are several. Then
        type what you said. The employer sees both texts and can listen to the recording.
      </Text>
      <Words words={words} picked={picked} isChanged={isChanged} onPick={pick} />
      <form
        className={classes.replace}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          label={picked ? `You said, instead of “${heard(picked.from, picked.to)}”` : 'You said'}
          description={picked ? 'Leave it empty if nothing was said there.' : 'Choose words above first.'}
          disabled={picked === null || changes.length >= CORRECTIONS_MAX}
          maxLength={CORRECTION_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" disabled={picked === null}>
            Replace
          </Button>
          {onPlay && picked ? (
            <Button
              variant="subtle"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => onPlay(words[picked.from]?.startSeconds ?? 0)}
            >
              Hear it
            </Button>
          ) : null}
        </Group>
      </form>
      <Changes
        changes={changes}
        heard={heard}
        onUndo={(change) => setChanges(changes.filter((one) => one !== change))}
      />
      <Group justify="flex-end" gap="sm">
        {entry.correction && !entry.correction.decision ? (
          <Button
            variant="subtle"
            color="brick"
            disabled={sending.isPending}
            onClick={() => sending.mutate({ applicationId, questionId, corrections: [] })}
          >
            Take my correction back
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose} disabled={sending.isPending}>
          Cancel
        </Button>
        <Button onClick={send} disabled={changes.length === 0} loading={sending.isPending}>
          {entry.correction ? 'Send, instead of the earlier correction' : 'Send the correction'}
        </Button>
      </Group>
    </Stack>
  );
}

interface ChangesProps {
  changes: readonly Change[];
  /** The recognised words in a range. */
  heard: (from: number, to: number) => string;
  onUndo: (change: Change) => void;
}

function Changes({ changes, heard, onUndo }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label="Corrections">
      {changes.map((change) => (
        <li key={change.from}>
          <span>
            <del>{heard(change.from, change.to)}</del> → <ins>{change.text || '(nothing)'}</ins>
          </span>
          <CloseButton
            size="lg"
            aria-label={`Undo the correction of “${heard(change.from, change.to)}”`}
            onClick={() => onUndo(change)}
          />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  words: QuestionnaireEntry['words'];
  picked: { from: number; to: number } | null;
  isChanged: (index: number) => boolean;
  onPick: (index: number) => void;
}

/** One stop for the Tab key. The arrow keys move from word to word. */
function Words({ words, picked, isChanged, onPick }: WordsProps) {
  const [current, setCurrent] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(words.length - 1, current + step));
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={group}
      className={classes.pickWords}
      role="toolbar"
      tabIndex={-1}
      aria-label="The words as heard"
      onKeyDown={move}
    >
      {words.map((word, index) => (
        <button
          key={`${index} ${word.text}`}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-pressed={picked !== null && index >= picked.from && index <= picked.to}
          data-changed={isChanged(index) || undefined}
          data-unsure={word.unsure || undefined}
          disabled={isChanged(index)}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(index)}
        >
          {word.text}
        </button>
      ))}
    </div>
  );
}
