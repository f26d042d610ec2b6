import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, CloseButton, Group, Stack, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import * as common from '#contract/messages/en/common.ts';
import { CORRECTIONS_MAX, CORRECTION_TEXT_MAX } from '#contract/shared/limits.ts';
import { getFeedback, correctAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './review.module.css';

export interface CorrectWordsProps extends CorrectionFormProps {
  opened: boolean;
}

interface CorrectionFormProps {
  onClose: () => void;
  applicationId: string;
  entry: QuestionnaireEntry;
  onPlay: ((seconds: number) => void) | null;
  /** The same for the answer to the follow-up. */
  onPlayFollowUp: ((seconds: number) => void) | null;
}

/** Words of the answer, or of the answer to its follow-up. */
interface Range {
  of: 'corrections' | 'followUpCorrections';
  from: number;
  to: number;
}

interface Change extends Range {
  text: string;
}

/**
 * The dialog in which a candidate selects misheard words and types what was said. The recognised words stay visible.
 * The form exists only while the dialog is open, so it starts empty each time. On closing, the focus returns to the
 * element that opened it.
 */
export function CorrectWords({ opened, ...form }: CorrectWordsProps) {
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={said.correctWords()}
      size="xl"
      description={said.correctAbout()}
    >
      <CorrectionForm {...form} />
    </Modal>
  );
}

/** The corrections already made, and the words selected for the next one. */
function useCorrections(words: Record<Range['of'], QuestionnaireEntry['words']>) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [picked, setPicked] = useState<Range | null>(null);
  const changesOf = (of: Range['of']) => changes.filter((change) => change.of === of);
  const isChanged = (of: Range['of'], index: number) =>
    changesOf(of).some(({ from, to }) => index >= from && index <= to);
  return {
    changes,
    picked,
    changesOf,
    isChanged,
    heard: ({ of, from, to }: Range) =>
      words[of]
        .slice(from, to + 1)
        .map((word) => word.text)
        .join(' '),
    pick: (of: Range['of'], index: number) => {
      if (isChanged(of, index)) return;
      const alone = { of, from: index, to: index };
      if (picked?.of !== of) {
        setPicked(alone);
        return;
      }
      if (picked.from === index && picked.to === index) {
        setPicked(null);
        return;
      }
      const range = { of, from: Math.min(picked.from, index), to: Math.max(picked.to, index) };
      // Overlapping ranges would correct the same words twice.
      const isFree = changesOf(of).every(({ from, to }) => to < range.from || from > range.to);
      setPicked(isFree ? range : alone);
    },
    replaceWith: (text: string) => {
      if (picked === null) return;
      const added = [...changes, { ...picked, text: text.trim() }];
      setChanges(added.toSorted((a, b) => a.of.localeCompare(b.of) || a.from - b.from));
      setPicked(null);
    },
    undo: (change: Change) => setChanges(changes.filter((one) => one !== change)),
  };
}

function CorrectionForm({ onClose, applicationId, entry, onPlay, onPlayFollowUp }: CorrectionFormProps) {
  const [text, setText] = useState('');
  const sending = useSend(correctAnswer, {
    refreshes: [getFeedback],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => toast.danger(error.message),
  });
  const { questionId, followUp } = entry;
  const words = { corrections: entry.words, followUpCorrections: followUp?.words ?? [] };
  const corrections = useCorrections(words);
  const { changes, picked, changesOf, isChanged, heard, pick } = corrections;
  const correctionsOf = (of: Range['of']) =>
    changesOf(of).map(({ from, to, text: typed }) => ({
      wordIndex: from,
      wordCount: to - from + 1,
      text: typed,
    }));
  const send = () =>
    sending.mutate({
      applicationId,
      questionId,
      corrections: correctionsOf('corrections'),
      followUpCorrections: correctionsOf('followUpCorrections'),
    });
  const wordsOf = (of: Range['of'], label: string) =>
    words[of].length === 0 ? null : (
      <Words
        label={label}
        words={words[of]}
        picked={picked?.of === of ? picked : null}
        isChanged={(index) => isChanged(of, index)}
        onPick={(index) => pick(of, index)}
      />
    );
  const hear = picked?.of === 'followUpCorrections' ? onPlayFollowUp : onPlay;

  return (
    <Stack gap="md">
      <Text>{said.correctHow()}</Text>
      {wordsOf('corrections', said.wordsHeard())}
      {followUp && followUp.words.length > 0 ? (
        <div>
          <Text mb={6}>{said.followUp({ question: followUp.question })}</Text>
          {wordsOf('followUpCorrections', said.followUpHeard())}
        </div>
      ) : null}
      <PlainForm
        className={classes.replace}
        onSubmit={(event) => {
          event.preventDefault();
          corrections.replaceWith(text);
          setText('');
        }}
      >
        <LimitedInput
          label={picked ? said.youSaidInstead({ heard: heard(picked) }) : said.youSaid()}
          description={picked ? said.leaveEmpty() : said.selectFirst()}
          disabled={picked === null || changesOf(picked.of).length >= CORRECTIONS_MAX}
          limit={CORRECTION_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" disabled={picked === null}>
            {said.replace()}
          </Button>
          {hear && picked ? (
            <Button
              variant="subtle"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => hear(words[picked.of][picked.from]?.startSeconds ?? 0)}
            >
              {said.hearIt()}
            </Button>
          ) : null}
        </Group>
      </PlainForm>
      <Changes changes={changes} heard={heard} onUndo={corrections.undo} />
      <Group justify="flex-end" gap="sm">
        {entry.correction && !entry.correction.decision ? (
          <Button
            variant="subtle"
            color="brick"
            disabled={sending.isPending}
            onClick={() => sending.mutate({ applicationId, questionId, corrections: [] })}
          >
            {said.takeBack()}
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose} disabled={sending.isPending}>
          {common.cancel()}
        </Button>
        <Button onClick={send} disabled={changes.length === 0} loading={sending.isPending}>
          {entry.correction ? said.sendInstead() : said.sendCorrection()}
        </Button>
      </Group>
    </Stack>
  );
}

interface ChangesProps {
  changes: readonly Change[];
  /** The recognised words in a range. */
  heard: (range: Range) => string;
  onUndo: (change: Change) => void;
}

function Changes({ changes, heard, onUndo }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <ul className={`${layout.lines} ${classes.changes}`} aria-label={said.corrections()}>
      {changes.map((change) => (
        <li key={`${change.of} ${change.from}`} className={`${layout.row} ${layout.between}`}>
          <span>
            <del>{heard(change)}</del> → <ins>{change.text || said.nothing()}</ins>
          </span>
          <CloseButton
            size="lg"
            aria-label={said.undoCorrection({ heard: heard(change) })}
            onClick={() => onUndo(change)}
          />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  label: string;
  words: QuestionnaireEntry['words'];
  picked: { from: number; to: number } | null;
  isChanged: (index: number) => boolean;
  onPick: (index: number) => void;
}

/** One Tab stop. The arrow keys move from word to word. */
function Words({ label, words, picked, isChanged, onPick }: WordsProps) {
  const [current, setCurrent] = useState(0);
  // Dots under every word would highlight none.
  const hasDots = !words.every(({ unsure }) => unsure);
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
      aria-label={label}
      onKeyDown={move}
    >
      {words.map((word, index) => (
        <button
          key={`${index} ${word.text}`}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-pressed={picked !== null && index >= picked.from && index <= picked.to}
          data-changed={isChanged(index) || undefined}
          data-unsure={(hasDots && word.unsure) || undefined}
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
