import * as said from '#contract/messages/en/decisions.ts';
import { NOTE_MAX } from '#contract/shared/limits.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  error: string | undefined;
}

/** What colleagues can read about a decision in the history. */
export function NoteField({ value, onChange, error }: NoteFieldProps) {
  return (
    <LimitedTextarea
      label={said.noteField()}
      description={said.noteHint()}
      autosize
      minRows={2}
      maxRows={6}
      limit={NOTE_MAX}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
